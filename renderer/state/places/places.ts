import type { CampaignId } from '../../../shared/brand.ts';
import type { TemplatePlace } from '../../../shared/template/template.ts';

/** A page in the main area, in place of the campaign. */
export type Place =
  | { readonly kind: 'accounts' }
  | { readonly kind: 'audiences' }
  | { readonly kind: 'credits' }
  | { readonly kind: 'inbox'; readonly tab?: 'faults' }
  | { readonly kind: 'opt-outs' }
  | { readonly kind: 'search'; readonly msisdn?: string }
  | { readonly kind: 'settings' }
  | { readonly kind: 'templates'; readonly at?: TemplatePlace };

export type PlaceKind = Place['kind'];

export type PlaceProps<Kind extends PlaceKind> = Omit<Extract<Place, { kind: Kind }>, 'kind'>;

/** A place as it was opened. Its `id` tells it from the same place opened for something else. */
export interface OpenPlace {
  readonly id: number;
  readonly place: Place;
}

/** What the main area shows: the place, or with null the campaign. */
export interface Visit {
  readonly campaignId: CampaignId | null;
  readonly place: OpenPlace | null;
}

/** Where *Back* and *Forward* go. The nearest visits are the last of `past` and the first of `next`. */
export interface Visits {
  readonly past: readonly Visit[];
  readonly now: Visit;
  readonly next: readonly Visit[];
}

export type Direction = 'past' | 'next';

/** How many visits *Back* can go through. */
const mostVisits = 50;

export const firstVisit: Visits = { past: [], now: { campaignId: null, place: null }, next: [] };

export function visited(visits: Visits, visit: Visit): Visits {
  const { past, now } = visits;
  if (now.campaignId === visit.campaignId && now.place === visit.place) return visits;
  // Before the first campaign, nothing was in view.
  const isFirst = now.campaignId === null && now.place === null;
  return { past: isFirst ? past : [...past, now].slice(-mostVisits), now: visit, next: [] };
}

/** Another campaign in this visit: the one that was in view is gone. */
export function exchanged(visits: Visits, campaignId: CampaignId | null): Visits {
  return { ...visits, now: { ...visits.now, campaignId } };
}

/** One visit back or forward, past those of campaigns that are gone; null if there is none. */
export function stepped(visits: Visits, to: Direction, exists: (of: CampaignId) => boolean): Visits | null {
  const { past, now, next } = visits;
  const isThere = ({ campaignId, place }: Visit) =>
    campaignId === null ? place !== null : campaignId === now.campaignId || exists(campaignId);
  if (to === 'past') {
    const at = past.findLastIndex(isThere);
    return at < 0 ? null : { past: past.slice(0, at), now: past[at]!, next: [now, ...next] };
  }
  const at = next.findIndex(isThere);
  return at < 0 ? null : { past: [...past, now], now: next[at]!, next: next.slice(at + 1) };
}

/** The latest of each kind of place, in the order of the kinds' names: their pages are kept as they were left. */
export function keptPlaces({ past, now, next }: Visits): readonly OpenPlace[] {
  const kept = new Map<PlaceKind, OpenPlace>();
  for (const { place } of [...next.toReversed(), ...past, now])
    if (place !== null) kept.set(place.place.kind, place);
  return [...kept.values()].sort((one, two) => (one.place.kind < two.place.kind ? -1 : 1));
}

/** The place that was left, if nothing else is asked of this one. */
export function reopened(visits: Visits, place: Place): OpenPlace | null {
  if (Object.keys(place).length > 1) return null;
  return keptPlaces(visits).find((one) => one.place.kind === place.kind) ?? null;
}
