import { pauseFor } from '../../../../shared/campaign/outcome/pause-words.ts';
import { expectedCredits, partsOfRequest } from '../../../../shared/campaign/plan/price.ts';
import { markPause } from '../../../../shared/folder/folder.ts';
import { isDiskFull, isFileFault } from '../../../store/storage-fault.ts';
import type { StoredChunk } from '../../records/chunk-store.ts';
import type { RecordedAttempt } from '../../records/journal.ts';
import { learnedPrices } from '../../records/learned-prices.ts';
import { type BalanceCheck, createBalanceCheck } from './balance-watch.ts';
import type { ClaimedChunk } from './chunk-queue.ts';
import type { Paced } from './pace-turns.ts';
import type { RunContext } from './run-context.ts';
import type { ConnectionShare } from './shared-connections.ts';
import { diskPause } from './stopping.ts';

/** Its attempt is on record, so it must be posted or withdrawn. */
export interface BegunChunk extends ClaimedChunk {
  readonly attempt: number;
  readonly paced: Paced | null;
}

export class AttemptStarter {
  readonly #run: RunContext;
  readonly #balanceCheck: BalanceCheck;

  constructor(run: RunContext) {
    const { database, campaignId, frozen, balance, resumedShort } = run;
    const priceOf = { accountId: frozen.accountId, campaignId, encoding: frozen.unicodeEncoding };
    this.#run = run;
    this.#balanceCheck = createBalanceCheck(
      balance,
      (chunk) => expectedCredits(learnedPrices(database, priceOf), partsOfRequest(chunk.parts, chunk)),
      resumedShort,
    );
  }

  /** Waits until the request may begin and a connection is free; null if nothing may be posted. */
  async begin(claimed: ClaimedChunk, share: ConnectionShare): Promise<BegunChunk | null> {
    if (claimed.attempt !== null) return { ...claimed, attempt: claimed.attempt, paced: null };
    const { frozen, pace, stopping } = this.#run;
    const { perMinute } = frozen.options;
    if (perMinute === null) return this.#beginNow(claimed, share);
    const { people } = claimed.prepared.chunk;
    const turn = await pace.turn({ perMinute, people, signal: stopping.signal }, () =>
      this.#beginNow(claimed, share),
    );
    return turn === null ? null : { ...turn.out, paced: turn.paced };
  }

  async #beginNow(claimed: ClaimedChunk, share: ConnectionShare): Promise<BegunChunk | null> {
    const { campaignId, clock, balance, journal, lifecycle, owner, queue, stopping } = this.#run;
    if (!(await this.#isReady(claimed.prepared.chunk, share))) return null;
    const renewed = queue.renew(claimed);
    if (renewed === null) return null;
    const recorded = journal.begin(renewed.prepared.chunk, clock.now(), balance.before());
    if (recorded !== null) return this.raise(renewed, recorded);
    const isElsewhere = lifecycle.standing(campaignId)?.owner !== owner;
    stopping.pause(pauseFor(isElsewhere ? 'other-computer' : 'internal'));
    return null;
  }

  /** The connection is taken last, because reading the balance also takes one. */
  async #isReady(chunk: StoredChunk, share: ConnectionShare): Promise<boolean> {
    const { sleep, stopping, teamFile } = this.#run;
    for (;;) {
      await sleep.pass(stopping.signal);
      if (!(await this.#balanceCheck.coversForSure(chunk))) {
        stopping.pause(pauseFor('balance', { chunk: chunk.chunk }));
      }
      if (!this.#isFree(chunk) || !(await share.take(stopping.signal))) return false;
      if (await teamFile.isRead(stopping.signal)) return this.#isFree(chunk);
      share.release();
      await teamFile.again(stopping.signal);
    }
  }

  /** True if nothing has stopped the run, the computer is awake, and the time is right for the request. */
  #isFree(chunk: StoredChunk): boolean {
    const { sleep, stopping, times } = this.#run;
    return !stopping.signal.aborted && !sleep.isOn && times.mayLeave(chunk);
  }

  /** True if nobody in the request has opted out either. If the opt-outs cannot be read, it may not be posted. */
  mayPost({ prepared, optOuts }: BegunChunk): boolean {
    const { journal, stopping } = this.#run;
    if (!this.#isFree(prepared.chunk)) return false;
    try {
      return journal.optOutRevision() === optOuts || !journal.anyOptedOut(prepared.chunk);
    } catch (error) {
      stopping.halt(diskPause(error) ?? pauseFor('internal'));
      return false;
    }
  }

  /**
   * Records the next attempt in the transaction of the outcome before it, which saves every second wait for the disk.
   * The attempt counts only once it is on disk and the mark is raised; null if the chunk must begin by itself.
   */
  beginWithin(ready: ClaimedChunk | null, share: ConnectionShare): RecordedAttempt | null {
    const { clock, balance, frozen, journal, teamFile } = this.#run;
    if (ready === null || !this.#isFree(ready.prepared.chunk)) return null;
    if (frozen.options.perMinute !== null || !share.mayBeKept || teamFile.isUsed) return null;
    const { chunk } = ready.prepared;
    if (ready.optOuts !== journal.optOutRevision() || !this.#balanceCheck.covers(chunk)) return null;
    return journal.beginWithin(chunk, clock.now(), balance.before());
  }

  /**
   * Raises the mark, so that the attempt may be posted. If another copy of the data folder went on, or the mark cannot
   * be written, takes the attempt back, stops the run and returns null.
   */
  async raise(claimed: ClaimedChunk, { attempt, begun }: RecordedAttempt): Promise<BegunChunk | null> {
    const { clock, copyWentOn, journal, mark, stopping } = this.#run;
    const { chunk } = claimed.prepared.chunk;
    // The disk may refuse this write too; nobody in the attempt is in doubt.
    const takeBack = (): Promise<void> => stopping.write(() => journal.withdraw(chunk, attempt, clock.now()));
    try {
      if (mark.raise(begun)) return { ...claimed, attempt, paced: null };
    } catch (error) {
      if (!isFileFault(error)) throw error;
      stopping.pause(markPause(isDiskFull(error)));
      await takeBack();
      return null;
    }
    await takeBack();
    copyWentOn();
    return null;
  }
}
