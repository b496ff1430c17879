import type { DatabaseSync } from 'node:sqlite';
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
import { inRange } from '../../store/range-sql.ts';
import { countRows, rowKey } from '../../store/row-key.ts';
import { getAudience } from '../records/audience-list.ts';
import type { AudiencePlan, WrittenRow } from '../records/audience-writer.ts';
import { leftOutNumbers } from '../records/left-out-numbers.ts';
import { readBlocks, readListRule } from '../records/list-rule.ts';
import { readNumbers } from './number-column.ts';
import { NumberIndex } from './number-index.ts';
import { RowText } from './row-text.ts';

const AT_ONCE = 2000;
/** The keys of one audience hold no more rows. */
const MOST_ROWS = 16_000_000;

export interface SourceAudience {
  readonly audienceId: AudienceId;
  readonly plan: AudiencePlan;
  readonly count: number;
  takes(row: StoredRow): boolean;
  pages(): Iterable<readonly StoredRow[]>;
  /** The row in the columns of the new list, apart from its cells. */
  fit(row: StoredRow): WrittenRow;
  /** For each of the list's columns, its place in the new list, which may have more columns. */
  readonly places: readonly number[];
  /** The statuses of people left out in the other of two lists, by number, if the new list has people of both. */
  readonly leftOut: ReadonlyMap<number, number> | null;
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
  const plan = { ...first.plan, consentColumns: bothConsent(first, other) };
  return ok([{ ...first, plan, takes: isInOther, leftOut: leftOutNumbers(database, derivation.otherId) }]);
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
  // Each list's own rule has already decided; between the two lists, the first row is kept.
  const mapping: Mapping = { ...first.plan.mapping, duplicates: asks ? 'ask' : 'first' };
  const consentColumns = bothConsent(first, other);
  const plan = {
    ...{ ...first.plan, mapping, columns, consentColumns, joinRule: null },
    ...(!isAlike && { otherColumns: [] }),
  };
  const fitted = (list: SourceAudience, own: readonly number[]): SourceAudience => {
    const abroad = list.plan.mapping.country === plan.mapping.country ? null : list.plan.mapping.country;
    return {
      ...list,
      plan: { ...plan, blocks: list.plan.blocks ?? null },
      places: own,
      fit(row) {
        return {
          ...row,
          country: abroad === null ? row.country : numberCountry(row.country, abroad),
          ...(!isAlike && {
            numbers: null,
            // For a row without a number, the flags are its fault.
            numberFlags: row.msisdn === null ? row.numberFlags : withSource(row.numberFlags, 0),
          }),
        };
      },
    };
  };
  return ok([fitted(first, places[0]), fitted(other, places[1])]);
}

/** Joined rows go together: a filter that takes one of them takes all. */
function byPerson(list: SourceAudience, takes: SourceAudience['takes']): SourceAudience {
  const people = new Map<number, boolean>();
  for (const rows of list.pages())
    for (const { msisdn, joined } of rows) if (joined !== null) people.set(msisdn!, false);
  if (people.size === 0) return { ...list, takes };
  for (const rows of list.pages()) {
    for (const row of rows) {
      if (row.msisdn === null || people.get(row.msisdn) !== false) continue;
      const isOwnTaken = () =>
        row.joined !== null &&
        takes({ ...row, cells: JSON.stringify((JSON.parse(row.joined) as StoredJoin).own) });
      if (takes(row) || isOwnTaken()) people.set(row.msisdn, true);
    }
  }
  return {
    ...list,
    takes: (row) => (row.msisdn === null ? undefined : people.get(row.msisdn)) ?? takes(row),
  };
}

function namesOfNumbers({ numberColumn, otherColumns }: AudiencePlan): string[] {
  return [numberColumn, ...otherColumns].map(comparedCell);
}

const gone = failure('not-found', say.audiences.gone(), say.audiences.goneOther());

export const noColumn = failure('bad-input', say.audiences.columnNotInList(), say.audiences.chooseColumns());

const tooMany = failure('bad-input', say.audiences.tooLarge(), say.audiences.tooLargeFix());

export function openList(database: DatabaseSync, audienceId: AudienceId): SourceAudience | null {
  const audience = getAudience(database, audienceId);
  if (!audience.ok || !audience.value.ready) return null;
  const { name, sheetName, country, mapping, columns } = audience.value;
  const { numberColumn, otherColumns, consentColumns } = audience.value;
  const page = database.prepare(`${SELECT_ROW} ${inRange('id')} ORDER BY id`);
  const count = countRows(database, audienceId);
  return {
    audienceId,
    plan: {
      ...{ name, sheetName, columns, numberColumn, otherColumns, consentColumns, madeOf: null },
      mapping: { ...mapping, country },
      joinRule: readListRule(database, audienceId).join,
      blocks: readBlocks(database, audienceId),
    },
    count,
    places: columns.map((_, column) => column),
    leftOut: null,
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
