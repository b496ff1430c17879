import { assertNever } from '../assert-never.ts';
import type { JudgedAgain } from '../audience/differences.ts';
import type { PauseReason } from '../campaign/outcome/pause.ts';
import type { Words } from '../language/said.ts';
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
  /** The last change in it, ms since the epoch; null if it has none. */
  readonly lastUsed: number | null;
  /** How many requests this computer began since in other copies of it; null if it did not see that. */
  readonly begun: number | null;
  /** Who came in doubt. */
  readonly people: number;
}

/**
 * Nothing is sent: it comes from elsewhere, is a copy from before, lacks what could not be read of it, was closed into a
 * file, or its record outside cannot be kept. An account that came in a file that was opened waits for a person, and
 * all of them for the team's file that came in it.
 */
export type FolderHold =
  | { readonly kind: 'unread'; readonly unknown: number }
  | AccountHold
  | ({ readonly kind: 'earlier' } & EarlierCopy)
  | { readonly kind: 'foreign' }
  | { readonly kind: 'moved-out'; readonly at: number }
  | { readonly kind: 'no-state'; readonly stateDir: string; readonly isFull: boolean };

export const UNREAD_KINDS = [
  ...(['opt-outs', 'lists', 'rows', 'templates', 'campaigns', 'people'] as const),
  ...(['receipts', 'batches', 'settings', 'others'] as const),
];

export type UnreadKind = (typeof UNREAD_KINDS)[number];

/** What could not be read of a folder and was left out. */
export interface Unread {
  readonly left: readonly { readonly kind: UnreadKind; readonly rows: number }[];
  /** Of these, how many could have kept somebody from being texted, whose number nobody can read. */
  readonly unknown: number;
}

/** The kinds of work that go on until they are done, also after a restart. */
export type UnfinishedKind =
  | 'lists'
  | 'judging'
  | 'opt-outs'
  | 'people'
  | 'practice'
  | 'campaigns'
  | 'age'
  | 'sending';

/** Work that could not be done yet, and why. */
export interface UnfinishedWork {
  readonly kind: UnfinishedKind;
  readonly message: Words;
  readonly fix?: Words;
  /** False after a fault of Tagline itself: only a restart tries it again. */
  readonly goesOn: boolean;
}

/** What came in a file that was opened and may not go on by itself. */
export type OpenedKind = 'account' | 'campaign' | 'team-file';

export interface OpenedItem {
  readonly kind: OpenedKind;
  /** The id of an account or a campaign; empty for the team's file. */
  readonly subject: string;
  readonly name: string;
  /** The address of an account, or the path of the team's file. */
  readonly place?: string;
  /** When a campaign would go on, ms since the epoch. */
  readonly at?: number;
}

/** A campaign or list of an earlier copy that may have been sent, or sent to, since. */
export interface PerhapsSent {
  readonly kind: 'campaign' | 'list';
  readonly id: number;
}

/** Of a live account only. */
export type AccountHold = { readonly kind: 'team-file' } | { readonly kind: 'account' };

export type WholeHold = Exclude<FolderHold, AccountHold>;

export interface FolderStatus {
  readonly path: string;
  /** Null while campaigns may send. */
  readonly hold: WholeHold | null;
  /** A file will be opened at the next start of the app. */
  readonly isFileWaiting: boolean;
  /** A file could not be opened, and what was here before is back. */
  readonly wasTakenBack: boolean;
  /** What could not be read, until a person has seen it; null for nothing. */
  readonly unread: Unread | null;
  /** What came in a file that was opened and goes on only if a person allows it. */
  readonly opened: readonly OpenedItem[];
  readonly unfinished: readonly UnfinishedWork[];
  /** Lists in which rows differ since they were judged again, until a person has seen it; the first few. */
  readonly judgedAgain: readonly JudgedAgain[];
  /** That can still send, and the people left in them. */
  readonly campaigns: number;
  readonly people: number;
}

export function holdError(hold: FolderHold): AppError {
  const { folder } = say;
  switch (hold.kind) {
    case 'earlier':
      return appError('elsewhere', folder.earlier(), folder.earlierFix());
    case 'unread':
      return appError('elsewhere', folder.unread(hold.unknown), folder.unreadFix());
    case 'team-file':
      return appError('elsewhere', folder.teamFileAsks(), folder.teamFileAsksFix());
    case 'account':
      return appError('elsewhere', folder.accountAsks(), folder.accountAsksFix());
    case 'foreign':
      return appError('elsewhere', folder.foreign(), folder.chooseHow());
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
