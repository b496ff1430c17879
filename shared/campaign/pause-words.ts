import { type AccountChange, accountChangeWords, type ReviewedAccount } from '../account/account-change.ts';
import { mayAcceptStatus } from '../account/answer-policy.ts';
import { assertNever } from '../assert-never.ts';
import { peopleWords } from '../format/format-count.ts';
import { spoken } from '../language/spoken.ts';
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
  /** Technical words for `internal` and `disk`, a length of time for `slept`. */
  readonly detail: string;
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
export function pauseLine({ message, words }: PauseReason): string {
  return withOwnWords(spoken(message), words);
}

/** The status of a whole answer that may be accepted from now on. */
function acceptable(evidence: Evidence | null): { status?: number } {
  if (evidence?.kind !== 'answer' || !mayAcceptStatus(evidence.status)) return {};
  const { status, body } = evidence;
  return body.kind === 'receipts' && body.partial === undefined ? { status } : {};
}

function unreachableFix(evidence: Evidence | null): string {
  const met = evidence?.kind === 'fault' ? connectionWords(evidence) : null;
  return met?.fix ?? 'Check the network and the address in the account.';
}

function wordsFor(facts: PauseFacts): { message: string; fix: string | null } {
  const observed = facts.evidence === null ? '' : describeEvidence(facts.evidence);
  switch (facts.kind) {
    case 'by-user':
      return { message: 'You paused this campaign.', fix: null };
    case 'canary':
      return {
        message: 'The first people were accepted by the service. Read their returned texts and the cost.',
        fix: 'Resume to send to everybody else.',
      };
    case 'refused':
      return facts.refusal === null
        ? { message: 'The service refused a request.', fix: null }
        : {
            message: facts.refusal.own
              ? withOwnWords('The service refused a request.', facts.refusal.words)
              : facts.refusal.words,
            fix: facts.refusal.fix,
          };
    case 'unknown':
      return {
        message:
          `Nobody knows whether a request to ${peopleWords(facts.people)} was sent. ${observed}`.trim(),
        fix: 'Look at what was observed and decide: treat them as sent, or send again.',
      };
    case 'different-text':
      return {
        message: `The service returned ${facts.people === 1 ? 'a text' : `${facts.people} texts`} different from what was shown.`,
        fix: 'Compare them in the results. Resume only if the difference is one you can accept.',
      };
    case 'receipts-mismatch':
      return {
        message:
          `The service accepted the request, but its ids are not one for each person. ${observed}`.trim(),
        fix: 'Look at the results of this request, and ask your service if in doubt. Resume sends to those who are left.',
      };
    case 'odd-answer':
      return {
        message:
          `The service gave everybody of a request an id, but not in an answer as it should be. ${observed}`.trim(),
        fix: 'They count as accepted. Resume sends to those who are left.',
      };
    case 'balance':
      return {
        message: 'The balance does not suffice for the next request.',
        fix: 'Top up the account, then resume. Resumed as it is, the campaign goes on as far as the service allows.',
      };
    case 'unreachable':
      if (facts.evidence?.kind === 'answer') {
        return {
          message: 'The service asked to be left alone for a while, so nothing of this request was sent.',
          fix: 'Wait some minutes, then resume. Fewer connections or a slower pace may help.',
        };
      }
      return {
        message: `The service could not be reached, so nothing of this request was sent. ${observed}`.trim(),
        fix: `${unreachableFix(facts.evidence)} Then resume.`,
      };
    case 'account':
      return facts.account == null
        ? { message: 'The account of this campaign was changed.', fix: 'Look at the account, then resume.' }
        : accountChangeWords(facts.account.change, facts.account.reviewed);
    case 'restart':
      return {
        message: 'Tagline ended while this campaign was running.',
        fix: 'Resume when you are ready; everybody already accepted is left out.',
      };
    case 'slept':
      return {
        message: `The computer slept for ${facts.detail}, and nothing was sent meanwhile.`,
        fix: 'Resume if this is still a good time to text them.',
      };
    case 'other-computer':
      return {
        message: 'This campaign was started on another computer, which may still be sending it.',
        fix: 'Make sure that Tagline is closed there, then say how this data folder came here.',
      };
    case 'older-copy':
      return {
        message:
          'This data folder is a copy, and another one may have gone on without it: everybody who was still to be sent to is in doubt.',
        fix: 'Look at what is known and decide: treat them as sent, or send again.',
      };
    case 'moved-out':
      return {
        message: 'This data folder was closed into a file to be opened on another computer.',
        fix: 'Go on where that file was opened, or say that it was not used.',
      };
    case 'disk':
      return {
        message: `The outcome could not be written to disk, so nothing more is sent. ${facts.detail}`.trim(),
        fix: 'Make room on the disk, then resume.',
      };
    case 'internal':
      return {
        message: `Something unexpected happened. ${facts.detail}`.trim(),
        fix: 'Resume to try again.',
      };
    default:
      return assertNever(facts.kind);
  }
}
