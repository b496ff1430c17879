import { assertNever } from '../../shared/assert-never.ts';
import type { AppEvent } from '../../shared/contract.ts';
import type { Stores } from './stores.ts';

/** Brings what main tells by itself into the stores; answers how to stop listening. */
export function followEvents(stores: Stores): () => void {
  return stores.wire.subscribe((event) => take(stores, event));
}

function take(stores: Stores, event: AppEvent): void {
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
    case 'closing':
      stores.notices.getState().say({
        tone: 'warning',
        text: 'Closing when the requests on the way have their answers.',
      });
      break;
    case 'trouble':
      stores.notices.getState().sayError(event.error);
      break;
    default:
      assertNever(event);
  }
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
