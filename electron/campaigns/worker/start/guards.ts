import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import type { WalkedPerson } from '../../records/audience-walk.ts';
import { openFamily } from '../../records/reached-find.ts';
import { openRecentTexts, type RecentText } from './recent-texts.ts';
import { readNumbers } from './rest.ts';

/** Why somebody of the audience gets nothing. */
export type LeftOut = 'opted-out' | 'reached' | 'tag-in-value' | 'empty' | 'too-long' | 'blank' | 'recent';

/** What the guards are opened with. */
export interface GuardOptions {
  /** The campaign that is to be started. */
  readonly campaignId: CampaignId;
  /** The ended campaign to whose rest it goes; it may have been deleted. */
  readonly restOf: CampaignId | null;
  /** 0 switches the rule off. */
  readonly recentDays: number;
  readonly now: number;
}

/** Opens the guards as of now. */
export function openGuards(database: DatabaseSync, options: GuardOptions) {
  const optedOut = readNumbers(database, 'SELECT msisdn FROM opt_out');
  const { restOf, campaignId } = options;
  const findReached = restOf === null ? null : openFamily(database, restOf, campaignId);
  const recentTexts = openRecentTexts(database, options.recentDays, options.now);
  const recent = new Map<number, RecentText>();

  /** Why somebody is left out whatever they had before. */
  function reasonFor(person: WalkedPerson, reached: ReadonlySet<number> | undefined): LeftOut | null {
    if (optedOut.has(person.msisdn)) return 'opted-out';
    if (reached?.has(person.msisdn)) return 'reached';
    return person.final.unsendable;
  }

  return {
    /** For each person: null for a recipient, or why they are left out. */
    judge(people: readonly WalkedPerson[]): readonly (LeftOut | null)[] {
      const reached = findReached?.(people.map(({ msisdn }) => msisdn));
      const reasons = people.map((person) => reasonFor(person, reached));
      if (recentTexts.isEmpty) return reasons;
      const wanted = people.filter((_, index) => reasons[index] === null);
      const found = recentTexts.find(wanted.map(({ msisdn, final }) => ({ msisdn, text: final.text })));
      for (const [msisdn, text] of found) recent.set(msisdn, text);
      return reasons.map((reason, index) =>
        reason === null && found.has(people[index]!.msisdn) ? 'recent' : reason,
      );
    },
    /** The earlier text of somebody judged `recent`. */
    recentOf: (msisdn: number) => recent.get(msisdn),
  };
}
