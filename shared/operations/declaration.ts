import * as z from 'zod';
import type { Changed } from '../app-event.ts';

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
  /** What every window then hears of. */
  readonly changes?: readonly Changed[];
  /** Its answer no longer holds once this has changed. */
  readonly shows?: Changed | undefined;
}

export type Declarations = Readonly<Record<string, Declaration>>;

/** What operations are called with and answer with. */
export type Called<Of extends Declarations> = {
  readonly [K in keyof Of]: { in: z.output<Of[K]['in']>; out: ReturnType<Of[K]['out']> };
};

export const gives = <Out>(answer: Out): Out => answer;

type Gives<Out> = (answer: Out) => Out;

/** An operation that leaves nothing behind; a window asks it anew once what it shows has changed. */
export function asks<Fields extends z.ZodRawShape, Out, Shows extends Changed = never>(
  fields: Fields,
  out: Gives<Out>,
  shows?: Shows,
) {
  return { in: z.object(fields), out, shows } as const;
}

/** One where the newest call wins. */
export function newest<Fields extends z.ZodRawShape, Out, Shows extends Changed = never>(
  fields: Fields,
  out: Gives<Out>,
  shows?: Shows,
) {
  return { in: z.object(fields), out, shows, superseded: true } as const;
}

/** An operation that writes something that outlives the app. */
export function writes<Fields extends z.ZodRawShape, Out>(fields: Fields, out: Gives<Out>) {
  return { in: z.object(fields), out, writes: true } as const;
}

/** An operation that writes something, and every window then hears of it. */
export function changes<Fields extends z.ZodRawShape, Out>(
  what: Changed | readonly Changed[],
  fields: Fields,
  out: Gives<Out>,
) {
  return { in: z.object(fields), out, writes: true, changes: [what].flat() } as const;
}

/** An operation that writes, and runs in the thread that sends. */
export function sends<Fields extends z.ZodRawShape, Out>(fields: Fields, out: Gives<Out>) {
  return { in: z.object(fields), out, writes: true, thread: 'campaigns' } as const;
}
