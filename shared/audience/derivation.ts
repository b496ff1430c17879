import type { AudienceId } from '../brand.ts';
import { comparedCell } from '../sheet/compared-cell.ts';
import { type CellCondition, conditionWords, type NamedCondition } from '../sheet/condition.ts';
import { audiences } from '../texts/en/audiences.ts';
import type { RowStatus } from './audience-row.ts';

/** How a list is made of kept ones: some rows of one, two together, one without the other, or those in both. */
export type Derivation =
  | { readonly kind: 'some'; readonly audienceId: AudienceId; readonly conditions: readonly CellCondition[] }
  | {
      readonly kind: 'together' | 'without' | 'in-both';
      readonly audienceId: AudienceId;
      readonly otherId: AudienceId;
    };

/** Rows that a person chose in a kept list, by their `n`; a window names them by the view that it shows. */
export interface ChosenRows {
  readonly kind: 'chosen';
  readonly audienceId: AudienceId;
  readonly ns: Uint32Array;
}

export type MadeOf =
  | { readonly kind: 'chosen'; readonly of: string; readonly rows: number }
  /** Chosen in the results of a campaign of this name. */
  | { readonly kind: 'chosen-results'; readonly of: string; readonly people: number }
  | { readonly kind: 'some'; readonly of: string; readonly conditions: readonly NamedCondition[] }
  | { readonly kind: 'together' | 'without' | 'in-both'; readonly of: string; readonly other: string };

/** `“patients”, where Clinic is “Old Mill”`. */
export function madeOfWords(made: MadeOf): string {
  return inWords(made, audiences.madeOf);
}

const MOST_NAME = 200;

/** `patients, Clinic is “Old Mill”`. */
export function derivedName(made: MadeOf): string {
  // Of lists that are made of one list, the conditions tell the names apart.
  const some = (of: string, conditions: string) => {
    const rest = `, ${conditions}`;
    return of.slice(0, Math.max(0, MOST_NAME - rest.length)) + rest;
  };
  return inWords(made, { ...audiences.named, some }).slice(0, MOST_NAME);
}

function inWords(made: MadeOf, words: typeof audiences.madeOf): string {
  switch (made.kind) {
    case 'chosen':
      return words.chosen(made.of, made.rows);
    case 'chosen-results':
      return words.chosenResults(made.of, made.people);
    case 'some':
      return words.some(made.of, conditionWords(made.conditions));
    case 'in-both':
      return words.inBoth(made.of, made.other);
    default:
      return words[made.kind](made.of, made.other);
  }
}

/**
 * Equal names become one column, else names equal but for case and spaces; never two of one list. `places` are for each
 * column of the first list, and of the other, its index in `names`.
 */
export function joinedColumns(first: readonly string[], other: readonly string[]) {
  const names = [...first];
  const places = other.map((name) => first.indexOf(name));
  for (const [index, name] of other.entries()) {
    if (places[index] !== -1) continue;
    const alike = first.findIndex(
      (one, at) => !places.includes(at) && comparedCell(one) === comparedCell(name),
    );
    places[index] = alike === -1 ? names.push(name) - 1 : alike;
  }
  return { names, places: [first.map((_, index) => index), places] } as const;
}

export type DerivedStatus = Exclude<RowStatus, 'rejected'>;

export interface SharingRow {
  readonly source: number;
  readonly status: DerivedStatus;
  /** The row kept in its place was left out by hand. */
  readonly gaveWayToExcluded: boolean;
  /** Equal for rows with equal cells; absent where differing cells need no choice. */
  readonly cells?: number;
}

/**
 * Judges the rows of one number that meet in a new list, from one list or two. A row that said no, opted
 * out, was recently texted or left out by hand in one list stays that way. A duplicate whose kept row did not come
 * along is kept itself, so that no one is lost. At most one row is sent to. A row that waits for a choice
 * still waits where there is one to make, and so does one that its own list sends to where the cells differ.
 * `standing` is the index of the row that is kept for the number; the duplicates name it.
 */
export function judgeShared(rows: readonly SharingRow[]) {
  for (const status of ['said-no', 'opted-out', 'recent'] as const) {
    const standing = rows.findIndex((row) => row.status === status);
    if (standing !== -1) return { statuses: rows.map(() => status), standing };
  }
  const isSentTo = new Set(rows.filter(({ status }) => status === 'recipient').map(({ source }) => source));
  const leftOut = rows.findIndex(
    ({ source, status, gaveWayToExcluded }) =>
      (status === 'excluded' || gaveWayToExcluded) && !isSentTo.has(source),
  );
  const recipient = rows.findIndex(({ status }) => status === 'recipient');
  const standing = leftOut !== -1 ? leftOut : recipient !== -1 ? recipient : 0;
  const own = leftOut !== -1 ? 'excluded' : 'recipient';
  const statuses = rows.map(({ source, status, cells }, index): DerivedStatus => {
    if (index === standing) return own;
    // Its values are in the text that its own list sends.
    if (status === 'joined' && source === rows[standing]!.source) return 'joined';
    const differs = status === 'recipient' && cells !== rows[standing]!.cells;
    return (status === 'undecided' || differs) && own === 'recipient' ? 'undecided' : 'duplicate';
  });
  return { statuses, standing };
}
