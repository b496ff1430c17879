import { type NextStep, nextStep } from '../../../../shared/campaign/outcome/next-step.ts';
import { type Outcome, settle } from '../../../../shared/campaign/outcome/outcome.ts';
import type { PauseReason } from '../../../../shared/campaign/outcome/pause.ts';
import { pauseFor, pauseLine } from '../../../../shared/campaign/outcome/pause-words.ts';
import { differentTexts } from '../../../../shared/campaign/outcome/receipts.ts';
import { type Acceptance, measuredPerMinute } from '../../../../shared/campaign/progress/time-left.ts';
import type { SendAnswer } from '../../../gateway/client.ts';
import type { RecordedAttempt } from '../../records/journal.ts';
import type { BegunChunk } from './begin-attempt.ts';
import { openBisection } from './bisect.ts';
import type { RunContext } from './run-context.ts';

interface AnsweredRequest {
  readonly begun: BegunChunk;
  readonly answer: SendAnswer;
  /** The number of the retry that would follow, from 1. */
  readonly retry: number;
}

export type OutcomeRecorder = ReturnType<typeof openOutcomeRecorder>;

export function openOutcomeRecorder(run: RunContext) {
  const { campaignId, balance, clock, journal, lifecycle, policy, stopping } = run;
  const bisection = openBisection(run.database, campaignId);
  const startedAt = clock.steady();
  let acceptances: readonly Acceptance[] = [];

  function stepAfter(outcome: Outcome, { answer, retry }: AnsweredRequest, differences: number) {
    const facts = { retry, random: clock.random(), differences, policy };
    return nextStep(outcome, answer.evidence, facts, run.retry);
  }

  /** If several requests stop a campaign, one is the reason; this notes what the service answered to the others. */
  function noteUnseen(pause: PauseReason | null, at: number): void {
    if (pause?.chunk === undefined || (pause.words === undefined && pause.kind !== 'refused')) return;
    lifecycle.note(campaignId, at, 'paused', pauseLine(pause));
  }

  return {
    /** People per minute over the last minutes, by the steady clock; null while unknown. */
    get perMinute() {
      return measuredPerMinute(acceptances, startedAt, clock.steady());
    },

    async record(request: AnsweredRequest, beginNext: () => RecordedAttempt | null) {
      const { evidence, receipts, creditConsumed } = request.answer;
      const { prepared, attempt } = request.begun;
      const { chunk, people } = prepared.chunk;
      const outcome = settle(evidence, policy);
      const different = differentTexts(receipts, (index) => prepared.request.textOf(index));
      balance.ended(creditsTaken(outcome, creditConsumed));
      const isBisecting = outcome === 'refused' && bisection.continues(prepared.chunk, evidence);
      const step: NextStep = isBisecting ? { kind: 'continue' } : stepAfter(outcome, request, different.size);
      const at = clock.now();
      let following = null as RecordedAttempt | null;
      await stopping.write(() =>
        journal.settle(
          { prepared, attempt, at, outcome, evidence, receipts, different, creditConsumed },
          () => {
            if (isBisecting) bisection.halve(prepared.chunk, at);
            following = step.kind === 'continue' ? beginNext() : null;
            if (step.kind !== 'pause') return;
            const concerned = step.reason === 'different-text' ? different.size : people - receipts.length;
            const before = stopping.reason;
            const facts = { chunk, people: concerned, evidence, resumedShort: run.resumedShort };
            const pauseOfReason = pauseFor(step.reason, facts);
            const pause = stopping.halt(pauseOfReason);
            lifecycle.step(campaignId, 'pause', at, { pause });
            noteUnseen(pause === pauseOfReason ? before : pauseOfReason, at);
          },
        ),
      );
      run.log.wrote(receipts.length);
      if (outcome === 'accepted') acceptances = [...acceptances.slice(-600), { at: clock.steady(), people }];
      return { step, following };
    },

    async withdraw({ prepared, attempt }: BegunChunk): Promise<void> {
      balance.ended(0);
      await stopping.write(() => journal.withdraw(prepared.chunk.chunk, attempt, clock.now()));
    },
  };
}

/** 0 if nothing was sent; null if unknown. */
function creditsTaken(outcome: Outcome, consumed: number | null): number | null {
  if (outcome === 'not-sent' || outcome === 'refused') return 0;
  return outcome === 'accepted' ? consumed : null;
}
