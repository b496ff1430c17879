import type {
  Forgotten,
  LostLetters,
  PracticeFaults,
  PracticePage,
  PracticePhone,
  PracticeStatus,
  PracticeText,
} from '../../shared/practice/practice.ts';
import type { PracticeOptions } from '../practice/worker/gateway.ts';
import type { ServiceContract } from './service.ts';

/** Ids from the first to the last. */
export type IdRange = readonly [first: number, last: number];

interface PageQuery {
  readonly before: number | null;
  readonly count: number;
}

/** The thread of the practice gateway. */
export interface PracticeContract extends ServiceContract {
  readonly data: null;
  readonly calls: {
    /** Comes before all others; fails in words for a ledger that cannot be used. */
    start: { in: Pick<PracticeOptions, 'ledger' | 'token' | 'takesCampaigns' | 'credit'>; out: null };
    /** Where the gateway listens; it takes these values of `encoding` for Unicode too, beside its own. */
    connect: { in: { unicodeEncodings: readonly string[] }; out: { url: string; token: string } };
    status: { in: null; out: Omit<PracticeStatus, 'revision'> };
    /** Sets the faults to come; a script that names no fault fails as bad-input. */
    script: { in: PracticeFaults; out: null };
    setCredit: { in: { credit: number }; out: null };
    phones: { in: PageQuery & { search: string }; out: PracticePage<PracticePhone> };
    texts: { in: PageQuery & { msisdn: string }; out: PracticePage<PracticeText> };
    /** What the texts with ids in these ranges lost, and how many of them are still kept. */
    lostAmong: { in: { ranges: readonly IdRange[] }; out: LostLetters & { readonly of: number } };
    /** Empties inbox and ledger; credit and ids stay. */
    clear: { in: null; out: null };
    /** Erases some of the texts; answers how many. */
    forget: { in: Forgotten; out: number };
    /** How many texts are of before a time, in ms since the epoch. */
    countBefore: { in: { at: number }; out: number };
  };
  readonly events: {
    /** Something that a status or the inbox shows has changed; told at most five times a second. */
    changed: null;
  };
  readonly questions: Record<never, never>;
}
