import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { expectedCredits } from '../../../shared/campaign/estimate.ts';
import { type NextStep, nextStep } from '../../../shared/campaign/next-step.ts';
import { type Outcome, settle } from '../../../shared/campaign/outcome.ts';
import type { PauseReason } from '../../../shared/campaign/pause.ts';
import { graverPause } from '../../../shared/campaign/pause.ts';
import { planConnections } from '../../../shared/campaign/plan.ts';
import { differentTexts } from '../../../shared/campaign/receipts.ts';
import { defaultRetry, type RetryPolicy } from '../../../shared/campaign/retry.ts';
import type { TimelineRow } from '../../../shared/campaign/timeline.ts';
import type { Gateway, SendAnswer } from '../../gateway/client.ts';
import type { LogKeeper } from '../../store/log-keeper.ts';
import { transact } from '../../store/open-database.ts';
import { isStorageFault, storageWords } from '../../store/storage-fault.ts';
import { openChunkStore, type StoredChunk } from '../records/chunk-store.ts';
import type { Frozen } from '../records/frozen.ts';
import { openJournal } from '../records/journal.ts';
import { openLifecycle } from '../records/lifecycle.ts';
import { pauseFor } from '../records/pause-for.ts';
import { learnedPrice } from '../records/price.ts';
import { openBisection } from './bisect.ts';
import type { Clock } from './clock.ts';
import { isComplete } from './completion.ts';
import type { CreditWatch } from './credit-watch.ts';
import { createPace } from './pace.ts';
import type { SleepGate } from './sleep-gate.ts';
import { createSpeed, type Speed } from './speed.ts';
import { type Claimed, openSupply } from './supply.ts';

/** Everything a run uses. */
export interface RunDeps {
  readonly database: DatabaseSync;
  readonly campaignId: CampaignId;
  readonly frozen: Frozen;
  readonly gateway: Gateway;
  readonly credit: CreditWatch;
  readonly clock: Clock;
  /** This computer. */
  readonly owner: string;
  readonly retry?: RetryPolicy;
  readonly log: LogKeeper;
  readonly gate: SleepGate;
  /** The person resumes after a balance that did not suffice. */
  readonly insists: boolean;
  /** Called after anything changed that somebody may be looking at. */
  changed(): void;
}

/** How a run is asked to stop; all of it happens between chunks. */
export type StopWish = 'pause' | 'cancel' | 'close';

/** A campaign that is being sent. */
export interface Run {
  /** Begins nothing new; what is in flight is waited for. */
  stop(wish: StopWish): void;
  /** The same for a reason of the computer's. */
  pauseFor(reason: PauseReason): void;
  /** Notes what changes nothing; a disk that does not take it now goes without. */
  note(kind: TimelineRow['kind'], message: string): void;
  /** Settles when nothing is in flight any more and the campaign's phase says what it is. */
  readonly done: Promise<void>;
  readonly speed: Speed;
  /** A pause that could not be written down yet, because the disk does not take it. */
  trouble(): PauseReason | null;
}

/** One connection's work: the chunk it is busy with, and the one that is ready to follow. */
interface Lane {
  readonly current: Claimed;
  ready: Claimed | null;
}

/** With many lanes others are on their way while one makes its next request; more made ready only fill the memory. */
const mostAhead = 40_000;

/** Sends a campaign whose phase is `running` until everybody has an outcome or somebody has to be asked. */
export function runCampaign(parts: RunDeps): Run {
  const { database, campaignId, frozen, gateway, credit, clock, owner, gate, changed } = parts;
  const journal = openJournal(database, campaignId, owner);
  const supply = openSupply(database, campaignId, frozen, journal, clock);
  const chunks = openChunkStore(database);
  const lifecycle = openLifecycle(database);
  const bisection = openBisection(database, campaignId);
  const pace = createPace(frozen.options.perMinute, clock);
  const speed = createSpeed(clock);
  const stopping = new AbortController();
  let cancelled = false;
  /** Only before the first acceptance can the canary be found lost. */
  let canaryOwed = frozen.options.canary > 0;
  let reason: PauseReason | null = null;
  /** Null until the balance was looked at. */
  let insisted: boolean | null = parts.insists ? null : false;
  let trouble: PauseReason | null = null;
  /** People of the requests that are ready to follow, in all lanes. */
  let ahead = 0;

  /** `record` writes the reason that stays into the store with the outcome that gave it. */
  function halt(why: PauseReason): void {
    reason = graverPause(reason, why);
    stopping.abort();
  }

  function stopFor(why: PauseReason): void {
    halt(why);
    try {
      transact(database, () => lifecycle.step(campaignId, 'pause', clock.now(), { pause: reason ?? why }));
    } catch (error) {
      if (!isStorageFault(error)) throw error;
      trouble ??= pauseFor('disk', { detail: storageWords(error) });
    }
    changed();
  }

  /** Tries a write again until the disk takes it: an outcome that is known must not become unknown. */
  async function write(work: () => void): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        work();
        trouble = null;
        return;
      } catch (error) {
        if (!isStorageFault(error)) throw error;
        trouble = pauseFor('disk', { detail: storageWords(error) });
        halt(trouble);
        changed();
        await clock.sleep(Math.min(250 * tries, 5000));
      }
    }
  }

  /** What a chunk should cost when the latest balance says that it does not suffice; null when it may. */
  function shortFor(chunk: StoredChunk): number | null {
    const estimate = credit.estimate();
    if (estimate === null) return null;
    const cost = expectedCredits(learnedPrice(database, frozen.accountId, campaignId), chunk.parts);
    return cost === null || estimate >= cost ? null : cost;
  }

  /** True when the credit is known not to suffice, read again before anybody is told so. */
  async function isBroke(chunk: StoredChunk): Promise<boolean> {
    const cost = shortFor(chunk);
    if (cost === null || insisted === true) return false;
    const fresh = await credit.read();
    const short = fresh !== null && fresh < cost;
    // An account may be allowed to owe: who was told, topped nothing up and goes on leaves it to the service.
    insisted ??= parts.insists && short;
    return short && !insisted;
  }

  /**
   * Records the next attempt with the outcome before it, which saves the disk every second wait. Gives its
   * number, which counts only once the transaction is on disk; null for a chunk that begins by itself.
   */
  function beginReady({ ready }: Lane): number | null {
    if (ready === null || stopping.signal.aborted || frozen.options.perMinute !== null) return null;
    if (gate.shut) return null;
    if (ready.mark !== journal.optOutRevision()) return null;
    if (insisted !== true && shortFor(ready.prepared.chunk) !== null) return null;
    return journal.beginWithin(ready.prepared.chunk, clock.now(), credit.before());
  }

  /** Makes sure that an attempt is on record, or gives null because nothing may be posted. */
  async function begin(claimed: Claimed): Promise<(Claimed & { readonly attempt: number }) | null> {
    if (claimed.attempt !== null) return { ...claimed, attempt: claimed.attempt };
    const { chunk, people } = claimed.prepared.chunk;
    await pace.turn(people, stopping.signal);
    await gate.pass(stopping.signal);
    if (await isBroke(claimed.prepared.chunk)) stopFor(pauseFor('balance', { chunk }));
    if (stopping.signal.aborted) return null;
    const fresh = supply.refresh(claimed);
    if (fresh === null) return null;
    const attempt = journal.begin(fresh.prepared.chunk, clock.now(), credit.before());
    if (attempt !== null) return { ...fresh, attempt };
    const elsewhere = lifecycle.standing(campaignId)?.owner !== owner;
    stopFor(pauseFor(elsewhere ? 'other-computer' : 'internal'));
    return null;
  }

  async function post(lane: Lane, onSent: () => void): Promise<void> {
    let claimed = lane.current;
    for (let retry = 1; ; retry++) {
      const begun = await begin(claimed);
      if (begun === null) return;
      changed();
      credit.began();
      const answer = await gateway.send(begun.prepared.request, { onSent });
      const step = await record(lane, begun, answer, retry);
      if (step.kind !== 'retry') return;
      await clock.sleep(step.afterMs, stopping.signal);
      if (stopping.signal.aborted) return;
      claimed = { ...begun, attempt: null };
    }
  }

  async function record(
    lane: Lane,
    { prepared, texts, attempt }: Claimed & { readonly attempt: number },
    answer: SendAnswer,
    retry: number,
  ): Promise<NextStep> {
    const { chunk, people, canary } = prepared.chunk;
    const { evidence, receipts, creditConsumed } = answer;
    const outcome = settle(evidence);
    if (outcome === 'accepted') canaryOwed &&= chunks.canaryLost(campaignId);
    const different = new Set(differentTexts(receipts, (index) => texts[index]!).map(({ index }) => index));
    credit.ended(creditsTaken(outcome, creditConsumed));
    const bisecting = outcome === 'refused' && bisection.continues(prepared.chunk, evidence);
    const step = bisecting
      ? ({ kind: 'continue' } as const)
      : nextStep(
          outcome,
          evidence,
          {
            retry,
            random: clock.random(),
            differences: different.size,
            surplus:
              evidence.kind === 'answer' && evidence.body.kind === 'receipts' ? evidence.body.surplus : 0,
            isCanary: canary || canaryOwed,
          },
          parts.retry ?? defaultRetry,
        );
    const at = clock.now();
    let following: number | null = null;
    await write(() =>
      journal.settle(
        { prepared, attempt, at, outcome, evidence, receipts, different, creditConsumed },
        () => {
          if (bisecting) bisection.halve(prepared.chunk, at);
          // A canary of two requests waits for its second before it asks.
          const canaryOpen =
            step.kind === 'pause' && step.reason === 'canary' && chunks.canaryOpen(campaignId);
          following = step.kind === 'continue' || canaryOpen ? beginReady(lane) : null;
          if (step.kind !== 'pause' || canaryOpen) return;
          const concerned = step.reason === 'different-text' ? different.size : people - receipts.length;
          halt(pauseFor(step.reason, { chunk, people: concerned, evidence }));
          lifecycle.step(campaignId, 'pause', at, { pause: reason! });
        },
      ),
    );
    parts.log.wrote(receipts.length);
    if (lane.ready !== null) lane.ready = { ...lane.ready, attempt: following };
    if (outcome === 'accepted') speed.accepted(people);
    changed();
    return step;
  }

  /** While a request is on its way the next one is made ready, but never posted before this one is settled. */
  async function slot(): Promise<void> {
    let current = supply.next();
    // What is on record as begun is posted even when something else has just said stop.
    while (current !== null && (current.attempt !== null || !stopping.signal.aborted)) {
      const lane: Lane = { current, ready: null };
      // The request has left before the processor is busy with the next one.
      const sent = Promise.withResolvers<boolean>();
      const posting = post(lane, () => sent.resolve(true));
      const onItsWay = await Promise.race([posting.then(() => false), sent.promise]);
      let readied = 0;
      try {
        if (onItsWay && !stopping.signal.aborted && ahead < mostAhead) lane.ready = supply.next();
        readied = lane.ready?.prepared.chunk.people ?? 0;
        ahead += readied;
        if (onItsWay) parts.log.tidy();
      } finally {
        // Whatever fails meanwhile, what is on its way gets the outcome it comes to.
        await posting;
        ahead -= readied;
      }
      supply.release(current);
      current = lane.ready ?? (stopping.signal.aborted ? null : supply.next());
    }
  }

  async function all(): Promise<void> {
    const slots = Array.from({ length: planConnections(frozen.options) }, () =>
      slot().catch((error: unknown) => {
        const detail = isStorageFault(error) ? storageWords(error) : String((error as Error).name);
        stopFor(pauseFor(isStorageFault(error) ? 'disk' : 'internal', { detail }));
      }),
    );
    await Promise.all(slots);
    await write(() => {
      const people = journal.settleInterrupted(clock.now());
      if (people > 0) halt(pauseFor('unknown', { people, evidence: { kind: 'interrupted' } }));
    });
    await write(() => transact(database, end));
    changed();
  }

  function end(): void {
    const at = clock.now();
    if (isComplete(database, campaignId)) {
      lifecycle.step(campaignId, 'finish', at, { note: ['finished', 'Every request has its outcome.'] });
      return;
    }
    const pause = reason ?? pauseFor('internal');
    lifecycle.step(campaignId, 'pause', at, { pause });
    if (cancelled) {
      lifecycle.step(campaignId, 'cancel', at, { note: ['cancelled', 'Nothing more will be sent.'] });
    } else {
      lifecycle.step(campaignId, 'settled', at, { pause, note: ['paused', pause.message] });
    }
  }

  return {
    stop(wish) {
      cancelled ||= wish === 'cancel';
      stopFor(pauseFor(wish === 'close' ? 'restart' : 'by-user'));
    },
    pauseFor: stopFor,
    note(kind, message) {
      try {
        lifecycle.note(campaignId, clock.now(), kind, message);
      } catch (error) {
        if (!isStorageFault(error)) throw error;
      }
    },
    done: all(),
    speed,
    trouble: () => trouble,
  };
}

/** What a request took of the credit: nothing where nothing was sent, null where nobody knows. */
function creditsTaken(outcome: Outcome, consumed: number | null): number | null {
  if (outcome === 'not-sent' || outcome === 'refused') return 0;
  return outcome === 'accepted' ? consumed : null;
}
