import type { AudienceId } from '../brand.ts';
import { type CellCondition, comparedCell, conditionWords, type NamedCondition } from '../sheet/condition.ts';
import { audiences } from '../texts/en/audiences.ts';

/** How a list is made of kept ones: of some of its rows, of two together, of one without the other, of those in both. */
export type Derivation =
  | { readonly kind: 'some'; readonly audienceId: AudienceId; readonly conditions: readonly CellCondition[] }
  | {
      readonly kind: 'together' | 'without' | 'in-both';
      readonly audienceId: AudienceId;
      readonly otherId: AudienceId;
    };

/** A list of rows that somebody chose in a kept one, by their `n`; a window names them by the view that it shows. */
export interface ChosenRows {
  readonly kind: 'chosen';
  readonly audienceId: AudienceId;
  readonly ns: Uint32Array;
}

/** What a list was made of, by the names that this had then. */
export type MadeOf =
  | { readonly kind: 'chosen'; readonly of: string; readonly rows: number }
  /** Chosen in the results of a campaign of this name. */
  | { readonly kind: 'chosen-results'; readonly of: string; readonly people: number }
  | { readonly kind: 'some'; readonly of: string; readonly conditions: readonly NamedCondition[] }
  | { readonly kind: 'together' | 'without' | 'in-both'; readonly of: string; readonly other: string };

/** What a list was made of, in words: `“patients”, where Clinic is “Old Mill”`. */
export function madeOfWords(made: MadeOf): string {
  return inWords(made, audiences.madeOf);
}

/** A name for the list: `patients, Clinic is “Old Mill”`. */
export function derivedName(made: MadeOf): string {
  const some = (of: string, conditions: string) => `${of}, ${conditions}`;
  return inWords(made, { ...audiences.named, some }).slice(0, 200);
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

export interface JoinedColumns {
  readonly names: readonly string[];
  /** For each column of the first list, and of the other, its index among them. */
  readonly places: readonly [readonly number[], readonly number[]];
}

/**
 * The columns of both lists, those of one name as one: the same name first, else one that is alike but for case and
 * spaces. No two columns of a list come together.
 */
export function joinedColumns(first: readonly string[], other: readonly string[]): JoinedColumns {
  const names = [...first];
  const places = other.map((name) => first.indexOf(name));
  for (const [index, name] of other.entries()) {
    if (places[index] !== -1) continue;
    const alike = first.findIndex(
      (one, at) => !places.includes(at) && comparedCell(one) === comparedCell(name),
    );
    places[index] = alike === -1 ? names.push(name) - 1 : alike;
  }
  return { names, places: [first.map((_, index) => index), places] };
}

/** What a list made of others holds of the rows that share a number. */
export interface SharedNumber {
  /** What each row, in order, becomes. */
  readonly statuses: readonly DerivedStatus[];
  /** The index of the row that stands for the number; the duplicates name it. */
  readonly standing: number;
}

type DerivedStatus = 'recipient' | 'duplicate' | 'undecided' | 'opted-out' | 'excluded' | 'recent';

/** A row that shares its number, as it was in the list that it comes from. */
export interface SharingRow {
  /** Which of the lists it comes from. */
  readonly source: number;
  readonly status: DerivedStatus;
  /** Whether the row it gave way to was left out by hand. */
  readonly gaveWayToExcluded: boolean;
  /** Equal where the cells of two rows are; absent where nobody is to be asked about those that differ. */
  readonly cells?: number;
}

/**
 * Judges rows with one number that come together in a new list, from one list or two. Anybody who is opted out or texted
 * recently in one of them, or was left out of one by hand, stays that; a duplicate whose other row did not come along
 * stands for its number itself, so that nobody is lost; one row at most is sent to; what waits for a choice goes on
 * waiting for it where there still is one; and a row that was sent to in its own list waits for one where its cells differ.
 */
export function judgeShared(rows: readonly SharingRow[]): SharedNumber {
  for (const status of ['opted-out', 'recent'] as const) {
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
  const statuses = rows.map(({ status, cells }, index): DerivedStatus => {
    if (index === standing) return own;
    const differs = status === 'recipient' && cells !== rows[standing]!.cells;
    return (status === 'undecided' || differs) && own === 'recipient' ? 'undecided' : 'duplicate';
  });
  return { statuses, standing };
}
