import { texts } from '../../../language/language.ts';

/** What main says of itself: of calls, threads and its start. */
export const app = texts('said/app', {
  stopped: 'Stopped.',
  closing: 'Tagline is closing.',
  unfit: 'The input does not fit.',
  unfitFor: (why: string) => `The input does not fit: ${why}.`,
  noOperation: 'There is no such operation.',
  inside: 'Something went wrong inside Tagline.',
  insideFix: 'Try again. If it stays, restart the app; what was recorded is safe.',
  listClosed: 'This list is no longer open.',
  listClosedFix: 'Open it again.',
  tooMuch: 'This is too much at once.',
  tooLarge: 'This request is too large.',
  tooBusy: 'Tagline has too much to do. Try again.',
  noSecret: 'The secret of this session is missing or wrong. Open the app again.',
  noAddress: (code: string) =>
    `This computer gives Tagline no address of its own to answer its window at (${code}).`,
  noAddressFix: 'Check that programs may listen on 127.0.0.1, then start Tagline again.',
  notStarted: (code: string) => `Something went wrong inside Tagline while it started (${code}).`,
  notStartedFix: (folder: string) =>
    `Start it again. If it stays, look at tagline.log in ${folder}; what was recorded is safe.`,
  notStartedAtAllFix: 'Start it again. If it stays, install the newest version; what was recorded is safe.',
  sendingBroke: 'Sending broke off inside Tagline.',
  sendingBrokeFix: 'Look at the campaign: nothing is sent again without you.',
  readingBroke: 'Reading the file broke off.',
  readingBrokeFix: 'Drop it on the window again. If it happens again, save it in another format.',
  textsBroke: 'The texts could not be worked out.',
  textsBrokeFix: 'Change the message a little, or restart Tagline.',
  practiceBroke: 'The practice gateway broke off.',
  practiceBrokeFix: 'Try again: it starts anew, with everything that it kept.',
  faults: 'Faults',
  faultsFix: 'Choose faults from the list; separate them with commas.',
  ledgerFix: 'Close what uses it, or move that file away to begin anew.',
  otherPlan: 'By now something else would be removed than was shown, so nothing was.',
  otherPlanFix: 'Look at it again.',
});
