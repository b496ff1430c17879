import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { CampaignId } from '../../../../shared/brand.ts';
import { waitsForVerdict } from '../../../../shared/campaign/progress/delivery-state.ts';
import { hasEnded } from '../../../../shared/campaign/progress/phase.ts';
import { verdictWords } from '../../../../shared/campaign/progress/verdict-words.ts';
import { count } from '../../../../shared/format/format-count.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { erasedPerson } from '../../../../shared/person/person-words.ts';
import { decisions as words } from '../../../../shared/texts/en/sending.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { useGroupedNumbers } from '../../../components/text/use-grouped-numbers.ts';
import { SECOND_PRESS_MS, useHeldTrue } from '../../../components/timing/use-held-true.ts';
import { useAct, useCampaignAct } from '../../../state/use-act.ts';
import { useOperation } from '../../../state/use-operation.ts';
import { Attempts } from './attempts.tsx';
import { OwnWords } from './own-words.tsx';
import { type DecisionProps, RefusedPanel } from './refused-panel.tsx';
import { Verdicts } from './verdicts.tsx';
import './panel.css';

interface ChunkPanelProps extends Omit<DecisionProps, 'ready'> {
  readonly onPeople: (chunk: number) => void;
}

export function ChunkPanel({ campaign, decision, row, onPeople }: ChunkPanelProps) {
  // The second press of a double click on the previous batch must not decide this one.
  const ready = useHeldTrue(!decision.isRowPrevious, SECOND_PRESS_MS);
  const unknown = waitsForVerdict(row, campaign.phase);
  const number = count(row.chunk + 1);
  const Icon = unknown ? TriangleAlert : CircleAlert;
  return (
    <section className="panel stack" aria-label={words.request(row.chunk + 1)} data-mode={campaign.kind}>
      <div className="panel-header" role="alert">
        <Icon size={18} aria-hidden className={unknown ? 'tone-warning' : 'tone-danger'} />
        <h2 className="grow">
          {unknown ? words.doubtful(row.people, number) : words.refused(row.people, number)}
        </h2>
        {decision.copied !== null && (
          <Button size="small" onPress={() => decision.ask(null)}>
            {words.copied.together}
          </Button>
        )}
        <Button size="small" onPress={() => onPeople(row.chunk)}>
          {words.whoIsIn}
        </Button>
      </div>
      {unknown ? (
        <UnknownPanel campaign={campaign} row={row} ready={ready} />
      ) : (
        <RefusedPanel campaign={campaign} decision={decision} row={row} ready={ready} />
      )}
    </section>
  );
}

/** A batch with an unknown outcome: the evidence and the two verdicts. */
function UnknownPanel({ campaign, row, ready }: Omit<DecisionProps, 'decision'>) {
  const { id: campaignId, accountId, phase } = campaign;
  const { chunk, people, attempts, balanceHint } = row;
  const { isBusy, act } = useCampaignAct();
  const { isBusy: isReading, act: read } = useAct();
  const serviceWords = attempts.at(-1)?.words ?? null;
  return (
    <>
      <div className="panel-hint line">
        <p className="grow selectable" aria-live="polite">
          {spoken(balanceHint ?? '')}
        </p>
        <Button
          look="plain"
          size="small"
          isPending={isReading}
          onPress={() => void read('balance.read', { accountId })}
        >
          {words.lookAgain}
        </Button>
      </div>
      <Attempts attempts={attempts} />
      {campaign.kind === 'live' && <SomebodyToAsk campaignId={campaignId} chunk={chunk} />}
      <Verdicts
        words={(verdict) => verdictWords(verdict, people, hasEnded(phase))}
        keep={hasEnded(phase) ? words.leaveInDoubt : words.doNotSend}
        isBusy={isBusy}
        ready={ready}
        onResolve={(verdict) =>
          act('chunk.resolve', { campaignId, chunk, attempts: attempts.at(-1)?.attempt ?? 0, verdict })
        }
      >
        {serviceWords !== null && <OwnWords words={serviceWords} />}
      </Verdicts>
    </>
  );
}

/** One call can settle what nothing here can: names the first person of the batch who has a name, or else the first. */
function SomebodyToAsk({ campaignId, chunk }: { readonly campaignId: CampaignId; readonly chunk: number }) {
  const grouped = useGroupedNumbers();
  const asked = { campaignId, filter: 'unknown', search: '', chunk } as const;
  const viewId = useOperation('result.view', asked).data?.viewId;
  const people = useOperation('result.page', viewId === undefined ? null : { viewId, from: 0, count: 20 })
    .data?.rows;
  const peopleToAsk = people?.filter(({ msisdn }) => msisdn !== erasedPerson) ?? [];
  const person = peopleToAsk.find(({ name }) => name !== '') ?? peopleToAsk[0];
  if (person === undefined) return null;
  return <p className="selectable">{words.ask(person.name, grouped(person.msisdn))}</p>;
}
