import { quoted } from '../../../format/quoted.ts';
import { texts } from '../../../language/language.ts';
import { common } from '../common.ts';

/** What main says of drafts. */
export const drafts = texts('said/drafts', {
  made: 'Draft made.',
  copiedFrom: (name: string) => `Copied from ${quoted(name || common.untitled)}.`,
  gone: 'This campaign is no longer there.',
  goneFix: 'Choose another one, or start a new one.',
  started: 'This campaign has been started, so what it says cannot change any more.',
  startedFix: 'Copy it to write a new one.',
  scheduled: 'This campaign starts by itself, with what was reviewed.',
  scheduledFix: 'Take it off the schedule first, then change and review it again.',
  noAudience: 'These people are no longer kept here.',
  noAudienceFix: 'Choose other people for this message.',
  tooLong: 'These texts are too long to be sorted all at once.',
  tooLongFix: 'Sort by another column, or filter the people into a smaller list first.',
});
