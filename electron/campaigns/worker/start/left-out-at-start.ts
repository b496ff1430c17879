import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import { recentSince, textFingerprint } from '../../../../shared/campaign/review/recent-texts.ts';
import type { Unsendable } from '../../../../shared/message/final-text.ts';
import { campaignsSince, openFamily, openKnownReach } from '../../../reached/reached-find.ts';
import type { WalkedPerson } from '../../records/audience-walk.ts';
import { readNumberSet } from './rest.ts';

export type LeftOut = Unsendable | 'opted-out' | 'reached' | 'recent';

/** With `includeRecent`, true also for people who got the same text recently. */
export function isSentTo(reason: LeftOut | null, includeRecent: boolean): boolean {
  return reason === null || (includeRecent && reason === 'recent');
}

export interface GuardOptions {
  readonly campaignId: CampaignId;
  /** The ended campaign to whose rest this one goes; it may have been deleted. */
  readonly restOf: CampaignId | null;
  /** 0 switches the rule off. */
  readonly recentDays: number;
  readonly now: number;
}

export function openGuards(database: DatabaseSync, options: GuardOptions) {
  const optedOut = readNumberSet(database, 'SELECT msisdn FROM opt_out');
  const { restOf, campaignId } = options;
  const findReached = restOf === null ? null : openFamily(database, restOf, campaignId);
  const findRecent = openRecentTexts(database, options.recentDays, options.now);
  const recent = new Map<number, RecentText>();

  /** Reasons that do not depend on recent texts. */
  function reasonFor(person: WalkedPerson, reached: ReadonlySet<number> | undefined): LeftOut | null {
    if (optedOut.has(person.msisdn)) return 'opted-out';
    if (reached?.has(person.msisdn)) return 'reached';
    return person.final.unsendable;
  }

  return {
    judge(people: readonly WalkedPerson[]): readonly (LeftOut | null)[] {
      const reached = findReached?.(people.map(({ msisdn }) => msisdn));
      const reasons = people.map((person) => reasonFor(person, reached));
      if (findRecent === findNobody) return reasons;
      const wanted = people.filter((_, index) => reasons[index] === null);
      const recentTexts = findRecent(wanted.map(({ msisdn, final }) => ({ msisdn, text: final.text })));
      for (const [msisdn, text] of recentTexts) recent.set(msisdn, text);
      return reasons.map((reason, index) =>
        reason === null && recentTexts.has(people[index]!.msisdn) ? 'recent' : reason,
      );
    },
    recentOf: (msisdn: number) => recent.get(msisdn),
  };
}

/** A text that somebody got, may have got, or will get from a campaign that has not ended. */
export interface RecentText {
  readonly campaignId: CampaignId;
  readonly position: number;
  /** In ms since the epoch; null while it is still to be sent. */
  readonly at: number | null;
}

/** Used if nothing was sent recently: a million people need not be looked up. */
const findNobody = (): ReadonlyMap<number, RecentText> => new Map();

/**
 * Finds people who got the same text recently, or will get it, by the records of this computer. Live campaigns only:
 * practice texts reached nobody.
 */
export function openRecentTexts(
  database: DatabaseSync,
  days: number,
  now: number,
): (
  people: readonly { readonly msisdn: number; readonly text: string }[],
) => ReadonlyMap<number, RecentText> {
  const since = recentSince(now, days);
  const past = Number.isFinite(since) ? campaignsSince(database, since) : [];
  if (past.length === 0) return findNobody;
  const find = openKnownReach(database, past);
  return (people) => {
    const texts = new Map(people.map(({ msisdn, text }) => [msisdn, text]));
    const textByNumber = new Map<number, RecentText>();
    for (const { msisdn, campaignId, position, fingerprint, reached } of find([...texts.keys()])) {
      const at = reached?.at ?? null;
      if (at !== null && at < since) continue;
      if (fingerprint !== textFingerprint(texts.get(msisdn)!)) continue;
      const sameNumber = textByNumber.get(msisdn);
      if (sameNumber === undefined || (sameNumber.at ?? now) < (at ?? now)) {
        textByNumber.set(msisdn, { campaignId, position, at });
      }
    }
    return textByNumber;
  };
}
