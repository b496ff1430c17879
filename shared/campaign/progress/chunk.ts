import type { Words } from '../../language/said.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { PersonState } from './delivery-state.ts';

export type Verdict = 'treat-as-sent' | 'send-again';

/** A campaign that has ended sends nothing again, with any verdict. */
export function kindOfVerdict(verdict: Verdict, ended: boolean): 'sent' | 'notSent' | 'again' {
  if (verdict === 'treat-as-sent') return 'sent';
  return ended ? 'notSent' : 'again';
}

export interface AttemptRow {
  readonly attempt: number;
  readonly startedAt: number;
  readonly outcome: Outcome | 'in-flight';
  /** A sentence that includes the status of an answer. */
  readonly observed: Words;
  readonly words: string | null;
}

/** `row` is the one in the file, 0 for none. */
export interface RefusedPerson {
  readonly position: number;
  readonly msisdn: string;
  readonly row: number;
}

export interface CopiedChunks {
  readonly requests: number;
  readonly people: number;
  /** What the balance suggests: a hint that Tagline never acts on. */
  readonly evidence: Words;
}

export interface ChunkRow extends PersonState {
  readonly chunk: number;
  readonly from: number;
  readonly to: number;
  readonly people: number;
  readonly unicode: boolean;
  readonly version: number;
  /** The latest; they are numbered from 1, so the last one says how many there were. */
  readonly attempts: readonly AttemptRow[];
  readonly creditConsumed: number | null;
  /** What the balance fell by beside that, once treated as sent. */
  readonly balanceCredit: number | null;
  /** For a refused chunk. `named` are only the recipients that it names for certain. */
  readonly refusal: {
    readonly words: Words;
    readonly fix: Words;
    readonly named: readonly RefusedPerson[];
    readonly canBisect: boolean;
  } | null;
  /** For an unknown chunk: what the balance suggests and how old that is. Tagline never acts on it. */
  readonly balanceHint: Words | null;
  readonly verdict: { readonly verdict: Verdict; readonly at: number } | null;
}
