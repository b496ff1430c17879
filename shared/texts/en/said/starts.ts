import { isolated } from '../../../format/quoted.ts';
import { texts } from '../../../language/language.ts';

/** Why nothing was started, what a copy holds, and where on a screen something is to be mended. */
export const starts = texts('said/starts', {
  fields: { message: 'Message', number: 'Number', sender: 'Sender', start: 'Start' },
  busy: 'Tagline is going through the people of other campaigns, so this one has to wait.',
  busyFix: 'Try again in a moment.',
  busyRehearsing: 'Other rehearsals are being prepared, so this one was not started.',
  busyRehearsingFix: 'Wait until one of them is sending, then try again.',
  accountRemoved: (name: string) =>
    `The account ${isolated(name)} is no longer there, so this campaign cannot go on.`,
  accountRemovedFix: 'Cancel it, and send a copy to the rest through another account.',
  accountChanged: 'The account was changed just now, so nothing was sent.',
  accountChangedFix: 'Look at it, then try again.',
  listDeleted:
    'The list of this campaign was deleted. Its rest has been made anew from what was frozen: the numbers, and the values of its tags.',
  listChanged:
    'The list was changed after this campaign started. The new draft holds its rest as it was frozen, not as the list is now.',
  chosenFrozen:
    'The list was changed or deleted after this campaign started. The new draft holds the selected people as they were frozen.',
  noneToChoose: 'All the selected people were texted already, or may have been.',
  noneToChooseFix: 'Send to them again only if they are to get it twice.',
  stillOpen: 'This campaign may still reach its rest by itself.',
  stillOpenFix: 'Cancel it first, so that nobody gets the text twice.',
  changedSince: 'Something of this campaign was changed after this review, so nothing was sent.',
  changedSinceFix: 'It has been reviewed anew. Read it again before sending.',
  pastTime: 'The time to start has passed.',
  pastTimeFix: 'Choose a later time, or start now.',
  noAccount: 'This account is no longer there.',
  noNumber: 'This is not a phone number.',
  noNumberFix: 'Write it with its country code, for example +46.',
  optedOut: 'This number has opted out and is never texted.',
  optedOutFix: 'Use another number, or take it off the opt-out list first.',
  otherText: 'This text was changed since it was shown, so nothing was sent.',
  otherTextFix: 'Read it again before sending.',
  unsendable: 'This text cannot be sent.',
  unfilled: 'Nobody is there yet whose values could fill the tags.',
  unfilledFix: 'Choose or import a list of people first.',
  otherPeople: (expected: number, found: number) =>
    found === expected
      ? 'The list has changed since you reviewed it.'
      : `The list has changed since you reviewed it: ${expected} people then, ${found} now.`,
  otherPeopleFix: 'Review it again, then start.',
  closing: 'Tagline is closing, so nothing is started.',
  tooLate: 'Its time has passed.',
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
