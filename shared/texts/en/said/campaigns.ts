import { regionName } from '../../../format/display-names.ts';
import { dayAndTime, duration, hereAndThere, longDay } from '../../../format/format-time.ts';
import { oneOfList } from '../../../format/lists.ts';
import { quotedValue } from '../../../format/sentence-parts.ts';
import { count, counted, credits, listOf, peopleWords, quoted } from '../../../format/wording.ts';
import { pluralForm, texts } from '../../../language/current-language.ts';
import { planning } from '../review.ts';
import { states } from '../states.ts';

/** The timeline of a campaign, and why an act on it failed. */
export const campaigns = texts('said/campaigns', {
  gone: 'This campaign is no longer there.',
  noRequest: 'There is no such batch in this campaign.',
  running: 'This campaign is being sent at this moment.',
  runningFix: 'Pause it first.',
  notWaiting: 'This campaign is not waiting to go on.',
  otherPause: 'This campaign is paused for another reason than the one shown, so nothing more was sent.',
  otherPauseFix: 'Look at the campaign again before it goes on.',
  notBegun: 'This campaign waits for its time and has sent nothing, so there is nothing to pause.',
  notBegunFix: 'Press “Back to draft” to keep it from starting.',
  notSending: 'This campaign is a draft and sends nothing, so there is nothing to stop.',
  undecided: 'Some people are still unconfirmed.',
  undecidedFix: 'Decide about each batch first: treat it as sent, or send it again.',
  notEnded: 'This campaign has not ended, so it cannot be deleted.',
  notEndedFix: 'Cancel it first.',
  movedOn: 'This campaign has moved on since you looked at it, so Tagline did not delete it.',
  movedOnFix: 'Look at it again before you delete it.',
  otherCount: 'The number of these campaigns has changed, so Tagline deleted none.',
  otherCountFix: 'Look at the number again before you delete them.',
  saidAlready: 'You have already said how this data folder came here.',
  notUnknown: 'Nobody of this batch is unconfirmed any more, so there is nothing to decide.',
  otherRequests: 'These are no longer the batches that were shown, so nothing was decided.',
  otherRequestsFix: 'Look at them again.',
  notRefused: 'This batch is not refused any more.',
  notThere: 'These people are not in this batch any more.',
  notPaused: 'You can change the sender only while the campaign is paused.',
  otherSender: 'The sender is no longer the one that was shown, so nothing was changed.',
  otherSenderFix: 'Look at the sender again.',
  tooSmall: 'A batch of one person cannot be split.',
  tooSmallFix: 'Take the person out instead.',
  sentSince: 'This batch has been sent once more since you looked at it, so nothing was decided.',
  sentSinceFix: 'Look at what was observed this time.',

  started: (people: number, requests: number) => `Sending began: ${inRequests(people, requests)}.`,
  scheduled: (people: number, requests: number) => `Scheduled: ${inRequests(people, requests)}.`,
  startedAtItsTime: 'Started at its time.',
  notStarted: (why: string) => `The campaign could not start at its time: ${why}`,
  timePassed: (seconds: number) =>
    `The campaign was due ${duration(seconds)} ago, but Tagline could not start it.`,
  notResumed: (why: string) => `The campaign could not go on at its time: ${why}`,
  waitOver: (seconds: number) =>
    `The campaign was due to go on ${duration(seconds)} ago, but Tagline could not.`,
  anyway: (until: number, there: string, reason: string) =>
    `Quiet hours are ignored until ${hereAndThere(until, there)}: ${quoted(reason)}`,
  offSchedule: 'Taken off the schedule.',
  cancelledBefore: 'Cancelled before its time: the campaign is a draft again.',
  cancelled: 'Nothing more will be sent.',
  resumed: 'Sending goes on.',
  finished: 'Every batch is done.',
  slept: (seconds: number) => `The computer slept for ${duration(seconds)}; sending goes on.`,
  brokePreparing: 'Preparing this campaign broke off inside Tagline; nothing was sent.',
  endedPreparing: 'Tagline closed while this campaign was being prepared; nothing was sent.',
  takenOver: 'This computer goes on with what was started elsewhere.',
  missedByCopy: 'This data folder is a copy: where it was made, the campaign may have been sent.',
  doubtedByCopy: (people: number) => `${peopleWords(people)} unconfirmed: this data folder is a copy.`,
  halved: (request: number) =>
    `Tagline sends batch ${request} in halves to find the numbers that the service refuses.`,
  takenOut: (request: number, people: number) => `Batch ${request}: ${peopleWords(people)} taken out.`,
  senderChanged: (before: string, after: string, reached: number) =>
    `Sender changed from ${senderName(before)} to ${senderName(after)}. ${
      reached === 0
        ? 'No text was accepted before.'
        : `${peopleWords(reached)} whose ${pluralForm(reached, 'text was accepted before keeps', 'texts were accepted before keep')} the earlier one.`
    }`,
  leftOut: {
    rejected: 'The number cannot be used.',
    duplicate: (row: number) =>
      row === 0 ? 'Another row has the same number.' : `Row ${row} has the same number.`,
    undecided: (row: number) =>
      row === 0
        ? 'Another row has the same number and other cells; nobody chose between them.'
        : `Row ${row} has the same number and other cells; nobody chose between them.`,
    joined: (row: number) =>
      row === 0 ? 'Its values are in the text of another row.' : `Its values are in the text of row ${row}.`,
    'said-no': (columns: readonly string[]) =>
      columns.length === 0
        ? 'Said no in a column of consent.'
        : `Said no in ${oneOfList(columns.map(quoted))}.`,
    'opted-out': 'On the opt-out list.',
    excluded: 'Left out by hand.',
    recent: 'Sent a text recently.',
    reached: 'Already sent, or perhaps sent, in the original campaign.',
    'tag-in-value': 'A value contains a tag of the message.',
    stacked: 'A value has too many marks on one letter.',
    empty: 'Their text would be empty.',
    'too-long': 'Their text would be too long.',
    blank: 'No value for a tag.',
  },
  verdicts: {
    sent: (request: number, people: number) =>
      `Batch ${request}: ${peopleWords(people)} treated as sent, although nobody knows.`,
    notSent: (request: number, people: number) =>
      `Batch ${request}: ${peopleWords(people)} counted as not sent, although nobody knows; a new campaign to the remaining people can reach them.`,
    again: (request: number, people: number) =>
      `Batch ${request}: goes again to ${peopleWords(people)}, who may get it twice.`,
  },
  verdictsOfCopies: {
    sent: (requests: number, people: number) =>
      `${ofCopy(requests)}: ${peopleWords(people)} treated as sent, although nobody knows.`,
    notSent: (requests: number, people: number) =>
      `${ofCopy(requests)}: ${peopleWords(people)} counted as not sent, although nobody knows; a new campaign to the remaining people can reach them.`,
    again: (requests: number, people: number) =>
      `${ofCopy(requests)}: go again to ${peopleWords(people)}, who may get it twice.`,
  },

  became: (request: number, state: keyof typeof states.ofPerson, observed: string | null) =>
    `Batch ${request}: ${states.ofPerson[state].label.toLowerCase()}.${observed === null ? '' : ` ${observed}`}`,
  decided: {
    sent: 'You decided: treat as sent.',
    notSent: 'You decided: count as not sent.',
    again: 'You decided: send again.',
  },
  optedOutSince: 'Opted out after the start.',
  takenOutByHand: 'Taken out by hand.',
});

function inRequests(people: number, requests: number): string {
  return `${peopleWords(people)} in ${counted(requests, 'batch', 'batches')}`;
}

function ofCopy(requests: number): string {
  return `${counted(requests, 'batch', 'batches')} that another copy may have sent`;
}

function senderName(sender: string): string {
  return sender === '' ? 'none' : quoted(sender);
}

/** Blockers, warnings and people left out in a review. */
export const reviews = texts('said/reviews', {
  leftOut: {
    rejected: 'rejected rows',
    duplicates: 'duplicates',
    joined: 'in the text of another row',
    'said-no': (columns: readonly string[]) => `said no in ${oneOfList(columns.map(quoted))}`,
    'opted-out': 'opted out',
    excluded: 'left out by hand',
    recent: 'texted recently',
    'same-text': 'sent this very text in the last days, or it still waits for them',
    reached: (campaign: string) =>
      campaign === ''
        ? 'already sent, or perhaps sent, in a campaign that was deleted or a follow-up to it'
        : `already sent, or perhaps sent, in ${quoted(campaign)} or a follow-up to it`,
    'tag-in-value': 'a value contains a tag of the message',
    stacked: 'a value has too many marks on one letter',
    empty: 'their text would be empty',
    'too-long': 'their text would be too long',
    blank: 'no value for a tag, as you chose',
  },
  noAccount: 'The account of this draft is no longer there.',
  nobodyYet: 'There is nobody to send to yet.',
  nobodyYetFix: 'Choose or import a list of people.',
  noSender: 'The message names no sender.',
  undecided: (numbers: number) =>
    `${counted(numbers, 'number is', 'numbers are')} on several rows that differ, and nobody has chosen between them yet.`,
  undecidedFix: 'Choose which row each text is written from.',
  loss: (people: number) =>
    `${counted(people, 'text has', 'texts have')} characters that may be lost on the way: the account has no encoding.`,
  lossFix: 'Choose: use simpler characters, set an encoding in the account, or send anyway.',
  nobodyLeft: 'Nobody is left to send to.',
  nobodyLeftFix: 'See who is left out, and why.',
  addressEnds: (tail: string) => `The address of the account ends in ${tail}.`,
  quiet: (country: string, people: number, earliest: string, latest: string) =>
    `${regionName(country)}: ${peopleWords(people)} ${pluralForm(people, 'has', 'have')} quiet hours then, ${
      earliest === latest ? `at ${earliest}` : `between ${earliest} and ${latest}`
    } their time.`,
  quietAll: (people: number, time: string, isNow: boolean) =>
    `${isNow ? 'It is' : 'It will be'} ${time} for ${pluralForm(people, '', 'all ')}${peopleWords(people)}.`,
  quietWaits: (until: number, there: string) =>
    `They wait until ${hereAndThere(until, there)}. The campaign then goes on by itself.`,
  quietAsks: (until: number, there: string) =>
    `They wait until ${hereAndThere(until, there)}; you are asked then.`,
  quietIgnored: 'They get the text now all the same.',
  quietCanary: (people: number) =>
    `Everybody has quiet hours now, also the ${peopleWords(people)} who ${pluralForm(people, 'goes', 'go')} first.`,
  quietLater: (end: number, begins: number, there: string) =>
    `The campaign should end ${dayAndTime(end)}, and quiet hours begin ${hereAndThere(begins, there)}.`,
  lossAccepted: (people: number) =>
    `${counted(people, 'text goes', 'texts go')} out although characters may be lost, as you chose.`,
  earlierOnly:
    'The list before, with the same columns, had only some rows of its file. This list has all of them.',
  earlierOnlyFix: 'Import the file again, and press “Only some rows”, if some rows should get nothing.',
  mixedUnicode: 'Batches that hold one Unicode text are sent as Unicode as a whole, which takes more parts.',
  mixedUnicodeFix: 'Let Unicode texts go in batches of their own.',
  inVersion: (values: readonly string[], message: string) =>
    values.length === 0
      ? `In a version of the message: ${message}`
      : `In the version for ${listOf(values.map(quotedValue))}: ${message}`,
  nobodyHas: (values: readonly string[]) =>
    `Nobody in the list has the value ${values.map(quotedValue).join(' or ')}, which a version of the message is for.`,
  nobodyHasFix: 'See how the list writes it, or leave the version out.',
  wordsOfNobody: (value: string) => `Nobody gets the words for ${quoted(value)}: no one here has that value.`,
  wordsOfNobodyFix: 'See how the list writes this value, or take the words out.',
  versionOfNobody: 'A version of the message is for nobody: it has no values yet.',
  versionOfNobodyFix: 'Choose the values it is for, or remove it.',
  blankOf: (people: number, tag: string) =>
    `${peopleWords(people)} ${pluralForm(people, 'has', 'have')} no value for ${tag}.`,
  blankOfFix: 'Choose: a fallback in the message, leave them out, or send it as it is.',
  blankSent: (people: number, tag: string) =>
    `${peopleWords(people)} ${pluralForm(people, 'gets', 'get')} the text without a value for ${tag}, as you chose.`,
  misfit: (people: number, tag: string) =>
    `${peopleWords(people)} ${pluralForm(people, 'has', 'have')} a cell that does not fit ${tag}, and ${pluralForm(people, 'gets', 'get')} it as it is.`,
  elsewhere: (numbers: number, countries: readonly string[]) =>
    `${counted(numbers, 'number may be a mobile number', 'numbers may be mobile numbers')} of ${countries.length === 0 ? 'another country' : oneOfList(countries.map(regionName))}.`,
  doubtful: (numbers: number) => `${counted(numbers, 'number looks', 'numbers look')} doubtful.`,
  doubtfulFix: (numbers: number) =>
    pluralForm(numbers, 'Look at it in the list.', 'Look at them in the list.'),
  twoDays: (first: number, day: string) =>
    `The first ${count(first)} go today, but the texts count days from ${longDay(day)}.`,
  twoDaysFix: 'Send all of them at the later time, or all today.',
  fixedDay: (tag: string) => `${tag} holds words of another day, kept from an earlier campaign.`,
  fixedDayFix: 'Take the tag out, or import the list again so that these words are worked out again.',
  dayPassed: (day: string) =>
    `The review was for ${longDay(day)}, and the texts count days from the day they are sent.`,
  dayPassedFix: 'Read the review again: its texts are of today.',
  overBefore: 'The deadline of this campaign is before its start.',
  overBeforeFix: 'Choose a later one, or none.',
  endsAfter: (end: number, notAfter: number) =>
    `The campaign should end ${dayAndTime(end)}, after its deadline ${dayAndTime(notAfter)}. People still waiting then get nothing until you decide.`,
  predictedEnd: (end: number) => `The campaign should end ${dayAndTime(end)}.`,
  dayOver: (day: string) =>
    `The texts count days from ${longDay(day)}: people still waiting after that day get nothing.`,
  quietPastDay: (people: number, until: number, there: string, day: string) =>
    `Quiet hours hold ${peopleWords(people)} until ${hereAndThere(until, there)}, but the texts count days from ${longDay(day)}.`,
  quietPastDayFix: 'Choose a start when nobody has quiet hours.',
  firstCanary: (people: number) => planning.firstCanary(people),
  firstCanaryFix: 'Be there to check the first texts.',
  balance: (credit: number, expected: number, from: 'account' | 'assumed') =>
    `The balance is ${credits(credit)}, and this campaign takes about ${credits(expected)} credits, ${planning.creditsFrom[from]}.`,
  balanceFix: 'Top up the account. The campaign pauses when the balance runs out.',
});
