import { useState } from 'react';
import { peopleWords } from '../../../shared/format/format-count.ts';
import type { CampaignState, ChunkRow } from '../../../shared/sending/campaign.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/switch.tsx';
import { useStores } from '../../state/context.tsx';
import { Attempts } from './attempts.tsx';
import { useCampaignAction } from './use-campaign-action.ts';

/** A request the service refused: its own words, the people it names, and the ways to mend it. */
export function RefusedPanel({
  campaign,
  row,
}: {
  readonly campaign: CampaignState;
  readonly row: ChunkRow;
}) {
  const stores = useStores();
  const { busy, act } = useCampaignAction();
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const { refusal, chunk } = row;
  const campaignId = campaign.id;
  const named = refusal?.named ?? [];
  const chosen = named.map(({ position }) => position).filter((position) => !kept.has(position));

  return (
    <>
      {refusal ? (
        <>
          <blockquote className="panel-quote selectable">{refusal.words}</blockquote>
          <p className="quiet">Nobody of this request was texted. {refusal.fix} Resume sends it again.</p>
        </>
      ) : (
        <Attempts attempts={row.attempts} />
      )}
      {named.length > 0 && (
        <fieldset className="panel-named" aria-label="People it names">
          {named.map(({ position, msisdn, row: sheetRow }) => (
            <Checkbox
              key={position}
              isSelected={!kept.has(position)}
              onChange={(out) => setKept(changed(kept, position, !out))}
            >
              <span className="number">
                {msisdn} <span className="faint">row {sheetRow}</span>
              </span>
            </Checkbox>
          ))}
        </fieldset>
      )}
      <div className="panel-actions">
        {chosen.length > 0 && (
          <Button
            look="primary"
            isDisabled={busy}
            onPress={() =>
              void act(() => stores.wire.call('chunk.takeOut', { campaignId, chunk, positions: chosen }))
            }
          >
            Take out {peopleWords(chosen.length)}
          </Button>
        )}
        {refusal?.canBisect && (
          <Button
            isDisabled={busy}
            onPress={() => void act(() => stores.wire.call('chunk.bisect', { campaignId, chunk }))}
          >
            Look by halves
          </Button>
        )}
        <Button isDisabled={busy} onPress={() => stores.app.getState().open({ kind: 'accounts' })}>
          Open the account
        </Button>
      </div>
      {refusal?.canBisect && (
        <p className="faint">
          Look by halves sends each half as a request of its own, again and again, until the people the
          service does not take stand alone. Nobody is texted twice: a refused request reaches no one.
        </p>
      )}
    </>
  );
}

function changed(set: ReadonlySet<number>, value: number, present: boolean): ReadonlySet<number> {
  const next = new Set(set);
  if (present) next.add(value);
  else next.delete(value);
  return next;
}
