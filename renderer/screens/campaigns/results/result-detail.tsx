import { Ban, History } from 'lucide-react';
import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import { deliveryWords } from '../../../../shared/campaign/phase-words.ts';
import type { ResultRow } from '../../../../shared/campaign/result.ts';
import { count, plural } from '../../../../shared/format/format-count.ts';
import { moment } from '../../../../shared/format/format-time.ts';
import { quoted } from '../../../../shared/format/quoted.ts';
import { erasedPerson } from '../../../../shared/person/erasure.ts';
import { Button } from '../../../components/button.tsx';
import { Difference } from '../../../components/difference.tsx';
import { PhoneBubble } from '../../../components/phone-bubble.tsx';
import { Quoted } from '../../../components/quoted.tsx';
import { StateLabel } from '../../../components/state-label.tsx';
import { SECOND_PRESS_MS, useHasHeld } from '../../../components/use-has-held.ts';
import { useStores } from '../../../state/context.tsx';
import { useAct } from '../../../state/use-act.ts';
import { ResultSteps } from './result-steps.tsx';
import './result-detail.css';

interface ResultDetailProps {
  readonly campaign: CampaignState;
  readonly row: ResultRow;
  /** True while other results are on their way. */
  readonly isPrevious: boolean;
  /** False where this recipient came by itself into the place of another. */
  readonly isChosen: boolean;
}

/** One recipient: what they were sent, what came back, and what became of it. */
export function ResultDetail({ campaign, row, isPrevious, isChosen }: ResultDetailProps) {
  const stores = useStores();
  const { act } = useAct();
  // A press that was on its way to whoever stood here before opts nobody out.
  const hasStood = useHasHeld(true, SECOND_PRESS_MS);
  const { state, perhapsTexted, reason, returned, id, at } = row;

  async function optOut(): Promise<void> {
    const note = `From the results of ${quoted(campaign.name)}`;
    const done = await act('optOut.add', { text: row.msisdn, note, source: 'results' });
    const is = done?.added === 0 ? 'was opted out already' : 'is never texted again';
    if (done) stores.notices.getState().say({ tone: 'success', text: `${row.msisdn} ${is}.` });
  }

  return (
    <aside className="result-detail" aria-label="Recipient" aria-busy={isPrevious} inert={isPrevious}>
      <PhoneBubble sender={campaign.sender} to={row.msisdn} text={row.text} lettering={campaign.lettering} />
      {returned !== null && (
        <div className="result-returned">
          <h2>What the service returned</h2>
          <p className="selectable">
            <Difference ours={row.text} theirs={returned} />
          </p>
        </div>
      )}
      <dl className="result-facts selectable">
        <dt>State</dt>
        <dd>
          <StateLabel state={state} perhapsTexted={perhapsTexted} />
          <p className="faint">
            <Quoted text={reason ?? deliveryWords(state, perhapsTexted).meaning} />
          </p>
        </dd>
        {id !== null && (
          <>
            <dt>Id</dt>
            <dd className="number">{id}</dd>
          </>
        )}
        {at !== null && (
          <>
            <dt>Time</dt>
            <dd className="number">{moment(at, Date.now())}</dd>
          </>
        )}
        <dt>Request</dt>
        <dd className="number">
          {count(row.chunk + 1)}, {plural(row.parts, 'part', 'parts')}, row {count(row.row)}
        </dd>
      </dl>
      <ResultSteps campaignId={campaign.id} position={row.position} />
      {row.msisdn !== erasedPerson && (
        <div className="result-actions">
          <Button
            size="small"
            icon={History}
            onPress={() => stores.app.getState().open({ kind: 'search', number: row.msisdn })}
          >
            All texts
          </Button>
          <Button size="small" icon={Ban} isDisabled={!(isChosen || hasStood)} onPress={() => void optOut()}>
            Opt out
          </Button>
        </div>
      )}
    </aside>
  );
}
