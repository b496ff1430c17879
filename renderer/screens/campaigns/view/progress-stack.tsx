import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import {
  perhapsTextedPeople,
  segments,
  settledShare,
} from '../../../../shared/campaign/progress/campaign-progress.ts';
import { deliveryWords } from '../../../../shared/campaign/progress/phase-words.ts';
import { count, percent } from '../../../../shared/format/format-count.ts';
import { campaignView as words } from '../../../../shared/texts/en/campaigns.ts';
import '../../../components/status/state-label.css';
import './progress-stack.css';

/** Everybody of the campaign in one bar, by what became of them, with its legend. */
export function ProgressStack({ campaign }: { readonly campaign: CampaignState }) {
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
          <li key={state} title={deliveryWords(state).meaning}>
            <span className={`state-dot state-${state}`} aria-hidden />
            <span className="quiet">{deliveryWords(state).label}</span> <strong>{count(people)}</strong>
          </li>
        ))}
        {perhaps > 0 && (
          <li title={deliveryWords('not-sent', true).meaning}>
            <span className="quiet">{words.perhaps}</span> <strong>{count(perhaps)}</strong>
          </li>
        )}
      </ul>
    </div>
  );
}
