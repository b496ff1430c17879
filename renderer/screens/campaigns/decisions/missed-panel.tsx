import { useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import { scheduledCanaryWords } from '../../../../shared/campaign/schedule.ts';
import { peopleWords } from '../../../../shared/format/format-count.ts';
import { momentWithin } from '../../../../shared/format/format-time.ts';
import { Banner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { useStores } from '../../../state/context.tsx';
import { showCampaign } from '../../../state/navigate.ts';
import { useCampaignAct } from '../../../state/use-act.ts';

/** A campaign that waits for its time or has missed it: nothing was sent, and a person decides. */
export function MissedPanel({ campaign }: { readonly campaign: CampaignState }) {
  const stores = useStores();
  const { isBusy, act } = useCampaignAct();
  const [starting, setStarting] = useState(false);
  const { id: campaignId, options, phase, people } = campaign;
  const at = options.startAt === null ? 'at its time' : momentWithin(options.startAt, Date.now());

  async function edit(): Promise<void> {
    if (await act('campaign.unschedule', { campaignId })) await showCampaign(stores, campaignId);
  }

  async function start(): Promise<void> {
    const draft = stores.draft.getState();
    const isCurrent = stores.app.getState().beginNavigation();
    setStarting(true);
    const loaded = await draft.load(campaignId, isCurrent);
    setStarting(false);
    if (!loaded || !isCurrent()) return;
    draft.change({ options: { ...options, startAt: null } });
    stores.app.getState().open({ kind: 'review', campaignId });
  }

  const toDraft = (
    <Button isPending={isBusy} onPress={() => void edit()}>
      Back to draft
    </Button>
  );
  // Where this data folder was copied from, it may have been sent.
  const isDoubtful = campaign.pause?.kind === 'older-copy';
  return phase === 'missed' ? (
    <Banner
      tone="warning"
      live
      title={
        isDoubtful
          ? 'This data folder is a copy. Where it was made, this campaign may have been sent.'
          : `It was to start ${at}, but could not. Nothing was sent.`
      }
      actions={
        <>
          {toDraft}
          <Button look="mode" isPending={starting} onPress={() => void start()}>
            Review and start
          </Button>
        </>
      }
    >
      {isDoubtful
        ? 'Find out before you start it: whoever got it there gets it twice.'
        : 'Start it now, or choose another time.'}
    </Banner>
  ) : (
    <Banner tone="accent" title={`Starts by itself ${at}.`} actions={toDraft}>
      Keep Tagline open and the computer awake. {peopleWords(people)} will be sent the text.{' '}
      {scheduledCanaryWords(options.canary, people)}
    </Banner>
  );
}
