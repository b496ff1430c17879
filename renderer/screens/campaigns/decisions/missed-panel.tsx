import { useEffect, useState } from 'react';
import { scheduledCanaryWords } from '../../../../shared/campaign/plan/schedule.ts';
import { momentAhead, momentWithin } from '../../../../shared/format/format-time.ts';
import { decisions as words } from '../../../../shared/texts/en/sending.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { useBusy } from '../../../components/buttons/use-busy.ts';
import { Banner } from '../../../components/status/banner.tsx';
import { useStores } from '../../../state/context.tsx';
import { showCampaign } from '../../../state/navigate.ts';
import { useCampaignAct } from '../../../state/use-act.ts';
import type { DecisionOn } from './use-decision.ts';

/** How often the time until the start is counted again. */
const TICK_MS = 30_000;

/** For a campaign that waits for its time or has missed it: nothing was sent. */
export function MissedPanel({ campaign, decision }: DecisionOn) {
  const stores = useStores();
  const { isBusy, act } = useCampaignAct();
  const { isBusy: starting, during } = useBusy();
  const { id: campaignId, options, phase, people } = campaign;
  const { startAt } = options;
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const at = startAt === null ? words.missed.atItsTime : momentWithin(startAt, now);

  async function edit(): Promise<void> {
    if (await act('campaign.unschedule', { campaignId })) await showCampaign(stores, campaignId);
  }

  async function start(): Promise<void> {
    const draft = stores.draft.getState();
    const isCurrent = stores.app.getState().beginNavigation();
    const loaded = await draft.load(campaignId, isCurrent);
    if (!loaded || !isCurrent()) return;
    draft.change({ options: { ...options, startAt: null } });
    stores.app.getState().open({ kind: 'review', campaignId });
  }

  const toDraft = (
    <Button isPending={isBusy} onPress={() => void edit()}>
      {words.missed.toDraft}
    </Button>
  );
  // The data folder that this one was copied from may have sent the campaign.
  const isDoubtful = campaign.pause?.kind === 'older-copy';
  return phase === 'missed' ? (
    <Banner
      tone="warning"
      live
      title={isDoubtful ? words.missed.copy : words.missed.couldNot(at)}
      actions={
        <>
          {toDraft}
          <Button look={decision.lookOf('review')} isPending={starting} onPress={() => void during(start)}>
            {words.missed.reviewAndStart}
          </Button>
        </>
      }
    >
      {isDoubtful ? words.missed.findOut : words.missed.startOr}
    </Banner>
  ) : (
    <Banner
      tone="accent"
      title={words.missed.byItself(startAt === null ? at : momentAhead(startAt, now))}
      actions={toDraft}
    >
      {words.missed.keepOpen(people)} {scheduledCanaryWords(options, people)}
    </Banner>
  );
}
