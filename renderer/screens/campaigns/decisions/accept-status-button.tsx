import { pauseShown } from '../../../../shared/campaign/outcome/pause.ts';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { decisions as words } from '../../../../shared/texts/en/sending.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { useAct, useCampaignAct } from '../../../state/use-act.ts';

interface AcceptStatusButtonProps {
  readonly campaign: CampaignState;
  readonly status: number;
}

/** Says once and for all that answers of this status, with an id for everybody, are good ones, and lets the campaign go on. */
export function AcceptStatusButton({ campaign, status }: AcceptStatusButtonProps) {
  const { isBusy: isSaying, act: say } = useAct();
  const { isBusy: isResuming, act } = useCampaignAct();
  const { id: campaignId, accountId, pause } = campaign;

  async function accept(): Promise<void> {
    const said = await say('account.acceptStatus', { accountId, status });
    if (said) await act('campaign.resume', { campaignId, shown: pauseShown(pause) });
  }

  return (
    <Button isPending={isSaying || isResuming} onPress={() => void accept()}>
      {words.acceptStatus(status)}
    </Button>
  );
}
