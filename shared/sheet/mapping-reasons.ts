import { isSaid, type Words } from '../language/said.ts';

const REASONS =
  /^mapping\.(?:asLastFile|byName|byNumbers|otherwise|countryTaken|countryOfRows|exportOf|exportOfUnsubscribed|exportOfCleaned|tooManyTags)$/;

/** It only explains an automatic choice, and asks nothing of the person. */
export function isReason(hint: Words): boolean {
  return isSaid(hint) && REASONS.test(hint.say);
}
