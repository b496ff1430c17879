import type { Span, Written } from './row-facts.ts';

/** In the order of their codes in the store. The meaning of a used code never changes. */
export const DECISION_KINDS = [
  'out',
  'in',
  'choose',
  'lift',
  'number',
  'cell',
  'written',
  'checked',
] as const;

type DecisionKind = (typeof DECISION_KINDS)[number];

/** One decision on a row. */
export interface RowDecision {
  readonly kind: DecisionKind;
  readonly at: number;
  /** The column that the decision is about; -1 for none. */
  readonly column: number;
  /** The number that the decision is about; null if it is about the row alone. */
  readonly msisdn: number | null;
  /**
   * Of a number, a `ReadNumber` as JSON, or null for the file's own; of a cell, its text; of a written text, a
   * `Written`.
   */
  readonly value: string | null;
}

/** A number as it was typed and read. */
export interface ReadNumber {
  readonly original: string;
  readonly msisdn: number | null;
  /** Bits of `NUMBER_FLAGS`; without a number, the code of its fault. */
  readonly numberFlags: number;
  /** Bits of `ROW_FLAGS`: repaired or doubtful. */
  readonly flags: number;
  /** The number was texted within the days that the list skips. */
  readonly recent: boolean;
}

/** A row as the file has it. */
export interface FileRow extends ReadNumber {
  /** A JSON array of texts. */
  readonly cells: string;
}

/** A row with a person's decisions about it. */
export interface DecidedRow extends FileRow {
  readonly isOut: boolean;
  readonly isEdited: boolean;
  /** A person has looked at the doubtful number. */
  readonly isChecked: boolean;
  /** The spans of decisions during which the row had its present number. */
  readonly stays: readonly Span[];
  readonly written: ReadonlyMap<number, Written>;
}

const ALWAYS: readonly Span[] = [{ from: 0, to: Number.POSITIVE_INFINITY }];
const NOTHING: ReadonlyMap<number, Written> = new Map();

/** Applies `decisions` in their order. */
export function decidedRow(file: FileRow, decisions: readonly RowDecision[]): DecidedRow {
  if (decisions.length === 0) {
    return { ...file, isOut: false, isEdited: false, isChecked: false, stays: ALWAYS, written: NOTHING };
  }
  let number: ReadNumber = file;
  let isOut = false;
  const own = JSON.parse(file.cells) as string[];
  const cells = [...own];
  const written = new Map<number, Written>();
  const numbers: { readonly from: number; readonly msisdn: number | null }[] = [
    { from: 0, msisdn: file.msisdn },
  ];
  for (const { kind, at, column, value } of decisions) {
    if (kind === 'out') isOut = true;
    else if (kind === 'in') isOut = false;
    else if (kind === 'number') {
      number = value === null ? file : (JSON.parse(value) as ReadNumber);
      numbers.push({ from: at, msisdn: number.msisdn });
    } else if (kind === 'cell') {
      cells[column] = value ?? '';
      written.delete(column);
    } else if (kind === 'written') written.set(column, JSON.parse(value ?? '{}') as Written);
  }
  const { original, msisdn, numberFlags, flags, recent } = number;
  const stays = numbers.flatMap(({ from, msisdn: had }, index): Span[] =>
    had === msisdn ? [{ from, to: numbers[index + 1]?.from ?? Number.POSITIVE_INFINITY }] : [],
  );
  const isEdited =
    original !== file.original ||
    cells.some((cell, column) => cell !== own[column]) ||
    [...written.values()].some(({ made, text }) => made !== text);
  return {
    original,
    msisdn,
    numberFlags,
    flags,
    recent,
    cells: cells.some((cell, column) => cell !== own[column]) ? JSON.stringify(cells) : file.cells,
    isOut,
    isEdited,
    isChecked: decisions.some((one) => one.kind === 'checked' && one.msisdn === msisdn),
    stays,
    written,
  };
}
