import type { Changed } from '../app-event.ts';
import * as z from '../schema/zod.ts';

/** An operation, declared once: all else about it follows from this. */
export interface Declaration {
  /** The input; no other code checks what this schema accepts. */
  readonly in: z.ZodType;
  /** The answer's type; only the compiler reads it. */
  readonly out: (answer: never) => unknown;
  /** The newest call wins, and the one before it fails as superseded. */
  readonly superseded?: true;
  /** The operation writes something that outlives the app. */
  readonly writes?: true;
  /** What it removes may be in a copy that is on its way into the app or out of it, so all of these are dropped. */
  readonly removes?: true;
  /** The operation runs in that thread, which gets its input; otherwise in main. */
  readonly thread?: 'campaigns';
  /** Reported to every window. */
  readonly changes?: readonly Changed[];
  /** The answer of the operation is outdated once this has changed. */
  readonly shows?: Changed | undefined;
}

export type Declarations = Readonly<Record<string, Declaration>>;

export type Called<Of extends Declarations> = {
  readonly [K in keyof Of]: { in: z.output<Of[K]['in']>; out: ReturnType<Of[K]['out']> };
};

export const gives = <Out>(answer: Out): Out => answer;

type Gives<Out> = (answer: Out) => Out;

/** Leaves nothing behind; a window asks again once what it `shows` has changed. */
export function asks<Fields extends z.ZodRawShape, Out, Shows extends Changed = never>(
  fields: Fields,
  out: Gives<Out>,
  shows?: Shows,
) {
  return { in: z.object(fields), out, shows } as const;
}

export function newest<Fields extends z.ZodRawShape, Out, Shows extends Changed = never>(
  fields: Fields,
  out: Gives<Out>,
  shows?: Shows,
) {
  return { in: z.object(fields), out, shows, superseded: true } as const;
}

export function writes<Fields extends z.ZodRawShape, Out>(fields: Fields, out: Gives<Out>) {
  return { in: z.object(fields), out, writes: true } as const;
}

/** Writes something, and every window gets an event. */
export function changes<Fields extends z.ZodRawShape, Out>(
  what: Changed | readonly Changed[],
  fields: Fields,
  out: Gives<Out>,
) {
  return { in: z.object(fields), out, writes: true, changes: [what].flat() } as const;
}

/** Writes, and runs in the thread that sends. */
export function sends<Fields extends z.ZodRawShape, Out>(fields: Fields, out: Gives<Out>) {
  return { in: z.object(fields), out, writes: true, thread: 'campaigns' } as const;
}

export function removes<Removing extends Declaration>(declared: Removing) {
  return { ...declared, removes: true } as const;
}
