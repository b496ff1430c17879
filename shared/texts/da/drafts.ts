import type { Translation } from '../../language/language.ts';
import type { drafts as english } from '../en/drafts.ts';

export const drafts: Translation<typeof english> = {
  copyOf: (campaign) => `Kopi af ${campaign}`,
};
