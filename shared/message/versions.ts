import { normalized } from '../format/normalized.ts';
import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';
import { cleanMessage } from './tag.ts';
import { cleanValue } from './value.ts';

/** Versions of a message by a column; people with none of their values get the draft's own message, version 0. */
export interface Versions {
  readonly column: string;
  /** Version 1 and on, in the order in which people read them. */
  readonly cases: readonly VersionCase[];
}

/** A version of the message and whom it is for. */
export interface VersionCase {
  /** Not blank, and in no other case; compared as `versionKey` reads them. */
  readonly values: readonly string[];
  readonly message: string;
}

/** Most versions beside the draft's own message. */
export const MOST_CASES = 20;
/** Most values of one version. */
export const MOST_CASE_VALUES = 50;

/** Raw cells whose version is kept: the cells of a column that decides are mostly the same few. */
const MOST_KNOWN = 1000;

/** A value as it is compared: cleaned, without case, accents composed; empty for a blank one. */
export function versionKey(value: string): string {
  // Upper case first, so that ß and SS, or the two forms of a sigma, are one.
  return normalized(cleanValue(value).toUpperCase().toLowerCase());
}

/** Which version the person with a cell in the deciding column gets: the index of their case from 1, or 0. */
export function versionPicker(cases: readonly Pick<VersionCase, 'values'>[]): (cell: string) => number {
  const byKey = new Map<string, number>();
  for (const [index, { values }] of cases.entries()) {
    for (const value of values) {
      const key = versionKey(value);
      if (key !== '' && !byKey.has(key)) byKey.set(key, index + 1);
    }
  }
  const known = new Map<string, number>();
  return (cell) => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const version = byKey.get(versionKey(cell)) ?? 0;
    if (known.size < MOST_KNOWN) known.set(cell, version);
    return version;
  };
}

/** Versions as a draft keeps them: values in one line, messages as the draft's own. */
export function cleanVersions({ column, cases }: Versions): Versions {
  return {
    column,
    cases: cases.map(({ values, message }) => ({
      values: values.map(cleanValue),
      message: cleanMessage(message),
    })),
  };
}

/** What keeps versions from being saved: a blank value, or one that stands twice; null for nothing. */
export function wrongVersions({ cases }: Versions): { readonly message: Words; readonly fix: Words } | null {
  const seen = new Set<string>();
  for (const value of cases.flatMap(({ values }) => values)) {
    const key = versionKey(value);
    if (key === '') return { message: say.messages.blankCase(), fix: say.messages.blankCaseFix() };
    if (seen.has(key)) {
      const message = say.messages.caseTwice(cleanValue(value));
      return { message, fix: say.messages.caseTwiceFix() };
    }
    seen.add(key);
  }
  return null;
}
