import { currentLanguage } from '../language/current-language.ts';
import { languageFacts } from '../language/languages.ts';

// In every language, because a file exported in one may be imported in another.
const facts = Object.values(languageFacts);
const reasons: readonly (readonly string[])[] = facts.map((language) => language.reasonColumns);
const rowHeadings = reasons.map(([rowInFile]) => rowInFile);
const numberHeadings: readonly string[] = facts.map((language) => language.numberHeading);

/** Added by an export of rejected rows; useless as tags when the corrected file is imported. */
export function reasonColumns() {
  return languageFacts[currentLanguage()].reasonColumns;
}

/** True if the file has all these columns of one language. */
export function hasReasonColumns(names: readonly string[]): boolean {
  return reasons.some((columns) => columns.every((name) => names.includes(name)));
}

export function isReasonColumn(name: string): boolean {
  return reasons.some((columns) => columns.includes(name));
}

/** -1 for none. */
export function rowInFileColumn(names: readonly string[]): number {
  return names.findIndex((name) => rowHeadings.includes(name));
}

/** The heading of the numbers in exported files, which have their plus. */
export function numberHeading(): string {
  return languageFacts[currentLanguage()].numberHeading;
}

/** -1 for none. */
export function exportedNumberColumn(names: readonly string[]): number {
  return names.findIndex((name) => numberHeadings.includes(name));
}
