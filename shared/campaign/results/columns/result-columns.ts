import type { SortOf } from '../../../audience/row-sort.ts';
import { clock, localStamp } from '../../../format/format-time.ts';
import { spoken } from '../../../language/spoken.ts';
import { personShown } from '../../../person/person-words.ts';
import { numberHeading } from '../../../sheet/exported-columns.ts';
import { campaigns } from '../../../texts/en/campaigns.ts';
import { common } from '../../../texts/en/common.ts';
import { exportedResults } from '../../../texts/en/results.ts';
import { states } from '../../../texts/en/states.ts';
import { type PersonState, textedOf } from '../../progress/delivery-state.ts';
import { stateWords } from '../../progress/state-words.ts';
import type { ResultRow } from '../result-row.ts';

/** What results are sorted by: facts of one recipient, read for everybody of a campaign. */
export interface SortedResult {
  readonly row: number;
  /** Empty for an erased person. */
  readonly number: string;
  readonly text: string;
  readonly parts: number;
  /** -1 if no request has the person. */
  readonly chunk: number;
  readonly id: string | null;
  /** Null if no request has the person. */
  readonly person: PersonState | null;
  /** Another text came back than was shown. */
  readonly differs: boolean;
  /** Whole seconds from the campaign's start, counted from 1; null for never. */
  readonly second: number | null;
}

/** A column of results, wherever there is one. */
export interface ResultColumn {
  title(): string;
  /** The heading in exports and copied cells, if it is not `title`. */
  exportedTitle?(): string;
  /** Absent if the grid has no such column; the text that a cell's copy holds. */
  shown?(row: ResultRow): string;
  exported(row: ResultRow): string | number | null;
  /** By a number (0 comes last) or by a text, as a language sorts it; absent if nobody can sort by it. */
  readonly sort?:
    | { readonly number: (of: SortedResult) => number }
    | { readonly text: (of: SortedResult) => string };
  /** While a campaign sends, the order by this column changes. */
  readonly changes?: true;
}

/** In the order of the grid and of exports. */
const declared = {
  row: {
    title: () => common.row,
    shown: ({ row }) => (row === 0 ? '' : String(row)),
    exported: ({ row }) => row || null,
    sort: { number: ({ row }) => row },
  },
  to: {
    title: () => common.columns.number,
    exportedTitle: numberHeading,
    shown: ({ msisdn }) => personShown(msisdn),
    exported: ({ msisdn }) => personShown(msisdn),
    sort: { text: ({ number }) => number },
  },
  state: {
    title: () => common.columns.state,
    shown: ({ state, perhapsTexted, returned }) =>
      returned === null ? stateWords(state, perhapsTexted).label : states.filters.different,
    exported: ({ state, perhapsTexted }) => stateWords(state, perhapsTexted).label,
    sort: { number: ({ person, differs }) => (person === null ? 0 : resultStateRank(person, differs)) },
    changes: true,
  },
  text: {
    title: () => common.columns.text,
    exportedTitle: () => common.text,
    shown: ({ text, state, reason }) => (state === 'left-out' ? spoken(reason ?? '') : text),
    exported: ({ text }) => text,
    sort: { text: ({ text }) => text },
  },
  parts: {
    title: () => common.columns.parts,
    exportedTitle: () => common.parts,
    shown: ({ parts }) => (parts === 0 ? '' : String(parts)),
    exported: ({ parts }) => parts || null,
    sort: { number: ({ parts }) => parts },
  },
  chunk: {
    title: () => campaigns.request,
    shown: ({ chunk }) => (chunk < 0 ? '' : String(chunk + 1)),
    exported: ({ chunk }) => (chunk < 0 ? null : chunk + 1),
    sort: { number: ({ chunk }) => chunk + 1 },
    changes: true,
  },
  id: {
    title: () => exportedResults.columns.id,
    shown: ({ id }) => id ?? '',
    exported: ({ id }) => id,
    sort: { text: ({ id }) => id ?? '' },
    changes: true,
  },
  returned: {
    title: () => exportedResults.columns.returned,
    exported: ({ returned }) => returned,
  },
  reason: {
    title: () => exportedResults.columns.reason,
    exported: ({ reason }) => (reason === null ? null : spoken(reason)),
  },
  at: {
    title: () => common.time,
    shown: ({ at }) => (at === null ? '' : clock(at)),
    exported: ({ at }) => (at === null ? null : localStamp(at)),
    sort: { number: ({ second }) => second ?? 0 },
    changes: true,
  },
  texted: {
    title: () => exportedResults.columns.texted,
    exported: (row) => exportedResults.textedAs[textedOf(row)],
  },
} satisfies Readonly<Record<string, ResultColumn>>;

type Declared = typeof declared;
type Having<Part extends keyof ResultColumn> = {
  [Key in keyof Declared]: Declared[Key] extends Readonly<Record<Part, unknown>> ? Key : never;
}[keyof Declared];

export const resultColumns: Readonly<Record<keyof Declared, ResultColumn>> = declared;

export type ShownResult = Having<'shown'>;

export type ResultSort = SortOf<Having<'sort'>>;

const keysWith = <Part extends 'shown' | 'sort'>(part: Part) =>
  Object.keys(declared).filter(
    (key) => resultColumns[key as keyof Declared][part] !== undefined,
  ) as Having<Part>[];

export const SHOWN_RESULTS = keysWith('shown');

export const RESULT_SORTED_BY = keysWith('sort');

/** What needs a person first, then what is still to come, and accepted last. */
const statesInOrder: readonly PersonState['state'][] = [
  'unknown',
  'refused',
  'not-sent',
  'treated-as-not-sent',
  'treated-as-sent',
  'skipped',
  'in-flight',
  'waiting',
  'accepted',
];

/** From 1; `differs` if another text came back than was shown. */
export function resultStateRank({ state, perhapsTexted }: PersonState, differs: boolean): number {
  return differs ? 1 : 2 * statesInOrder.indexOf(state) + (perhapsTexted ? 2 : 3);
}

export function changesWhileSending({ by }: ResultSort): boolean {
  return resultColumns[by].changes === true;
}
