import { assertNever } from '../assert-never.ts';
import type { PauseReason } from '../campaign/pause.ts';
import type { AppError } from '../result.ts';

/**
 * How a data folder came to be where it is, as a person says it. `moved`: it was closed there and not used since, so that
 * only what was on its way is in doubt. `copied`, or nobody knows: everybody still to be sent to is in doubt.
 */
export type FolderReading = 'moved' | 'copied';

/** Why nothing is sent from this data folder: it comes from elsewhere, was closed into a file, or cannot be watched over. */
export type FolderHold =
  | { readonly kind: 'foreign' }
  | { readonly kind: 'moved-out'; readonly at: number }
  | { readonly kind: 'no-state'; readonly stateDir: string; readonly detail: string };

/** What is to be said once of a folder of which another copy went on. */
export interface FolderNotice {
  /** Ms since the epoch. */
  readonly at: number;
  /** People who were put in doubt. */
  readonly people: number;
}

/** The data folder as the window shows it. */
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
  switch (hold.kind) {
    case 'foreign':
      return {
        kind: 'elsewhere',
        message: 'This data folder comes from elsewhere, where its campaigns may have gone on.',
        fix: 'Say first how it came here: it was moved, or copied.',
      };
    case 'moved-out':
      return {
        kind: 'elsewhere',
        message:
          'This data folder was closed into a file to be opened on another computer, so nothing is sent from here.',
        fix: 'Go on where that file was opened, or say that it was not used.',
      };
    case 'no-state':
      return {
        kind: 'storage',
        message: `Tagline cannot keep its record of what was sent from this computer, so nothing is sent. ${hold.detail}`,
        fix: `Make sure that you may write in ${hold.stateDir} and that there is room, then start Tagline again.`,
      };
    default:
      return assertNever(hold);
  }
}

/** Why a campaign stands still where the record of what was sent, outside the data folder, cannot be written. */
export function markPause(isFull: boolean): PauseReason {
  return {
    kind: 'disk',
    message: `The record of what was sent, which this computer keeps outside the data folder, could not be written, so nothing more is sent. ${isFull ? 'The disk is full.' : 'That place cannot be written to.'}`,
    fix: isFull ? 'Make room on the disk, then resume.' : 'Make sure that you may write there, then resume.',
  };
}
