import type { OnBeforeRequestListenerDetails, Session } from 'electron';

/**
 * Chromium fetches dictionaries from one server, which redirects to others of its domain, such as
 * `https://redirector.gvt1.com/edgedl/chrome/dict/da-DK-3-0.bdic`.
 */
const dictionaries = /^https:\/\/(?:[a-z0-9-]+\.)+gvt1\.com\/edgedl\/chrome\/dict\/[a-z0-9-]+\.bdic(?:\?|$)/i;

/** The same servers, for a proxy's bypass list. */
const dictionaryServers = 'https://*.gvt1.com:443';

export interface Spelling {
  /** The servers that bypass the session's proxy; '' for none. */
  readonly servers: string;
  /** The most preferred language first. */
  allow(isAllowed: boolean, preferred: readonly string[]): Promise<void>;
  /** True for an allowed dictionary that no page requested. */
  mayFetch(request: Pick<OnBeforeRequestListenerDetails, 'url' | 'webContentsId'>): boolean;
  forgetWords(): Promise<void>;
}

/**
 * Chromium fetches a dictionary of the system's language for every session, past any request filter; a session without
 * languages fetches none. Call it in the turn in which the session is made.
 */
export function stopSpelling(session: Session): void {
  session.setSpellCheckerLanguages([]);
  session.setSpellCheckerEnabled(false);
}

/** Starts switched off; calls `lock` whenever it may reach its servers or no longer may. */
export function createSpelling(
  session: Session,
  platform: NodeJS.Platform,
  lock: (spelling: Spelling) => Promise<void>,
): Spelling {
  let isOn = false;
  /** macOS has its own dictionaries and takes no list of languages. */
  const fetches = platform !== 'darwin';
  const spelling: Spelling = {
    get servers() {
      return isOn && fetches ? dictionaryServers : '';
    },
    async allow(isAllowed, preferred) {
      if (isAllowed === isOn) return;
      isOn = isAllowed;
      await lock(spelling);
      if (isOn !== isAllowed) return;
      if (!isOn) return stopSpelling(session);
      if (fetches) {
        session.setSpellCheckerLanguages(
          spellingLanguages(preferred, session.availableSpellCheckerLanguages),
        );
      }
      session.setSpellCheckerEnabled(true);
    },
    mayFetch: ({ url, webContentsId }) =>
      spelling.servers !== '' && webContentsId === undefined && dictionaries.test(url),
    async forgetWords() {
      for (const word of await session.listWordsInSpellCheckerDictionary()) {
        session.removeWordFromSpellCheckerDictionary(word);
      }
    },
  };
  return spelling;
}

/** For each language: the same tag, else the one without a region, else US English, else the first of the language. */
export function spellingLanguages(preferred: readonly string[], available: readonly string[]): string[] {
  const languageOf = (tag: string): string => tag.split('-', 1)[0]!.toLowerCase();
  const languageTags = preferred.flatMap((tag) => {
    const same = available.filter((one) => languageOf(one) === languageOf(tag));
    const own = same.find((one) => one.toLowerCase() === tag.toLowerCase());
    return (
      own ?? same.find((one) => !one.includes('-')) ?? same.find((one) => one === 'en-US') ?? same[0] ?? []
    );
  });
  return [...new Set(languageTags)];
}
