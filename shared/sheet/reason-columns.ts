import { currentLanguage } from '../language/language.ts';
import type { Language } from '../language/languages.ts';

/** The heads of one language: where each row stood in its file, why it was left out, and what to do. */
type ReasonColumns = readonly [rowInFile: string, why: string, fix: string];

/** In every language, because a file that was exported in one may be imported in another. */
const REASONS: Readonly<Record<Language, ReasonColumns>> = {
  en: ['Row in file', 'Why it was left out', 'What to do'],
  da: ['Række i filen', 'Hvorfor den blev udeladt', 'Hvad du kan gøre'],
  de: ['Zeile in der Datei', 'Warum ausgelassen', 'Was zu tun ist'],
};

/** The columns that an export of rejected rows adds; corrected and imported again, they are of no use as tags. */
export function reasonColumns(): ReasonColumns {
  return REASONS[currentLanguage()];
}

/** Which of these an imported file has, in whatever language; null unless it has all of one. */
export function reasonColumnsIn(names: readonly string[]): ReasonColumns | null {
  const has = new Set(names);
  return Object.values(REASONS).find((columns) => columns.every((name) => has.has(name))) ?? null;
}

/** Whether a column is one of these in any language. */
export function isReasonColumn(name: string): boolean {
  return Object.values(REASONS).some((columns) => columns.includes(name));
}

/** The column that says where each row stood in the file that it was left out of; -1 for none. */
export function rowInFileColumn(names: readonly string[]): number {
  const heads = Object.values(REASONS).map(([rowInFile]) => rowInFile);
  return names.findIndex((name) => heads.includes(name));
}
