import {
  type AccountChange,
  accountChangeWords,
  type ReviewedAccount,
} from '../../account/account-change.ts';
import { mayAcceptStatus } from '../../account/answer-policy.ts';
import { assertNever } from '../../assert-never.ts';
import type { Words } from '../../language/said.ts';
import { say } from '../../texts/say.ts';
import { describeEvidence, type Evidence } from './evidence.ts';
import { connectionWords } from './fault-words.ts';
import { ownWords, withOwnWords } from './own-words.ts';
import type { PauseReason } from './pause.ts';
import type { Refusal } from './refusal.ts';

/** What the words of a pause may mention. */
export interface PauseFacts {
  readonly kind: PauseReason['kind'];
  /** The chunk concerned, if one is. */
  readonly chunk: number | null;
  /** People of that chunk, or texts that differ. */
  readonly people: number;
  readonly evidence: Evidence | null;
  readonly refusal: Refusal | null;
  /** What of its account changed; null for every kind but `account`. */
  readonly account?:
    | { readonly change: AccountChange; readonly reviewed: ReviewedAccount }
    | null
    | undefined;
  /** Technical words for `internal` and `disk`; null for none. */
  readonly detail: Words | null;
  /** How long the computer was asleep, for `slept`. */
  readonly seconds: number;
}

/** Says why a campaign stands still and what the person can do. */
export function pauseWords(facts: PauseFacts): PauseReason {
  const { message, fix } = wordsFor(facts);
  const words = facts.kind === 'refused' ? null : ownWords(facts.evidence);
  return {
    kind: facts.kind,
    message,
    ...(words === null ? {} : { words }),
    ...(fix === null ? {} : { fix }),
    ...(facts.chunk === null ? {} : { chunk: facts.chunk }),
    ...(facts.kind === 'odd-answer' ? acceptable(facts.evidence) : {}),
  };
}

/** Why a campaign stands still in a sentence or two, with the service's own words. */
export function pauseLine({ message, words }: PauseReason): Words {
  return withOwnWords(message, words);
}

/** The status of a whole answer that may be accepted from now on. */
function acceptable(evidence: Evidence | null): { status?: number } {
  if (evidence?.kind !== 'answer' || !mayAcceptStatus(evidence.status)) return {};
  const { status, body } = evidence;
  return body.kind === 'receipts' && body.partial === undefined ? { status } : {};
}

function wordsFor(facts: PauseFacts): { readonly message: Words; readonly fix: Words | null } {
  const { evidence, detail } = facts;
  const { pauses } = say;
  const observed = evidence === null ? null : describeEvidence(evidence);
  switch (facts.kind) {
    case 'by-user':
      return { message: pauses.byUser(), fix: null };
    case 'canary':
      return { message: pauses.canary(), fix: pauses.canaryFix() };
    case 'refused':
      return refusedWords(facts.refusal);
    case 'unknown':
      return { message: pauses.unknown(facts.people, observed), fix: pauses.unknownFix() };
    case 'different-text':
      return { message: pauses.different(facts.people), fix: pauses.differentFix() };
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
      return facts.account == null
        ? { message: pauses.account(), fix: pauses.accountFix() }
        : accountChangeWords(facts.account.change, facts.account.reviewed);
    case 'restart':
      return { message: pauses.restart(), fix: pauses.restartFix() };
    case 'slept':
      return { message: pauses.slept(facts.seconds), fix: pauses.sleptFix() };
    case 'other-computer':
      return { message: pauses.otherComputer(), fix: pauses.otherComputerFix() };
    case 'older-copy':
      return { message: pauses.olderCopy(), fix: pauses.olderCopyFix() };
    case 'moved-out':
      return { message: pauses.movedOut(), fix: pauses.movedOutFix() };
    case 'disk':
      return { message: pauses.disk(detail), fix: pauses.diskFix() };
    case 'internal':
      return { message: pauses.internal(detail), fix: pauses.internalFix() };
    default:
      return assertNever(facts.kind);
  }
}

function refusedWords(refusal: Refusal | null): { readonly message: Words; readonly fix: Words | null } {
  const message = say.pauses.refused();
  if (refusal === null) return { message, fix: null };
  const { fix } = refusal;
  return { message: refusal.own ? withOwnWords(message, refusal.words) : refusal.words, fix };
}
