import { texts } from '../../language/language.ts';

/** What main names drafts. */
export const drafts = texts('drafts', {
  copyOf: (campaign: string) => `Copy of ${campaign}`,
});
