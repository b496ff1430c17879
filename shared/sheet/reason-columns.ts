import { currentLanguage } from '../language/current-language.ts';
import type { Language } from '../language/languages.ts';

type ReasonColumns = readonly [rowInFile: string, why: string, fix: string];

/** In every language, because a file exported in one may be imported in another. */
const REASONS: Readonly<Record<Language, ReasonColumns>> = {
  en: ['Row in file', 'Why it was left out', 'What to do'],
  da: ['Række i filen', 'Hvorfor den blev udeladt', 'Hvad du kan gøre'],
  de: ['Zeile in der Datei', 'Warum ausgelassen', 'Was zu tun ist'],
};

/** Added by an export of rejected rows; useless as tags when the corrected file is imported. */
export function reasonColumns(): ReasonColumns {
  return REASONS[currentLanguage()];
}

/** Finds the columns in any language; null unless the file has all columns of one. */
export function reasonColumnsIn(names: readonly string[]): ReasonColumns | null {
  const has = new Set(names);
  return Object.values(REASONS).find((columns) => columns.every((name) => has.has(name))) ?? null;
}

export function isReasonColumn(name: string): boolean {
  return Object.values(REASONS).some((columns) => columns.includes(name));
}

/** -1 for none. */
export function rowInFileColumn(names: readonly string[]): number {
  const headers = Object.values(REASONS).map(([rowInFile]) => rowInFile);
  return names.findIndex((name) => headers.includes(name));
}
