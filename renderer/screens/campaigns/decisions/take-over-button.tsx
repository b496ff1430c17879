import { useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import { Button } from '../../../components/button.tsx';
import { Question } from '../../../components/question.tsx';
import { useStores } from '../../../state/context.tsx';
import { useCampaignAction } from './use-campaign-action.ts';

/** Lets this computer go on with a campaign that another one began, after asking. */
export function TakeOverButton({ campaign }: { readonly campaign: CampaignState }) {
  const stores = useStores();
  const { busy, act } = useCampaignAction();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setAsking(true)}>Take over</Button>
      {asking && (
        <Question
          title="Take this campaign over?"
          act="Take over"
          keep="Leave it"
          isPending={busy}
          onClose={() => setAsking(false)}
          onAct={() => {
            const take = () => stores.wire.call('campaign.takeOver', { campaignId: campaign.id });
            void act(take).then(() => setAsking(false));
          }}
        >
          If the other computer is still sending it, people may get the text twice. Make sure that Tagline is
          closed there first.
        </Question>
      )}
    </>
  );
}
