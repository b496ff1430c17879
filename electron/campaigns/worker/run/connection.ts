import { type SendAnswer, withdrawn } from '../../../gateway/client.ts';
import type { AttemptStarter, BegunChunk } from './begin-attempt.ts';
import type { ClaimedChunk } from './chunk-queue.ts';
import type { OutcomeRecorder } from './record-outcome.ts';
import type { RunContext } from './run-context.ts';
import { type ConnectionShare, createConnectionShare } from './shared-connections.ts';

export class Connection {
  readonly #run: RunContext;
  readonly #starter: AttemptStarter;
  readonly #recorder: OutcomeRecorder;
  readonly #share: ConnectionShare;
  /** Prepared while the previous request is on its way. */
  #ready: ClaimedChunk | null = null;

  constructor(run: RunContext, starter: AttemptStarter, recorder: OutcomeRecorder) {
    this.#run = run;
    this.#starter = starter;
    this.#recorder = recorder;
    this.#share = createConnectionShare(run.connections);
  }

  /** Sends until nothing is left to claim or the run stops; always gives back its share of the connections. */
  send(): Promise<void> {
    return this.#sendAll().finally(() => this.#share.release());
  }

  async #sendAll(): Promise<void> {
    const { queue, stopping } = this.#run;
    let current = queue.claim();
    // A recorded attempt is still passed on after the run stops, so that it is taken back.
    while (current !== null && (current.attempt !== null || !stopping.signal.aborted)) {
      await this.#sendOne(current);
      queue.release(current);
      current = this.#ready ?? (stopping.signal.aborted ? null : queue.claim());
      this.#ready = null;
    }
  }

  /** Prepares the next request while this one is on its way, but never posts it before this one is settled. */
  async #sendOne(current: ClaimedChunk): Promise<void> {
    const { log, queue, stopping } = this.#run;
    // The request leaves before preparing the next one keeps the processor busy.
    const sent = Promise.withResolvers<boolean>();
    const posting = this.#post(current, () => sent.resolve(true));
    const isOnItsWay = await Promise.race([posting.then(() => false), sent.promise]);
    try {
      if (isOnItsWay && !stopping.signal.aborted) this.#ready = queue.claimAhead();
      if (isOnItsWay) queue.makeTexts(current);
      if (isOnItsWay) log.copyIfDue();
    } finally {
      // Even if preparing fails, the request on its way gets its outcome.
      await posting.finally(() => this.#releaseUnlessBegun());
      if (this.#ready !== null) queue.arrive(this.#ready);
    }
  }

  #releaseUnlessBegun(): void {
    if (this.#ready === null || this.#ready.attempt === null) this.#share.release();
  }

  /**
   * Each attempt is on disk before its request. It is taken back if somebody in it opts out, or the run stops, before
   * its first byte leaves.
   */
  async #post(current: ClaimedChunk, onSent: () => void): Promise<void> {
    const { changed, clock, balance, stopping } = this.#run;
    let claimed = current;
    for (let retry = 1; ; ) {
      const begun = await this.#starter.begin(claimed, this.#share);
      if (begun === null) return;
      changed();
      balance.began();
      const answer = await this.#exchange(begun, onSent);
      if (answer.evidence.kind === 'withdrawn') {
        await this.#recorder.withdraw(begun);
        changed();
        if (stopping.signal.aborted) return;
        claimed = { ...begun, attempt: null };
        continue;
      }
      const { step, following } = await this.#recorder.record({ begun, answer, retry }, () =>
        this.#starter.beginWithin(this.#ready, this.#share),
      );
      // A chunk that was taken back is prepared again if the campaign continues.
      if (this.#ready !== null && following !== null)
        this.#ready = (await this.#starter.raise(this.#ready, following)) ?? this.#ready;
      changed();
      if (step.kind !== 'retry') return;
      this.#releaseUnlessBegun();
      await clock.sleep(step.afterMs, stopping.signal);
      if (stopping.signal.aborted) return;
      claimed = { ...begun, attempt: null };
      retry++;
    }
  }

  async #exchange(begun: BegunChunk, onSent: () => void): Promise<SendAnswer> {
    const mayBegin = (): boolean => this.#starter.mayPost(begun);
    const withdrawal = { signal: this.#run.stopping.signal, mayBegin };
    let hasLeft = true;
    try {
      const answer = mayBegin()
        ? await this.#run.gateway.send(begun.prepared.request, { ...this.#share.network, withdrawal, onSent })
        : withdrawn;
      hasLeft = answer.evidence.kind !== 'withdrawn';
      return answer;
    } finally {
      begun.paced?.end(hasLeft);
    }
  }
}
