import { cleanValue } from '../format/clean-value.ts';
import type { MessageLanguage } from '../format/message-language.ts';
import { mendedValue, ODD_KINDS, oddValue } from '../format/odd-value.ts';
import type { Words } from '../language/said.ts';
import { say } from '../texts/say.ts';
import { type OddChoice, oddChoiceFor } from './choices/odd-choice.ts';
import { similarNames } from './similar-names.ts';
import { cellFormatter, formatKinds, readFormat, type ValueFormat } from './value-format.ts';

/** The value of a tag if that is not its column's cell. */
export interface ComputedValue {
  /** Equal for equal rules: what was computed of a list is kept by it. */
  readonly key: string;
  /** A column with this name, and the values as they are, gives the same texts again. */
  readonly name: string;
  readonly format?: ValueFormat;
  /** Clean. Null if the cells do not fit: then the column's cell stays as written, and the row has a problem. */
  readonly of: (cells: readonly string[]) => string | null;
  /** The same before a person's choice for odd values; left out if none was made. */
  readonly written?: (cells: readonly string[]) => string | null;
}

export interface BoundTag {
  /** As it is in the message and in `tags` of a request. */
  readonly tag: string;
  /** Index in the audience's `columns`. */
  readonly column: number;
  /** Replaces a blank cell; null for none. */
  readonly fallback: string | null;
  /** Left out if the tag stands for its cell. */
  readonly says?: ComputedValue;
}

/** The column of what may be a name with a format, as a campaign keeps it. */
export function columnOfName(name: string): string {
  const colon = name.lastIndexOf(':');
  return colon !== -1 && readFormat(name.slice(colon + 1)) !== null ? name.slice(0, colon) : name;
}

/** A tag's name, without a fallback, that is no column's; null if it is no rule either. */
export function computedTag(
  name: string,
  columnsNamed: (name: string) => readonly number[],
  language: () => MessageLanguage,
  day: string | undefined,
): { readonly column: number; readonly says: ComputedValue } | null {
  const colon = name.lastIndexOf(':');
  const [column, other] = colon === -1 ? [] : columnsNamed(name.slice(0, colon));
  const format = colon === -1 ? null : readFormat(name.slice(colon + 1));
  if (column === undefined || other !== undefined || format === null) return null;
  const context = {
    dayFirst: format.dayFirst,
    language: format.language ?? language(),
    column: name.slice(0, colon),
    day: format.kind === 'relative' ? day : undefined,
  };
  const show = cellFormatter(format.kind, context);
  const of = (cells: readonly string[]): string | null => {
    const cell = cells[column] ?? '';
    return cell.trim() === '' ? '' : show(cell);
  };
  return { column, says: { key: JSON.stringify([column, format.kind, context]), name, format, of } };
}

/** Of a tag whose name is a column with what is no format; null for others. */
export function unknownFormat(
  tag: string,
  name: string,
  columnsNamed: (name: string) => readonly number[],
): { readonly message: Words; readonly fix: Words; readonly replacement?: string } | null {
  const colon = name.lastIndexOf(':');
  if (colon === -1 || columnsNamed(name.slice(0, colon)).length !== 1) return null;
  const [written = '', ...more] = name
    .slice(colon + 1)
    .trim()
    .split(' ');
  const problem = {
    message: say.messages.noFormat([written, ...more].join(' ')),
    fix: say.messages.formatsAre(formatKinds),
  };
  const [near] = similarNames(written, formatKinds);
  if (near === undefined) return problem;
  return { ...problem, replacement: `{${name.slice(0, colon)}:${near}${tag.slice(1 + name.length)}` };
}

/** The value that the cells give a tag, before a person's choice for odd values. */
export function writtenValue({ column, says }: BoundTag, cells: readonly string[]): string {
  return (says?.written ?? says?.of)?.(cells) ?? cleanValue(cells[column] ?? '');
}

/** A tag whose value is what was meant, if a person chose that for its odd values. */
export function mendedTag(
  bound: BoundTag,
  name: string,
  choices: readonly OddChoice[] | undefined,
): BoundTag {
  const mended = ODD_KINDS.filter((kind) => oddChoiceFor({ tag: bound.tag, kind }, choices) === 'mended');
  if (mended.length === 0) return bound;
  const { says, column } = bound;
  const written = says?.of ?? ((cells: readonly string[]) => cleanValue(cells[column] ?? ''));
  const of = (cells: readonly string[]): string | null => {
    const value = writtenValue(bound, cells);
    const kind = oddValue(value);
    return kind !== null && mended.includes(kind) ? mendedValue(value) : written(cells);
  };
  const key = JSON.stringify([says?.key ?? column, mended]);
  return { ...bound, says: { ...says, key, name: says?.name ?? name, of, written } };
}
