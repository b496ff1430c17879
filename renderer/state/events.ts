import type { QueryClient } from '@tanstack/react-query';
import type { Balance } from '../../shared/account/account.ts';
import type { AppEvent } from '../../shared/app-event.ts';
import { assertNever } from '../../shared/assert-never.ts';
import type { AccountId } from '../../shared/brand.ts';
import type { NumberedSurvey } from '../../shared/draft/survey.ts';
import type { Result } from '../../shared/result.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { takeExternalFiles } from './external-files.ts';
import { showAsked } from './navigate.ts';
import { putAnswer, putFailure } from './queries.ts';
import { refreshByEvent } from './refresh-by-event.ts';
import type { Stores } from './stores.ts';
import { surveyAsker } from './survey.ts';

/** Returns a function that stops listening. */
export function followEvents(stores: Stores): () => void {
  return stores.wire.subscribe((event) => {
    refreshByEvent(stores.queries, event);
    take(stores, event);
  });
}

function take(stores: Stores, event: AppEvent): void {
  const { queries } = stores;
  switch (event.type) {
    case 'sheet':
      stores.sheets.getState().put(event.sheet);
      break;
    case 'external-files':
      void takeExternalFiles(stores);
      break;
    case 'audience':
      stores.sheets.getState().progress(event.sheetId, event.progress);
      break;
    case 'survey':
      putAnswer(queries, 'draft.survey', surveyed(event.survey), event.survey);
      break;
    case 'survey-failed':
      putFailure(queries, 'draft.survey', surveyed(event), event.error);
      break;
    case 'campaign':
      putAnswer(queries, 'campaign.get', { campaignId: event.campaign.id }, event.campaign);
      break;
    case 'draft':
      stores.draft.getState().takeSaved(event.draft);
      break;
    case 'changed':
      if (event.what === 'audiences') stores.app.getState().rowsChanged();
      break;
    case 'balance':
      takeBalance(queries, event.accountId, event.balance);
      break;
    case 'practice':
      putAnswer(queries, 'practice.status', {}, event.status);
      break;
    case 'campaigns':
      break;
    case 'show':
      void showAsked(stores, event.campaignId);
      break;
    case 'command':
      stores.commands.getState().run(event.command);
      break;
    // Saving an export and long work listen themselves.
    case 'download':
    case 'working':
      break;
    case 'closing':
      void closeOnceSaved(stores);
      break;
    case 'restarted':
      stores.notices.getState().say(restarted);
      break;
    case 'not-notified':
      stores.notices.getState().say({ tone: 'neutral', text: event.title, more: event.body, stays: true });
      break;
    case 'no-sandbox':
      stores.notices.getState().say(noSandbox);
      break;
    case 'erased':
      // The text being written belongs to a campaign that is gone; it must not be saved or asked about.
      stores.draft.getState().discard();
      window.location.reload();
      break;
    case 'ended':
      stores.notices.getState().say(ended);
      break;
    default:
      assertNever(event);
  }
}

/** Or asks where it cannot be saved. */
async function closeOnceSaved({ draft }: Stores): Promise<void> {
  if (await draft.getState().leave()) window.close();
}

function surveyed({
  audienceId,
  message,
  lettering,
}: Pick<NumberedSurvey, 'audienceId' | 'message' | 'lettering'>) {
  return { asker: surveyAsker, audienceId, message, lettering };
}

/** A balance that could not be read replaces one that was. */
function takeBalance(queries: QueryClient, accountId: AccountId, balance: Result<Balance>): void {
  const known = queries.getQueryCache().find({ queryKey: ['balance.read', { accountId }] });
  if (balance.ok) putAnswer(queries, 'balance.read', { accountId }, balance.value);
  else known?.setState({ status: 'error', error: balance.error });
}

const restarted = {
  tone: 'warning',
  text: shell.restarted,
  more: shell.restartedMore,
  stays: true,
} as const;

const noSandbox = {
  tone: 'warning',
  text: shell.noSandbox,
  more: shell.noSandboxFix,
  stays: true,
} as const;

const ended = { tone: 'danger', text: shell.closed, more: shell.closedFix, stays: true } as const;
