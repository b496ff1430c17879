import type { Account } from '../../shared/account/account.ts';
import type { CampaignId } from '../../shared/brand.ts';
import { chooseAccount } from './choose-account.ts';
import { showCampaign } from './navigate.ts';
import { valueOrNotice } from './notices.ts';
import type { Stores } from './stores.ts';

/** Leads to the review for real phones: at once, or by way of an account. */
export async function sendForReal(stores: Stores, campaignId: CampaignId): Promise<void> {
  const { wire, notices, app } = stores;
  const [campaign, list] = await Promise.all([
    wire.call('campaign.get', { campaignId }),
    wire.call('account.list', {}),
  ]);
  const state = valueOrNotice(notices, campaign);
  const accounts = valueOrNotice(notices, list);
  if (!state || !accounts) return;
  // It was sent since, which is to be seen first.
  if (state.phase !== 'draft') return showCampaign(stores, campaignId);
  const ready = accounts.filter(({ kind, token }) => kind === 'live' && token !== 'none');
  const only = ready.find(({ id }) => id === state.accountId) ?? (ready.length === 1 ? ready[0] : undefined);
  if (only) return sendThrough(stores, campaignId, only);
  const { overlay } = app.getState();
  app.getState().open({ kind: 'accounts', sends: campaignId, after: overlay });
}

/** Opens the review of the draft, which is to go through this account. */
export async function sendThrough(stores: Stores, campaignId: CampaignId, account: Account): Promise<void> {
  const { wire, notices, app, draft } = stores;
  if (app.getState().campaignId !== campaignId) await showCampaign(stores, campaignId);
  const list = valueOrNotice(notices, await wire.call('account.list', {}));
  const { draft: now, flush } = draft.getState();
  if (!list || now?.id !== campaignId || app.getState().campaignId !== campaignId) return;
  chooseAccount(stores, account, list.find(({ id }) => id === now.accountId) ?? null);
  const unsaved = await flush();
  if (unsaved !== null) return void notices.getState().sayError(unsaved);
  app.getState().open({ kind: 'review', campaignId });
}
