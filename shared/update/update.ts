import { assertNever } from '../assert-never.ts';
import { isolated } from '../format/sentence-parts.ts';
import { updates } from '../texts/en/settings.ts';

/** How this installation is updated: by a restart, by hand, or without being offered updates. */
export type UpdateWay = 'restart' | 'by-hand' | 'off';

export const lookEveryMs = 24 * 60 * 60 * 1000;

export interface Installed {
  /** The build names a place for new versions. */
  readonly hasFeed: boolean;
  readonly platform: string;
  /** On Linux: one replaceable file, such as an AppImage. */
  readonly isOneFile: boolean;
  /** On Linux: installed by a system package (deb, rpm). */
  readonly isPackage: boolean;
}

export interface Update {
  readonly version: string;
  /** One sentence; may be empty. */
  readonly news: string;
}

export type UpdateCheck =
  /** No check: the build names no place, or this installation cannot be replaced. */
  | { readonly is: 'off' }
  | { readonly is: 'newest' }
  /** Offered as soon as possible. */
  | { readonly is: 'found'; readonly version: string }
  /** The check waits until nothing is sent. */
  | { readonly is: 'put-off' }
  | { readonly is: 'unreachable' };

export function updateWay({ hasFeed, platform, isOneFile, isPackage }: Installed): UpdateWay {
  if (!hasFeed) return 'off';
  if (platform === 'win32' || platform === 'darwin') return 'restart';
  if (isPackage) return 'by-hand';
  return isOneFile ? 'restart' : 'off';
}

/** Never while campaigns are prepared or sent. */
export function mayOffer({ running }: { readonly running: number }): boolean {
  return running === 0;
}

/** A restart by the second button, or a note that the person must install by hand. */
export function updateQuestion(
  { version, news }: Update,
  way: Exclude<UpdateWay, 'off'>,
  scheduled: number,
): { readonly message: string; readonly detail: string; readonly buttons: readonly string[] } {
  if (way === 'by-hand') {
    const { isOut, byHand, ok } = updates;
    return { message: isOut(version), detail: joined([news, byHand]), buttons: [ok] };
  }
  return {
    message: updates.isReady(version),
    detail: joined([news, updates.restarting, scheduled === 0 ? '' : updates.scheduled]),
    buttons: [updates.later, updates.restart],
  };
}

/** `version` is the installed one. */
export function checkWords(
  check: UpdateCheck,
  version: string,
): { readonly text: string; readonly more: string } {
  switch (check.is) {
    case 'off':
      return { text: updates.off, more: updates.offMore };
    case 'newest':
      return { text: updates.isNewest(version), more: '' };
    case 'found':
      return { text: updates.isOut(check.version), more: updates.asksLater };
    case 'put-off':
      return { text: updates.sending, more: updates.looksLater };
    case 'unreachable':
      return { text: updates.noAnswer, more: updates.noAnswerMore };
    default:
      return assertNever(check);
  }
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Of a sentence about what is new, in UTF-16 units. */
const longest = 200;

/** Of a feed's release notes, as plain text on one line; empty if there are none. */
export function firstSentence(notes: unknown): string {
  if (typeof notes !== 'string') return '';
  const plain = notes
    .slice(0, 4000)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/^[\s#>*-]+/, '')
    .replace(/[*_`]/g, '')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  const [sentence = ''] = /^.*?[.!?](?=\s|$)/.exec(plain) ?? [plain];
  const short = sentence.length > longest ? `${sentence.slice(0, longest - 1).trimEnd()}…` : sentence;
  return isolated(short);
}
