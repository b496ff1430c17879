import type { AudienceId } from '../brand.ts';
import { type ShownWho, wholeFilterWords } from '../campaign/filters/result-filter.ts';
import { comparedCell } from '../sheet/compared-cell.ts';
import { type CellCondition, conditionWords, type NamedCondition } from '../sheet/condition.ts';
import { audiences } from '../texts/en/audiences.ts';

/** How a list is made of saved ones: some rows of one, two together, one without the other, or those in both. */
export type Derivation =
  | { readonly kind: 'some'; readonly audienceId: AudienceId; readonly conditions: readonly CellCondition[] }
  | {
      readonly kind: 'together' | 'without' | 'in-both';
      readonly audienceId: AudienceId;
      readonly otherId: AudienceId;
    };

/** Rows that a person chose in a saved list, by their `n`; a window names them by the view that it shows. */
export interface ChosenRows {
  readonly kind: 'chosen';
  readonly audienceId: AudienceId;
  readonly ns: Uint32Array;
}

export type MadeOf =
  | { readonly kind: 'chosen'; readonly of: string; readonly rows: number }
  /** People in the results of a campaign of this name. */
  | { readonly kind: 'results'; readonly of: string; readonly who: ShownWho }
  | {
      readonly kind: 'some';
      readonly of: string;
      readonly conditions: readonly NamedCondition[];
      /** The same with days relative to today, as a person chose them for rows of a file; absent for another list. */
      readonly asChosen?: readonly NamedCondition[];
    }
  | { readonly kind: 'together' | 'without' | 'in-both'; readonly of: string; readonly other: string };

/** `“patients”, where Clinic is “Old Mill”`. */
export function madeOfWords(made: MadeOf): string {
  return inWords(made, audiences.madeOf);
}

const MOST_NAME = 200;

/** `patients, Clinic is “Old Mill”`. */
export function derivedName(made: MadeOf): string {
  // Lists made of the same list get different names by their conditions.
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
    case 'results':
      return 'people' in made.who
        ? words.chosenResults(made.of, made.who.people)
        : words.results(made.of, wholeFilterWords(made.who));
    case 'some':
      return words.some(made.of, conditionWords(made.conditions));
    case 'in-both':
      return words.inBoth(made.of, made.other);
    default:
      return words[made.kind](made.of, made.other);
  }
}

/**
 * Equal names become one column, then names that are equal but for case and spaces; two columns of one list never
 * become one. `places` are, for each column of the first list and of the other, its index in `names`.
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
