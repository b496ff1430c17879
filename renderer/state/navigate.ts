import { QueryObserver } from '@tanstack/react-query';
import type { AudienceId, CampaignId, SheetId } from '../../shared/brand.ts';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import type { Operation } from '../../shared/contract.ts';
import type { Draft, DraftPatch } from '../../shared/draft/draft.ts';
import type { AppError, Result } from '../../shared/result.ts';
import { common } from '../../shared/texts/en/common.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { chooseFile } from '../components/fields/choose-file.ts';
import type { Notice } from '../components/status/notices.tsx';
import { valueOrNotice } from './notices-store.ts';
import { isAsBefore, isFree, type Overlay, topOverlay } from './overlays/overlay-stack.ts';
import { type Direction, stepped } from './places/places.ts';
import { putAnswer, readWholeList } from './query-client.ts';
import type { Stores } from './stores.ts';
import { operationQuery, queryView } from './use-operation.ts';

/** Shows the campaign that was in view before, or one that is running or paused, or the latest, or a new one. */
export async function startWindow(stores: Stores, before: CampaignId | null): Promise<void> {
  const isCurrent = stores.app.getState().beginNavigation();
  const [list] = await Promise.all([readWholeList(stores.wire, 'campaign.list'), followAlways(stores)]);
  const campaigns = valueOrNotice(stores.notices, list);
  // The person may have chosen by now.
  if (!campaigns || !isCurrent()) return;
  const first =
    campaigns.find(({ id }) => id === before) ??
    // A running or paused campaign comes before any draft.
    campaigns.find(({ phase }) => phase === 'running' || phase === 'paused') ??
    campaigns[0];
  // A place that the person opened meanwhile stays in view.
  const show = (id: CampaignId): void => {
    const { visits, show, exchange } = stores.app.getState();
    (visits.now.place === null ? show : exchange)(id);
  };
  if (!first) await newCampaign(stores, show);
  else if (await loadCampaign(stores, first.id)) show(first.id);
}

/** Shows the campaign unless something else is requested first. */
export async function showCampaign(stores: Stores, campaignId: CampaignId): Promise<void> {
  if (await loadCampaign(stores, campaignId)) stores.app.getState().show(campaignId);
}

/** False if the campaign cannot be shown, or something else is requested first. */
async function loadCampaign(stores: Stores, campaignId: CampaignId): Promise<boolean> {
  const { leave, load, stay } = stores.draft.getState();
  const isCurrent = stores.app.getState().beginNavigation();
  if (!(await leave()) || !isCurrent()) return false;
  const state = valueOrNotice(stores.notices, await stores.wire.call('campaign.get', { campaignId }));
  if (!isCurrent()) return false;
  if (!state) {
    stay();
    return false;
  }
  putAnswer(stores.queries, 'campaign.get', { campaignId }, state);
  if (state.phase === 'draft' && !(await load(campaignId, isCurrent))) return false;
  return isCurrent();
}

/** Goes to the place or campaign that was in view before, or came after. */
export async function goTo(stores: Stores, direction: Direction): Promise<void> {
  const campaigns = valueOrNotice(stores.notices, await readWholeList(stores.wire, 'campaign.list'));
  const { visits } = stores.app.getState();
  const to = campaigns && stepped(visits, direction, (of) => campaigns.some(({ id }) => id === of));
  if (!to) return;
  const { campaignId } = to.now;
  const isLoaded =
    campaignId === null || campaignId === visits.now.campaignId || (await loadCampaign(stores, campaignId));
  // Anything else that came into view meanwhile stays.
  if (isLoaded && stores.app.getState().visits === visits) stores.app.getState().step(to);
}

type Offered = NonNullable<Notice['action']> & Pick<Notice, 'files' | 'onDropped'>;

/** Offers an action in a notice; runs it once it is pressed while nothing is open that may hold work. */
export function offer(stores: Stores, text: string, offered: Offered): void {
  const run = (): void =>
    isFree(stores.app.getState().overlays) ? offered.run() : offer(stores, text, offered);
  stores.notices.getState().say({
    tone: 'neutral',
    text,
    more: isFree(stores.app.getState().overlays) ? undefined : shell.files.finishFirst,
    stays: true,
    action: { text: offered.text, run },
    files: offered.files,
    onDropped: offered.onDropped,
  });
}

/** Answers a request from outside the window; waits while something is open that may hold work. */
export function showAsked(stores: Stores, campaignId: CampaignId): void {
  const run = (): void => {
    stores.app.getState().close();
    void showCampaign(stores, campaignId);
  };
  if (isFree(stores.app.getState().overlays)) run();
  else offer(stores, shell.notified, { text: common.showIt, run });
}

/** False if there is a failure, or something else is requested first. */
export async function newCampaign(
  stores: Stores,
  show: (id: CampaignId) => void = stores.app.getState().show,
): Promise<boolean> {
  const isCurrent = stores.app.getState().beginNavigation();
  const draft = await stores.draft.getState().create(isCurrent);
  if (!draft || !isCurrent()) return false;
  show(draft.id);
  return true;
}

/** Puts a list in the open draft, or else in a new one. False if neither is possible. */
export async function putListInDraft(stores: Stores, audienceId: AudienceId): Promise<boolean> {
  const onShow = stores.app.getState().visits.now.campaignId === stores.draft.getState().draft?.id;
  if (!onShow && !(await newCampaign(stores))) return false;
  stores.draft.getState().change({ audienceId });
  stores.app.getState().visit(null);
  return true;
}

/** Saves the draft, starts a campaign and shows it unless something else is requested; returns the failure, or null. */
export async function startSaved(stores: Stores, start: () => Promise<Result<CampaignState>>) {
  const isCurrent = stores.app.getState().beginNavigation();
  const unsaved = await stores.draft.getState().flush();
  if (unsaved !== null) return unsaved;
  const started = await start();
  if (!started.ok) return started.error;
  putAnswer(stores.queries, 'campaign.get', { campaignId: started.value.id }, started.value);
  if (isCurrent()) stores.app.getState().show(started.value.id);
  return null;
}

/** Sends the draft through the demo. */
export function rehearse(stores: Stores, campaignId: CampaignId, includeRecent: boolean) {
  return startSaved(stores, () => stores.wire.call('campaign.rehearse', { campaignId, includeRecent }));
}

/** Shows the campaign's current state, or another campaign if it is gone. The place in view stays. */
export async function showAsItIs(stores: Stores, id: CampaignId): Promise<void> {
  const campaigns = valueOrNotice(stores.notices, await readWholeList(stores.wire, 'campaign.list'));
  const next = campaigns?.find((campaign) => campaign.id === id) ?? campaigns?.[0];
  if (!next) await newCampaign(stores);
  else if (await loadCampaign(stores, next.id)) stores.app.getState().exchange(next.id);
}

/** Shows another campaign if the one in view was deleted, here or elsewhere; unsaved text stays to be kept. */
export async function leaveGone(stores: Stores): Promise<void> {
  const { visits, exchange } = stores.app.getState();
  const { campaignId } = visits.now;
  const { isUnsaved } = stores.draft.getState();
  if (campaignId === null) return;
  const gone = await stores.wire.call('campaign.get', { campaignId });
  if (gone.ok || gone.error.kind !== 'not-found' || isUnsaved()) return;
  if (stores.app.getState().visits.now.campaignId !== campaignId) return;
  // A second call meanwhile must not leave the campaign again.
  exchange(null);
  await showAsItIs(stores, campaignId);
}

/** Moves the text to a new campaign if the editor's campaign takes no more changes. */
export async function keepInNewCampaign({ wire, ...stores }: Stores): Promise<void> {
  const { draft, discard } = stores.draft.getState();
  if (!draft) return;
  const now = (): Draft | null => stores.draft.getState().draft;
  let kept = draft;
  const made = valueOrNotice(stores.notices, await wire.call('draft.create', { patch: writtenIn(draft) }));
  if (!made) return;
  // Text that is written meanwhile is kept too.
  for (let written = now(); kept !== written; written = now()) {
    // The person has discarded the text and opened another draft.
    if (written?.id !== draft.id) return;
    const saved = await wire.call('draft.save', { campaignId: made.id, patch: writtenIn(written) });
    if (!valueOrNotice(stores.notices, saved)) return;
    kept = written;
  }
  discard();
  await showCampaign({ wire, ...stores }, made.id);
}

function writtenIn({ id: _id, updatedAt: _updatedAt, ...written }: Draft): DraftPatch {
  return written;
}

/** Imports one dropped, chosen or pasted file. */
export function importFile(stores: Stores, file: Blob, name: string, as: ImportAs = {}): Promise<void> {
  return importSheet(stores, name, () => stores.sheets.getState().receive(file, name), as);
}

export type ImportAs = Pick<Extract<Overlay, { readonly kind: 'import' }>, 'adds' | 'country'>;

/** The import's screen replaces what was open before `begin`; another import there is discarded. */
export async function importSheet(
  stores: Stores,
  name: string,
  begin: () => Promise<SheetId | null>,
  as: ImportAs = {},
) {
  const { overlays: before, open } = stores.app.getState();
  const { discard } = stores.sheets.getState();
  const sheetId = await begin();
  if (sheetId === null) return;
  const show = (): void => open({ kind: 'import', sheetId, ...as });
  if (!isAsBefore(stores.app.getState().overlays, before))
    return offer(stores, shell.files.waits(name), {
      text: common.showIt,
      run: show,
      onDropped: () => void discard(sheetId),
    });
  show();
  const shown = topOverlay(before)?.overlay;
  if (shown?.kind === 'import') await discard(shown.sheetId);
}

export function chooseImport(stores: Stores, adds?: 'opt-outs'): void {
  chooseFile((file) => void importFile(stores, file, file.name, { adds }));
}

export function importText(stores: Stores, text: string, as: ImportAs = {}): Promise<void> {
  return importFile(stores, new Blob([text], { type: 'text/plain' }), shell.files.pasted, as);
}

const everywhere = [
  'app.info',
  'settings.read',
  'account.list',
  'audience.list',
] as const satisfies Operation[];

/** Keeps the data that the whole window needs up to date; resolves once each query has answered or failed. */
async function followAlways({ queries, notices }: Stores): Promise<void> {
  await Promise.all(
    everywhere.map(
      (operation) =>
        new Promise<void>((resolve) => {
          let lastError: AppError | null = null;
          new QueryObserver(queries, operationQuery<Operation>(operation, {})).subscribe((result) => {
            const { data, error } = queryView(result);
            if (error !== null && error !== lastError) notices.getState().showError(error);
            lastError = error;
            if (data !== null || error !== null) resolve();
          });
        }),
    ),
  );
}
