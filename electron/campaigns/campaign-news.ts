import type { CampaignId } from '../../shared/brand.ts';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import type { Draft } from '../../shared/draft/draft.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Context } from '../context.ts';
import type { AwakeAndNotices } from './awake-and-notices.ts';
import { campaignGone } from './records/lifecycle.ts';
import type { StateReader } from './results/state-reader.ts';
import type { Live } from './worker/run/engine-deps.ts';

export type CampaignNews = ReturnType<typeof createCampaignNews>;

export function createCampaignNews(
  { emit, log }: Pick<Context, 'emit' | 'log'>,
  states: StateReader,
  desktop: AwakeAndNotices,
) {
  const liveCampaigns = new Map<CampaignId, Live>();
  /** All that decides the word for each, as last told. */
  const words = new Map<CampaignId, string>();
  const listChanged = (): void => emit({ type: 'campaigns' });

  function state(campaignId: CampaignId): Result<CampaignState> {
    const campaignState = states.state(campaignId, liveCampaigns.get(campaignId));
    return campaignState === null ? campaignGone : ok(campaignState);
  }

  function tell(campaignId: CampaignId, live?: Live): Result<CampaignState> {
    if (live !== undefined) liveCampaigns.set(campaignId, live);
    const now = state(campaignId);
    if (!now.ok) {
      // The start of this campaign was given up.
      if (words.has(campaignId)) forget([campaignId]);
      return now;
    }
    const { phase, pause } = now.value;
    emit({ type: 'campaign', campaign: now.value });
    desktop.changed(now.value);
    const word = JSON.stringify([phase, pause?.kind, pause?.until]);
    if (words.get(campaignId) !== word) {
      words.set(campaignId, word);
      log.write('campaign', { id: campaignId, phase, pause: pause?.kind ?? null });
      listChanged();
    }
    return now;
  }

  function forget(campaignIds: readonly CampaignId[]): void {
    for (const campaignId of campaignIds) {
      liveCampaigns.delete(campaignId);
      words.delete(campaignId);
    }
    desktop.gone(campaignIds);
    log.write('campaigns removed', { count: campaignIds.length });
    listChanged();
  }

  return {
    state,
    /** `live` is what the thread knows and the store does not have yet. */
    tell,
    announceAll() {
      for (const campaignId of words.keys()) tell(campaignId);
    },
    announceOpen() {
      for (const id of states.unended()) tell(id);
      listChanged();
    },
    after: (campaignId: CampaignId, done: Result<unknown>) => (done.ok ? tell(campaignId) : done),
    tellDraft(draft: Draft): void {
      emit({ type: 'draft', draft });
      listChanged();
    },
    forget,
    listChanged,
  };
}
