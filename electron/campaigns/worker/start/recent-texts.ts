import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import { recentSince, textFingerprint } from '../../../../shared/campaign/review/recent.ts';
import { campaignsSince, openKnownReach } from '../../records/reached-find.ts';

/** A text that somebody got, may have got, or will get from a campaign that has not ended. */
export interface RecentText {
  readonly campaignId: CampaignId;
  readonly position: number;
  /** In ms since the epoch; null while it is still to be sent. */
  readonly at: number | null;
}

/** Finds who has had the very same text recently, or is about to, from the history on this computer. */
export interface RecentTexts {
  /** True where nobody can have had any, so that nobody has to be looked for. */
  readonly isEmpty: boolean;
  /** The earlier text by number, for those of `people` who have one. */
  find(
    people: readonly { readonly msisdn: number; readonly text: string }[],
  ): ReadonlyMap<number, RecentText>;
}

/** Opens the history of live campaigns of the last `days` days; practice texts reached nobody. */
export function openRecentTexts(database: DatabaseSync, days: number, now: number): RecentTexts {
  const since = recentSince(now, days);
  const past = Number.isFinite(since) ? campaignsSince(database, since) : [];
  if (past.length === 0) return { isEmpty: true, find: () => new Map() };
  const find = openKnownReach(database, past);
  return {
    isEmpty: false,
    find(people) {
      const texts = new Map(people.map(({ msisdn, text }) => [msisdn, text]));
      const found = new Map<number, RecentText>();
      for (const { msisdn, campaignId, position, fingerprint, reached } of find([...texts.keys()])) {
        const at = reached?.at ?? null;
        if (at !== null && at < since) continue;
        if (fingerprint !== textFingerprint(texts.get(msisdn)!)) continue;
        const known = found.get(msisdn);
        if (known === undefined || (known.at ?? now) < (at ?? now)) {
          found.set(msisdn, { campaignId, position, at });
        }
      }
      return found;
    },
  };
}
