import { useState } from 'react';
import { peopleWords } from '../../../../shared/format/format-count.ts';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/switch.tsx';
import { useFrom } from '../../../state/context.tsx';
import { useCampaignAct } from '../../../state/use-act.ts';
import { Attempts } from './attempts.tsx';
import { RefusedNumber, ToldPlaces } from './told-places.tsx';
import type { DecisionProps } from './unknown-panel.tsx';

/** A request the service refused: its own words, the people it names, and the ways to mend it. */
export function RefusedPanel({ campaign, row, ready }: DecisionProps) {
  const open = useFrom('app', (state) => state.open);
  const { isBusy, act } = useCampaignAct();
  const { refusal, chunk } = row;
  const campaignId = campaign.id;
  const named = refusal?.named ?? [];
  const places = refusal?.places ?? [];
  /** What was ticked or unticked by hand; those named for certain are out from the start. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const out = new Set(named.map(({ position }) => position));
  for (const [position, wanted] of chosen) {
    if (wanted) out.add(position);
    else out.delete(position);
  }
  const choose = (position: number, wanted: boolean) => setChosen(new Map(chosen).set(position, wanted));

  async function takeOut(): Promise<void> {
    const positions = [...out];
    const done = await act('chunk.takeOut', { campaignId, chunk, positions });
    if (done) setChosen(new Map());
  }

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
          {named.map((person) => (
            <Checkbox
              key={person.position}
              isSelected={out.has(person.position)}
              onChange={(wanted) => choose(person.position, wanted)}
            >
              <RefusedNumber person={person} />
            </Checkbox>
          ))}
        </fieldset>
      )}
      <ToldPlaces places={places} out={out} onOut={choose} />
      <div className="panel-actions">
        {out.size > 0 && (
          <Button look="primary" isDisabled={isBusy || !ready} onPress={() => void takeOut()}>
            Take out {peopleWords(out.size)}
          </Button>
        )}
        {refusal?.canBisect && (
          <Button
            isDisabled={isBusy || !ready}
            onPress={() => void act('chunk.bisect', { campaignId, chunk })}
          >
            Look by halves
          </Button>
        )}
        <Button isDisabled={isBusy} onPress={() => open({ kind: 'accounts' })}>
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
