import { currentLanguage } from '../language/current-language.ts';
import { languageFacts } from '../language/languages.ts';

type ReasonColumns = readonly [rowInFile: string, why: string, fix: string];

/** In every language, because a file exported in one may be imported in another. */
const everywhere: readonly ReasonColumns[] = Object.values(languageFacts).map(
  (language) => language.reasonColumns,
);

/** Added by an export of rejected rows; useless as tags when the corrected file is imported. */
export function reasonColumns(): ReasonColumns {
  return languageFacts[currentLanguage()].reasonColumns;
}

/** Finds the columns in any language; null unless the file has all columns of one. */
export function reasonColumnsIn(names: readonly string[]): ReasonColumns | null {
  const has = new Set(names);
  return everywhere.find((columns) => columns.every((name) => has.has(name))) ?? null;
}

export function isReasonColumn(name: string): boolean {
  return everywhere.some((columns) => columns.includes(name));
}

/** -1 for none. */
export function rowInFileColumn(names: readonly string[]): number {
  const headers = everywhere.map(([rowInFile]) => rowInFile);
  return names.findIndex((name) => headers.includes(name));
}

/** The heading of the numbers in exported files, which have their plus. */
export function numberHeading(): string {
  return languageFacts[currentLanguage()].numberHeading;
}

/** -1 for none. */
export function exportedNumberColumn(names: readonly string[]): number {
  const headings: readonly string[] = Object.values(languageFacts).map((language) => language.numberHeading);
  return names.findIndex((name) => headings.includes(name));
}
