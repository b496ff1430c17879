import type { BlockList } from 'node:net';
import type { ServiceContract } from '../../../electron/threads/service.ts';

/** Where a call breaks its thread. */
export type BreakAt =
  | 'once asked'
  | 'after progress'
  | 'after an event'
  | 'during a question'
  | 'by leaving'
  | 'out of memory';

/** A small service, to show what the protocol does. */
export interface SumsContract extends ServiceContract {
  readonly data: {
    /** While this file exists the thread breaks when it starts. */
    readonly breakWhile?: string;
    readonly closing?: 'break' | 'hang';
  };
  readonly calls: {
    double: { in: number; out: number };
    /** Counts until it is there, or stopped; tells each number. */
    count: { in: { to: number; ms: number }; out: number; progress: number };
    /** Counts in vain until it is stopped, which it takes for a bug. */
    countOn: { in: null; out: number };
    /** Refuses as people can meet it. */
    refuse: { in: null; out: null };
    /** Fails as SQLite fails when it may not write. */
    write: { in: null; out: null };
    /** Answers what structured clone cannot carry. */
    answerCode: { in: null; out: unknown };
    sum: { in: Uint8Array; out: number };
    bytes: { in: number; out: Uint8Array<ArrayBuffer> };
    /** How long the bytes given last are on this side. */
    bytesLeft: { in: null; out: number };
    /** Asks main for the price of so many; the answer's words where there is none. */
    price: { in: number; out: number | string };
    /** Is at something that it cannot be called away from, for as long as the thread lives. */
    block: { in: null; out: null };
    /** What it calls a column without a name. */
    nameColumn: { in: string; out: string };
    /** Another number in every life of the thread. */
    life: { in: null; out: number };
    tellThenAnswer: { in: number; out: number };
    breakAt: { in: BreakAt; out: null; progress: number };
    /** Adds to the first number for as long as the thread lives, and answers what main may be unable to read. */
    answerAddresses: { in: Int32Array<SharedArrayBuffer>; out: BlockList };
  };
  readonly events: { told: number; alive: null };
  readonly questions: { priceOf: { in: { count: number }; out: number } };
}
