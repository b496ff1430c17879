import { type Areas, speak } from '../language/language.ts';
import { formatTag, type Language } from '../language/languages.ts';

/** A language other than English, as the file that lists its areas gives it. */
interface LanguagePack {
  readonly areas: Areas;
  readonly speak: typeof speak;
}

/** To add a language: its name in `languageNames`, a folder of its areas, the file that lists them, and its line here. */
const packs: { readonly [Other in Exclude<Language, 'en'>]: () => Promise<LanguagePack> } = {
  da: () => import('./danish.ts'),
  de: () => import('./german.ts'),
};

let wanted = 0;

/**
 * Has a language spoken in this process, thread or window from when it is loaded; of several that are asked for, the last.
 * The system's BCP 47 tags say how numbers and dates are written where they are of that language.
 */
export async function loadLanguage(language: Language, systemTags: readonly string[] = []): Promise<void> {
  wanted += 1;
  const own = wanted;
  const tag = formatTag(language, systemTags);
  const pack = language === 'en' ? null : await packs[language]();
  if (own !== wanted) return;
  const areas = pack?.areas ?? null;
  pack?.speak({ language, tag, areas });
  speak({ language, tag, areas });
}
