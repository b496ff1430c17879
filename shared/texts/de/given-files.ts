import { listOf } from '../../format/format-list.ts';
import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { givenFiles as english } from '../en/given-files.ts';

export const givenFiles: Translation<typeof english> = {
  wait: (files) => `${listOf(files.map(quoted))} ${files.length === 1 ? 'wartet' : 'warten'} auf den Import.`,
  moreWait: (files, more) => `${listOf([...files.map(quoted), `${more} weitere`])} warten auf den Import.`,
};
