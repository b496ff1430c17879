import type { Account } from '../../account/account.ts';
import { endingTaglineAdds } from '../../account/base-url.ts';
import { addressFix } from '../../account/wrong-address.ts';
import type { Draft, SendOptions } from '../../draft/draft.ts';
import { type FolderHold, holdError } from '../../folder/folder.ts';
import { type AskedDraft, perhapsSentBlockers } from '../../folder/perhaps-sent.ts';
import { isOfDay } from '../../format/sending-day.ts';
import { bindMessage } from '../../message/bound-message.ts';
import { choiceFor } from '../../message/choices/blank-choice.ts';
import { type OddFound, oddChoiceFor, oddQuestion } from '../../message/choices/odd-choice.ts';
import { isLossAccepted, type LetterLoss } from '../../message/letter-loss.ts';
import { judgeSender } from '../../message/sender.ts';
import { failure, type Result } from '../../result.ts';
import { say } from '../../texts/say.ts';
import { type LeaveFacts, leaveFacts, leavesWhen } from '../progress/leaves-when.ts';
import { MOST_NAMED, noticeOf, type Review } from './review.ts';

/** What must change before a draft may be sent: its review shows all, and its start fails with the first. */
export type Blocker = Review['blockers'][number];

export interface DraftFacts {
  /** Why nothing is sent from the data folder. */
  readonly hold: FolderHold | null;
  /** What of the draft is from an earlier copy of the folder. */
  readonly perhapsSent: readonly AskedDraft[];
  /** With the options of a start; see `optionsUnder`. */
  readonly draft: Draft;
  readonly people: number;
  /** Undefined if it was removed. */
  readonly account: Pick<Account, 'kind' | 'baseUrl' | 'noBalance'> | undefined;
  readonly balance: Result<unknown>;
  /** Of the list; null without one. */
  readonly columns: readonly string[] | null;
  /** The day that the words of an earlier campaign are of, if this one goes to its rest. */
  readonly frozenDay: string | null;
  readonly now: number;
}

/** What is found without looking at the people. */
export function draftBlockers(facts: DraftFacts): Blocker[] {
  const { hold, draft, account, balance, columns, now } = facts;
  const blockers: Blocker[] = hold === null ? [] : [{ ...noticeOf(holdError(hold)), isHeld: true }];
  blockers.push(...perhapsSentBlockers(facts.perhapsSent));
  if (account === undefined) {
    blockers.push({ message: say.reviews.noAccount(), fix: say.accounts.chooseAnother() });
  }
  if (draft.audienceId === null) {
    blockers.push({ message: say.reviews.nobodyYet(), fix: say.reviews.nobodyYetFix() });
  }
  const times = leaveFacts(draft, facts.people, { quiet: null }, now);
  if (leavesWhen(times, { countries: '', canary: false }, now).asks === 'over') {
    blockers.push({ message: say.reviews.overBefore(), fix: say.reviews.overBeforeFix() });
  }
  blockers.push(...dayBlockers(facts, times), ...messageErrors(draft, columns));
  const sender = judgeSender(draft.sender);
  if (sender.kind === 'wrong') blockers.push({ message: sender.says });
  if (!balance.ok && balance.error.kind === 'no-token')
    blockers.push({ ...noticeOf(balance.error), accountField: 'token' });
  const address = wrongAddress(facts);
  if (address !== null) blockers.push({ ...address, mayHaveNoBalance: true, accountField: 'baseUrl' });
  return blockers;
}

/** For words such as `tomorrow`, that are true on one day only. */
function dayBlockers(
  { draft: { message, options }, columns, frozenDay, now }: DraftFacts,
  times: LeaveFacts,
): Blocker[] {
  const { day } = times;
  if (day === undefined) return [];
  const blockers: Blocker[] = [];
  if (leavesWhen(times, { countries: '', canary: true }, now).asks === 'other-day')
    blockers.push({ message: say.reviews.twoDays(options.canary, day), fix: say.reviews.twoDaysFix() });
  const { tags } = bindMessage(message, columns ?? [], options);
  const fixed = tags.find(({ tag, says }) => says === undefined && isOfDay(tag));
  if (fixed !== undefined && frozenDay !== day)
    blockers.push({ message: say.reviews.fixedDay(fixed.tag), fix: say.reviews.fixedDayFix() });
  return blockers;
}

/** The fault of the address that reading the balance shows, unless a person said that the service has no balance there. */
function wrongAddress({ account, balance }: DraftFacts): Blocker | null {
  if (balance.ok || account === undefined || account.kind !== 'live' || account.noBalance) return null;
  if (balance.error.kind === 'wrong-address') return noticeOf(balance.error);
  const tail = endingTaglineAdds(account.baseUrl);
  if (tail === null || balance.error.kind === 'no-token') return null;
  return { message: say.reviews.addressEnds(tail), fix: addressFix(account.baseUrl) };
}

/** Errors of the message and its versions; those of a version name its values. */
function messageErrors(draft: Draft, columns: readonly string[] | null): Blocker[] {
  if (columns === null) {
    return draft.message.trim() === '' ? [{ message: say.messages.none() }] : [];
  }
  const bound = bindMessage(draft.message, columns, draft.options);
  const kept = draft.options.foreignKept ?? [];
  const foreign = new Map(
    bound.problems.flatMap((problem) =>
      problem.foreign === undefined || kept.includes(problem.foreign.written)
        ? []
        : [[problem.foreign.written, { ...noticeOf(problem), foreign: problem.foreign }] as const],
    ),
  );
  const errors = bound.problems
    .filter(({ severity }) => severity === 'error')
    .map((problem) => {
      // The problem of an empty version names the version itself.
      if (problem.version === 0 || bound.versions[problem.version]!.message.trim() === '') {
        return noticeOf(problem);
      }
      const { values } = draft.options.versions!.cases[problem.version - 1]!;
      return noticeOf({
        ...problem,
        message: say.reviews.inVersion(values.slice(0, MOST_NAMED), problem.message),
      });
    });
  return [...errors, ...foreign.values()];
}

export interface PeopleFound {
  readonly people: number;
  /** People who recently had this very text; the person may include them. */
  readonly recent: number;
  /** People without a version and without a message. */
  readonly forgotten: number;
  readonly undecided: number;
  readonly blanks: readonly { readonly tag: string; readonly people: number }[];
  readonly oddValues: readonly OddFound[];
  readonly loss: LetterLoss | null;
}

export type Chosen = Pick<SendOptions, 'blanks' | 'oddValues' | 'lossAccepted'>;

/** `chosen` is null if no real phone is texted, which needs no choice. */
export function peopleBlockers(peopleFound: PeopleFound, chosen: Chosen | null): Blocker[] {
  const { people, recent, forgotten, undecided, blanks, oddValues, loss } = peopleFound;
  const blockers: Blocker[] = [];
  if (forgotten > 0) {
    blockers.push({
      message: say.messages.noneForOthers(forgotten),
      fix: say.messages.noneForOthersFix(),
    });
  }
  if (chosen !== null) {
    if (undecided > 0) {
      blockers.push({
        message: say.reviews.undecided(undecided),
        fix: say.reviews.undecidedFix(),
        isOfDuplicates: true,
      });
    }
    for (const odd of oddValues) {
      if (oddChoiceFor(odd, chosen.oddValues) !== null) continue;
      blockers.push({ ...oddQuestion(odd), oddValue: { tag: odd.tag, kind: odd.kind } });
    }
    for (const { tag, people: without } of blanks) {
      if (without === 0 || choiceFor(tag, chosen.blanks) !== null) continue;
      const message = say.reviews.blankOf(without, tag);
      blockers.push({ message, fix: say.reviews.blankOfFix(), blankTag: tag });
    }
    if (loss !== null && !isLossAccepted(loss, chosen.lossAccepted)) {
      blockers.push({
        message: say.reviews.loss(loss.people),
        fix: say.reviews.lossFix(),
        isOfLoss: true,
      });
    }
  }
  if (people === 0 && recent === 0) {
    blockers.push({ message: say.reviews.nobodyLeft(), fix: say.reviews.nobodyLeftFix() });
  }
  return blockers;
}

export function blockedBy({ message, fix, isHeld }: Blocker): Result<never> {
  return failure(isHeld ? 'elsewhere' : 'bad-input', message, fix);
}
