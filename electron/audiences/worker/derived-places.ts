import type { ChosenText } from '../../../shared/audience/row-decisions.ts';
import type { Span } from '../../../shared/audience/row-facts.ts';
import type { JoinRule } from '../../../shared/sheet/sheet.ts';
import type { Block } from '../records/list-rule.ts';
import type { SourceAudience } from './source-audience.ts';

/** The rows that a new list takes, in its order: the index of their list, and their `n` in that list. */
export interface TakenRows {
  readonly count: number;
  readonly source: Uint8Array;
  readonly from: Uint32Array;
}

/** Translates places of rows and columns in the source lists, given by index, to places in the new list. */
export function derivedPlaces(lists: readonly SourceAudience[], { count, source, from }: TakenRows) {
  const { columns } = lists[0]!.plan;
  const isOfTwo = lists.length > 1;
  const begins = lists.map((_, index) => {
    const first = source.subarray(0, count).indexOf(index);
    return first === -1 ? count : first;
  });
  const ends = lists.map((_, index) => begins[index + 1] ?? count);

  /** The first row here that has at least this `n` in its list. */
  function placeOf(index: number, n: number): number {
    let [low, high] = [begins[index]!, ends[index]!];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (from[middle]! < n) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** A decision about all rows of one of two lists becomes one about this list's rows only. */
  function span(index: number, own: Span | null): Span | null {
    if (own !== null) return { from: placeOf(index, own.from), to: placeOf(index, own.to) };
    return isOfTwo ? { from: begins[index]!, to: ends[index]! } : null;
  }

  function placed<Cell>(index: number, cells: readonly Cell[], none: Cell): Cell[] {
    const all = new Array<Cell>(columns.length).fill(none);
    for (const [column, cell] of cells.entries()) all[lists[index]!.places[column]!] = cell;
    return all;
  }

  function rule(index: number, { language, ways, dayFirst }: JoinRule): JoinRule {
    return {
      language,
      ways: placed(index, ways, 'and'),
      ...(dayFirst && { dayFirst: placed(index, dayFirst, null) }),
    };
  }

  return {
    isOfTwo,
    placeOf,
    span,
    rule,
    isTaken(index: number, n: number): boolean {
      const at = placeOf(index, n);
      return at < ends[index]! && from[at] === n;
    },
    column: (index: number, column: number): number => (column === -1 ? -1 : lists[index]!.places[column]!),
    text: (index: number, own: ChosenText): ChosenText => ({
      rule: rule(index, own.rule),
      of: own.of === null ? null : span(index, own.of),
    }),
    cells(index: number, cells: string): string {
      const { places } = lists[index]!;
      const isSame = places.length === columns.length && places.every((place, at) => place === at);
      return isSame ? cells : JSON.stringify(placed(index, JSON.parse(cells) as string[], ''));
    },
    blocks(): readonly Block[] | null {
      const all = lists.flatMap(({ plan, places }, index): readonly Block[] => {
        const own = plan.blocks?.map((one) => ({
          from: placeOf(index, one.from),
          columns: one.columns.map((column) => places[column]!),
        }));
        return own ?? (isOfTwo ? [{ from: begins[index]!, columns: places }] : []);
      });
      return all.length === 0 ? null : all;
    },
  };
}
