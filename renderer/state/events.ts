import { assertNever } from '../../shared/assert-never.ts';
import type { AccountId } from '../../shared/brand.ts';
import type { AppEvent } from '../../shared/contract.ts';
import type { AppError } from '../../shared/result.ts';
import { askAnew } from './made-old.ts';
import type { Stores } from './stores.ts';

/** Brings what main tells by itself into the stores; answers how to stop listening. */
export function followEvents(stores: Stores): () => void {
  let lostNotice: number | null = null;
  return stores.wire.subscribe((event) => {
    askAnew(stores.queries, event);
    if (event.type !== 'connection') return take(stores, event);
    const { sayError, dismiss } = stores.notices.getState();
    if (event.is === 'lost') lostNotice = sayError(lost);
    else {
      if (lostNotice !== null) dismiss(lostNotice);
      void readAgain(stores);
    }
  });
}

function take(stores: Stores, event: Exclude<AppEvent, { type: 'connection' }>): void {
  switch (event.type) {
    case 'sheet':
      stores.sheets.getState().put(event.sheet);
      break;
    case 'audience':
      stores.sheets.getState().progress(event.sheetId, event.progress);
      break;
    case 'survey':
      stores.survey.getState().take(event.survey);
      break;
    case 'campaign':
      stores.campaigns.getState().put(event.campaign);
      break;
    case 'campaigns':
      void stores.campaigns.getState().load();
      break;
    case 'draft':
      stores.draft.getState().hear(event.draft);
      break;
    case 'changed':
      reload(stores, event.what);
      break;
    case 'balance':
      stores.accounts.getState().takeBalance(event.accountId, event.balance);
      break;
    case 'practice':
      stores.practice.getState().take(event.status);
      break;
    default:
      assertNever(event);
  }
}

const lost: AppError = {
  kind: 'unreachable',
  message: 'The connection to Tagline is lost, so this window may show old things.',
  fix: 'If it has stopped, start it again. What was written down is kept.',
};

/** Reads what the window keeps once more, since events that would have told of changes were missed. */
async function readAgain(stores: Stores): Promise<void> {
  const { app, accounts, audiences, campaigns, draft, practice, survey } = stores;
  survey.getState().again();
  const { balances, readBalance } = accounts.getState();
  await Promise.all([
    app.getState().load(),
    accounts.getState().load(),
    audiences.getState().hear(),
    campaigns.getState().load(),
    practice.getState().load(),
    draft.getState().again(),
    ...Object.keys(balances).map((accountId) => readBalance(accountId as AccountId)),
  ]);
  const { campaignId } = app.getState();
  const shown = campaigns.getState().campaigns.find(({ id }) => id === campaignId);
  if (shown && shown.phase !== 'draft') await campaigns.getState().get(shown.id);
}

function reload(stores: Stores, what: Extract<AppEvent, { type: 'changed' }>['what']): void {
  switch (what) {
    case 'accounts':
      void stores.accounts.getState().load();
      break;
    case 'audiences':
      void stores.audiences.getState().hear();
      break;
    case 'settings':
      void stores.app.getState().load();
      break;
    default:
      assertNever(what);
  }
}
