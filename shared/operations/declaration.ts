import type * as z from 'zod';
import type { AppEvent } from '../app-event.ts';

/** An operation, declared once: all else about it follows from this. */
export interface Declaration {
  /** What it is called with, once parsed: what the schema lets through, nobody checks again. */
  readonly in: z.ZodType;
  /** What it answers with, which only the compiler reads. */
  readonly out: (answer: never) => unknown;
  /** The newest call wins, and the one before it fails as superseded. */
  readonly superseded?: true;
  /** It writes something that outlives the app. */
  readonly writes?: true;
  /** It runs in that thread, which is handed what it is called with; otherwise in main. */
  readonly thread?: 'campaigns';
  /** What is then told to every window. */
  readonly changes?: Extract<AppEvent, { type: 'changed' }>['what'];
}

/** Operations by their names. */
export type Declarations = Readonly<Record<string, Declaration>>;

/** What operations are called with and answer with. */
export type Called<Of extends Declarations> = {
  readonly [K in keyof Of]: { in: z.output<Of[K]['in']>; out: ReturnType<Of[K]['out']> };
};

/** Says what an operation answers with. */
export const gives = <Out>(answer: Out): Out => answer;
