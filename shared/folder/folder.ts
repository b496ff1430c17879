import { assertNever } from '../assert-never.ts';
import type { PauseReason } from '../campaign/outcome/pause.ts';
import { type AppError, appError } from '../result.ts';
import { say } from '../texts/say.ts';

/**
 * How a data folder came to be where it is, in the person's words. `moved`: it was closed there and not used
 * since, so that only what was under way is in doubt. `copied`, or no one knows: everyone still to be texted
 * is in doubt.
 */
export type FolderReading = 'moved' | 'copied';

/** Nothing is sent: it comes from elsewhere, was closed into a file, or its record outside cannot be kept. */
export type FolderHold =
  | { readonly kind: 'foreign' }
  | { readonly kind: 'moved-out'; readonly at: number }
  | { readonly kind: 'no-state'; readonly stateDir: string; readonly isFull: boolean };

/** Shown once for a folder that went on in another copy. */
export interface FolderNotice {
  /** Ms since the epoch. */
  readonly at: number;
  readonly people: number;
}

export interface FolderStatus {
  readonly path: string;
  /** Null while campaigns may send. */
  readonly hold: FolderHold | null;
  readonly notice: FolderNotice | null;
  /** A file will be opened at the next start of the app. */
  readonly isFileWaiting: boolean;
  /** That can still send, and the people left in them. */
  readonly campaigns: number;
  readonly people: number;
}

export function holdError(hold: FolderHold): AppError {
  const { folder } = say;
  switch (hold.kind) {
    case 'foreign':
      return appError('elsewhere', folder.foreign(), folder.sayHow());
    case 'moved-out':
      return appError('elsewhere', folder.movedOut(), say.pauses.movedOutFix());
    case 'no-state': {
      const { isFull, stateDir } = hold;
      return appError('storage', folder.noState(isFull), folder.noStateFix(stateDir));
    }
    default:
      return assertNever(hold);
  }
}

/** The record of what was sent, outside the data folder, cannot be written. */
export function markPause(isFull: boolean): PauseReason {
  const { folder } = say;
  return { kind: 'disk', message: folder.markUnwritten(isFull), fix: folder.markUnwrittenFix(isFull) };
}
