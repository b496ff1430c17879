import type { AppEvent } from './app-event.ts';
import type { Called } from './operations/declaration.ts';
import type { operations } from './operations/operations.ts';
import type { AppError, Result, Superseded } from './result.ts';

/** Where an operation answers with a window on a list. */
export type { View } from './operations/shapes.ts';

type Declared = typeof operations;

/** What each operation is called with and answers with; the schemas themselves stay in main. */
export interface Operations extends Called<Declared> {}

export type Operation = keyof Operations;

/** What can be saved to a file; the host or browser asks where. */
export type ExportRequest = Operations['export.open']['in'];

/** The operations that write something that outlives the app. */
export type WritingOperation = {
  [K in Operation]: Declared[K] extends { writes: true } ? K : never;
}[Operation];

/** The operations whose answers no longer hold once that has changed. */
export type MadeOldBy<What> = {
  [K in Operation]: Declared[K] extends { shows: infer Shown }
    ? What extends NonNullable<Shown>
      ? K
      : never
    : never;
}[Operation];

/** The operations that main only passes on to the thread that sends. */
export type PassedOnOperation = {
  [K in Operation]: Declared[K] extends { thread: 'campaigns' } ? K : never;
}[Operation];

/** What an operation answers with; only where the newest request wins it fails as superseded. */
export type Answer<K extends Operation> = Result<
  Operations[K]['out'],
  AppError | (Declared[K] extends { superseded: true } ? Superseded : never)
>;

/** The whole seam between the window and main: a transport carries two functions, and each kind of host a third. */
export interface Wire {
  call<K extends Operation>(operation: K, input: Operations[K]['in']): Promise<Answer<K>>;
  subscribe(listener: (event: AppEvent) => void): () => void;
  /**
   * Tells main where a `File` is that a person dropped or chose; the window learns no more than a name for it, as of an external
   * file, and null where it has no place on this computer. A browser tells nobody where files are.
   */
  give?(file: object): Promise<string | null>;
}
