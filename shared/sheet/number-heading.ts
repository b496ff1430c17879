import { currentLanguage } from '../language/current-language.ts';
import { languageFacts } from '../language/languages.ts';

/** The heading of the numbers in exported files, which have their plus. */
export function numberHeading(): string {
  return languageFacts[currentLanguage()].numberHeading;
}

/** -1 for none. */
export function exportedNumberColumn(names: readonly string[]): number {
  const headings: readonly string[] = Object.values(languageFacts).map((language) => language.numberHeading);
  return names.findIndex((name) => headings.includes(name));
}
