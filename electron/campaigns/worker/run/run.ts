import { isSeenBeforeTheEnd, type PauseReason } from '../../../../shared/campaign/outcome/pause.ts';
import { pauseFor, pauseLine } from '../../../../shared/campaign/outcome/pause-words.ts';
import { planConnections } from '../../../../shared/campaign/plan/connections.ts';
import type { TimelineRow } from '../../../../shared/campaign/progress/campaign.ts';
import type { Words } from '../../../../shared/language/said.ts';
import { transact } from '../../../store/open-database.ts';
import { isStorageFault } from '../../../store/storage-fault.ts';
import { doubtCampaigns } from '../../records/doubt.ts';
import type { Frozen } from '../../records/frozen.ts';
import { threadFailed } from '../../records/recover.ts';
import { AttemptStarter } from './begin-attempt.ts';
import { finishIfComplete } from './completion.ts';
import { Connection } from './connection.ts';
import type { RunDeps } from './engine-deps.ts';
import { OutcomeRecorder } from './record-outcome.ts';
import { openRunContext, type RunContext } from './run-context.ts';
import { diskPause } from './stopping.ts';

export type StopWish = 'pause' | 'cancel' | 'close';

/** Sends a campaign until everybody has an outcome or a person must decide. */
export class Run {
  /** Settles when nothing is in flight and the campaign's phase is final for this run. */
  readonly done: Promise<void>;
  readonly #context: RunContext;
  readonly #recorder: OutcomeRecorder;
  #isCancelled = false;

  /** The campaign's phase must be `running`. */
  constructor(deps: RunDeps) {
    this.#context = openRunContext(deps);
    this.#recorder = new OutcomeRecorder(this.#context);
    this.done = this.#send();
  }

  get frozen(): Frozen {
    return this.#context.frozen;
  }

  get perMinute(): number | null {
    return this.#recorder.perMinute;
  }

  get connectionsWaiting(): number {
    return this.#context.connections.waiting;
  }

  get unwrittenPause(): PauseReason | null {
    return this.#context.stopping.unwritten;
  }

  /** Begins nothing new; requests in flight finish. */
  stop(wish: StopWish): void {
    this.#isCancelled ||= wish === 'cancel';
    this.pauseFor(pauseFor(wish === 'close' ? 'restart' : 'by-user'));
  }

  pauseFor(reason: PauseReason): void {
    this.#context.stopping.pause(reason);
  }

  /** A storage fault loses the note. */
  note(kind: TimelineRow['kind'], message: Words): void {
    const { lifecycle, campaignId, clock } = this.#context;
    try {
      lifecycle.note(campaignId, clock.now(), kind, message);
    } catch (error) {
      if (!isStorageFault(error)) throw error;
    }
  }

  async #send(): Promise<void> {
    const { database, frozen, journal, clock, stopping, changed } = this.#context;
    const starter = new AttemptStarter(this.#context);
    const connections = Array.from({ length: planConnections(frozen.options) }, () =>
      new Connection(this.#context, starter, this.#recorder).send().catch((error: unknown) => {
        stopping.pause(diskPause(error) ?? pauseFor('internal', { detail: String((error as Error).name) }));
      }),
    );
    await Promise.all(connections);
    await stopping.write(() => {
      const people = journal.settleInterrupted(clock.now(), threadFailed);
      if (people > 0) stopping.halt(pauseFor('unknown', { people, evidence: threadFailed }));
    });
    await stopping.write(() => transact(database, () => this.#end()));
    changed();
  }

  #end(): void {
    const { database, campaignId, lifecycle, clock, stopping, times } = this.#context;
    const at = clock.now();
    const pause = stopping.reason ?? times.pause() ?? pauseFor('internal');
    // Requests that were on their way have their outcome now, and some must be sent again.
    if (pause.kind === 'older-copy') doubtCampaigns(database, at, campaignId);
    const isSeenFirst = isSeenBeforeTheEnd(pause.kind) && !this.#isCancelled;
    if (!isSeenFirst && finishIfComplete(database, campaignId, at)) return;
    lifecycle.step(campaignId, 'pause', at, { pause });
    if (this.#isCancelled) {
      lifecycle.cancel(campaignId, at);
    } else {
      lifecycle.step(campaignId, 'settled', at, { pause, note: ['paused', pauseLine(pause)] });
    }
  }
}
