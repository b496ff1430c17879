import { useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useCampaignAct } from '../../../state/use-act.ts';

/** Lets this computer go on with a campaign that another one began, after asking. */
export function TakeOverButton({ campaign }: { readonly campaign: CampaignState }) {
  const { isBusy, act } = useCampaignAct();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setAsking(true)}>Take over</Button>
      {asking && (
        <ConfirmDialog
          title="Take this campaign over?"
          act="Take over"
          keep="Leave it"
          isPending={isBusy}
          onClose={() => setAsking(false)}
          onAct={() => {
            void act('campaign.takeOver', { campaignId: campaign.id }).then(() => setAsking(false));
          }}
        >
          If the other computer is still sending it, people may get the text twice. Make sure that Tagline is
          closed there first.
        </ConfirmDialog>
      )}
    </>
  );
}
