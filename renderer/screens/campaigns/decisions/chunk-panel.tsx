import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import type { ChunkRow } from '../../../../shared/campaign/chunk.ts';
import { waitsForVerdict } from '../../../../shared/campaign/delivery-state.ts';
import { count, peopleWords } from '../../../../shared/format/format-count.ts';
import { Button } from '../../../components/button.tsx';
import { SECOND_PRESS_MS, useHasHeld } from '../../../components/use-has-held.ts';
import { RefusedPanel } from './refused-panel.tsx';
import { UnknownPanel } from './unknown-panel.tsx';
import './panel.css';

interface ChunkPanelProps {
  readonly campaign: CampaignState;
  readonly row: ChunkRow;
  /** True while it is being looked at anew. */
  readonly isPrevious: boolean;
  /** Shows who is in it. */
  readonly onPeople: (chunk: number) => void;
}

/** A request that waits for a person: what is known of it, and what can be done. */
export function ChunkPanel({ campaign, row, isPrevious, onPeople }: ChunkPanelProps) {
  // The second press of a double click on the request before it must not decide about this one.
  const ready = useHasHeld(!isPrevious, SECOND_PRESS_MS);
  const unknown = waitsForVerdict(row, campaign.phase);
  const request = `request ${count(row.chunk + 1)} to ${peopleWords(row.people)}`;
  return (
    <section className="panel stack" aria-label={`Request ${row.chunk + 1}`} data-mode={campaign.kind}>
      <div className="panel-head" role="alert">
        {unknown ? (
          <TriangleAlert size={18} aria-hidden className="tone-warning" />
        ) : (
          <CircleAlert size={18} aria-hidden className="tone-danger" />
        )}
        <h2 className="grow">
          {unknown ? `Nobody knows whether ${request} was sent` : `The service refused ${request}`}
        </h2>
        <Button size="small" onPress={() => onPeople(row.chunk)}>
          Who is in it
        </Button>
      </div>
      {unknown ? (
        <UnknownPanel campaign={campaign} row={row} ready={ready} />
      ) : (
        <RefusedPanel campaign={campaign} row={row} ready={ready} />
      )}
    </section>
  );
}
