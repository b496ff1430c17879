import { count } from '../../../format/format-count.ts';
import { texts } from '../../../language/language.ts';

/** What main says of templates and of files of them. */
export const templates = texts('said/templates', {
  noName: 'A template needs a name.',
  noMessage: 'A template needs a message.',
  gone: 'This template is no longer there.',
  tooMany: (most: number) => `There is no place for more: at most ${count(most)} templates are kept.`,
  tooManyFix: 'Remove some that are no longer used.',
  fileTooLarge: 'The file is larger than any file of templates.',
  otherFile: 'The file holds no templates of Tagline.',
  damagedFile: (most: number) =>
    `The templates in the file cannot be read: each has a name and a message, and there are at most ${count(most)}.`,
  fileFix: 'Nothing was taken from it. Choose a file that Tagline has exported.',
  newerFile: 'The file was written by a newer version of Tagline.',
  newerFileFix: 'Nothing was taken from it. Update Tagline, then import it again.',
});
