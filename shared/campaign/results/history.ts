import type { CampaignId } from '../../brand.ts';
import type { OptOut } from '../../opt-out/opt-out.ts';
import type { ResultRow } from './result-row.ts';

export interface HistoryRow extends ResultRow {
  readonly campaignId: CampaignId;
  readonly campaignName: string;
  readonly kind: 'practice' | 'live';
}

/** The texts of all campaigns to one number, or to the people found by last digits or by name. */
export interface History {
  /** Null if what was typed is not a whole number yet. */
  readonly msisdn: string | null;
  readonly optOut: OptOut | null;
  /** By the last digits, by name, or as another country reads what was typed; at most 50. */
  readonly foundNumbers: readonly { readonly msisdn: string; readonly optOut: OptOut | null }[];
  /** Newest first, at most 200. */
  readonly rows: readonly HistoryRow[];
  /** Where the search goes on; null once it has ended. */
  readonly next: SearchPlace | null;
}

/** What a search comes to next: the numbers or rows behind one, in what it looks at. */
export interface SearchPlace {
  readonly of: number;
  readonly id: number;
  readonly after: number;
  /** How much of all that was before it, from 0 to 1. */
  readonly share: number;
}

export const MOST_FOUND_PEOPLE = 50;
const MOST_ROWS = 200;

/** Of the answers to one search, in their order. */
export function wholeHistory(parts: readonly History[]): History {
  const foundByNumber = new Map<string, History['foundNumbers'][number]>();
  const rows: HistoryRow[] = [];
  for (const part of parts) {
    const isNew = ({ msisdn }: { readonly msisdn: string }) => !foundByNumber.has(msisdn);
    rows.push(...part.rows.filter(isNew));
    for (const one of part.foundNumbers.filter(isNew)) {
      if (foundByNumber.size < MOST_FOUND_PEOPLE) foundByNumber.set(one.msisdn, one);
    }
  }
  const { msisdn, optOut } = parts[0]!;
  // If others were found, drop a reading of the number that is not known here.
  const isKnown = foundByNumber.size === 0 || optOut !== null || rows.some((row) => row.msisdn === msisdn);
  const theirs = rows.filter((row) => row.msisdn === msisdn || foundByNumber.has(row.msisdn));
  return {
    msisdn: isKnown ? msisdn : null,
    optOut,
    foundNumbers: [...foundByNumber.values()],
    rows: theirs.sort((one, other) => (other.at ?? 0) - (one.at ?? 0)).slice(0, MOST_ROWS),
    next: foundByNumber.size < MOST_FOUND_PEOPLE ? parts.at(-1)!.next : null,
  };
}
