import { count } from '../../../format/format-count.ts';
import { quoted } from '../../../format/words.ts';
import { texts } from '../../../language/language.ts';
import { common } from '../common.ts';

export const drafts = texts('said/drafts', {
  made: 'Draft made.',
  copiedFrom: (name: string) => `Copied from ${quoted(name || common.untitled)}.`,
  goneFix: 'Choose another one, or start a new one.',
  started: 'This campaign has started, so you can no longer change it.',
  startedFix: 'Copy it to write a new one.',
  scheduled: 'This campaign starts by itself, as you reviewed it.',
  scheduledFix: 'Take it off the schedule first, then change and review it again.',
  tooLong: 'These texts are too long to sort all at once.',
  tooLongFix: 'Sort by another column, or filter the people into a smaller list first.',
});

export const templates = texts('said/templates', {
  noName: 'A template needs a name.',
  noMessage: 'A template needs a message.',
  gone: 'This template is no longer there.',
  tooMany: (most: number) => `There is no room for more: Tagline keeps at most ${count(most)} templates.`,
  tooManyFix: 'Remove some that you no longer use.',
  fileTooLarge: 'The file is larger than any file of templates.',
  otherFile: 'The file holds no Tagline templates.',
  damagedFile: (most: number) =>
    `The templates in the file cannot be read: each has a name and a message, and there are at most ${count(most)}.`,
  fileFix: 'Nothing was taken from it. Choose a file that Tagline has exported.',
  newerFile: 'The file was written by a newer version of Tagline.',
  newerFileFix: 'Nothing was taken from it. Update Tagline, then import it again.',
});
