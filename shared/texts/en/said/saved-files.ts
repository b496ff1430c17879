import { texts } from '../../../language/language.ts';

/** What main says of files that are saved. */
export const savedFiles = texts('said/savedFiles', {
  tooManyRows: 'There are more rows than a worksheet can hold.',
  asCsv: 'Save them as CSV instead.',
  notBeingMade: 'This file is no longer being made.',
  startAgain: 'Start the export again.',
});
