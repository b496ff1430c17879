import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CampaignId } from '../../shared/brand.ts';
import type { CampaignState, CampaignSummary } from '../../shared/campaign/campaign.ts';
import type { Wire } from '../../shared/contract.ts';
import { newestRead } from './newest-read.ts';
import { type NoticesState, valueOrNotice } from './notices.ts';

/** All campaigns in brief, newest first, and the live state of those that were started and looked at. */
export interface CampaignsState {
  readonly campaigns: readonly CampaignSummary[];
  readonly loaded: boolean;
  readonly states: { readonly [campaignId: number]: CampaignState };
  load(): Promise<void>;
  /** Reads the state of a started campaign. */
  get(campaignId: CampaignId): Promise<CampaignState | null>;
  /** Takes in a state from an answer or an event. */
  put(state: CampaignState): void;
  /** Deletes one for good, if it still is what was shown. */
  remove(shown: CampaignSummary): Promise<boolean>;
}

/** Makes the store of campaigns. */
export function campaignsStore(wire: Wire, notices: StoreApi<NoticesState>): StoreApi<CampaignsState> {
  // Kept also for those whose state is gone, which an answer on its way would otherwise bring back.
  const revisions = new Map<CampaignId, number>();
  return createStore<CampaignsState>((set, get) => ({
    campaigns: [],
    loaded: false,
    states: {},
    load: newestRead(
      () => wire.call('campaign.list', {}),
      (result) => {
        const campaigns = valueOrNotice(notices, result);
        if (campaigns) set({ campaigns, loaded: true });
      },
    ),
    get: async (campaignId) => {
      const state = valueOrNotice(notices, await wire.call('campaign.get', { campaignId }));
      if (state) get().put(state);
      return state;
    },
    put: (state) => {
      if ((revisions.get(state.id) ?? 0) > state.revision) return;
      revisions.set(state.id, state.revision);
      const states = { ...get().states, [state.id]: state };
      // Taken off its schedule, a campaign is a draft again, and the workbench is its place.
      if (state.phase === 'draft') delete states[state.id];
      set({ states });
    },
    remove: async ({ id: campaignId, phase }) => {
      const removed = valueOrNotice(notices, await wire.call('campaign.remove', { campaignId, phase }));
      if (!removed) return false;
      const states = { ...get().states };
      delete states[campaignId];
      set({ states, campaigns: get().campaigns.filter(({ id }) => id !== campaignId) });
      return true;
    },
  }));
}
