import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import type { ChunkRow } from '../../../../shared/campaign/progress/chunk.ts';
import { waitsForVerdict } from '../../../../shared/campaign/progress/delivery-state.ts';
import { count } from '../../../../shared/format/format-count.ts';
import { decisions as words } from '../../../../shared/texts/en/sending.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { SECOND_PRESS_MS, useHasHeld } from '../../../components/lists/use-has-held.ts';
import { RefusedPanel } from './refused-panel.tsx';
import { UnknownPanel } from './unknown-panel.tsx';
import type { Decision } from './use-decision.ts';
import './panel.css';

interface ChunkPanelProps {
  readonly campaign: CampaignState;
  readonly decision: Decision;
  readonly row: ChunkRow;
  /** Shows who is in it. */
  readonly onPeople: (chunk: number) => void;
}

/** A request that waits for a person: what is known of it, and what can be done. */
export function ChunkPanel({ campaign, decision, row, onPeople }: ChunkPanelProps) {
  // The second press of a double click on the request before it must not decide about this one.
  const ready = useHasHeld(!decision.isRowPrevious, SECOND_PRESS_MS);
  const unknown = waitsForVerdict(row, campaign.phase);
  const number = count(row.chunk + 1);
  return (
    <section className="panel stack" aria-label={words.request(row.chunk + 1)} data-mode={campaign.kind}>
      <div className="panel-head" role="alert">
        {unknown ? (
          <TriangleAlert size={18} aria-hidden className="tone-warning" />
        ) : (
          <CircleAlert size={18} aria-hidden className="tone-danger" />
        )}
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
