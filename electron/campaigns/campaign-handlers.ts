import { join } from 'node:path';
import type { AccountId } from '../../shared/brand.ts';
import { goesOnAt } from '../../shared/campaign/progress/waiting.ts';
import type { FolderReading } from '../../shared/folder/folder.ts';
import { ok, type Result } from '../../shared/result.ts';
import { campaignNews } from '../../shared/texts/en/desktop.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import type { AccountChanged } from '../accounts/account-registry.ts';
import type { BalanceReader } from '../accounts/balance-reader.ts';
import type { Context } from '../context.ts';
import type { DraftHandlers } from '../drafts/draft-handlers.ts';
import type { Standing } from '../host.ts';
import { isStorageFault } from '../store/storage-fault.ts';
import { openTimeline } from '../store/timeline.ts';
import type { Ask } from '../threads/service.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { createAwakeAndNotices, notifyOfWaiting } from './awake-and-notices.ts';
import { type CampaignNews, createCampaignNews } from './campaign-news.ts';
import { openCampaignThread } from './campaign-thread.ts';
import { openDoubtWatch } from './doubt-watch.ts';
import { recoverCampaigns, threadFailed } from './records/recover.ts';
import { openScheduled } from './records/scheduled.ts';
import { createRemovalHandlers, type ForgetTexts } from './removal-handlers.ts';
import { createResultHandlers, type LostAmong } from './results/result-handlers.ts';
import { openStateReader } from './results/state-reader.ts';
import type { ResultCalls } from './results/worker/result-service.ts';
import { openScheduler, type Scheduler } from './scheduler.ts';
import { createSendingHandlers } from './sending-handlers.ts';
import { balanceAt, openWithAccountOf } from './start/campaign-account.ts';
import type { DraftsToRows } from './start/copy-campaign.ts';
import { createStartHandlers } from './start-handlers.ts';
import type { AskCampaigns } from './worker/campaign-worker.ts';

interface Lists extends Pick<DraftHandlers, 'drafts'>, DraftsToRows {
  readonly askSurveys: Ask<ResultCalls>;
}

export type CampaignHandlers = ReturnType<typeof createCampaignHandlers>;

export function createCampaignHandlers(
  context: Context,
  { drafts, askSurveys, ...lists }: Lists,
  readBalance: BalanceReader,
  practice: { readonly lostAmong: LostAmong; readonly forget: ForgetTexts },
  optOuts: { teamFileChanged(added: number): void; bringUpToDate(): Promise<void> },
) {
  const { database, databasePath, accounts, log, now } = context;
  const { computer: owner, hold, unusable } = context.folder;
  const folder = join(context.host.dataDir, 'sheets');
  recoverCampaigns(database, owner, now());
  const scheduled = openScheduled(database, owner);
  const desktop = createAwakeAndNotices(context.host.desktop, scheduled);
  const states = openStateReader(database, { owner, hold, now }, (accountId: AccountId) => {
    const account = accounts.get(accountId);
    return { name: account?.name ?? campaignNews.removedAccount, kind: account?.kind ?? 'live' };
  });
  const news = createCampaignNews(context, states, desktop);
  notifyOfWaiting(database, states, desktop);

  const thread = openCampaignThread({
    data: { databasePath, owner, stateDir: context.host.stateDir, hold: unusable },
    events: {
      changed({ campaignId, live }) {
        const state = news.tell(campaignId, live);
        if (state.ok && goesOnAt(state.value) !== null) schedule.look();
      },
      runBug: (bug) => log.bug('campaign run', bug),
      teamFile: ({ added }) => optOuts.teamFileChanged(added),
      erasing: (error) => context.unfinished.report('campaigns', error),
    },
    questions: {
      readBalance: async ({ accountId, liveUrl }) =>
        ok(await balanceAt({ accounts, readBalance }, accountId, liveUrl)),
      paths: async ({ origin }) => ok(await context.network.paths(origin)),
    },
    broke(bug) {
      log.bug('campaign thread', bug);
      recover();
    },
  });
  const { ask } = thread;
  const withAccountOf = openWithAccountOf(database, accounts);
  const recover = createRecovery(context, news, ask, () => schedule.look());

  const schedule = openScheduler({
    database,
    isOff: context.host.isBrief ?? false,
    owner,
    now,
    async start(campaignId) {
      const started = await withAccountOf(campaignId, (account) =>
        ask('startScheduled', [campaignId, account]),
      );
      return news.after(campaignId, started);
    },
    rest: {
      start: (campaignId, shown) => sending.resume(campaignId, shown),
      miss: async (campaignId, why) => news.after(campaignId, await ask('askInstead', [campaignId, why])),
    },
    failed: (bug) => log.bug('campaign schedule', bug),
    async miss(campaignId, message) {
      const missed = news.after(campaignId, await ask('unschedule', [campaignId, 'missed', message]));
      if (missed.ok)
        context.host.desktop.notify(campaignNews.didNotStart(missed.value.name), spoken(message), campaignId);
      return missed;
    },
  });

  const asleep = watchSleep(context, { schedule, ask, running: desktop.running });

  const doubts = openDoubtWatch({
    database,
    readBalance,
    now,
    changed: (campaignId) => void news.tell(campaignId),
    failed: (bug) => log.bug('balance readings', bug),
  });

  const results = createResultHandlers(context, news, practice.lostAmong, askSurveys);
  const timeline = openTimeline(database);
  const removal = createRemovalHandlers({ ...context, ask, news, forget: practice.forget, drafts });

  const sendingDeps = { ask, news, schedule, database, accounts, readBalance, withAccountOf };
  const sending = createSendingHandlers(sendingDeps);

  const starts = createStartHandlers(
    { database, drafts, accounts, ask, hold, optOuts, settings: context.settings.settings, readBalance, now },
    { news, schedule, ...lists, shownPeople: results.shownPeople, folder },
  );
  const beginNothing = (): void => closeAll(doubts, schedule, asleep);
  const handlers: HandlersOf<'campaign' | 'chunk' | 'result' | 'history'> = {
    'campaign.list': ({ before }) => ok(states.list(before)),
    'campaign.get': ({ campaignId }) => news.state(campaignId),
    'campaign.timeline': ({ campaignId, before, count }) => ok(timeline.page(campaignId, before, count)),
    ...starts.handlers,
    ...sending.handlers,
    ...removal.handlers,
    ...results.handlers,
  };
  return {
    ...removal,
    handlers,
    begin(): void {
      schedule.look();
      doubts.begin();
      removal.begin();
    },
    passOn: sending.passOn,
    exporters: { ...results.exporters, ...starts.exporters },
    /** Resolves once every new request follows the opt-outs now on record. */
    async applyOptOuts() {
      if (thread.isStarted) await ask('applyOptOuts', []);
    },
    ask,
    /** Resolves once campaigns that use the account begin no request without asking. */
    async accountChanged(changed: AccountChanged) {
      if (thread.isStarted) await ask('accountChanged', [changed.accountId, changed.change]);
    },
    certificates: () => ask('certificates', []),
    /** Resolves once no new connection uses the previous network. */
    async networkChanged() {
      if (thread.isStarted) await ask('networkChanged', []);
    },
    closeFolder: () => ask('closeFolder', []),
    async settleFolder(reading: FolderReading): Promise<Result<null>> {
      const settled = await ask('settleFolder', [reading]);
      schedule.look();
      news.announceOpen();
      return settled;
    },
    announceOpen: () => news.announceOpen(),
    /** Every reading of a balance is evidence for the unconfirmed requests of its account. */
    observeReading: doubts.observe,
    standing: (): Standing => ({ running: desktop.running(), scheduled: scheduled().length }),
    async close() {
      beginNothing();
      const hasEnded = await thread.close();
      desktop.close();
      return hasEnded;
    },
    closeAtOnce(ms: number) {
      beginNothing();
      thread.closeAtOnce(ms);
    },
  };
}

/**
 * After a storage fault, opens the thread again, which settles first: nothing may be settled while a thread is sending.
 */
function createRecovery(
  { database, folder, log, now, unfinished }: Context,
  news: CampaignNews,
  ask: AskCampaigns,
  recovered: () => void,
) {
  const tell = (): void => {
    news.announceAll();
    recovered();
  };
  const opening = unfinished.untilDone('sending', {
    remaining: () => [null],
    async act() {
      const settled = await ask('recover', []);
      if (settled.ok) tell();
      return settled;
    },
  });
  return () => {
    try {
      recoverCampaigns(database, folder.computer, now(), threadFailed);
      tell();
    } catch (error) {
      if (!isStorageFault(error)) log.bug('campaign recovery', error);
      void opening.wake();
    }
  };
}

function closeAll(...parts: readonly { close(): void }[]): void {
  for (const part of parts) part.close();
}

function watchSleep(
  { host, log }: Context,
  { schedule, ask, running }: { schedule: Scheduler; ask: AskCampaigns; running(): number },
): { close(): void } {
  let isAwaited = false;
  const close = host.desktop.onPower((news) => {
    if (news === 'sleep') schedule.sleep();
    else schedule.look();
    // A thread that sends nothing need not know of a sleep, but one that was told of a sleep must be told of its end.
    const isConcerned = isAwaited || running() > 0;
    isAwaited = isConcerned && news === 'sleep';
    if (isConcerned) ask(news, []).catch((bug) => log.bug('campaign sleep', bug));
  });
  return { close };
}
