import { assertNever } from '../assert-never.ts';
import type { PauseReason } from '../campaign/outcome/pause.ts';
import { type AppError, appError } from '../result.ts';
import { say } from '../texts/say.ts';

/**
 * How a data folder came to be where it is, as a person says it. `moved`: it was closed there and not used since, so that
 * only what was on its way is in doubt. `copied`, or nobody knows: everybody still to be sent to is in doubt.
 */
export type FolderReading = 'moved' | 'copied';

/** Why nothing is sent from this data folder: it comes from elsewhere, was closed into a file, or cannot be watched over. */
export type FolderHold =
  | { readonly kind: 'foreign' }
  | { readonly kind: 'moved-out'; readonly at: number }
  | { readonly kind: 'no-state'; readonly stateDir: string; readonly isFull: boolean };

/** What is to be said once of a folder that went on in another copy. */
export interface FolderNotice {
  /** Ms since the epoch. */
  readonly at: number;
  /** People who were put in doubt. */
  readonly people: number;
}

export interface FolderStatus {
  readonly path: string;
  /** Null while campaigns may send. */
  readonly hold: FolderHold | null;
  readonly notice: FolderNotice | null;
  /** True while a file waits that is opened when the app starts next. */
  readonly isFileWaiting: boolean;
  /** Campaigns that can still send, and the people left in them. */
  readonly campaigns: number;
  readonly people: number;
}

/** Says why nothing is sent from this folder, and what to do. */
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

/** Why a campaign is paused where the record of what was sent, outside the data folder, cannot be written. */
export function markPause(isFull: boolean): PauseReason {
  const { folder } = say;
  return { kind: 'disk', message: folder.markUnwritten(isFull), fix: folder.markUnwrittenFix(isFull) };
}
