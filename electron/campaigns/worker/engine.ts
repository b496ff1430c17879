import type { DatabaseSync } from 'node:sqlite';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import type { Verdict } from '../../../shared/campaign/chunk.ts';
import type { PauseReason } from '../../../shared/campaign/pause.ts';
import { isPauseShown, type PauseShown } from '../../../shared/campaign/pause.ts';
import { hasEnded, isFrozen } from '../../../shared/campaign/phase.ts';
import type { RetryPolicy } from '../../../shared/campaign/retry.ts';
import { dueNow } from '../../../shared/campaign/schedule.ts';
import { afterSleep } from '../../../shared/campaign/sleep.ts';
import { duration } from '../../../shared/format/format-time.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Gateway, GatewayAccount } from '../../gateway/client.ts';
import { openLogKeeper } from '../../store/log-keeper.ts';
import { transact } from '../../store/open-database.ts';
import { openChunkStore } from '../records/chunk-store.ts';
import { clearFrozen } from '../records/freeze.ts';
import { type Frozen, readFrozen } from '../records/frozen.ts';
import { openLifecycle } from '../records/lifecycle.ts';
import { pauseFor } from '../records/pause-for.ts';
import { recoverCampaign, recoverCampaigns } from '../records/recover.ts';
import { removeCampaigns } from '../records/removal.ts';
import { openTally } from '../records/tally.ts';
import { isIsolated } from './bisect.ts';
import type { Clock } from './clock.ts';
import { type CreditWatch, createCreditWatch } from './credit-watch.ts';
import {
  elsewhere,
  ending,
  gone,
  notWaiting,
  otherPause,
  stillRunning,
  tooLate,
  undecided,
} from './engine-errors.ts';
import { openFreezeService } from './freeze-service.ts';
import { keepHints } from './hint.ts';
import { openRulings } from './rulings.ts';
import { type Run, runCampaign, type StopWish } from './runner.ts';
import { createSleepGate } from './sleep-gate.ts';
import { type StartRequest, startPeople } from './start-people.ts';

/** What is known of a campaign beside its rows in the store. */
export interface Live {
  /** Progress of freezing, 0 to 1. */
  readonly preparing: number;
  readonly perMinute: number | null;
  /** A pause that could not be written down yet. */
  readonly trouble: PauseReason | null;
}

/** Everything the engine uses. */
export interface EngineDeps {
  readonly database: DatabaseSync;
  readonly clock: Clock;
  /** This computer. */
  readonly owner: string;
  readonly retry?: RetryPolicy;
  connect(account: GatewayAccount): Gateway;
  /** Reads the credit of an account at its place, and tells the window; null when it cannot be read. */
  readCredit(accountId: AccountId, place: string): Promise<number | null>;
  /** Called after anything of a campaign changed. */
  changed(campaignId: CampaignId, live: Live): void;
  /** Hears of a bug that ended one run; the others go on. */
  bug(error: unknown): void;
}

/** Sends campaigns; every method is one decision of a person, and answers when it is on record. */
export interface Engine {
  /** Freezes a draft and starts it, or schedules it; fails when other people would get it than were reviewed. */
  start(request: StartRequest, frozen: Frozen, account: GatewayAccount): Promise<Result<null>>;
  /** Starts what was scheduled. */
  startScheduled(campaignId: CampaignId, account: GatewayAccount): Promise<Result<null>>;
  /** Goes on with what is paused; fails as conflict where it stands still for another reason than was `shown`. */
  resume(campaignId: CampaignId, account: GatewayAccount, shown?: PauseShown): Promise<Result<null>>;
  pause(campaignId: CampaignId): Promise<Result<null>>;
  cancel(campaignId: CampaignId): Promise<Result<null>>;
  rule(campaignId: CampaignId, chunk: number, verdict: Verdict): Promise<Result<null>>;
  takeOut(campaignId: CampaignId, chunk: number, positions: readonly number[]): Promise<Result<null>>;
  bisect(campaignId: CampaignId, chunk: number): Promise<Result<null>>;
  takeOver(campaignId: CampaignId): Promise<Result<null>>;
  /** Takes a scheduled campaign back to a draft, or notes that its time was missed. */
  unschedule(campaignId: CampaignId, why: 'asked' | 'missed', message: string): Promise<Result<null>>;
  /** Deletes drafts and ended campaigns for good. */
  remove(campaignIds: readonly CampaignId[]): Promise<Result<null>>;
  /** A balance read elsewhere; `place` is the base URL of a live account, empty for practice. */
  noteCredit(accountId: AccountId, place: string, credit: number): Promise<Result<null>>;
  /** The computer is about to sleep: no request begins until it is awake. */
  sleep(): Promise<Result<null>>;
  /** The computer is awake: campaigns go on, or ask first after a long sleep. */
  wake(): Promise<Result<null>>;
  /** Ends all runs between chunks and waits for what is in flight. */
  close(): Promise<void>;
}

/** Balance readings while a campaign runs are this far apart. */
const readingMs = 10_000;

/** Opens the engine and brings what a crash cut off into order. */
export function openEngine(parts: EngineDeps): Engine {
  const { database, clock, owner } = parts;
  const lifecycle = openLifecycle(database);
  const chunks = openChunkStore(database);
  const tally = openTally(database);
  const rulings = openRulings(database);
  const runs = new Map<CampaignId, Run>();
  const watches = new Map<string, CreditWatch>();
  const log = openLogKeeper(database);
  let closing = false;
  /** The latest long sleep: a campaign that was being prepared meanwhile asks too. */
  let longSleep: PauseReason | null = null;
  const freezing = openFreezeService(database, clock, owner, tell);
  const gate = createSleepGate(clock, woke);
  recoverCampaigns(database, owner, clock.now());

  /** An account that was pointed at another service has another balance from then on. */
  function watchOf(accountId: AccountId, place: string): CreditWatch {
    const key = `${accountId} ${place}`;
    const known = watches.get(key);
    if (known !== undefined) return known;
    const watch = createCreditWatch(() => parts.readCredit(accountId, place));
    watches.set(key, watch);
    return watch;
  }

  function woke(sleptMs: number): void {
    if (closing) return;
    const detail = duration(sleptMs / 1000);
    const reason = afterSleep(sleptMs) === 'ask' ? pauseFor('slept', { detail }) : null;
    longSleep = reason ?? longSleep;
    for (const [campaignId, run] of runs) {
      if (reason !== null) run.pauseFor(reason);
      else run.note('slept', `The computer slept for ${detail}; sending goes on.`);
      tell(campaignId);
    }
  }

  function tell(campaignId: CampaignId, share = 1): void {
    const run = runs.get(campaignId);
    parts.changed(campaignId, {
      preparing: share,
      perMinute: run?.speed.perMinute() ?? null,
      trouble: run?.trouble() ?? null,
    });
  }

  /** Starts the run of a campaign whose phase is `running`; it looks after itself from here on. */
  function launch(campaignId: CampaignId, frozen: Frozen, account: GatewayAccount, insists = false): void {
    const credit = watchOf(frozen.accountId, frozen.kind === 'live' ? frozen.baseUrl : '');
    let readAt = Number.NEGATIVE_INFINITY;
    const readNow = (): void => {
      readAt = clock.steady();
      credit.read().catch(() => undefined);
    };
    const run = runCampaign({
      database,
      campaignId,
      frozen,
      gateway: parts.connect(account),
      credit,
      clock,
      owner,
      log,
      gate,
      insists,
      ...(parts.retry === undefined ? {} : { retry: parts.retry }),
      changed: () => {
        if (clock.steady() - readAt > readingMs) readNow();
        tell(campaignId);
      },
    });
    runs.set(campaignId, run);
    if (credit.estimate() === null) readNow();
    run.done
      .finally(() => runs.delete(campaignId))
      .then(() => afterRun(campaignId, frozen, credit))
      .catch(parts.bug);
  }

  async function afterRun(campaignId: CampaignId, frozen: Frozen, credit: CreditWatch): Promise<void> {
    tell(campaignId);
    const reading = await credit.read();
    if (closing) return;
    keepHints(database, frozen.accountId, campaignId, reading);
    tell(campaignId);
  }

  function runnable(campaignId: CampaignId, account: GatewayAccount): Result<Frozen> {
    if (closing) return ending;
    const standing = lifecycle.standing(campaignId);
    const frozen = readFrozen(database, campaignId);
    if (standing === null || frozen === null) return gone;
    if (standing.owner !== owner) return elsewhere;
    // The practice gateway listens on another port every time; a real account never moves under a campaign.
    if (
      frozen.kind === 'live' &&
      (frozen.baseUrl !== account.baseUrl || frozen.sendPath !== account.sendPath)
    ) {
      return fail({
        kind: 'bad-input',
        message: `The account's address has changed from ${frozen.baseUrl} since this campaign started.`,
        fix: 'Change the address back, or cancel and send a copy to the rest.',
      });
    }
    return ok(frozen);
  }

  /** A decision about chunks needs a campaign that is not being sent at this moment. */
  async function atRest(campaignId: CampaignId, work: () => Result<null>): Promise<Result<null>> {
    const standing = lifecycle.standing(campaignId);
    if (standing === null) return gone;
    if (runs.has(campaignId) && standing.phase === 'running') return stillRunning;
    await runs.get(campaignId)?.done;
    if (standing.owner !== owner) return elsewhere;
    const done = work();
    tell(campaignId);
    return done;
  }

  async function stop(campaignId: CampaignId, wish: StopWish): Promise<Result<null>> {
    freezing.stop(campaignId);
    const run = runs.get(campaignId);
    if (run !== undefined) {
      run.stop(wish);
      return ok(null);
    }
    const at = clock.now();
    const standing = lifecycle.standing(campaignId);
    if (standing === null) return gone;
    if (standing.owner !== null && standing.owner !== owner && !hasEnded(standing.phase)) return elsewhere;
    if (wish === 'cancel' && standing.phase === 'paused') {
      transact(database, () =>
        lifecycle.step(campaignId, 'cancel', at, { note: ['cancelled', 'Nothing more will be sent.'] }),
      );
      tell(campaignId);
    }
    return ok(null);
  }

  return {
    async start(request, frozen, account) {
      const { campaignId } = request;
      const people = startPeople(database, request, clock.now());
      if (!people.ok) return people;
      const slept = longSleep;
      const frozenNow = await freezing.freeze(campaignId, frozen, request.people, people.value);
      if (!frozenNow.ok) return frozenNow;
      if (lifecycle.standing(campaignId)?.phase !== 'running') return ok(null);
      launch(campaignId, frozen, account);
      if (longSleep !== null && longSleep !== slept) runs.get(campaignId)?.pauseFor(longSleep);
      return ok(null);
    },

    async startScheduled(campaignId, account) {
      const frozen = runnable(campaignId, account);
      if (!frozen.ok) return frozen;
      const at = clock.now();
      // Whatever kept it since its time came, a locked keychain or a sleep: nobody is texted late unasked.
      if (dueNow(frozen.value.options.startAt ?? at, at).kind === 'ask') return tooLate;
      const started = transact(database, () => {
        if (lifecycle.standing(campaignId)?.phase !== 'scheduled') return false;
        database.prepare('UPDATE campaign SET started_at = ? WHERE id = ?').run(at, campaignId);
        return lifecycle.step(campaignId, 'start', at, { note: ['started', 'Started at its time.'] });
      });
      if (!started) return notWaiting;
      launch(campaignId, frozen.value, account);
      return ok(null);
    },

    async resume(campaignId, account, shown) {
      const pausing = lifecycle.standing(campaignId)?.phase === 'pausing';
      if (pausing) await runs.get(campaignId)?.done;
      const frozen = runnable(campaignId, account);
      if (!frozen.ok) return frozen;
      if (runs.has(campaignId)) return ok(null);
      if (chunks.has(campaignId, 'unknown')) return undecided;
      const at = clock.now();
      const standing = lifecycle.standing(campaignId);
      const pause = standing?.pause ?? null;
      if (shown !== undefined && standing?.phase === 'paused' && !isPauseShown(shown, pause))
        return otherPause;
      const insists = pause?.kind === 'balance';
      const resumed = transact(database, () => {
        if (!lifecycle.step(campaignId, 'resume', at, { note: ['resumed', 'Sending goes on.'] }))
          return false;
        for (const chunk of chunks.all(campaignId, 'refused')) {
          if (isIsolated(chunk)) continue;
          chunks.setState(campaignId, chunk.chunk, 'waiting');
          tally.move(campaignId, 'refused', 'waiting', chunk.people, chunk.parts);
        }
        return true;
      });
      if (!resumed) return notWaiting;
      launch(campaignId, frozen.value, account, insists);
      tell(campaignId);
      return ok(null);
    },

    pause: (campaignId) => stop(campaignId, 'pause'),
    cancel: (campaignId) => stop(campaignId, 'cancel'),
    rule: (campaignId, chunk, verdict) =>
      atRest(campaignId, () => rulings.rule(campaignId, chunk, verdict, clock.now())),
    takeOut: (campaignId, chunk, positions) =>
      atRest(campaignId, () => rulings.takeOut(campaignId, chunk, positions, clock.now())),
    bisect: (campaignId, chunk) => atRest(campaignId, () => rulings.bisect(campaignId, chunk, clock.now())),

    async takeOver(campaignId) {
      const standing = lifecycle.standing(campaignId);
      if (standing === null) return gone;
      if (standing.owner === owner) return ok(null);
      const at = clock.now();
      transact(database, () => {
        database.prepare('UPDATE campaign SET owner = ? WHERE id = ?').run(owner, campaignId);
        lifecycle.note(campaignId, at, 'taken-over', 'This computer goes on with what another one started.');
      });
      if (standing.phase === 'running' || standing.phase === 'pausing' || standing.phase === 'preparing') {
        recoverCampaign(database, campaignId, standing.phase, owner, at);
      }
      tell(campaignId);
      return ok(null);
    },

    async unschedule(campaignId, why, message) {
      const at = clock.now();
      const done = transact(database, () => {
        const standing = lifecycle.standing(campaignId);
        if (standing?.phase === 'scheduled' && standing.owner !== owner) return elsewhere;
        const step = why === 'missed' ? 'miss' : 'unschedule';
        const kind = why === 'missed' ? 'missed' : 'cancelled';
        if (!lifecycle.step(campaignId, step, at, { note: [kind, message] })) return notWaiting;
        clearFrozen(database, campaignId);
        return ok(null);
      });
      tell(campaignId);
      return done;
    },

    async remove(campaignIds) {
      // What was sent meanwhile is the only proof of it.
      const phases = campaignIds.map((campaignId) => lifecycle.standing(campaignId)?.phase ?? 'draft');
      if (!phases.every((phase) => !isFrozen(phase) || hasEnded(phase))) return stillRunning;
      await removeCampaigns(database, campaignIds);
      return ok(null);
    },

    async noteCredit(accountId, place, credit) {
      watchOf(accountId, place).note(credit);
      return ok(null);
    },

    async sleep() {
      gate.shutNow();
      return ok(null);
    },

    async wake() {
      gate.open();
      return ok(null);
    },

    async close() {
      closing = true;
      freezing.stopAll();
      for (const run of runs.values()) run.stop('close');
      gate.open();
      await Promise.all([...runs.values()].map((run) => run.done));
    },
  };
}
