import type { SendOptions } from '../../draft/draft.ts';
import { duration } from '../../format/format-time.ts';
import { planning } from '../../texts/en/review.ts';
import { type AccountTerms, optionsUnder } from './account-terms.ts';
import { planConnections } from './connections.ts';
import { planSize } from './plan.ts';

/** How many people one lost answer leaves in doubt. The plan knows how many requests there are. */
export function chunkSizeWords(options: SendOptions, people: number): string {
  return planning.chunkSize(Math.min(planSize(options) * planConnections(options), people));
}

export function canaryWords(
  options: SendOptions,
  people: number,
  terms: Pick<AccountTerms, 'isProven' | 'asksAfterQuiet'>,
): string {
  const { canary } = optionsUnder(options, terms);
  if (canary !== options.canary && canary < people) return planning.firstCanary(canary);
  if (canary === 0) return planning.noCanary;
  return canary >= people ? planning.canaryIsAll : planning.canary(canary);
}

export function paceWords(perMinute: number | null, people: number): string {
  if (perMinute === null) return planning.noPace;
  return planning.pace(perMinute, duration((people / perMinute) * 60));
}

export function connectionsWords(connections: number): string {
  return connections === 1 ? planning.oneConnection : planning.connections(connections);
}
