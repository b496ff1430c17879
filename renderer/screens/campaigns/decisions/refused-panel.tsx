import { useState } from 'react';
import { spoken } from '../../../../shared/language/spoken.ts';
import { campaigns } from '../../../../shared/texts/en/campaigns.ts';
import { decisions as words } from '../../../../shared/texts/en/sending.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Checkbox } from '../../../components/fields/switch.tsx';
import { PhoneNumber } from '../../../components/text/phone-number.tsx';
import { useFrom } from '../../../state/context.tsx';
import { useCampaignAct } from '../../../state/use-act.ts';
import { Attempts } from './attempts.tsx';
import { OwnWords } from './own-words.tsx';
import { SenderMend } from './sender-mend.tsx';
import type { DecisionProps } from './unknown-panel.tsx';

/** A request the service refused: its own words, the people it names, and the ways to correct it. */
export function RefusedPanel({ campaign, decision, row, ready }: DecisionProps) {
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
          <OwnWords words={spoken(refusal.words)} />
          <p className="quiet">
            {row.perhapsTexted ? words.refusal.perhapsTexted : words.refusal.nobodyTexted}{' '}
            {spoken(refusal.fix)} {words.refusal.resume}
          </p>
        </>
      ) : (
        <Attempts attempts={row.attempts} />
      )}
      {named.length > 0 && (
        <fieldset className="panel-named stack" aria-label={words.refusal.named}>
          {named.map((person) => (
            <Checkbox
              key={person.position}
              isSelected={!kept.has(person.position)}
              onChange={(isOut) => keep(person.position, !isOut)}
            >
              <span className="number">
                <PhoneNumber msisdn={person.msisdn} />{' '}
                {person.row > 0 && <span className="faint">{words.refusal.row(person.row)}</span>}
              </span>
            </Checkbox>
          ))}
        </fieldset>
      )}
      <div className="panel-actions">
        {out.length > 0 && (
          <Button
            look={decision.lookOf('take-out')}
            isDisabled={isBusy || !ready}
            onPress={() => void act('chunk.takeOut', { campaignId, chunk, positions: out })}
          >
            {words.refusal.takeOut(out.length)}
          </Button>
        )}
        {refusal?.canBisect && (
          <Button
            isDisabled={isBusy || !ready}
            onPress={() => void act('chunk.bisect', { campaignId, chunk })}
          >
            {words.refusal.halves}
          </Button>
        )}
        <Button isDisabled={isBusy} onPress={() => open({ kind: 'accounts' })}>
          {campaigns.openAccount}
        </Button>
      </div>
      {refusal?.canBisect && (
        <p className="faint">
          {words.refusal.halvesAbout}{' '}
          {row.perhapsTexted ? words.refusal.halvesTwice : words.refusal.halvesOnce}
        </p>
      )}
      <SenderMend key={campaign.sender} campaign={campaign} words={spoken(refusal?.words ?? '')} />
    </>
  );
}
