import type { FaultScript } from '../../shared/practice/faults.ts';
import type { PracticePage, PracticePhone, PracticeText } from '../../shared/practice/practice.ts';
import type { Choices } from '../practice/worker/choices.ts';
import type { RandomFaults } from '../practice/worker/fault-plan.ts';
import type { PracticeOptions } from '../practice/worker/gateway.ts';
import type { InboxTotals, PhoneQuery, TextQuery } from '../practice/worker/inbox.ts';
import type { PracticeStats } from '../practice/worker/request-handler.ts';

/** What can be asked of a gateway in a thread. */
export interface PracticeCalls {
  takeUnicode(encodings: readonly string[]): void;
  script(faults: FaultScript): void;
  scriptLeft(): string;
  scriptBalance(faults: FaultScript): void;
  scriptRandom(random?: RandomFaults): void;
  credit(): number;
  setCredit(credit: number): void;
  takeConnections(count: number): void;
  clear(): void;
  stats(): PracticeStats;
  phones(query?: PhoneQuery): PracticePage<PracticePhone>;
  texts(query: TextQuery): PracticePage<PracticeText>;
  totals(): InboxTotals;
  close(): void;
}

/** The options that can cross into a thread: those without functions. */
export type PracticeThreadOptions = Omit<PracticeOptions, 'log' | 'choices'> & {
  readonly choices?: Partial<Omit<Choices, 'usage'>>;
};

/** A call on its way to the thread. */
export interface CallMessage {
  readonly id: number;
  readonly call: keyof PracticeCalls;
  readonly args: readonly unknown[];
}

/** What the thread says. */
export type ThreadMessage =
  | { readonly kind: 'started'; readonly url: string; readonly port: number; readonly token: string }
  | { readonly kind: 'not-started'; readonly reason: string }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly reason: string }
  | { readonly kind: 'changed' };
