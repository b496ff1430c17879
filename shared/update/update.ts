import { assertNever } from '../assert-never.ts';
import { isolated } from '../format/words.ts';
import { updates } from '../texts/en/settings.ts';

/** How this installation comes to a newer version: by a restart, only by hand, or without being told. */
export type UpdateWay = 'restart' | 'by-hand' | 'off';

export interface Installed {
  /** Whether the build names a place where new versions are. */
  readonly hasFeed: boolean;
  readonly platform: string;
  /** On Linux: whether it is one file that can be replaced, as an AppImage is. */
  readonly isOneFile: boolean;
  /** On Linux: whether a package of the system brought it (deb, rpm). */
  readonly isPackage: boolean;
}

export interface Update {
  readonly version: string;
  /** What is new in one sentence; empty where nobody wrote one. */
  readonly news: string;
}

/** What looking for a newer version came to. */
export type UpdateCheck =
  /** It is not looked for: the build names no place, or this installation cannot be replaced. */
  | { readonly is: 'off' }
  | { readonly is: 'newest' }
  /** There is one, which is offered as soon as it may be. */
  | { readonly is: 'found'; readonly version: string }
  /** It is looked for once nothing is sent. */
  | { readonly is: 'put-off' }
  | { readonly is: 'unreachable' };

export function updateWay({ hasFeed, platform, isOneFile, isPackage }: Installed): UpdateWay {
  if (!hasFeed) return 'off';
  if (platform === 'win32' || platform === 'darwin') return 'restart';
  if (isPackage) return 'by-hand';
  return isOneFile ? 'restart' : 'off';
}

/** Whether a newer version may be fetched or offered at this moment: never while campaigns are prepared or sent. */
export function mayOffer({ running }: { readonly running: number }): boolean {
  return running === 0;
}

/** Asks whether to restart into a newer version, by the second button, or says that it has to be installed by hand. */
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

/** Says to anybody who asked what looking for a newer version than this one came to. */
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

/** The first sentence of what a feed says is new, as plain text in one line; empty where it says nothing. */
export function firstSentence(notes: unknown): string {
  if (typeof notes !== 'string') return '';
  const plain = notes
    .slice(0, 4000)
    .replace(/<[^>]*>/g, ' ')
    .replace(/^[\s#>*-]+/, '')
    .replace(/[*_`]/g, '')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  const [sentence = ''] = /^.*?[.!?](?=\s|$)/.exec(plain) ?? [plain];
  const short = sentence.length > longest ? `${sentence.slice(0, longest - 1).trimEnd()}…` : sentence;
  return isolated(short);
}
