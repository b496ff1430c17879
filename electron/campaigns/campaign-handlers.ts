import type { AccountId, CampaignId } from '../../shared/brand.ts';
import type { FolderReading } from '../../shared/folder/folder.ts';
import { ok, type Result } from '../../shared/result.ts';
import { campaignNews } from '../../shared/texts/en/desktop.ts';
import { spoken } from '../../shared/texts/spoken.ts';
import type { AccountChanged } from '../accounts/account-registry.ts';
import type { BalanceReader, ObserveReading } from '../accounts/balance-reader.ts';
import type { Context } from '../context.ts';
import type { DraftHandlers } from '../drafts/draft-handlers.ts';
import type { Exporters } from '../exports/export-handlers.ts';
import type { Standing } from '../host.ts';
import { openCampaignThread } from '../threads/campaign-thread.ts';
import type { HandlersOf, PassOn } from '../wire/dispatch.ts';
import { CampaignNews } from './campaign-news.ts';
import { createCopiedEvidence } from './copied-evidence.ts';
import { createDesktopWatch, tellWaiting } from './desktop-watch.ts';
import { openDoubtWatch } from './doubt-watch.ts';
import type { PendingErasure } from './records/erasing/erase-person.ts';
import { recoverCampaigns } from './records/recover.ts';
import { openTimeline } from './records/timeline.ts';
import { createRecovery } from './recover-broken.ts';
import { createRemovalHandlers, type ForgetTexts, type Removal } from './removal-handlers.ts';
import { openChunkReader } from './results/chunk-reader.ts';
import type { LostAmong } from './results/lost-letters.ts';
import { createResultHandlers } from './results/result-handlers.ts';
import { openStateReader } from './results/state-reader.ts';
import { openSchedule, openScheduled } from './schedule.ts';
import { createSendingHandlers } from './sending-handlers.ts';
import { watchSleep } from './sleep-watch.ts';
import { liveUrlOf, openWithAccountOf } from './start/campaign-account.ts';
import type { DraftsToRows } from './start/copy-campaign.ts';
import { createStartHandlers } from './start-handlers.ts';

/** Answers everything about campaigns once written: reviewing, sending, deciding, and looking back. */
export interface CampaignHandlers {
  readonly handlers: HandlersOf<'campaign' | 'chunk' | 'result' | 'history'>;
  readonly passOn: PassOn;
  readonly exporters: Pick<Exporters, 'results' | 'summary' | 'credits'>;
  /** Resolves once no request can begin any more that does not heed the opt-outs on record now. */
  heedOptOuts(): Promise<void>;
  /** Resolves once the campaigns that are being sent with an account begin no request unasked. */
  accountChanged(changed: AccountChanged): Promise<void>;
  /** Takes the data folder for this computer, as a person says that it came here. */
  settleFolder(reading: FolderReading): Promise<Result<null>>;
  /** Tells every campaign that can still send, since what holds it has changed. */
  tellOpen(): void;
  /** Deletes campaigns that have ended for good. */
  remove: Removal['remove'];
  /** Takes a person out of every campaign, and ends the record of it when nothing of them is left. */
  readonly persons: {
    erase(erasure: PendingErasure): Promise<Result<readonly CampaignId[]>>;
    endErasure(msisdn: string): Promise<Result<null>>;
  };
  /** Every reading of a balance is evidence for the requests in doubt of its account. */
  readonly observeReading: ObserveReading;
  /** What certificates this computer trusts, as PEM. */
  certificates(): Promise<Result<readonly string[]>>;
  /** Resolves once no connection begins any more by the ways of before. */
  networkChanged(): Promise<void>;
  /** How many campaigns are being sent or wait for their time at this moment. */
  standing(): Standing;
  /** Stops between requests and waits for what is in flight. */
  close(): Promise<void>;
}

/** Wires the sending half of the app; what a crash cut off is settled before the first answer. */
export function createCampaignHandlers(
  context: Context,
  { drafts, askSurveys, draftToRows }: Pick<DraftHandlers, 'drafts' | 'askSurveys'> & DraftsToRows,
  readBalance: BalanceReader,
  practice: { readonly lostAmong: LostAmong; readonly forget: ForgetTexts },
): CampaignHandlers {
  const { database, databasePath, accounts, log, now } = context;
  const { computer: owner, hold, unusable } = context.folder;
  recoverCampaigns(database, owner, now());
  const scheduled = openScheduled(database, owner);
  const desktop = createDesktopWatch(context.host.desktop, scheduled);
  const states = openStateReader(database, { owner, hold }, (accountId: AccountId) => {
    const account = accounts.get(accountId);
    return { name: account?.name ?? campaignNews.removedAccount, kind: account?.kind ?? 'live' };
  });
  const news = new CampaignNews(context, states, desktop);
  tellWaiting(database, states, desktop);

  const thread = openCampaignThread({
    data: { databasePath, owner, stateDir: context.host.stateDir, hold: unusable },
    events: {
      changed: ({ campaignId, live }) => void news.tell(campaignId, live),
      runBug: (bug) => log.bug('campaign run', bug),
    },
    questions: {
      async readCredit({ accountId, liveUrl }) {
        if (liveUrlOf(accounts.get(accountId)) !== liveUrl) return ok(null);
        const balance = await readBalance(accountId);
        return ok(balance.ok ? balance.value.credit : null);
      },
      paths: async ({ origin }) => ok(await context.network.paths(origin)),
    },
    broke(bug) {
      log.bug('campaign thread', bug);
      recovery.begin();
    },
  });
  const { ask } = thread;
  const withAccountOf = openWithAccountOf(database, accounts);
  const recovery = createRecovery({ database, owner, news, log, ask, now });

  const schedule = openSchedule({
    database,
    owner,
    now,
    async start(campaignId) {
      const started = await withAccountOf(campaignId, (account) =>
        ask('startScheduled', [campaignId, account]),
      );
      return news.after(campaignId, started);
    },
    failed: (bug) => log.bug('campaign schedule', bug),
    async miss(campaignId, message) {
      const missed = news.after(campaignId, await ask('unschedule', [campaignId, 'missed', message]));
      if (missed.ok)
        context.host.desktop.notify(campaignNews.didNotStart(missed.value.name), spoken(message), campaignId);
      return missed;
    },
  });

  const stopWatchingSleep = watchSleep({
    desktop: context.host.desktop,
    schedule,
    ask,
    running: desktop.running,
    failed: (bug) => log.bug('campaign sleep', bug),
  });

  const doubts = openDoubtWatch({
    database,
    readBalance,
    now,
    changed: (campaignId) => void news.tell(campaignId),
    failed: (bug) => log.bug('balance readings', bug),
  });

  const results = createResultHandlers(context, news, practice.lostAmong, askSurveys);
  const timeline = openTimeline(database);
  const removal = createRemovalHandlers({ database, ask, news, log, forget: practice.forget, now });

  const sending = createSendingHandlers({
    ask,
    news,
    schedule,
    chunks: openChunkReader(database),
    copied: createCopiedEvidence(database, accounts, readBalance),
    withAccountOf,
  });

  return {
    handlers: {
      'campaign.list': () => ok(states.list()),
      'campaign.get': ({ campaignId }) => news.state(campaignId),
      'campaign.timeline': ({ campaignId }) => ok(timeline.read(campaignId)),
      ...createStartHandlers(
        { database, drafts, accounts, ask, settings: () => context.settings.settings(), readBalance, now },
        { news, schedule, draftToRows, chosenPeople: results.chosenPeople },
      ),
      ...sending.handlers,
      ...removal.handlers,
      ...results.handlers,
    },
    passOn: sending.passOn,
    exporters: results.exporters,
    async heedOptOuts() {
      if (thread.isStarted) await ask('heedOptOuts', []);
    },
    async accountChanged(changed) {
      if (thread.isStarted) await ask('accountChanged', [changed.accountId, changed.change]);
    },
    certificates: () => ask('certificates', []),
    async networkChanged() {
      if (thread.isStarted) await ask('networkChanged', []);
    },
    async settleFolder(reading) {
      const settled = await ask('settleFolder', [reading]);
      schedule.look();
      news.tellOpen();
      return settled;
    },
    tellOpen: () => news.tellOpen(),
    remove: removal.remove,
    persons: {
      async erase(erasure) {
        const tests = await ask('beginErasure', [erasure]);
        if (!tests.ok) return tests;
        const removed =
          tests.value.length === 0 ? ok(null) : await removal.remove({ campaignIds: tests.value });
        if (!removed.ok) return removed;
        const erased = await ask('erasePerson', [erasure.msisdn]);
        if (erased.ok) for (const campaignId of erased.value) news.tell(campaignId);
        return erased;
      },
      endErasure: (msisdn) => ask('endErasure', [msisdn]),
    },
    observeReading: doubts.observe,
    standing: () => ({ running: desktop.running(), scheduled: scheduled().length }),
    async close() {
      doubts.close();
      recovery.close();
      stopWatchingSleep();
      schedule.close();
      await thread.close();
      desktop.close();
    },
  };
}
