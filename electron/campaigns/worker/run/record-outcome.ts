import { type NextStep, nextStep } from '../../../../shared/campaign/outcome/next-step.ts';
import { type Outcome, settle } from '../../../../shared/campaign/outcome/outcome.ts';
import type { PauseReason } from '../../../../shared/campaign/outcome/pause.ts';
import { pauseFor, pauseLine } from '../../../../shared/campaign/outcome/pause-words.ts';
import { differentTexts } from '../../../../shared/campaign/outcome/receipts.ts';
import { type Acceptance, measuredPerMinute } from '../../../../shared/campaign/progress/time-left.ts';
import type { SendAnswer } from '../../../gateway/client.ts';
import type { RecordedAttempt } from '../../records/journal.ts';
import type { BegunChunk } from './begin-attempt.ts';
import { type Bisection, openBisection } from './bisect.ts';
import type { RunContext } from './run-context.ts';

export interface AnsweredRequest {
  readonly begun: BegunChunk;
  readonly answer: SendAnswer;
  /** The number of the retry that would follow, from 1. */
  readonly retry: number;
}

export interface Recorded {
  readonly step: NextStep;
  readonly following: RecordedAttempt | null;
}

export class OutcomeRecorder {
  readonly #startedAt: number;
  #acceptances: readonly Acceptance[] = [];
  readonly #run: RunContext;
  readonly #bisection: Bisection;
  /** The canary can only be lost before the first acceptance. */
  #canaryOwed: boolean;

  constructor(run: RunContext) {
    this.#run = run;
    this.#bisection = openBisection(run.database, run.campaignId);
    this.#canaryOwed = run.frozen.options.canary > 0;
    this.#startedAt = run.clock.steady();
  }

  /** Over the last minutes, by the steady clock; null while unknown. */
  get perMinute(): number | null {
    return measuredPerMinute(this.#acceptances, this.#startedAt, this.#run.clock.steady());
  }

  async record(request: AnsweredRequest, beginNext: () => RecordedAttempt | null): Promise<Recorded> {
    const { campaignId, chunks, balance, clock, journal, lifecycle, stopping, times } = this.#run;
    const { evidence, receipts, creditConsumed } = request.answer;
    const { prepared, attempt } = request.begun;
    const { chunk, people } = prepared.chunk;
    const outcome = settle(evidence, this.#run.policy);
    if (outcome === 'accepted') this.#canaryOwed &&= chunks.canaryLost(campaignId, times.quiet);
    const different = this.#differentTexts(request);
    balance.ended(creditsTaken(outcome, creditConsumed));
    const isBisecting = outcome === 'refused' && this.#bisection.continues(prepared.chunk, evidence);
    const step: NextStep = isBisecting
      ? { kind: 'continue' }
      : this.#stepAfter(outcome, request, different.size);
    const at = clock.now();
    let following: RecordedAttempt | null = null;
    await stopping.write(() =>
      journal.settle(
        { prepared, attempt, at, outcome, evidence, receipts, different, creditConsumed },
        () => {
          if (isBisecting) this.#bisection.halve(prepared.chunk, at);
          // A canary of two requests waits for its second before it asks.
          const canaryOpen =
            step.kind === 'pause' && step.reason === 'canary' && chunks.canaryOpen(campaignId, times.quiet);
          following = step.kind === 'continue' || canaryOpen ? beginNext() : null;
          if (step.kind !== 'pause' || canaryOpen) return;
          const concerned = step.reason === 'different-text' ? different.size : people - receipts.length;
          const before = stopping.reason;
          const found = pauseFor(step.reason, { chunk, people: concerned, evidence });
          const pause = stopping.halt(found);
          lifecycle.step(campaignId, 'pause', at, { pause });
          this.#noteUnseen(pause === found ? before : found, at);
        },
      ),
    );
    this.#run.log.wrote(receipts.length);
    if (outcome === 'accepted') {
      this.#acceptances = [...this.#acceptances.slice(-600), { at: clock.steady(), people }];
    }
    return { step, following };
  }

  /** When several requests stop a campaign, one is the reason; notes what the service said to the others. */
  #noteUnseen(pause: PauseReason | null, at: number): void {
    const { campaignId, lifecycle } = this.#run;
    if (pause?.chunk === undefined || (pause.words === undefined && pause.kind !== 'refused')) return;
    lifecycle.note(campaignId, at, 'paused', pauseLine(pause));
  }

  #differentTexts({ begun, answer: { receipts } }: AnsweredRequest): ReadonlySet<number> {
    if (receipts.every(({ message }) => message === null)) return new Set();
    const { request } = begun.prepared;
    const different = differentTexts(receipts, (index) => request.textOf(index));
    return new Set(different.map(({ index }) => index));
  }

  async withdraw({ prepared, attempt }: BegunChunk): Promise<void> {
    const { balance, clock, journal, stopping } = this.#run;
    balance.ended(0);
    await stopping.write(() => journal.withdraw(prepared.chunk.chunk, attempt, clock.now()));
  }

  #stepAfter(outcome: Outcome, { begun, answer, retry }: AnsweredRequest, differences: number): NextStep {
    const { evidence } = answer;
    const facts = {
      retry,
      random: this.#run.clock.random(),
      differences,
      isCanary: begun.prepared.chunk.canary || this.#canaryOwed,
      policy: this.#run.policy,
    };
    return nextStep(outcome, evidence, facts, this.#run.retry);
  }
}

/** 0 when nothing was sent; null when unknown. */
function creditsTaken(outcome: Outcome, consumed: number | null): number | null {
  if (outcome === 'not-sent' || outcome === 'refused') return 0;
  return outcome === 'accepted' ? consumed : null;
}
