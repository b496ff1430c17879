import type { CampaignId } from '../../shared/brand.ts';
import { valueOrNotice } from './notices.ts';
import type { Stores } from './stores.ts';

/** Reads all that the window starts with, and shows the campaign it had in view before, or worked on last, or a new one. */
export async function startWindow(stores: Stores, before: CampaignId | null): Promise<void> {
  const isWanted = stores.app.getState().setOut();
  await Promise.all([
    stores.app.getState().load(),
    stores.accounts.getState().load(),
    stores.audiences.getState().load(),
    stores.campaigns.getState().load(),
    stores.practice.getState().load(),
  ]);
  // Somebody who did not wait has chosen already.
  if (!isWanted()) return;
  const { campaigns } = stores.campaigns.getState();
  // A campaign that is under way or stands still wants to be seen before any draft.
  const first =
    campaigns.find(({ id }) => id === before) ??
    campaigns.find(({ phase }) => phase === 'running' || phase === 'paused') ??
    campaigns[0];
  if (first) await showCampaign(stores, first.id);
  else await newCampaign(stores);
}

/** Brings a draft or a started campaign into view, unless something else is asked for before it is there. */
export async function showCampaign(stores: Stores, id: CampaignId): Promise<void> {
  const isWanted = stores.app.getState().setOut();
  const summary = stores.campaigns.getState().campaigns.find((campaign) => campaign.id === id);
  if (!(await stores.draft.getState().leave()) || !isWanted()) return;
  const isDraft = summary ? summary.phase === 'draft' : stores.campaigns.getState().states[id] === undefined;
  const loaded = isDraft
    ? await stores.draft.getState().load(id)
    : (await stores.campaigns.getState().get(id)) !== null;
  if (loaded && isWanted()) stores.app.getState().show(id);
}

/** Makes a new draft and brings it into view; false where it cannot, or something else is asked for before it is there. */
export async function newCampaign(stores: Stores): Promise<boolean> {
  const isWanted = stores.app.getState().setOut();
  const draft = await stores.draft.getState().create();
  if (!draft || !isWanted()) return false;
  stores.app.getState().show(draft.id);
  await stores.campaigns.getState().load();
  return true;
}

/** Shows a campaign as it is by now, or another one where it is gone. */
export async function showAsItIs(stores: Stores, id: CampaignId): Promise<void> {
  await stores.campaigns.getState().load();
  const { campaigns } = stores.campaigns.getState();
  const next = campaigns.find((campaign) => campaign.id === id) ?? campaigns[0];
  await (next ? showCampaign(stores, next.id) : newCampaign(stores));
}

/** Makes a new campaign of what is in the editor, where the one it was written in takes no more changes. */
export async function keepInNewCampaign({ wire, ...stores }: Stores): Promise<void> {
  const { draft, giveUp } = stores.draft.getState();
  if (!draft) return;
  const { id: _id, updatedAt: _updatedAt, ...patch } = draft;
  const made = valueOrNotice(stores.notices, await wire.call('draft.create', {}));
  const kept =
    made && valueOrNotice(stores.notices, await wire.call('draft.save', { campaignId: made.id, patch }));
  if (!kept) return;
  giveUp();
  await stores.campaigns.getState().load();
  await showCampaign({ wire, ...stores }, kept.id);
}

/** Starts an import of one dropped, chosen or pasted file and opens its screen, in place of one that failed. */
export async function importFile(stores: Stores, file: Blob, name: string): Promise<void> {
  const { overlay, open } = stores.app.getState();
  const { receive, discard } = stores.sheets.getState();
  const sheetId = await receive(file, name);
  if (sheetId === null) return;
  const { overlay: now } = stores.app.getState();
  const show = (): void => open({ kind: 'import', sheetId });
  if (now === null || now === overlay) {
    show();
    if (overlay?.kind === 'import') await discard(overlay.sheetId);
    return;
  }
  // What was opened since may hold work that is not saved.
  stores.notices.getState().say({
    tone: 'neutral',
    text: `“${name}” waits to be imported.`,
    action: { text: 'Show it', run: show },
  });
}

/** Starts an import of rows that were pasted as text. */
export function importText(stores: Stores, text: string): Promise<void> {
  return importFile(stores, new Blob([text], { type: 'text/plain' }), 'Pasted rows.txt');
}
