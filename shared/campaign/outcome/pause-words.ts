import {
  type AccountChange,
  accountChangeWords,
  type ReviewedAccount,
} from '../../account/account-change.ts';
import { mayAcceptStatus } from '../../account/answer-policy.ts';
import { assertNever } from '../../assert-never.ts';
import type { Words } from '../../language/said.ts';
import { say } from '../../texts/say.ts';
import { describeEvidence, type Evidence, wantsSlash } from './evidence.ts';
import { connectionWords } from './fault-words.ts';
import { ownWords, withOwnWords } from './own-words.ts';
import type { PauseReason } from './pause.ts';
import { readRefusal, saysTooManyConnections } from './refusal.ts';

export interface PauseFacts {
  readonly chunk?: number;
  /** People of that chunk, or texts that differ. */
  readonly people?: number;
  readonly evidence?: Evidence | null;
  readonly account?: { readonly change: AccountChange; readonly reviewed: ReviewedAccount };
  /** Technical words for `internal` and `disk`. */
  readonly detail?: Words;
  readonly seconds?: number;
  /** When quiet hours end, ms since the epoch; left out where they never do. */
  readonly until?: number;
  readonly goesOn?: boolean;
  /** The last moment of the campaign, ms since the epoch. */
  readonly notAfter?: number | undefined;
  /** That its texts mean, as by `dayAt`. */
  readonly day?: string | undefined;
}

export function pauseFor(kind: PauseReason['kind'], facts: PauseFacts = {}): PauseReason {
  const { chunk, evidence = null, until, goesOn } = facts;
  const words = kind === 'refused' ? null : ownWords(evidence);
  return {
    kind,
    ...wordsFor(kind, facts),
    ...(words !== null && { words }),
    ...(chunk !== undefined && { chunk }),
    ...(goesOn && until !== undefined && { until }),
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

function wordsFor(kind: PauseReason['kind'], facts: PauseFacts): Pick<PauseReason, 'message' | 'fix'> {
  const { evidence = null, people = 0, seconds = 0, account, until, goesOn, notAfter, day = '' } = facts;
  const detail = facts.detail ?? null;
  const { pauses } = say;
  const observed = evidence === null ? null : describeEvidence(evidence);
  switch (kind) {
    case 'by-user':
      return { message: pauses.byUser() };
    case 'canary':
      return { message: pauses.canary(), fix: pauses.canaryFix() };
    case 'refused':
      return refusedWords(evidence);
    case 'unknown':
      return { message: pauses.unknown(people, observed), fix: unknownFix(evidence) };
    case 'different-text':
      return { message: pauses.different(people), fix: pauses.differentFix() };
    case 'receipts-mismatch':
      return { message: pauses.mismatch(observed), fix: pauses.mismatchFix() };
    case 'odd-answer':
      return { message: pauses.oddAnswer(observed), fix: pauses.oddAnswerFix() };
    case 'balance':
      return { message: pauses.balance(), fix: pauses.balanceFix() };
    case 'unreachable': {
      if (evidence?.kind === 'answer') return { message: pauses.leaveAlone(), fix: pauses.leaveAloneFix() };
      const met = evidence?.kind === 'fault' ? connectionWords(evidence) : null;
      const fix = met === null ? pauses.unreachableFix() : pauses.thenResume(met.fix);
      return { message: pauses.unreachable(observed), fix };
    }
    case 'account':
      return account === undefined
        ? { message: pauses.account(), fix: pauses.accountFix() }
        : accountChangeWords(account.change, account.reviewed);
    case 'restart':
      return { message: pauses.restart(), fix: pauses.restartFix() };
    case 'quiet':
      if (until === undefined) return { message: pauses.alwaysQuiet(), fix: pauses.alwaysQuietFix() };
      if (notAfter !== undefined)
        return { message: pauses.quietPast(until, notAfter), fix: pauses.quietPastFix() };
      return goesOn
        ? { message: pauses.quiet(until), fix: pauses.quietFix() }
        : { message: pauses.quietAsks(until), fix: pauses.quietAsksFix() };
    case 'start-time':
      return { message: pauses.startTime(until ?? 0), fix: pauses.startTimeFix() };
    case 'over':
      return { message: pauses.over(notAfter ?? 0), fix: pauses.overFix() };
    case 'other-day':
      return { message: pauses.otherDay(day), fix: pauses.otherDayFix() };
    case 'overdue':
      return { message: detail ?? pauses.overdue(), fix: pauses.sleptFix() };
    case 'slept':
      return { message: pauses.slept(seconds), fix: pauses.sleptFix() };
    case 'other-computer':
      return { message: pauses.otherComputer(), fix: pauses.otherComputerFix() };
    case 'older-copy':
      return { message: pauses.olderCopy(), fix: pauses.olderCopyFix() };
    case 'moved-out':
      return { message: pauses.movedOut(), fix: pauses.movedOutFix() };
    case 'disk':
      return { message: pauses.disk(detail), fix: pauses.diskFix() };
    case 'internal':
      return {
        message: pauses.internal(detail),
        fix: goesOn ? pauses.internalGoesOn() : pauses.internalFix(),
      };
    default:
      return assertNever(kind);
  }
}

function unknownFix(evidence: Evidence | null): Words {
  const { pauses } = say;
  if (evidence?.kind !== 'answer' || evidence.body.kind !== 'words') return pauses.unknownFix();
  const { status, location, body } = evidence;
  if (status === 404 || wantsSlash(location)) return pauses.pathFix();
  return saysTooManyConnections(status, body.text) ? pauses.connectionsFix() : pauses.unknownFix();
}

function refusedWords(evidence: Evidence | null): Pick<PauseReason, 'message' | 'fix'> {
  const message = say.pauses.refused();
  if (evidence?.kind !== 'answer') return { message };
  const { status, body, retryAfterMs } = evidence;
  const refusal = readRefusal(status, body.kind === 'receipts' ? '' : body.text, retryAfterMs);
  return { message: refusal.own ? withOwnWords(message, refusal.words) : refusal.words, fix: refusal.fix };
}
