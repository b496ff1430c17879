import {
  graverPause,
  isSeenBeforeTheEnd,
  type PauseReason,
} from '../../../../shared/campaign/outcome/pause.ts';
import { pauseFor, pauseLine } from '../../../../shared/campaign/outcome/pause-words.ts';
import { planConnections } from '../../../../shared/campaign/plan/connections.ts';
import type { TimelineRow } from '../../../../shared/campaign/progress/campaign.ts';
import type { Words } from '../../../../shared/language/said.ts';
import { transact } from '../../../store/open-database.ts';
import { isStorageFault } from '../../../store/storage-fault.ts';
import { finishIfComplete } from '../../records/completion.ts';
import { doubtCampaigns } from '../../records/put-in-doubt.ts';
import { threadFailed } from '../../records/recover.ts';
import { AttemptStarter } from './begin-attempt.ts';
import { Connection } from './connection.ts';
import type { RunDeps } from './engine-deps.ts';
import { openOutcomeRecorder } from './record-outcome.ts';
import { openRunContext } from './run-context.ts';
import { diskPause } from './stopping.ts';

export type Run = ReturnType<typeof startRun>;

/** Sends a campaign, whose phase is `running`, until everybody has an outcome or a person must decide. */
export function startRun(deps: RunDeps) {
  const context = openRunContext(deps);
  const { database, campaignId, chunks, frozen, clock, journal, lifecycle, stopping, times } = context;
  const recorder = openOutcomeRecorder(context);
  let isCancelled = false;

  async function send(): Promise<void> {
    const starter = new AttemptStarter(context);
    const connections = Array.from({ length: planConnections(frozen.options) }, () =>
      new Connection(context, starter, recorder).send().catch((error: unknown) => {
        stopping.pause(diskPause(error) ?? pauseFor('internal', { detail: String((error as Error).name) }));
      }),
    );
    await Promise.all(connections);
    // What a connection that broke off had on its way; that has paused the campaign.
    await stopping.write(() => void journal.settleInterrupted(clock.now(), threadFailed));
    await stopping.write(() => transact(database, end));
    context.changed();
  }

  function end(): void {
    const at = clock.now();
    const isLookOwed = chunks.canaryStage(campaignId, times.quiet) === 'look';
    const stopped = isLookOwed ? graverPause(stopping.reason, pauseFor('canary')) : stopping.reason;
    const pause = stopped ?? times.pause() ?? pauseFor('internal');
    // Requests that were on their way have their outcome now, and some must be sent again.
    if (pause.kind === 'older-copy') doubtCampaigns(database, at, campaignId);
    const isSeenFirst = isSeenBeforeTheEnd(pause.kind) && !isCancelled;
    if (!isSeenFirst && finishIfComplete(database, campaignId, at)) return;
    lifecycle.step(campaignId, 'pause', at, { pause });
    if (isCancelled) lifecycle.cancel(campaignId, at);
    else lifecycle.step(campaignId, 'settled', at, { pause, note: ['paused', pauseLine(pause)] });
  }

  return {
    frozen,
    /** Settles once nothing is in flight and the campaign's phase is final for this run. */
    done: send(),
    live: () => ({
      perMinute: recorder.perMinute,
      unwrittenPause: stopping.unwritten,
      connectionsWaiting: context.connections.waiting,
    }),
    /** Begins nothing new; requests in flight finish. */
    stop(wish: 'pause' | 'cancel' | 'close') {
      isCancelled ||= wish === 'cancel';
      return stopping.pause(pauseFor(wish === 'close' ? 'restart' : 'by-user'), isCancelled);
    },
    pauseFor: (reason: PauseReason) => void stopping.pause(reason),
    /** A storage fault loses the note. */
    note(kind: TimelineRow['kind'], message: Words): void {
      try {
        lifecycle.note(campaignId, clock.now(), kind, message);
      } catch (error) {
        if (!isStorageFault(error)) throw error;
      }
    },
  };
}
