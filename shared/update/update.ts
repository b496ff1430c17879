import { assertNever } from '../assert-never.ts';
import { isolated } from '../format/quoted.ts';

/** How this installation comes to a newer version: by a restart, only by hand, or without being told. */
export type UpdateWay = 'restart' | 'by-hand' | 'off';

/** How Tagline was installed. */
export interface Installed {
  /** Whether the build names a place where new versions are. */
  readonly hasFeed: boolean;
  readonly platform: string;
  /** On Linux: whether it is one file that can be replaced, as an AppImage is. */
  readonly isOneFile: boolean;
  /** On Linux: whether a package of the system brought it (deb, rpm). */
  readonly isPackage: boolean;
}

/** What is known of a newer version. */
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

/** A question to a person; the second of two buttons restarts. */
export interface UpdateQuestion {
  readonly message: string;
  readonly detail: string;
  readonly buttons: readonly [string] | readonly [later: string, restart: string];
}

/** Says how it comes to a newer version. */
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

/** Asks whether to restart into a newer version, or says that it has to be installed by hand. */
export function updateQuestion(
  { version, news }: Update,
  way: Exclude<UpdateWay, 'off'>,
  scheduled: number,
): UpdateQuestion {
  const newer = `Tagline ${isolated(version)}`;
  if (way === 'by-hand') {
    const how =
      'This one came as a package of your system and cannot replace itself: install the new package as you installed this one.';
    return { message: `${newer} is out.`, detail: joined([news, how]), buttons: ['OK'] };
  }
  const waits =
    scheduled === 0
      ? ''
      : 'Something is scheduled: it starts only while Tagline is open, so restart only if there is time before it.';
  return {
    message: `${newer} is ready.`,
    detail: joined([news, 'Restarting takes a moment; what you wrote is kept.', waits]),
    buttons: ['Later', 'Restart now'],
  };
}

/** Says to whoever asked what looking for a newer version than this one came to. */
export function checkWords(
  check: UpdateCheck,
  version: string,
): { readonly text: string; readonly more: string } {
  switch (check.is) {
    case 'off':
      return {
        text: 'This Tagline looks for no newer versions.',
        more: 'It was built without a place to look at, or cannot replace itself. Ask whoever gave it to you for a newer one.',
      };
    case 'newest':
      return { text: `Tagline ${isolated(version)} is the newest version.`, more: '' };
    case 'found':
      return {
        text: `Tagline ${isolated(check.version)} is out.`,
        more: 'Tagline asks you about it while nothing is being sent.',
      };
    case 'put-off':
      return {
        text: 'A campaign is being sent.',
        more: 'Tagline looks for a newer version once that has ended.',
      };
    case 'unreachable':
      return {
        text: 'Where newer versions would be, nothing answers as it should.',
        more: 'Check the connection and the proxy, then try again.',
      };
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
