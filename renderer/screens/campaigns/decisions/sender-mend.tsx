import { useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { judgeSender } from '../../../../shared/message/sender.ts';
import { decisions } from '../../../../shared/texts/en/sending.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Disclosure } from '../../../components/buttons/disclosure.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useCampaignAct } from '../../../state/use-act.ts';

interface SenderMendProps {
  readonly campaign: CampaignState;
  /** The words of the refusal, which may be about the sender. */
  readonly words: string;
}

/** Another sender for the requests of a campaign that are still to come. */
export function SenderMend({ campaign, words }: SenderMendProps) {
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
            onPress={() => void act('campaign.mendSender', { campaignId, sender: typed, shown })}
          >
            {decisions.sender.change}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
