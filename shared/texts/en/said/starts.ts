import { count, isolated, listOf, peopleWords } from '../../../format/wording.ts';
import { texts } from '../../../language/current-language.ts';
import { audiences } from '../audiences.ts';

/** Why a start failed, what a copy contains, and where on a screen to correct it. */
export const starts = texts('said/starts', {
  fields: { message: 'Message', number: 'Number', start: 'Start', code: 'Review code' },
  busy: 'Tagline is going through the people of other campaigns, so this one has to wait.',
  busyFix: 'Try again in a moment.',
  halfChanged: 'A change to many rows of this list is not finished.',
  halfChangedFix: 'Wait until the change is finished, or undo or redo it in the list; then review again.',
  busyRehearsing: 'Tagline is preparing other rehearsals, so it has not started this one.',
  busyRehearsingFix: 'Wait until one of them is sending, then try again.',
  accountRemoved: (name: string) =>
    `The account ${isolated(name)} is no longer there, so this campaign cannot go on.`,
  accountRemovedFix: 'Cancel the campaign, and send a copy to the remaining people through another account.',
  accountChanged: 'The account has just changed, so Tagline sent nothing.',
  accountChangedFix: 'Look at it, then try again.',
  listDeleted:
    'The list of this campaign was deleted. Tagline worked out the remaining people from what the campaign kept: the numbers, and the values of its tags.',
  listChanged:
    'The list has changed since this campaign started. The new draft holds the remaining people as they were then, not as the list is now.',
  chosenFrozen:
    'The list has changed or gone since this campaign started. The new draft holds the selected people as they were then.',
  noneToChoose: 'Another campaign already sent this to all of these people, or may have.',
  noneToChooseFix: 'Find that campaign, and write to them from its results if they should get another text.',
  noneToText: (optedOut: number, saidNo: number, excluded: number, recent: number, rejected: number) =>
    optedOut + saidNo + excluded + recent + rejected === 0
      ? 'Another row of their number got the text, or other campaigns sent to all of them, or may have.'
      : `None of these can get a text: ${whoGetsNothing(optedOut, saidNo, excluded, recent, rejected)}.`,
  noneToTextFix: 'Correct them in the list first.',
  keptOut: (optedOut: number, saidNo: number, excluded: number, recent: number) =>
    `Of these people, some get nothing: ${whoGetsNothing(optedOut, saidNo, excluded, recent, 0)}.`,
  reachedElsewhere: (people: number) =>
    `The draft leaves out ${peopleWords(people)} to whom another campaign already sent this, or may have.`,
  reachedBefore: (people: number) =>
    `The text of this campaign was already sent, or may have been, to ${peopleWords(people)}. Write another one.`,
  noneLeft: 'Nobody is left: other campaigns sent to all of them, or may have.',
  stillOpen: 'This campaign may still send to its remaining people by itself.',
  stillOpenFix: 'Cancel it first, so that nobody gets the text twice.',
  changedSince: 'Something in this campaign changed after this review, so Tagline sent nothing.',
  changedSinceFix: 'Tagline has made a new review. Read it before sending.',
  otherQuiet: (people: number) =>
    `Quiet hours now hold ${peopleWords(people)}, others than in this review, so nothing was sent.`,
  pastTime: 'The time to start has passed.',
  pastTimeFix: 'Choose a later time, or start now.',
  nothingCompared: 'There is no earlier campaign to compare this list with.',
  nothingComparedFix: 'Choose rows by a filter instead.',
  otherCode: 'This code is not of the review as it is now, so nothing was sent.',
  otherCodeFix: 'Save the review again, have it read, and enter the code at its end.',
  noNumber: 'This is not a phone number.',
  twoNumbers: (one: string, other: string) => `This is a number of two countries: +${one} or +${other}.`,
  noNumberFix: 'Write it with its country code, for example +46.',
  optedOut: 'This number has opted out, so Tagline never texts it.',
  optedOutFix: 'Use another number, or take it off the opt-out list first.',
  otherText: 'This text has changed since you saw it, so Tagline sent nothing.',
  otherTextFix: 'Read it again before sending.',
  unsendable: 'This text cannot be sent.',
  unfilled: 'There is nobody yet whose values can fill the tags.',
  unfilledFix: 'Choose or import a list of people first.',
  otherPeople: (expected: number, present: number) =>
    present === expected
      ? 'The list has changed since you reviewed it.'
      : `The list has changed since you reviewed it: ${count(expected)} people then, ${count(present)} now.`,
  otherPeopleFix: 'Review it again, then start.',
  closing: 'Tagline is closing, so nothing is started.',
  tooLate: 'The scheduled time has passed.',
  startedAlready: 'This campaign has been started already.',
  startedAlreadyFix: 'Copy it to send it once more.',
  numberTwice: 'A number is in this list twice, so nothing was started.',
  numberTwiceFix: 'Import the list again.',
  stopped: 'Preparing was stopped; nothing was sent.',
  peopleGone: 'The people of this draft are no longer there.',
  peopleGoneFix: 'Choose other people for this message.',
  restGone: 'The people of this campaign are no longer there.',
  restGoneFix: 'Make a copy and choose other people for it.',
});

function whoGetsNothing(
  optedOut: number,
  saidNo: number,
  excluded: number,
  recent: number,
  rejected: number,
): string {
  const { counts: words } = audiences;
  return listOf([
    optedOut > 0 && words.optedOut(optedOut),
    saidNo > 0 && words.saidNo(saidNo),
    excluded > 0 && words.excluded(excluded),
    recent > 0 && words.recent(recent),
    rejected > 0 && words.rejected(rejected),
  ]);
}
