import type { CampaignState } from '../../../shared/campaign.ts';
import { peopleWords } from '../../../shared/format-count.ts';
import { moment } from '../../../shared/format-time.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { useStores } from '../../state/context.tsx';

/** A campaign that waits for its time or has missed it: nothing was sent, and a person decides. */
export function MissedPanel({ campaign }: { readonly campaign: CampaignState }) {
  const stores = useStores();
  const { startAt } = campaign.options;
  const at = startAt === null ? 'its time' : moment(startAt, Date.now());
  const missed = campaign.phase === 'missed';

  /** The review is of the draft, so that the time can be changed there too. */
  async function review(): Promise<void> {
    if (await stores.draft.getState().load(campaign.id)) {
      stores.app.getState().open({ kind: 'review', campaignId: campaign.id });
    }
  }

  return (
    <Banner
      tone={missed ? 'warning' : 'accent'}
      title={
        missed ? `It was to start at ${at}, but Tagline was not open then.` : `Starts by itself at ${at}.`
      }
      live={missed}
      actions={
        <Button look={missed ? 'mode' : 'normal'} onPress={() => void review()}>
          {missed ? 'Review and start' : 'Review or change'}
        </Button>
      }
    >
      {missed
        ? 'Nothing was sent. Start it now, or choose another time.'
        : `Keep Tagline open. ${peopleWords(campaign.people)} will get the text.`}
    </Banner>
  );
}
