import type { CampaignId } from '../../shared/brand.ts';
import type { Stores } from './stores.ts';

/** Reads all that the window starts with, and shows the campaign it had in view before, or worked on last, or a new one. */
export async function startWindow(stores: Stores, before: CampaignId | null): Promise<void> {
  await Promise.all([
    stores.app.getState().load(),
    stores.accounts.getState().load(),
    stores.audiences.getState().load(),
    stores.campaigns.getState().load(),
    stores.practice.getState().load(),
  ]);
  const { campaigns } = stores.campaigns.getState();
  // A campaign that is under way or stands still wants to be seen before any draft.
  const first =
    campaigns.find(({ id }) => id === before) ??
    campaigns.find(({ phase }) => phase === 'running' || phase === 'paused') ??
    campaigns[0];
  if (first) await showCampaign(stores, first.id);
  else await newCampaign(stores);
}

/** Brings a draft or a started campaign into view. */
export async function showCampaign(stores: Stores, id: CampaignId): Promise<void> {
  const summary = stores.campaigns.getState().campaigns.find((campaign) => campaign.id === id);
  await stores.draft.getState().flush();
  const isDraft = summary ? summary.phase === 'draft' : stores.campaigns.getState().states[id] === undefined;
  const loaded = isDraft
    ? await stores.draft.getState().load(id)
    : (await stores.campaigns.getState().get(id)) !== null;
  if (loaded) stores.app.getState().show(id);
}

/** Makes a new draft and brings it into view. */
export async function newCampaign(stores: Stores): Promise<void> {
  const draft = await stores.draft.getState().create();
  if (!draft) return;
  stores.app.getState().show(draft.id);
  await stores.campaigns.getState().load();
}

/** Starts an import of one dropped, chosen or pasted file and opens its screen, in place of one that failed. */
export async function importFile(stores: Stores, file: Blob, name: string): Promise<void> {
  const { overlay, open } = stores.app.getState();
  const { receive, discard } = stores.sheets.getState();
  const sheetId = await receive(file, name);
  if (sheetId === null) return;
  open({ kind: 'import', sheetId });
  if (overlay?.kind === 'import') await discard(overlay.sheetId);
}

/** Starts an import of rows that were pasted as text. */
export function importText(stores: Stores, text: string): Promise<void> {
  return importFile(stores, new Blob([text], { type: 'text/plain' }), 'Pasted rows.txt');
}
