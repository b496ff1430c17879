import { useEffect, useRef, useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { progressSentence, segments } from '../../../../shared/campaign/progress/campaign-progress.ts';
import { settledShare } from '../../../../shared/campaign/progress/delivery-state.ts';
import { perhapsTextedPeople } from '../../../../shared/campaign/progress/rest-people.ts';
import { stateWords } from '../../../../shared/campaign/progress/state-words.ts';
import { waitingWords } from '../../../../shared/campaign/progress/waiting-words.ts';
import { count, percent } from '../../../../shared/format/format-count.ts';
import { campaignView as words } from '../../../../shared/texts/en/campaigns.ts';
import '../../../components/status/state-label.css';

export function CampaignProgress({ campaign }: { readonly campaign: CampaignState }) {
  const pieces = segments(campaign);
  const share = settledShare(campaign);
  const perhaps = perhapsTextedPeople(campaign);
  return (
    <div>
      <div
        className="stack-bar"
        role="progressbar"
        aria-label={words.progress}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuetext={percent(share)}
      >
        {pieces.map((piece) => (
          <div
            key={piece.state}
            className={`stack-piece state-${piece.state}`}
            style={{ flexGrow: piece.people }}
          />
        ))}
      </div>
      <ul className="stack-legend number" aria-label={words.byState}>
        {pieces.map(({ state, people }) => (
          <li key={state} title={stateWords(state).meaning}>
            <span className={`state-dot state-${state}`} aria-hidden />
            <span className="quiet">{stateWords(state).label}</span> <strong>{count(people)}</strong>
          </li>
        ))}
        {perhaps > 0 && (
          <li title={stateWords('not-sent', true).meaning}>
            <span className="quiet">{words.perhaps}</span> <strong>{count(perhaps)}</strong>
          </li>
        )}
      </ul>
    </div>
  );
}

const everyMs = 10_000;

/** Announces a change of phase to screen readers at once, otherwise the progress every ten seconds. */
export function ProgressAnnouncer({ campaign }: { readonly campaign: CampaignState }) {
  const sentence = progressSentence(campaign);
  const { phase } = campaign;
  const [announced, setSaid] = useState({ phase, sentence });
  const latest = useRef(announced);
  latest.current = { phase, sentence };
  if (announced.phase !== phase) setSaid(latest.current);
  useEffect(() => {
    const timer = setInterval(() => setSaid(latest.current), everyMs);
    return () => clearInterval(timer);
  }, []);
  return <output className="only-read-aloud">{announced.sentence}</output>;
}

/** Counts up every second. */
export function WaitingLine({ campaign }: { readonly campaign: CampaignState }) {
  const [now, setNow] = useState(Date.now());
  const moving = campaign.phase === 'running' || campaign.phase === 'pausing';
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [moving]);
  const words = moving ? waitingWords(campaign, now) : null;
  return words === null ? null : <p className="quiet">{words}</p>;
}
