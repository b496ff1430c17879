import type { AccountId, CampaignId } from '../../shared/brand.ts';
import type { CampaignState } from '../../shared/campaign/campaign.ts';
import type { PauseShown } from '../../shared/campaign/pause.ts';
import type { CampaignPhase } from '../../shared/campaign/phase.ts';
import type { Review } from '../../shared/campaign/review.ts';
import { type AppError, fail, ok, type Result } from '../../shared/result.ts';
import type { BalanceReader } from '../accounts/balance-reader.ts';
import type { Context } from '../context.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import type { Exporters } from '../exports/export-handlers.ts';
import type { StoredAccount } from '../settings/settings-file.ts';
import { openCampaignThread } from '../threads/campaign-thread.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { createDesktopWatch } from './desktop-watch.ts';
import { machineId } from './machine-id.ts';
import { recoverCampaigns } from './records/recover.ts';
import { hasRemovals } from './records/removal.ts';
import { openTimeline } from './records/timeline.ts';
import { openChunkReader } from './results/chunk-reader.ts';
import { createResultHandlers } from './results/result-handlers.ts';
import { openStateReader } from './results/state-reader.ts';
import { openSchedule } from './schedule.ts';
import { openCopyService } from './start/copy-campaign.ts';
import { makeReview } from './start/review.ts';
import { reviewHash } from './start/review-hash.ts';
import { openStartService } from './start/start-campaign.ts';
import type { Live } from './worker/engine-deps.ts';

/** Answers everything about campaigns once written: reviewing, sending, deciding, and looking back. */
export interface CampaignHandlers {
  readonly handlers: HandlersOf<'campaign' | 'chunk' | 'result' | 'history'>;
  readonly exporters: Pick<Exporters, 'results' | 'summary'>;
  /** How many campaigns are being prepared or sent at this moment. */
  running(): number;
  /** Stops between chunks and waits for what is in flight. */
  close(): Promise<void>;
}

const ended: readonly CampaignPhase[] = ['draft', 'missed', 'finished', 'cancelled'];

/** Wires the sending half of the app; what a crash cut off is settled before the first answer. */
export function createCampaignHandlers(
  context: Context,
  drafts: DraftStore,
  readBalance: BalanceReader,
): CampaignHandlers {
  const { database, accounts, log, now } = context;
  const owner = machineId(context.host.dataDir);
  recoverCampaigns(database, owner, now());
  const lives = new Map<CampaignId, Live>();
  const phases = new Map<CampaignId, CampaignPhase>();
  const desktop = createDesktopWatch(context.host.desktop);
  const states = openStateReader(database, owner, (accountId: AccountId) => {
    const account = accounts.get(accountId);
    return { name: account?.name ?? 'Removed account', kind: account?.kind ?? 'live' };
  });
  const chunks = openChunkReader(database);
  const looking = createResultHandlers(context, (campaignId) =>
    states.state(campaignId, lives.get(campaignId)),
  );
  const timeline = openTimeline(database);

  const thread = openCampaignThread({
    data: { databasePath: context.databasePath, owner },
    events: {
      changed({ campaignId, live }) {
        lives.set(campaignId, live);
        tell(campaignId);
      },
      runBug: (bug) => log.bug('campaign run', bug),
    },
    questions: {
      async readCredit({ accountId, place }) {
        if (placeOf(accounts.get(accountId)) !== place) return ok(null);
        const balance = await readBalance(accountId);
        return ok(balance.ok ? balance.value.credit : null);
      },
    },
    broke(bug) {
      log.bug('campaign thread', bug);
      recoverCampaigns(database, owner, now());
      for (const campaignId of phases.keys()) tell(campaignId);
    },
  });
  const { ask } = thread;
  const desk = openStartService({
    database,
    drafts,
    accounts,
    ask,
    settings: () => context.settings.settings(),
  });

  const copies = openCopyService({
    database,
    drafts,
    ask,
    country: () => context.settings.settings().country,
  });

  function tell(campaignId: CampaignId): CampaignState | null {
    const state = states.state(campaignId, lives.get(campaignId));
    if (state === null) return null;
    context.emit({ type: 'campaign', campaign: state });
    desktop.changed(state);
    if (phases.get(campaignId) !== state.phase) {
      phases.set(campaignId, state.phase);
      log.write('campaign', { id: campaignId, phase: state.phase, pause: state.pause?.kind ?? null });
      context.emit({ type: 'campaigns' });
    }
    return state;
  }

  /** The state after something was done to a campaign, or why it was not. */
  function after(campaignId: CampaignId, done: Result<unknown>): Result<CampaignState> {
    if (!done.ok) return done;
    const state = tell(campaignId);
    return state === null ? gone : ok(state);
  }

  const schedule = openSchedule({
    database,
    owner,
    now,
    async start(campaignId) {
      const account = await desk.accountOf(campaignId);
      if (!account.ok) return account;
      return after(campaignId, await ask('startScheduled', { campaignId, account: account.value }));
    },
    failed: (bug) => log.bug('campaign schedule', bug),
    async miss(campaignId, message) {
      const missed = after(campaignId, await ask('unschedule', { campaignId, why: 'missed', message }));
      if (missed.ok) context.host.desktop.notify(`${missed.value.name} did not start`, message);
      return missed;
    },
  });

  let toldOfSleep = false;
  const deafen = context.host.desktop.onPower((news) => {
    if (news === 'sleep') schedule.sleep();
    else schedule.look();
    // A thread that sends nothing need not be woken for it; one that was told of a sleep must hear that it is over.
    const concerned = toldOfSleep || desktop.running() > 0;
    toldOfSleep = concerned && news === 'sleep';
    if (concerned) ask(news, null).catch((bug) => log.bug('campaign sleep', bug));
  });

  async function resume(campaignId: CampaignId, shown?: PauseShown): Promise<Result<CampaignState>> {
    const account = await desk.accountOf(campaignId);
    if (!account.ok) return account;
    const resumed = await ask('resume', { campaignId, account: account.value, shown });
    // Whoever saw something else looks at it anew.
    if (!resumed.ok) tell(campaignId);
    return after(campaignId, resumed);
  }

  async function review(campaignId: CampaignId): Promise<Result<Review>> {
    const draft = drafts.read(campaignId);
    if (!draft.ok) return draft;
    const { accountId, audienceId, message, options } = draft.value;
    const settings = context.settings.settings();
    const account = accounts.get(accountId);
    // Made before the people are gone through: what changes meanwhile was not reviewed.
    const hash = reviewHash(database, draft.value, account);
    const rest = database.prepare('SELECT rest_of FROM campaign WHERE id = ?').get(campaignId)?.rest_of;
    const restOf = typeof rest === 'number' ? (rest as CampaignId) : null;
    const recentDays = account?.kind === 'live' ? settings.recentDays : 0;
    const scanning =
      audienceId === null
        ? null
        : ask('scan', { campaignId, audienceId, message, options, restOf, recentDays });
    const [balance, scan] = await Promise.all([readBalance(accountId), scanning]);
    if (scan !== null && !scan.ok) return scan;
    if (balance.ok)
      await ask('noteCredit', { accountId, place: placeOf(account), credit: balance.value.credit });
    const facts = {
      draft: draft.value,
      hash,
      account,
      balance,
      scan: scan?.value ?? null,
      settings,
      now: now(),
    };
    return ok(makeReview(database, facts));
  }

  const olderIds = database.prepare(
    "SELECT id FROM campaign WHERE phase IN ('finished', 'cancelled') AND coalesce(ended_at, updated_at) < ?",
  );

  function endedBefore(days: number): CampaignId[] {
    return olderIds.all(now() - days * 86_400_000).map(({ id }) => Number(id) as CampaignId);
  }

  if (hasRemovals(database)) remove([]).catch((bug) => log.bug('campaign removal', bug));

  async function remove(campaignIds: readonly CampaignId[]): Promise<Result<null>> {
    const removed = await ask('remove', { campaignIds });
    if (!removed.ok) return removed;
    for (const campaignId of campaignIds) {
      lives.delete(campaignId);
      phases.delete(campaignId);
    }
    log.write('campaigns removed', { count: campaignIds.length });
    context.emit({ type: 'campaigns' });
    return removed;
  }

  const handlers: CampaignHandlers['handlers'] = {
    'campaign.list': () => ok(states.list()),
    'campaign.get': ({ campaignId }) => {
      const state = states.state(campaignId, lives.get(campaignId));
      return state === null ? gone : ok(state);
    },
    'campaign.review': ({ campaignId }) => review(campaignId),
    async 'campaign.start'({ campaignId, people, hash, includeRecent }) {
      const started = await desk.start(campaignId, people, hash, includeRecent);
      schedule.look();
      return after(campaignId, started);
    },
    'campaign.pause': async ({ campaignId }) => after(campaignId, await ask('pause', { campaignId })),
    'campaign.resume': ({ campaignId, shown }) => resume(campaignId, shown),
    'campaign.cancel': async ({ campaignId }) => after(campaignId, await ask('cancel', { campaignId })),
    async 'campaign.unschedule'({ campaignId }) {
      const taken = await ask('unschedule', { campaignId, why: 'asked', message: 'Taken off the schedule.' });
      schedule.look();
      return after(campaignId, taken);
    },
    async 'campaign.takeOver'({ campaignId }) {
      const taken = await ask('takeOver', { campaignId });
      schedule.look();
      return after(campaignId, taken);
    },
    async 'campaign.copy'({ campaignId, rest }) {
      const copied = rest ? await copies.rest(campaignId) : copies.whole(campaignId);
      context.emit({ type: 'campaigns' });
      return copied;
    },
    async 'campaign.rehearse'({ campaignId, includeRecent }) {
      const started = await desk.rehearse(campaignId, includeRecent);
      return started.ok ? after(started.value, started) : started;
    },
    'campaign.testText': ({ campaignId, n }) => desk.testText(campaignId, n),
    async 'campaign.test'({ campaignId, number, shown }) {
      const started = await desk.test(campaignId, number, shown);
      return started.ok ? after(started.value, started) : started;
    },
    'campaign.timeline': ({ campaignId }) => ok(timeline.read(campaignId)),
    async 'campaign.remove'({ campaignId, phase: shown }) {
      const phase = states.state(campaignId, undefined)?.phase;
      if (phase === undefined) return gone;
      if (!ended.includes(phase)) return stillOpen;
      if (phase !== shown) return movedOn;
      const removed = await remove([campaignId]);
      return removed.ok ? ok({}) : removed;
    },
    'campaign.older': ({ days }) => ok({ campaigns: endedBefore(days).length }),
    async 'campaign.removeOlder'({ days, shown }) {
      const old = endedBefore(days);
      if (old.length !== shown) return otherCount;
      const removed = await remove(old);
      return removed.ok ? ok({ removed: old.length }) : removed;
    },

    'chunk.list': ({ campaignId, from, count }) => ok(chunks.slice(campaignId, from, count)),
    'chunk.waiting': ({ campaignId, preferred }) => ok({ row: chunks.waiting(campaignId, preferred) }),
    async 'chunk.rule'({ campaignId, chunk, verdict, attempts }) {
      const row = chunks.get(campaignId, chunk);
      if (row === null) return noChunk;
      if (row.attempts.length !== attempts) return sentSince;
      return after(campaignId, await ask('rule', { campaignId, chunk, verdict }));
    },
    'chunk.takeOut': async ({ campaignId, chunk, positions }) =>
      after(campaignId, await ask('takeOut', { campaignId, chunk, positions })),
    async 'chunk.bisect'({ campaignId, chunk }) {
      const split = await ask('bisect', { campaignId, chunk });
      return split.ok ? resume(campaignId) : split;
    },
    ...looking.handlers,
  };

  return {
    handlers,
    exporters: looking.exporters,
    running: desktop.running,
    async close() {
      deafen();
      schedule.close();
      await thread.close();
      desktop.close();
    },
  };
}

/** Practice moves with every start and stays the same account. */
function placeOf(account: StoredAccount | undefined): string {
  return account?.kind === 'live' ? account.baseUrl : '';
}

const gone = fail<AppError>({ kind: 'not-found', message: 'This campaign is no longer there.' });

const stillOpen = fail<AppError>({
  kind: 'not-ready',
  message: 'This campaign has not ended, so it cannot be deleted.',
  fix: 'Cancel it first.',
});

const movedOn = fail<AppError>({
  kind: 'conflict',
  message: 'This campaign has moved on since you looked at it, so it was not deleted.',
  fix: 'Look at it again before you delete it.',
});

const otherCount = fail<AppError>({
  kind: 'conflict',
  message: 'There are not as many of these campaigns any more as were shown, so none was deleted.',
  fix: 'Look at the number again before you delete them.',
});

const sentSince = fail<AppError>({
  kind: 'conflict',
  message: 'This request was sent once more since you looked at it, so nothing was decided.',
  fix: 'Look at what was observed this time.',
});

const noChunk = fail<AppError>({
  kind: 'not-found',
  message: 'There is no such request in this campaign.',
});
