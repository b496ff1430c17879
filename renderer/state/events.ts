import type { QueryClient } from '@tanstack/react-query';
import type { Balance } from '../../shared/account/account.ts';
import type { AppEvent } from '../../shared/app-event.ts';
import type { AccountId } from '../../shared/brand.ts';
import type { NumberedSurvey } from '../../shared/draft/survey.ts';
import type { Result } from '../../shared/result.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { leaveGone, showAsked } from './navigate.ts';
import { putAnswer, putFailure } from './query-client.ts';
import { refreshByEvent } from './refresh-by-event.ts';
import type { Stores } from './stores.ts';
import { takeExternalFiles } from './take-external-files.ts';
import { surveyAsker } from './use-survey.ts';

/** Returns a function that stops listening. */
export function followEvents(stores: Stores): () => void {
  return stores.wire.subscribe((event) => {
    refreshByEvent(stores.queries, event);
    const take: (stores: Stores, event: never) => void = takers[event.type];
    take(stores, event as never);
  });
}

const nothing = (): void => {};

const takers: {
  readonly [Type in AppEvent['type']]: (stores: Stores, event: Extract<AppEvent, { type: Type }>) => void;
} = {
  sheet: ({ sheets }, { sheet }) => sheets.getState().put(sheet),
  'external-files': (stores) => void takeExternalFiles(stores),
  audience: ({ sheets }, { sheetId, progress }) => sheets.getState().progress(sheetId, progress),
  survey: ({ queries }, { survey }) => putAnswer(queries, 'draft.survey', surveyed(survey), survey),
  'survey-failed': ({ queries }, event) => putFailure(queries, 'draft.survey', surveyed(event), event.error),
  campaign: ({ queries }, { campaign }) =>
    putAnswer(queries, 'campaign.get', { campaignId: campaign.id }, campaign),
  draft: ({ draft }, event) => draft.getState().takeSaved(event.draft),
  changed: ({ app }, { what }) => what === 'audiences' && app.getState().rowsChanged(),
  balance: ({ queries }, { accountId, balance }) => takeBalance(queries, accountId, balance),
  practice: ({ queries }, { status }) => putAnswer(queries, 'practice.status', {}, status),
  campaigns: (stores) => void leaveGone(stores),
  show: (stores, { campaignId }) => showAsked(stores, campaignId),
  command: ({ commands }, { command }) => commands.getState().run(command),
  // Saving an export and long work listen themselves.
  download: nothing,
  working: nothing,
  closing: (stores) => void closeOnceSaved(stores),
  restarted: ({ notices }) => notices.getState().say(restarted),
  'not-notified': ({ notices }, { title, body }) =>
    notices.getState().say({ tone: 'neutral', text: title, more: body, stays: true }),
  'no-sandbox': ({ notices }) => notices.getState().say(noSandbox),
  erased({ draft }) {
    // The text being written belongs to a deleted campaign; it must not be saved or asked about.
    draft.getState().discard();
    window.location.reload();
  },
  ended: ({ notices }) => notices.getState().say(ended),
};

/** Asks if the draft cannot be saved. */
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

/** A failure to read the balance replaces an earlier balance. */
function takeBalance(queries: QueryClient, accountId: AccountId, balance: Result<Balance>): void {
  const balanceQuery = queries.getQueryCache().find({ queryKey: ['balance.read', { accountId }] });
  if (balance.ok) putAnswer(queries, 'balance.read', { accountId }, balance.value);
  else balanceQuery?.setState({ status: 'error', error: balance.error });
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
