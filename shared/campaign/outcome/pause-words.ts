import {
  type AccountChange,
  accountChangeWords,
  type ReviewedAccount,
} from '../../account/account-change.ts';
import { mayAcceptStatus } from '../../account/account-fields.ts';
import type { Words } from '../../language/said.ts';
import { say } from '../../texts/say.ts';
import { isTooManyConnections, readRefusal } from '../refusals/refusal.ts';
import { connectionWords } from './connection-fault.ts';
import { describeEvidence, type Evidence, wantsSlash } from './evidence.ts';
import { ownWords, withOwnWords } from './own-words.ts';
import type { PauseReason } from './pause.ts';

export interface PauseFacts {
  readonly chunk?: number;
  /** People of that chunk, or texts that differ. */
  readonly people?: number;
  readonly evidence?: Evidence | null;
  /** A person resumed after a balance that was too low. */
  readonly resumedShort?: boolean;
  readonly account?: { readonly change: AccountChange; readonly reviewed: ReviewedAccount };
  /** Technical words for `internal` and `disk`. */
  readonly detail?: Words;
  readonly seconds?: number;
  /** When quiet hours end, ms since the epoch; left out if they never do. */
  readonly until?: number;
  /** What clocks of those whom quiet hours hold show then; empty if that is what this computer's shows. */
  readonly there?: string;
  readonly goesOn?: boolean;
  /** The last moment of the campaign, ms since the epoch. */
  readonly notAfter?: number | undefined;
  /** That its texts mean, as by `dayAt`. */
  readonly day?: string | undefined;
}

export function pauseFor(kind: PauseReason['kind'], facts: PauseFacts = {}): PauseReason {
  const { chunk, evidence = null, until, day, goesOn } = facts;
  const words = kind === 'refused' ? null : ownWords(evidence);
  return {
    kind,
    ...wordsFor[kind](facts),
    ...(words !== null && { words }),
    ...(chunk !== undefined && { chunk }),
    ...(goesOn && until !== undefined && { until }),
    ...(kind === 'quiet' && (until === undefined || day !== undefined) && { onlyAnyway: true }),
    ...(kind === 'odd-answer' && acceptable(evidence)),
  };
}

export function pauseLine({ message, words }: PauseReason): Words {
  return withOwnWords(message, words);
}

/** The status of a complete answer that may be accepted from now on. */
function acceptable(evidence: Evidence | null): { status?: number } {
  if (evidence?.kind !== 'answer' || !mayAcceptStatus(evidence.status)) return {};
  const { status, body } = evidence;
  return body.kind === 'receipts' && body.partial === undefined ? { status } : {};
}

type PauseWords = Pick<PauseReason, 'message' | 'fix'>;

const { pauses } = say;

const wordsFor: { readonly [Kind in PauseReason['kind']]: (facts: PauseFacts) => PauseWords } = {
  'by-user': () => ({ message: pauses.byUser() }),
  canary: () => ({ message: pauses.canary(), fix: pauses.canaryFix() }),
  refused: ({ evidence, resumedShort }) => refusedWords(evidence, resumedShort),
  unknown: ({ people = 0, evidence }) => ({
    message: pauses.unknown(people, observedOf(evidence)),
    fix: unknownFix(evidence),
  }),
  'different-text': ({ people = 0 }) => ({ message: pauses.different(people), fix: pauses.differentFix() }),
  'receipts-mismatch': ({ evidence }) => ({
    message: pauses.mismatch(observedOf(evidence)),
    fix: pauses.mismatchFix(),
  }),
  'odd-answer': ({ evidence }) => ({
    message: pauses.oddAnswer(observedOf(evidence)),
    fix: pauses.oddAnswerFix(),
  }),
  balance: () => ({ message: pauses.balance(), fix: pauses.balanceFix() }),
  unreachable({ evidence }) {
    if (evidence?.kind === 'answer') return { message: pauses.leaveAlone(), fix: pauses.leaveAloneFix() };
    const met = evidence?.kind === 'fault' ? connectionWords(evidence) : null;
    const fix = met === null ? pauses.unreachableFix() : pauses.thenResume(met.fix);
    return { message: pauses.unreachable(observedOf(evidence)), fix };
  },
  account: ({ account }) =>
    account === undefined
      ? { message: pauses.account(), fix: pauses.accountFix() }
      : accountChangeWords(account.change, account.reviewed),
  restart: () => ({ message: pauses.restart(), fix: pauses.restartFix() }),
  quiet({ until, there = '', notAfter, day, goesOn }) {
    if (until === undefined) return { message: pauses.alwaysQuiet(), fix: pauses.alwaysQuietFix() };
    if (notAfter !== undefined)
      return { message: pauses.quietPast(until, there, notAfter), fix: pauses.quietPastFix() };
    if (day !== undefined)
      return { message: pauses.quietPastDay(until, there, day), fix: pauses.quietPastDayFix() };
    return goesOn
      ? { message: pauses.quiet(until, there), fix: pauses.quietFix() }
      : { message: pauses.quietAsks(until, there), fix: pauses.quietAsksFix() };
  },
  'start-time': ({ until = 0 }) => ({ message: pauses.startTime(until), fix: pauses.startTimeFix() }),
  over: ({ notAfter = 0 }) => ({ message: pauses.over(notAfter), fix: pauses.overFix() }),
  'other-day': ({ day = '' }) => ({ message: pauses.otherDay(day), fix: pauses.otherDayFix() }),
  overdue: ({ detail = pauses.overdue() }) => ({ message: detail, fix: pauses.sleptFix() }),
  slept: ({ seconds = 0 }) => ({ message: pauses.slept(seconds), fix: pauses.sleptFix() }),
  'other-computer': () => ({ message: pauses.otherComputer(), fix: pauses.otherComputerFix() }),
  'older-copy': () => ({ message: pauses.olderCopy(), fix: pauses.olderCopyFix() }),
  'moved-out': () => ({ message: pauses.movedOut(), fix: pauses.movedOutFix() }),
  disk: ({ detail = null }) => ({ message: pauses.disk(detail), fix: pauses.diskFix() }),
  internal: ({ detail = null, goesOn }) => ({
    message: pauses.internal(detail),
    fix: goesOn ? pauses.internalGoesOn() : pauses.internalFix(),
  }),
};

function observedOf(evidence: Evidence | null | undefined): Words | null {
  return evidence ? describeEvidence(evidence) : null;
}

function unknownFix(evidence: Evidence | null | undefined): Words {
  if (evidence?.kind !== 'answer' || evidence.body.kind !== 'words') return pauses.unknownFix();
  const { status, location, body } = evidence;
  if (status === 404 || wantsSlash(location)) return pauses.pathFix();
  return isTooManyConnections(status, body.text) ? pauses.connectionsFix() : pauses.unknownFix();
}

function refusedWords(evidence: Evidence | null | undefined, resumedShort?: boolean): PauseWords {
  const message = pauses.refused();
  if (evidence?.kind !== 'answer') return { message };
  const { status, body, retryAfterMs } = evidence;
  const text = body.kind === 'receipts' ? '' : body.text;
  const refusal = readRefusal(status, text, retryAfterMs, resumedShort);
  return { message: refusal.own ? withOwnWords(message, refusal.words) : refusal.words, fix: refusal.fix };
}
