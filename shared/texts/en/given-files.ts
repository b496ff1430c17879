import { listOf } from '../../format/format-list.ts';
import { quoted } from '../../format/quoted.ts';
import { texts } from '../../language/language.ts';

/** Files that the system handed to the app. */
export const givenFiles = texts('givenFiles', {
  wait: (files: readonly string[]) =>
    `${listOf(files.map(quoted))} ${files.length === 1 ? 'waits' : 'wait'} to be imported.`,
  moreWait: (files: readonly string[], more: number) =>
    `${listOf([...files.map(quoted), `${more} more`])} wait to be imported.`,
});
