import type { Account } from '../../account/account.ts';
import type { Audience } from '../../audience/audience.ts';
import type { Draft, SendOptions } from '../../draft/draft.ts';
import { dayAt } from '../../format/sending-day.ts';
import { bindMessage } from '../../message/bound-message.ts';
import { choiceFor } from '../../message/choices/blank-choice.ts';
import { type OddFound, oddChoiceFor, oddChosenWords } from '../../message/choices/odd-choice.ts';
import { isLossAccepted, type LetterLoss } from '../../message/letter-loss.ts';
import { LINK_FAULTS, type LinkCounts } from '../../message/link-faults.ts';
import { messageProblems } from '../../message/message-check.ts';
import { USUAL_PARTS } from '../../message/parts.ts';
import { judgeSender } from '../../message/sender.ts';
import type { Result } from '../../result.ts';
import { say } from '../../texts/say.ts';
import { type AccountTerms, optionsUnder } from '../plan/account-terms.ts';
import type { Prediction } from '../plan/prediction.ts';
import { type LeaveFacts, leaveFacts, leavesWhen } from '../progress/leaves-when.ts';
import { type PeopleByCountry, quietWarnings } from './quiet-warnings.ts';
import { MOST_NAMED, noticeOf, type Review } from './review.ts';

/** What a person should read before sending, and may send all the same. */
export type Warning = Review['warnings'][number];

interface OfTag {
  readonly tag: string;
  readonly people: number;
}

/** What the texts of everybody come to. */
export interface WarnedScan extends PeopleByCountry {
  readonly unicode: number;
  readonly doubtful: number;
  /** Of the doubtful: who may have a mobile number of another country that the list seems to hold. */
  readonly elsewhere: { readonly people: number; readonly countries: readonly string[] };
  readonly loss: LetterLoss | null;
  readonly blanks: readonly OfTag[];
  readonly misfits: readonly OfTag[];
  readonly oddValues: readonly OddFound[];
  readonly brokenLinks: LinkCounts;
  readonly long: { readonly people: number; readonly mostParts: number };
  readonly versions: readonly { readonly recipients: number; readonly near: readonly string[] }[];
  readonly unmet: readonly string[];
}

export interface WarnedFacts extends Pick<LeaveFacts, 'anyway'> {
  readonly draft: Draft;
  readonly terms: AccountTerms;
  readonly now: number;
  readonly account: Pick<Account, 'encodingArrived' | 'unicodeEncoding'> | undefined;
  readonly balance: Result<{ readonly credit: number }>;
  readonly textWarnings: readonly Warning[];
  /** Null when there is no audience or the message has errors. */
  readonly scan: WarnedScan | null;
}

/** A list that should perhaps have had the conditions of the list before. */
export function listWarnings({ madeOf, mapping }: Pick<Audience, 'madeOf' | 'mapping'>): Warning[] {
  if (madeOf !== null || mapping.lastHadOnlySome !== true) return [];
  return [{ message: say.reviews.earlierOnly(), fix: say.reviews.earlierOnlyFix() }];
}

export function warningsOf(facts: WarnedFacts, prediction: Prediction | null): Warning[] {
  const { draft, terms, balance, scan, now } = facts;
  if (scan === null) return [];
  const options = optionsUnder(draft.options, terms);
  const times = leaveFacts({ ...draft, options }, scan.people, { ...terms, anyway: facts.anyway }, now);
  const { day } = times;
  const { canary, notAfter } = options;
  const secondsAtMost = prediction?.secondsAtMost ?? 0;
  const warnings: Warning[] = quietWarnings(times, scan, { canary, secondsAtMost, now });
  const { from } = leavesWhen({ ...times, quiet: null }, { countries: '', canary: false }, now);
  const end = from + secondsAtMost * 1000;
  if (notAfter !== undefined && end > notAfter)
    warnings.push({ message: say.reviews.endsAfter(end, notAfter), isOfTime: true });
  if (day !== undefined && dayAt(end) !== day) {
    warnings.push({ message: say.reviews.predictedEnd(end), fix: say.reviews.dayOver(day), isOfTime: true });
  }
  if (scan.loss !== null && isLossAccepted(scan.loss, draft.options.lossAccepted)) {
    warnings.push({
      message: say.reviews.lossAccepted(scan.loss.people),
      filter: 'outside-gsm',
    });
  }
  if (scan.unicode > 0 && facts.account?.encodingArrived === 'wrong') {
    warnings.push({
      message: say.accounts.arrivedWrong(facts.account.unicodeEncoding),
      filter: 'outside-gsm',
    });
  }
  if (scan.unicode > 0 && !draft.options.splitUnicode && scan.unicode < scan.people) {
    warnings.push({
      message: say.reviews.mixedUnicode(),
      fix: say.reviews.mixedUnicodeFix(),
    });
  }
  warnings.push(...facts.textWarnings, ...linkWarnings(scan), ...longWarnings(scan));
  warnings.push(...blankWarnings(scan, draft.options));
  warnings.push(...versionWarnings(draft, scan), ...conditionWarnings(scan));
  const { people: elsewhere, countries } = scan.elsewhere;
  const doubtful = scan.doubtful - elsewhere;
  if (elsewhere > 0) {
    warnings.push({
      message: say.reviews.elsewhere(elsewhere, countries),
      fix: say.reviews.doubtfulFix(elsewhere),
      filter: 'problems',
    });
  }
  if (doubtful > 0) {
    warnings.push({
      message: say.reviews.doubtful(doubtful),
      fix: say.reviews.doubtfulFix(doubtful),
      filter: 'problems',
    });
  }
  if (canary !== draft.options.canary && canary < scan.people) {
    warnings.push({ message: say.reviews.firstCanary(canary), fix: say.reviews.firstCanaryFix() });
  }
  const isNamedElsewhere = !balance.ok && ['no-token', 'wrong-address'].includes(balance.error.kind);
  if (!balance.ok && !isNamedElsewhere) warnings.push(noticeOf(balance.error));
  if (balance.ok && prediction !== null && balance.value.credit < prediction.credits) {
    warnings.push({
      message: say.reviews.balance(balance.value.credit, prediction.credits, prediction.creditsFrom),
      fix: say.reviews.balanceFix(),
      stopsCommand: true,
    });
  }
  return warnings;
}

/** For versions that nobody on the list gets, with the values that are probably meant. */
function versionWarnings({ options }: Draft, { versions }: WarnedScan): Warning[] {
  return versions.slice(1).flatMap(({ recipients, near }, index) => {
    if (recipients > 0) return [];
    const values = options.versions!.cases[index]!.values.slice(0, MOST_NAMED);
    if (values.length === 0) {
      return [{ message: say.reviews.versionOfNobody(), fix: say.reviews.versionOfNobodyFix() }];
    }
    const fix =
      near.length === 0
        ? say.reviews.nobodyHasFix()
        : say.messages.didYouMeanColumn(near.slice(0, MOST_NAMED));
    return [{ message: say.reviews.nobodyHas(values), fix }];
  });
}

/** For words whose value nobody on the list has. */
function conditionWarnings({ unmet }: WarnedScan): Warning[] {
  return unmet.map((value) => ({
    message: say.reviews.wordsOfNobody(value),
    fix: say.reviews.wordsOfNobodyFix(),
  }));
}

/** What would look wrong to the people who get the text. */
export function textWarnings({ message, sender, options }: Draft, columns: readonly string[]): Warning[] {
  const messages = [message, ...(options.versions?.cases ?? []).map((one) => one.message)];
  const notices = messages
    .flatMap((one) => messageProblems(bindMessage(one, columns, {}), sender))
    // Errors and tags of other tools stop the review.
    .filter(({ severity, foreign }) => severity === 'warning' && foreign === undefined)
    .map(noticeOf);
  const named = judgeSender(sender);
  if (named.kind === 'none') notices.push({ message: say.reviews.noSender(), fix: named.says });
  return [...new Map(notices.map((notice) => [JSON.stringify(notice.message), notice])).values()];
}

/** One for each way in which values break a link of the texts. */
export function linkNotices(counts: LinkCounts) {
  return LINK_FAULTS.filter((fault) => counts[fault] > 0).map((fault) => ({
    message: say.messages.brokenLinks[fault](counts[fault]),
    fix: fault === 'after' ? say.messages.brokenLinksAfterFix() : say.messages.brokenLinksFix(),
  }));
}

function linkWarnings({ brokenLinks }: WarnedScan): Warning[] {
  return linkNotices(brokenLinks).map((notice) => ({ ...notice, filter: 'problems' }));
}

function longWarnings({ long: { people, mostParts } }: WarnedScan): Warning[] {
  if (people === 0) return [];
  const message = say.messages.longTexts(people, USUAL_PARTS, mostParts);
  return [{ message, fix: say.messages.tooLongFix(), filter: 'longest' }];
}

function blankWarnings({ blanks, misfits, oddValues }: WarnedScan, options: SendOptions): Warning[] {
  const chosen = blanks.filter(({ tag }) => choiceFor(tag, options.blanks) !== null);
  const odd = oddValues.flatMap((one) => {
    const choice = oddChoiceFor(one, options.oddValues);
    const words = choice === null ? null : oddChosenWords(one, choice);
    return words === null ? [] : [words];
  });
  return [
    ...odd,
    ...chosen.map(({ tag, people }) => say.reviews.blankSent(people, tag)),
    ...misfits.map(({ tag, people }) => say.reviews.misfit(people, tag)),
  ].map((message) => ({ message, filter: 'problems' }));
}
