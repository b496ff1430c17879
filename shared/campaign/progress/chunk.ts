import type { Words } from '../../language/said.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { PersonState } from './delivery-state.ts';

/** The user's ruling on an unknown chunk. */
export type Verdict = 'treat-as-sent' | 'send-again';

/** What a verdict comes to: a campaign that has ended sends nothing again, whatever is ruled. */
export function kindOfRuling(verdict: Verdict, ended: boolean): 'sent' | 'notSent' | 'again' {
  if (verdict === 'treat-as-sent') return 'sent';
  return ended ? 'notSent' : 'again';
}

export interface AttemptRow {
  readonly attempt: number;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly outcome: Outcome | 'in-flight';
  /** What was observed, in a sentence that tells the status of an answer too. */
  readonly observed: Words;
  /** The service's own words; null where it gave none. */
  readonly words: string | null;
}

/** Somebody whom a refusal names: `row` is that of the file, 0 for none. */
export interface RefusedPerson {
  readonly position: number;
  readonly msisdn: string;
  readonly row: number;
}

/** All requests of a campaign that another copy of the data folder may have sent. */
export interface CopiedChunks {
  readonly requests: number;
  readonly people: number;
  /** What the balance says of them, in a sentence: a hint that is never acted on by itself. */
  readonly evidence: Words;
}

/** One chunk with its attempts and, where it needs a person, what to know and what can be done. */
export interface ChunkRow extends PersonState {
  readonly chunk: number;
  readonly from: number;
  readonly to: number;
  readonly people: number;
  readonly unicode: boolean;
  readonly version: number;
  readonly attempts: readonly AttemptRow[];
  readonly creditConsumed: number | null;
  /** For a refused chunk: the service's own words and the recipients it names for certain. */
  readonly refusal: {
    readonly words: Words;
    readonly fix: Words;
    readonly named: readonly RefusedPerson[];
    readonly canBisect: boolean;
  } | null;
  /** For an unknown chunk: the balance evidence in a sentence, how old it is, a hint that is never acted on by itself. */
  readonly balanceHint: Words | null;
  readonly verdict: { readonly verdict: Verdict; readonly at: number } | null;
}
