import { memoized } from '../../memoize.ts';
import { isClearNo, LONGEST_VALUE } from '../answers/clear-no.ts';
import { comparedCell } from '../compared-cell.ts';
import { answerIn } from './consent-answer.ts';
import type { ConsentHeader } from './consent-header.ts';
import { BLANK_ANSWER, plainAnswer } from './plain-answer.ts';

/** A column with more values holds free text. */
const FEW_VALUES = 30;

export interface TalliedValue {
  /** The first spelling; empty for a blank. */
  readonly value: string;
  readonly rows: number;
  /** True if other values are counted with this one, such as other dates. */
  readonly hasOthers: boolean;
}

type Entry = { -readonly [Key in keyof TalliedValue]: TalliedValue[Key] };

export interface TalliedColumn {
  readonly values: readonly TalliedValue[];
  /** Free text is counted by its meaning; under a heading that says nothing, only a clear no counts. */
  readonly isFreeText: boolean;
}

/** Equal for values that are counted together; null for a value that is not counted. */
export function keyIn(header: ConsentHeader, isFreeText: boolean): (cell: string) => string | null {
  return (cell) => {
    const text = comparedCell(cell);
    if (text === '') return '';
    if (!isFreeText) return plainAnswer(text) === 'date' && !BLANK_ANSWER.test(text) ? 'a date' : text;
    if (header.says === 'none') return isClearNo(cell) ? 'no' : null;
    return answerIn(header, cell);
  };
}

export type ConsentTally = ReturnType<typeof openTally>;

/** Counts the values of a column under this heading; of one that is `asText` from the start, only clear answers. */
export function openTally(header: ConsentHeader, asText = false) {
  let isFreeText = asText;
  let entriesByKey = new Map<string, Entry>();
  let keyOf = keyIn(header, isFreeText);
  let entryOf = entries();

  function entries() {
    return memoized(1000, (cell) => entryFor(cell.trim()));
  }

  function entryFor(value: string): Entry | null {
    const key = keyOf(value);
    if (key === null) return null;
    const knownEntry = entriesByKey.get(key);
    if (knownEntry !== undefined) {
      knownEntry.hasOthers ||= comparedCell(value) !== comparedCell(knownEntry.value);
      return knownEntry;
    }
    if (!isFreeText && key !== '' && (entriesByKey.size >= FEW_VALUES || value.length > LONGEST_VALUE))
      return takeAsText(value);
    const made = { value: value.slice(0, LONGEST_VALUE), rows: 0, hasOthers: false };
    entriesByKey.set(key, made);
    return made;
  }

  function takeAsText(value: string): Entry | null {
    const before = [...entriesByKey.values()];
    isFreeText = true;
    entriesByKey = new Map();
    keyOf = keyIn(header, isFreeText);
    entryOf = entries();
    for (const { rows, ...one } of before) {
      const entry = entryFor(one.value);
      if (entry === null) continue;
      entry.rows += rows;
      entry.hasOthers ||= one.hasOthers;
    }
    return entryFor(value);
  }

  return {
    /** True once only cells with a clear no still count. */
    get wantsClearNo() {
      return isFreeText && header.says === 'none';
    },
    add(cell: string): void {
      const entry = entryOf(cell);
      if (entry !== null) entry.rows += 1;
    },
    column(): TalliedColumn {
      const values = [...entriesByKey.values()].filter(({ rows }) => rows > 0);
      return { values: values.sort((left, right) => right.rows - left.rows), isFreeText };
    },
  };
}
