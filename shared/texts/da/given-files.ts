import { listOf } from '../../format/format-list.ts';
import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { givenFiles as english } from '../en/given-files.ts';

export const givenFiles: Translation<typeof english> = {
  wait: (files) => `${listOf(files.map(quoted))} venter på at blive importeret.`,
  moreWait: (files, more) =>
    `${listOf([...files.map(quoted), `${more} mere`])} venter på at blive importeret.`,
};
