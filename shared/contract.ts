import type { AppEvent } from './app-event.ts';
import type { Called } from './operations/declaration.ts';
import type { operations } from './operations/operations.ts';
import type { AppError, Result, Superseded } from './result.ts';

type Declared = typeof operations;

/** The schemas themselves stay in main. */
export interface Operations extends Called<Declared> {}

export type Operation = keyof Operations;

export type ExportRequest = Operations['export.open']['in'];

/** The operations that write something that outlives the app. */
export type WritingOperation = {
  [K in Operation]: Declared[K] extends { writes: true } ? K : never;
}[Operation];

/** The operations whose answers are outdated once `What` has changed. */
export type MadeOldBy<What> = {
  [K in Operation]: Declared[K] extends { shows: infer Shown }
    ? What extends NonNullable<Shown>
      ? K
      : never
    : never;
}[Operation];

/** Main only passes these on to the thread that sends. */
export type PassedOnOperation = {
  [K in Operation]: Declared[K] extends { thread: 'campaigns' } ? K : never;
}[Operation];

/** Only an operation whose newest request wins can fail as superseded. */
export type Answer<K extends Operation> = Result<
  Operations[K]['out'],
  AppError | (Declared[K] extends { superseded: true } ? Superseded : never)
>;

/** Everything between the window and main: a transport carries two functions, and a host a third. */
export interface Wire {
  call<K extends Operation>(operation: K, input: Operations[K]['in']): Promise<Answer<K>>;
  subscribe(listener: (event: AppEvent) => void): () => void;
  /**
   * Gives main the path of a `File` that a person dropped or chose; the window gets only a name for it, as of
   * an external file, or null if it has no path on this computer. A browser reveals no paths.
   */
  give?(file: object): Promise<string | null>;
}
