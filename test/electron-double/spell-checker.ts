import type Electron from 'electron';
import type { UsedOf } from './loud.ts';

type Used = UsedOf<
  Electron.Session,
  | 'addWordToSpellCheckerDictionary'
  | 'availableSpellCheckerLanguages'
  | 'getSpellCheckerLanguages'
  | 'isSpellCheckerEnabled'
  | 'listWordsInSpellCheckerDictionary'
  | 'removeWordFromSpellCheckerDictionary'
  | 'setSpellCheckerEnabled'
  | 'setSpellCheckerLanguages'
>;

const available = ['da', 'en-GB', 'en-US', 'sv'];

/**
 * Chromium's spell checker of one session. It begins with the system's language, and fetches its dictionaries, of which it
 * has none yet, in the turn after its languages changed; being switched on alone fetches nothing.
 */
export function createSpellChecker(
  systemLanguage: string,
  fetched: (language: string) => void,
): { readonly used: Used; begin(): void } {
  const words = new Set<string>();
  const usual = available.find((one) => one === systemLanguage) ?? systemLanguage.split('-', 1)[0] ?? '';
  let isOn = true;
  let languages = available.includes(usual) ? [usual] : ['en-US'];
  const fetches = process.platform !== 'darwin';

  function load(): void {
    const wanted = languages;
    setImmediate(() => {
      if (fetches && wanted === languages) for (const language of wanted) fetched(language);
    });
  }
  return {
    begin: load,
    used: {
      availableSpellCheckerLanguages: available,
      addWordToSpellCheckerDictionary: (word) => words.add(word).has(word),
      listWordsInSpellCheckerDictionary: async () => [...words],
      removeWordFromSpellCheckerDictionary: (word) => words.delete(word),
      isSpellCheckerEnabled: () => isOn,
      setSpellCheckerEnabled(on) {
        isOn = on;
      },
      getSpellCheckerLanguages: () => languages,
      setSpellCheckerLanguages(next) {
        if (!fetches) return;
        const strange = next.find((one) => !available.includes(one));
        if (strange !== undefined) throw new Error(`Invalid language code provided: "${strange}"`);
        isOn = next.length > 0;
        if (next.join() === languages.join()) return;
        languages = next;
        load();
      },
    },
  };
}
