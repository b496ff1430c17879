import { useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import { judgeSender } from '../../../../shared/message/sender.ts';
import { Button } from '../../../components/button.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { TextField } from '../../../components/text-field.tsx';
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
      title="Another sender"
      aside={shown === '' ? 'none now' : `${shown} now`}
      defaultExpanded={/sender/i.test(words)}
    >
      <div className="stack">
        <TextField
          label="Sender from here on"
          value={typed}
          onChange={setTyped}
          spellCheck="false"
          autoComplete="off"
          help={`${state.says} Whoever was accepted already keeps the former sender and gets nothing again.`}
          error={state.kind === 'wrong' ? state.says : null}
        />
        <div>
          <Button
            isDisabled={isBusy || isSame || state.kind === 'wrong' || campaign.phase !== 'paused'}
            onPress={() => void act('campaign.mendSender', { campaignId, sender: typed, shown })}
          >
            Change the sender
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
