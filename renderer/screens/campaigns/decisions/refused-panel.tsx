import { useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import type { ChunkRow } from '../../../../shared/campaign/progress/chunk.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { judgeSender } from '../../../../shared/message/sender.ts';
import { campaigns } from '../../../../shared/texts/en/campaigns.ts';
import { decisions, decisions as words } from '../../../../shared/texts/en/sending.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Disclosure } from '../../../components/buttons/disclosure.tsx';
import { Checkbox } from '../../../components/fields/switch.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { PhoneNumber } from '../../../components/text/phone-number.tsx';
import { useFrom } from '../../../state/context.tsx';
import { useCampaignAct } from '../../../state/use-act.ts';
import { Attempts } from './attempts.tsx';
import { OwnWords } from './own-words.tsx';
import type { DecisionOn } from './use-decision.ts';

export interface DecisionProps extends DecisionOn {
  readonly row: ChunkRow;
  /** False if the shown data is outdated, or has only just appeared under the pointer. */
  readonly ready: boolean;
}

export function RefusedPanel({ campaign, decision, row, ready }: DecisionProps) {
  const visit = useFrom('app', (state) => state.visit);
  const { isBusy, act } = useCampaignAct();
  const { refusal, chunk, perhapsTexted } = row;
  const campaignId = campaign.id;
  const named = refusal?.named ?? [];
  /** People unticked by hand: the named people are taken out unless the person keeps them. */
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
            {perhapsTexted ? words.refusal.perhapsTexted : words.refusal.nobodyTexted} {spoken(refusal.fix)}{' '}
            {words.refusal.resume}
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
        <Button isDisabled={isBusy} onPress={() => visit({ kind: 'accounts' })}>
          {campaigns.openAccount}
        </Button>
      </div>
      {refusal?.canBisect && (
        <p className="faint">
          {words.refusal.halvesAbout} {perhapsTexted ? words.refusal.halvesTwice : words.refusal.halvesOnce}
        </p>
      )}
      <CorrectSender key={campaign.sender} campaign={campaign} words={spoken(refusal?.words ?? '')} />
    </>
  );
}

interface CorrectSenderProps {
  readonly campaign: CampaignState;
  /** The service's words may be about the sender. */
  readonly words: string;
}

function CorrectSender({ campaign, words }: CorrectSenderProps) {
  const { id: campaignId, sender: shown } = campaign;
  const [typed, setTyped] = useState(shown);
  const { isBusy, act } = useCampaignAct();
  const state = judgeSender(typed);
  const isSame = typed.trim() === shown;
  return (
    <Disclosure
      title={decisions.sender.title}
      aside={shown === '' ? decisions.sender.none : decisions.sender.now(shown)}
      defaultExpanded={/sender/i.test(words)}
    >
      <div className="stack">
        <TextField
          label={decisions.sender.label}
          value={typed}
          onChange={setTyped}
          spellCheck="false"
          autoComplete="off"
          help={`${spoken(state.says)} ${decisions.sender.help}`}
          error={state.kind === 'wrong' ? spoken(state.says) : null}
        />
        <div>
          <Button
            isDisabled={isBusy || isSame || state.kind === 'wrong' || campaign.phase !== 'paused'}
            onPress={() => void act('campaign.correctSender', { campaignId, sender: typed, shown })}
          >
            {decisions.sender.change}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
