import type { DatabaseSync } from 'node:sqlite';
import {
  EXCLUDED,
  JOINED,
  RECENT,
  RECIPIENT,
  ROW_FLAGS,
  SAID_NO,
} from '../../../shared/audience/audience-row.ts';
import {
  type ChosenRows,
  type Derivation,
  derivedName,
  joinedColumns,
  type MadeOf,
} from '../../../shared/audience/derivation.ts';
import type { StoredJoin } from '../../../shared/audience/join.ts';
import { isAsked } from '../../../shared/audience/kept-row.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { numberCountry } from '../../../shared/number/country-text.ts';
import { withSource } from '../../../shared/number/number-flags.ts';
import { failure, ok, type Result } from '../../../shared/result.ts';
import { comparedCell } from '../../../shared/sheet/compared-cell.ts';
import { type CellCondition, rowTest } from '../../../shared/sheet/condition.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { say } from '../../../shared/texts/say.ts';
import { SELECT_ROW, type StoredRow } from '../../store/audience-rows.ts';
import { countRows, rowKey } from '../../store/row-key.ts';
import { getAudience } from '../records/audience-list.ts';
import type { AudiencePlan, WrittenRow } from '../records/audience-writer.ts';
import { readNumbers } from './number-column.ts';
import { NumberIndex } from './number-index.ts';
import { pickedColumns, RowText } from './row-text.ts';

const AT_ONCE = 2000;
/** The keys of one audience hold no more rows. */
const MOST_ROWS = 16_000_000;

export interface SourceAudience {
  readonly plan: AudiencePlan;
  readonly count: number;
  /** Some rows are joined. */
  readonly isJoined: boolean;
  takes(row: StoredRow): boolean;
  pages(): Iterable<readonly StoredRow[]>;
  /** The row in the columns of the new list. */
  fit(row: StoredRow): WrittenRow;
  /** The cells in the columns both lists have; absent where differing rows need no decision. */
  readonly commonCells?: (row: StoredRow) => string;
}

export type MadeFrom = Derivation | ChosenRows;

/** Fails as not-found, and as bad-input for missing columns or too many rows. */
export function openLists(database: DatabaseSync, derivation: MadeFrom): Result<readonly SourceAudience[]> {
  const first = openList(database, derivation.audienceId);
  if (first === null) return gone;
  if (derivation.kind === 'chosen') return ok([byPerson(first, isAmong(derivation.ns, first.count))]);
  if (derivation.kind === 'some') {
    const takes = testOf(first.plan, derivation.conditions);
    return takes === null ? noColumn : ok([byPerson(first, takes)]);
  }
  const other = openList(database, derivation.otherId);
  if (other === null) return gone;
  if (derivation.kind === 'together') return joined(first, other);
  const numbers = NumberIndex.of(readNumbers(database, derivation.otherId));
  const isInOther = ({ msisdn }: StoredRow) => msisdn !== null && numbers.has(msisdn);
  if (derivation.kind === 'without') return ok([{ ...first, takes: (row) => !isInOther(row) }]);
  return ok([{ ...withoutLeftOut(database, first, other, derivation.otherId), takes: isInOther }]);
}

/** People who were left out of the other list stay so in this one. */
function withoutLeftOut(
  database: DatabaseSync,
  first: SourceAudience,
  other: SourceAudience,
  otherId: AudienceId,
) {
  const leftOut = leftOutOf(database, otherId);
  return {
    ...first,
    plan: { ...first.plan, consentColumns: bothConsent(first, other) },
    *pages() {
      for (const rows of first.pages()) {
        yield rows.map((row) => {
          const status = row.msisdn === null ? undefined : leftOut.get(row.msisdn);
          if (status === undefined || (status !== SAID_NO && row.status !== RECIPIENT)) return row;
          return { ...row, status, kept: null };
        });
      }
    },
  };
}

/** What they are in it, by number. */
function leftOutOf(database: DatabaseSync, audienceId: AudienceId): ReadonlyMap<number, number> {
  const range = [rowKey(audienceId, 0), rowKey(audienceId + 1, 0)] as const;
  const rows = 'SELECT msisdn FROM audience_row WHERE id >= ?1 AND id < ?2 AND msisdn IS NOT NULL AND';
  const found = new Map<number, number>();
  for (const [status, which] of [
    // Where another row of the number is sent to, only the row was left out.
    [EXCLUDED, `${rows} status = ${EXCLUDED} EXCEPT ${rows} status = ${RECIPIENT}`],
    [RECENT, `${rows} status = ${RECENT}`],
    [SAID_NO, `${rows} (status = ${SAID_NO} OR flags & ${ROW_FLAGS.saidNo})`],
  ] as const) {
    for (const { msisdn } of database.prepare(which).iterate(...range)) found.set(Number(msisdn), status);
  }
  return found;
}

function bothConsent({ plan: first }: SourceAudience, { plan: other }: SourceAudience): string[] {
  return [...new Set([...first.consentColumns, ...other.consentColumns])];
}

function isAmong(ns: Uint32Array, count: number): SourceAudience['takes'] {
  const chosen = new Uint8Array(count);
  for (const n of ns) chosen[n] = 1;
  return ({ n }) => chosen[n] === 1;
}

export function planOf(
  database: DatabaseSync,
  lists: readonly SourceAudience[],
  derivation: MadeFrom,
  name: string | null,
): AudiencePlan {
  const { plan } = lists[0]!;
  const madeOf = madeOfWhat(database, plan, derivation);
  const ofLists =
    'otherId' in derivation ? [derivation.audienceId, derivation.otherId] : [derivation.audienceId];
  return { ...plan, name: name ?? derivedName(madeOf), madeOf, ofLists };
}

function madeOfWhat(
  database: DatabaseSync,
  { name: of, columns }: AudiencePlan,
  derivation: MadeFrom,
): MadeOf {
  switch (derivation.kind) {
    case 'chosen':
      return { kind: 'chosen', of, rows: derivation.ns.length };
    case 'some': {
      const conditions = derivation.conditions.map((one) => ({ ...one, column: columns[one.column]! }));
      return { kind: 'some', of, conditions };
    }
    default:
      return { kind: derivation.kind, of, other: nameOf(database, derivation.otherId) };
  }
}

function testOf({ columns }: AudiencePlan, conditions: readonly CellCondition[]) {
  if (conditions.some(({ column }) => column >= columns.length)) return null;
  const test = rowTest(conditions);
  const cells = new RowText();
  return (row: StoredRow): boolean => {
    cells.read(row.cells);
    return test((column) => cells.cell(column));
  };
}

function joined(first: SourceAudience, other: SourceAudience): Result<readonly SourceAudience[]> {
  if (first.count + other.count > MOST_ROWS) return tooMany;
  const { names: columns, places } = joinedColumns(first.plan.columns, other.plan.columns);
  // A column's position means nothing if the other list reads numbers from other columns.
  const isAlike = JSON.stringify(namesOfNumbers(first.plan)) === JSON.stringify(namesOfNumbers(other.plan));
  const asks = [first, other].some(({ plan }) => isAsked(plan.mapping.duplicates));
  const mapping: Mapping = asks ? { ...first.plan.mapping, duplicates: 'ask' } : first.plan.mapping;
  const consentColumns = bothConsent(first, other);
  const plan = { ...first.plan, mapping, columns, consentColumns, ...(!isAlike && { otherColumns: [] }) };
  const common = places[0].filter((place) => places[1].includes(place));
  const fitted = (list: SourceAudience, own: readonly number[]): SourceAudience => {
    const abroad = list.plan.mapping.country === plan.mapping.country ? null : list.plan.mapping.country;
    const isSame = own.length === columns.length && own.every((place, at) => place === at);
    return {
      ...list,
      plan,
      ...(asks && { commonCells: cellsAt(common.map((place) => own.indexOf(place))) }),
      fit(row) {
        return {
          ...row,
          country: abroad === null ? row.country : numberCountry(row.country, abroad),
          ...(!isSame && {
            cells: JSON.stringify(placed(JSON.parse(row.cells) as string[], own, columns.length, '')),
            joined: row.joined && placedJoin(JSON.parse(row.joined), own, columns.length),
          }),
          ...(!isAlike && {
            numbers: null,
            // Without a number they are its fault.
            numberFlags: row.msisdn === null ? row.numberFlags : withSource(row.numberFlags, 0),
          }),
        };
      },
    };
  };
  return ok([fitted(first, places[0]), fitted(other, places[1])]);
}

function cellsAt(columns: readonly number[]): (row: StoredRow) => string {
  const text = new RowText();
  const picked = pickedColumns(columns);
  return ({ cells }) => {
    text.read(cells);
    return text.pick(picked);
  };
}

/** The cells of a row at their places among `columns` columns. */
function placed<Cell>(cells: readonly Cell[], places: readonly number[], columns: number, none: Cell) {
  const all = new Array<Cell>(columns).fill(none);
  for (const [index, cell] of cells.entries()) all[places[index]!] = cell;
  return all;
}

function placedJoin(join: StoredJoin, places: readonly number[], columns: number): string {
  const own = placed(join.own, places, columns, '');
  const ways = placed(join.ways, places, columns, 'and');
  const dayFirst = placed(join.dayFirst ?? [], places, columns, null);
  const made = join.made && { made: placed(join.made, places, columns, null) };
  return JSON.stringify({ ...join, own, ways, dayFirst, ...made });
}

/** Takes a person with all joined rows or not at all: with them where a filter takes one of these. */
function byPerson(list: SourceAudience, takes: SourceAudience['takes']): SourceAudience {
  if (!list.isJoined) return { ...list, takes };
  const people = new Uint8Array(list.count);
  const personOf = ({ n, status, kept }: StoredRow) => (status === JOINED ? kept! : n);
  for (const rows of list.pages()) {
    for (const row of rows) {
      const isOwnTaken = () =>
        row.joined !== null &&
        takes({ ...row, cells: JSON.stringify((JSON.parse(row.joined) as StoredJoin).own) });
      if (takes(row) || isOwnTaken()) people[personOf(row)] = 1;
    }
  }
  return { ...list, takes: (row) => people[personOf(row)] === 1 };
}

function namesOfNumbers({ numberColumn, otherColumns }: AudiencePlan): string[] {
  return [numberColumn, ...otherColumns].map(comparedCell);
}

const gone = failure('not-found', say.audiences.gone(), say.audiences.goneOther());

export const noColumn = failure('bad-input', say.audiences.columnNotInList(), say.audiences.chooseColumns());

const tooMany = failure('bad-input', say.audiences.tooLarge(), say.audiences.tooLargeFix());

export function openList(database: DatabaseSync, audienceId: AudienceId): SourceAudience | null {
  const found = getAudience(database, audienceId);
  if (!found.ok || !found.value.ready) return null;
  const { name, sheetName, country, mapping, columns, counts } = found.value;
  const { numberColumn, otherColumns, consentColumns } = found.value;
  const page = database.prepare(`${SELECT_ROW} id >= ? AND id < ? ORDER BY id`);
  const count = countRows(database, audienceId);
  return {
    plan: {
      ...{ name, sheetName, columns, numberColumn, otherColumns, consentColumns, madeOf: null },
      mapping: { ...mapping, country },
    },
    count,
    isJoined: counts.joined > 0,
    takes: () => true,
    *pages() {
      for (let from = 0; from < count; from += AT_ONCE) {
        const rows = page.all(rowKey(audienceId, from), rowKey(audienceId, from + AT_ONCE));
        yield rows as unknown as StoredRow[];
      }
    },
    fit: (row) => row,
  };
}

function nameOf(database: DatabaseSync, audienceId: AudienceId): string {
  return String(database.prepare('SELECT name FROM audience WHERE id = ?').get(audienceId)?.name ?? '');
}
