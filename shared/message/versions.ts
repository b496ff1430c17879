import { cleanValue } from '../format/clean-value.ts';
import { normalized } from '../format/normalized.ts';
import type { Words } from '../language/said.ts';
import { memoized } from '../memoize.ts';
import { say } from '../texts/say.ts';
import { cleanMessage } from './tag.ts';

/** By a column. People with none of the values get the draft's own message, version 0. */
export interface Versions {
  readonly column: string;
  /** Version 1 and on, in reading order. */
  readonly cases: readonly VersionCase[];
}

export interface VersionCase {
  /** In no other case, as `versionKey` compares them; empty for people without a value. */
  readonly values: readonly string[];
  readonly message: string;
}

export const MOST_CASES = 20;
export const MOST_CASE_VALUES = 50;

/** Cleaned, without case, composed accents; empty for a blank. */
export function versionKey(value: string): string {
  // Upper case first, so that ß and SS, or the two forms of sigma, are equal.
  return normalized(cleanValue(value).toUpperCase().toLowerCase());
}

/** From a cell of the deciding column to the index of its case from 1, or 0. */
export function versionPicker(cases: readonly Pick<VersionCase, 'values'>[]): (cell: string) => number {
  const byKey = new Map<string, number>();
  for (const [index, { values }] of cases.entries()) {
    for (const value of values) {
      const key = versionKey(value);
      if (!byKey.has(key)) byKey.set(key, index + 1);
    }
  }
  return memoized(1000, (cell) => byKey.get(versionKey(cell)) ?? 0);
}

/** As a draft stores them: values on one line, messages like the draft's own. */
export function cleanVersions({ column, cases }: Versions): Versions {
  return {
    column,
    cases: cases.map(({ values, message }) => ({
      values: values.map(cleanValue),
      message: cleanMessage(message),
    })),
  };
}

/** Finds a repeated value; null if versions can be saved. */
export function wrongVersions({ cases }: Versions): { readonly message: Words; readonly fix: Words } | null {
  const seen = new Set<string>();
  for (const value of cases.flatMap(({ values }) => values)) {
    const key = versionKey(value);
    if (seen.has(key)) {
      const message = say.messages.caseTwice(cleanValue(value));
      return { message, fix: say.messages.caseTwiceFix() };
    }
    seen.add(key);
  }
  return null;
}
