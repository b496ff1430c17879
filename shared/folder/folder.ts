import { assertNever } from '../assert-never.ts';
import type { PauseReason } from '../campaign/outcome/pause.ts';
import { type AppError, appError } from '../result.ts';
import { say } from '../texts/say.ts';

/**
 * How a data folder came to be where it is, in the person's words. `moved`: no other copy of it was used since, so that
 * only what was under way is in doubt. `copied`, or no one knows: everyone still to be texted is in doubt, and
 * each draft and list may have been sent.
 */
export type FolderReading = 'moved' | 'copied';

/** A copy from before: what was done since in another one is not in it. */
export interface EarlierCopy {
  /** The last change in it, ms since the epoch; null where it has none. */
  readonly lastUsed: number | null;
  /** How many requests this computer began since in other copies of it; null where it did not see that. */
  readonly begun: number | null;
  /** Who came in doubt. */
  readonly people: number;
}

/**
 * Nothing is sent: it comes from elsewhere, is a copy from before, was closed into a file, or its record outside cannot be
 * kept.
 */
export type FolderHold =
  | ({ readonly kind: 'earlier' } & EarlierCopy)
  | { readonly kind: 'foreign' }
  | { readonly kind: 'moved-out'; readonly at: number }
  | { readonly kind: 'no-state'; readonly stateDir: string; readonly isFull: boolean };

/** A campaign or list of an earlier copy that may have been sent, or sent to, since. */
export interface PerhapsSent {
  readonly kind: 'campaign' | 'list';
  readonly id: number;
}

export interface FolderStatus {
  readonly path: string;
  /** Null while campaigns may send. */
  readonly hold: FolderHold | null;
  /** A file will be opened at the next start of the app. */
  readonly isFileWaiting: boolean;
  /** That can still send, and the people left in them. */
  readonly campaigns: number;
  readonly people: number;
}

export function holdError(hold: FolderHold): AppError {
  const { folder } = say;
  switch (hold.kind) {
    case 'earlier':
      return appError('elsewhere', folder.earlier(), folder.earlierFix());
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
