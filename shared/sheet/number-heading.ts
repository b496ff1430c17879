import { currentLanguage } from '../language/current-language.ts';
import type { Language } from '../language/languages.ts';

/** In every language, because a file exported in one may be imported in another. */
const HEADINGS: Readonly<Record<Language, string>> = {
  en: 'Number with country code',
  da: 'Nummer med landekode',
  de: 'Nummer mit Ländervorwahl',
};

/** The heading of the numbers in exported files, which have their plus. */
export function numberHeading(): string {
  return HEADINGS[currentLanguage()];
}

/** -1 for none. */
export function exportedNumberColumn(names: readonly string[]): number {
  const headings = Object.values(HEADINGS);
  return names.findIndex((name) => headings.includes(name));
}
