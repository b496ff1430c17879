import { type Account, hasToken } from '../../shared/account/account.ts';
import type { CampaignId } from '../../shared/brand.ts';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import { hasEnded } from '../../shared/campaign/progress/phase.ts';
import { nameBeside } from '../../shared/draft/draft-name.ts';
import { chooseAccount } from './choose-account.ts';
import { showCampaign } from './navigate.ts';
import { valueOrNotice } from './notices-store.ts';
import { topOverlay } from './overlays/overlay-stack.ts';
import { readWholeList } from './query-client.ts';
import { showCopy } from './show-copy.ts';
import type { Stores } from './stores.ts';

/** Opens the live review of a draft or a rehearsed campaign, at once or after an account is set up. */
export async function sendForReal(stores: Stores, campaignId: CampaignId): Promise<void> {
  const { wire, notices, app } = stores;
  const isAsked = stillOnTop(stores);
  const [campaign, list] = await Promise.all([
    wire.call('campaign.get', { campaignId }),
    wire.call('account.list', {}),
  ]);
  const state = valueOrNotice(notices, campaign);
  const accounts = valueOrNotice(notices, list);
  if (!state || !accounts || !isAsked()) return;
  // The campaign was sent since, which the person should see first.
  if (state.phase !== 'draft' && !isPractised(state)) return showCampaign(stores, campaignId);
  const ready = accounts.filter((account) => account.kind === 'live' && hasToken(account));
  const only = ready.find(({ id }) => id === state.accountId) ?? (ready.length === 1 ? ready[0] : undefined);
  if (only) return sendThrough(stores, campaignId, only, isAsked);
  app.getState().openOver({ kind: 'account', sends: campaignId });
}

/** True while the overlay and the place that are in view now, or none, are in view. */
export function stillOnTop({ app }: Stores): () => boolean {
  const top = () => [topOverlay(app.getState().overlays)?.id, app.getState().visits.now.place?.id].join();
  const now = top();
  return () => top() === now;
}

function isPractised({ kind, phase }: CampaignState): boolean {
  return kind === 'practice' && hasEnded(phase);
}

/**
 * Opens the review of the draft, or of a copy of the rehearsed campaign, with this account. Stops once it is no longer
 * asked for.
 */
export async function sendThrough(
  stores: Stores,
  campaignId: CampaignId,
  account: Account,
  isAsked: () => boolean,
): Promise<void> {
  const { wire, notices, app, draft: store } = stores;
  const state = valueOrNotice(notices, await wire.call('campaign.get', { campaignId }));
  if (!state || !isAsked()) return;
  const copy = isPractised(state)
    ? await showCopy(stores, () => wire.call('campaign.copy', { campaignId }))
    : null;
  const id = copy?.id ?? campaignId;
  if (app.getState().visits.now.campaignId !== id) await showCampaign(stores, id);
  const [listed, everyCampaign] = await Promise.all([
    wire.call('account.list', {}),
    readWholeList(wire, 'campaign.list'),
  ]);
  const list = valueOrNotice(notices, listed);
  const campaigns = valueOrNotice(notices, everyCampaign);
  const { draft, change, flush } = store.getState();
  if (!list || !campaigns || draft?.id !== id || app.getState().visits.now.campaignId !== id || !isAsked())
    return;
  chooseAccount(stores, account, list.find((one) => one.id === draft.accountId) ?? null);
  if (copy !== null) {
    // The copy keeps the campaign's name, unless a live campaign has it already.
    const others = campaigns.filter((one) => one.kind === 'live' && one.id !== id);
    const name = nameBeside(
      state.name,
      others.map((one) => one.name),
    );
    // These choices hold for the same texts.
    const { blanks, oddValues } = state.options;
    const options = {
      ...draft.options,
      ...(blanks !== undefined && { blanks }),
      ...(oddValues !== undefined && { oddValues }),
    };
    change({ name, options });
  }
  const unsaved = await flush();
  if (unsaved !== null) return void notices.getState().showError(unsaved);
  if (isAsked()) app.getState().open({ kind: 'review', campaignId: id });
}
