import { useState } from 'react';
import { peopleWords } from '../../../../shared/format/format-count.ts';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/switch.tsx';
import { useFrom } from '../../../state/context.tsx';
import { useCampaignAct } from '../../../state/use-act.ts';
import { Attempts } from './attempts.tsx';
import { OwnWords } from './own-words.tsx';
import { SenderMend } from './sender-mend.tsx';
import type { DecisionProps } from './unknown-panel.tsx';

/** A request the service refused: its own words, the people it names, and the ways to mend it. */
export function RefusedPanel({ campaign, row, ready }: DecisionProps) {
  const open = useFrom('app', (state) => state.open);
  const { isBusy, act } = useCampaignAct();
  const { refusal, chunk } = row;
  const campaignId = campaign.id;
  const named = refusal?.named ?? [];
  /** Unticked by hand: those named are taken out unless a person wants otherwise. */
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const out = named.map(({ position }) => position).filter((position) => !kept.has(position));

  const keep = (position: number, isKept: boolean) =>
    setKept(new Set([...kept, position].filter((one) => one !== position || isKept)));

  return (
    <>
      {refusal ? (
        <>
          <OwnWords words={refusal.words} />
          <p className="quiet">
            {row.perhapsTexted
              ? 'This time nobody was texted, but an earlier attempt of this request may have reached them.'
              : 'Nobody of this request was texted.'}{' '}
            {refusal.fix} Resume sends it again.
          </p>
        </>
      ) : (
        <Attempts attempts={row.attempts} />
      )}
      {named.length > 0 && (
        <fieldset className="panel-named stack" aria-label="People it names">
          {named.map((person) => (
            <Checkbox
              key={person.position}
              isSelected={!kept.has(person.position)}
              onChange={(isOut) => keep(person.position, !isOut)}
            >
              <span className="number">
                {person.msisdn}{' '}
                {person.row > 0 && <span className="faint">row {person.row} of the file</span>}
              </span>
            </Checkbox>
          ))}
        </fieldset>
      )}
      <div className="panel-actions">
        {out.length > 0 && (
          <Button
            look="primary"
            isDisabled={isBusy || !ready}
            onPress={() => void act('chunk.takeOut', { campaignId, chunk, positions: out })}
          >
            Take out {peopleWords(out.length)}
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
          service does not take stand alone.{' '}
          {row.perhapsTexted
            ? 'Whom the earlier attempt did reach gets the text twice.'
            : 'Nobody is texted twice: a refused request reaches no one.'}
        </p>
      )}
      <SenderMend key={campaign.sender} campaign={campaign} words={refusal?.words ?? ''} />
    </>
  );
}
