import type { OnBeforeRequestListenerDetails, Session } from 'electron';

/** From where Chromium fetches its dictionaries: one server, which leads on to others of its domain. */
const dictionaries = /^https:\/\/(?:[a-z0-9-]+\.)+gvt1\.com\/edgedl\/chrome\/dict\/[a-z0-9-]+\.bdic(?:\?|$)/i;

/** The same servers as a session's proxy names whom to reach without it. */
const dictionaryServers = 'https://*.gvt1.com:443';

export interface Spelling {
  /** What the session's proxy is passed by for; '' for nothing. */
  readonly servers: string;
  /** Switches it on or off, in these languages of the system, the most wanted first. */
  allow(isAllowed: boolean, preferred: readonly string[]): Promise<void>;
  /** Whether a request is for a dictionary that somebody allowed to be fetched, and is none of a page. */
  mayFetch(request: Pick<OnBeforeRequestListenerDetails, 'url' | 'webContentsId'>): boolean;
  forgetWords(): Promise<void>;
}

/** Makes the spell checker of a session, switched off; `lock` is told whenever it may reach its servers or no longer may. */
export function createSpelling(
  session: Session,
  platform: NodeJS.Platform,
  lock: (spelling: Spelling) => Promise<void>,
): Spelling {
  let isOn = false;
  /** A Mac has dictionaries of its own, and asks nobody for languages. */
  const fetches = platform !== 'darwin';
  session.setSpellCheckerEnabled(false);
  const spelling: Spelling = {
    get servers() {
      return isOn && fetches ? dictionaryServers : '';
    },
    async allow(isAllowed, preferred) {
      if (isAllowed === isOn) return;
      isOn = isAllowed;
      await lock(spelling);
      if (isOn !== isAllowed) return;
      if (isOn && fetches) {
        session.setSpellCheckerLanguages(
          spellingLanguages(preferred, session.availableSpellCheckerLanguages),
        );
      }
      session.setSpellCheckerEnabled(isOn);
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

/**
 * The dictionaries for the languages of a system, both by BCP 47 tags: each language's own, otherwise that of its region
 * or the first of its other regions.
 */
export function spellingLanguages(preferred: readonly string[], available: readonly string[]): string[] {
  const languageOf = (tag: string): string => tag.split('-', 1)[0]!.toLowerCase();
  const found = preferred.flatMap((tag) => {
    const same = available.filter((one) => languageOf(one) === languageOf(tag));
    const own = same.find((one) => one.toLowerCase() === tag.toLowerCase());
    return (
      own ?? same.find((one) => !one.includes('-')) ?? same.find((one) => one === 'en-US') ?? same[0] ?? []
    );
  });
  return [...new Set(found)];
}
