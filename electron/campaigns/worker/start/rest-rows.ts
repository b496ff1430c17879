import type { DatabaseSync } from 'node:sqlite';
import {
  DUPLICATE,
  EXCLUDED,
  JOINED,
  OPTED_OUT,
  RECENT,
  RECIPIENT,
  ROW_FLAGS,
  SAID_NO,
  UNDECIDED,
} from '../../../../shared/audience/audience-row.ts';
import type { AudienceId, CampaignId } from '../../../../shared/brand.ts';
import { bindMessage } from '../../../../shared/message/bound-message.ts';
import { cellsFor, cellsOfVersion } from '../../../../shared/message/frozen-cells.ts';
import { versionPicker } from '../../../../shared/message/versions.ts';
import type { Mapping } from '../../../../shared/sheet/sheet.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { getAudience } from '../../../audiences/records/audience-list.ts';
import type { AudiencePlan, KeptDecisions, WrittenRow } from '../../../audiences/records/audience-writer.ts';
import { lastStep } from '../../../audiences/records/decision-records.ts';
import { leftOutNumbers } from '../../../audiences/records/left-out-numbers.ts';
import { inRange } from '../../../store/range-sql.ts';
import { countRows, rowKey } from '../../../store/row-key.ts';
import { type Frozen, frozenVersions, readFrozen } from '../../records/frozen.ts';
import { everybodyJoin, readNumberSet } from './rest.ts';

export interface RestRows {
  /** Null takes the list's name, for a list without a file. */
  readonly plan: Omit<AudiencePlan, 'name' | 'sheetName'> & { readonly sheetName: string | null };
  readonly rows: Iterable<readonly (readonly [WrittenRow, KeptDecisions | null])[]>;
}

const ofEverybody = `
  SELECT r.msisdn, r.row, r.tagvalues, c.version, EXISTS (SELECT 1 FROM opt_out o WHERE o.msisdn = r.msisdn) AS out
  FROM ${everybodyJoin} AND c.chunk = ?2 ORDER BY r.position`;

export function planFrozen(
  database: DatabaseSync,
  campaignId: CampaignId,
  country: string,
  wanted: ReadonlySet<number>,
): RestRows | null {
  const frozen = readFrozen(database, campaignId);
  if (frozen === null) return null;
  const frozenList = frozenCells(frozen);
  if (frozenList === null) return null;
  const { columns, cellsOf } = frozenList;
  const mapping: Mapping = {
    headerRow: null,
    numberColumn: null,
    otherColumns: [],
    tagColumns: [],
    country,
    duplicates: 'first',
    skipRecentDays: 0,
  };
  const chunks = database
    .prepare('SELECT chunk FROM chunk WHERE campaign_id = ? ORDER BY from_position')
    .all(campaignId);
  const people = database.prepare(ofEverybody);
  const barred = barredSince(database, campaignId);
  const withFacts = factsOfStatus(database);
  function* rows() {
    for (const { chunk } of chunks) {
      const rows = people.all(campaignId, Number(chunk)).filter(({ msisdn }) => wanted.has(Number(msisdn)));
      yield rows.map(({ msisdn, row, tagvalues, version, out }) => {
        const status = barred.statuses.get(Number(msisdn)) ?? RECIPIENT;
        const [written, kept] = withFacts({
          ...unremarkable,
          ...{ row: Number(row), status, msisdn: Number(msisdn), original: `+${String(msisdn)}` },
          cells: JSON.stringify(cellsOf(Number(version), JSON.parse(String(tagvalues)) as string[])),
        });
        return [
          out === 1 && status !== EXCLUDED ? { ...written, status: OPTED_OUT } : written,
          kept,
        ] as const;
      });
    }
  }
  const plan = {
    sheetName: null,
    mapping,
    columns,
    numberColumn: common.number,
    otherColumns: [],
    consentColumns: barred.consentColumns,
    madeOf: null,
  };
  return { plan, rows: rows() };
}

/** Numbers that the campaign's list, as it is now, leaves out by hand or for a no, with their status. */
function barredSince(database: DatabaseSync, campaignId: CampaignId) {
  const list = database
    .prepare(
      'SELECT id, consent_columns FROM audience WHERE id = (SELECT audience_id FROM campaign WHERE id = ?)',
    )
    .get(campaignId);
  const consentColumns = JSON.parse(String(list?.consent_columns ?? '[]')) as string[];
  if (list === undefined) return { statuses: new Map<number, number>(), consentColumns };
  const audienceId = Number(list.id) as AudienceId;
  const statuses = leftOutNumbers(database, audienceId);
  for (const [msisdn, status] of statuses) if (status === RECENT) statuses.delete(msisdn);
  // Another row of the number, or the row in spite of its no, may be the one that is sent to.
  const sentTo = database.prepare(
    `SELECT msisdn FROM audience_row WHERE ${inRange('id')} AND status = ${RECIPIENT} AND msisdn IS NOT NULL`,
  );
  if (statuses.size > 0)
    for (const { msisdn } of sentTo.iterate(rowKey(audienceId, 0), rowKey(audienceId + 1, 0)))
      statuses.delete(Number(msisdn));
  return { statuses, consentColumns };
}

/** Writes with a row what it is left out for, so that the row stays out whenever the list is judged again. */
function factsOfStatus(database: DatabaseSync) {
  const at = lastStep(database);
  return (row: WrittenRow): readonly [WrittenRow, KeptDecisions | null] => {
    const flags = row.flags | (FLAG_OF_STATUS.get(row.status) ?? 0);
    if (row.status !== EXCLUDED) return [{ ...row, flags }, null];
    const out = { kind: 'out', at, n: 0, column: -1, msisdn: row.msisdn, value: null, among: null } as const;
    return [row, { decisions: [out], file: null }];
  };
}

const FLAG_OF_STATUS: ReadonlyMap<number, number> = new Map([
  [SAID_NO, ROW_FLAGS.saidNo],
  [RECENT, ROW_FLAGS.recent],
]);

/** The columns and cells that give the frozen texts again; null if the message now binds to other tags. */
function frozenCells(frozen: Frozen) {
  const all = frozenVersions(frozen);
  const { versions, options } = frozen;
  const named = all.flatMap(({ tagColumns }) => tagColumns);
  const columns = [...new Set(versions === undefined ? named : [...named, versions.column])];
  const bound = all.map(({ message }) => bindMessage(message, columns, {}).tags);
  if (bound.some((tags, version) => tags.length !== all[version]!.tags.length)) return null;
  const cases = options.versions?.cases ?? [];
  const pick = versionPicker(cases);
  const column = versions === undefined ? -1 : columns.indexOf(versions.column);
  const cellsOf = (version: number, tagvalues: readonly string[]): string[] => {
    const tags = bound[version]!;
    if (column === -1) return cellsFor(tags, tagvalues, columns.length);
    const values = cases[version - 1]?.values ?? [];
    return cellsOfVersion(tags, tagvalues, columns.length, { version, values, column, pick });
  };
  return { columns, cellsOf };
}

const together = 2000;

const rowsOfList = `
  SELECT n, row, status, flags, number_flags AS numberFlags, msisdn, original, cells, numbers, country, joined
  FROM audience_row WHERE ${inRange('id')} ORDER BY id`;

/** Everybody who was sent to: since then, another row may have replaced theirs, or a recent text may leave it out. */
const SENT_TO: readonly number[] = [RECIPIENT, OPTED_OUT, DUPLICATE, UNDECIDED, RECENT, JOINED];

/** Another row of the number gets the text. */
const BESIDE_ANOTHER: readonly number[] = [DUPLICATE, UNDECIDED, JOINED];

interface Listed {
  readonly campaignId: CampaignId;
  readonly audienceId: AudienceId;
  readonly numbers: ReadonlySet<number>;
  /** The rows that the draft goes to, if these were left out; null for recipients. */
  readonly leftOut: ReadonlySet<number> | null;
}

export function planListed(
  database: DatabaseSync,
  { campaignId, audienceId, numbers, leftOut }: Listed,
): RestRows | null {
  const list = getAudience(database, audienceId);
  if (!list.ok) return null;
  const page = database.prepare(rowsOfList);
  const sentTo =
    leftOut === null
      ? readNumberSet(database, 'SELECT row FROM recipient WHERE campaign_id = ?', campaignId)
      : new Set<number>();
  const isIncluded = ({ n, row, status, msisdn }: WrittenRow & { readonly n: number }): boolean =>
    leftOut === null
      ? SENT_TO.includes(status) && sentTo.has(row) && numbers.has(msisdn!)
      : leftOut.has(n) && !BESIDE_ANOTHER.includes(status) && (status !== RECIPIENT || numbers.has(msisdn!));
  const withFacts = factsOfStatus(database);
  const asWritten = ({ n: _, ...row }: WrittenRow & { readonly n: number }) => {
    if (leftOut !== null) return withFacts({ ...row, ...unjoined });
    const status = row.status === OPTED_OUT ? OPTED_OUT : RECIPIENT;
    return [{ ...row, ...unjoined, status, flags: row.flags & ~OF_ITS_LIST }, null] as const;
  };
  const count = countRows(database, audienceId);
  function* rows() {
    for (let from = 0; from < count; from += together) {
      const storedRows = page.all(rowKey(audienceId, from), rowKey(audienceId, from + together));
      yield (storedRows as unknown as (WrittenRow & { readonly n: number })[])
        .filter(isIncluded)
        .map(asWritten);
    }
  }
  const { sheetName, mapping, country, columns, numberColumn, otherColumns, consentColumns, madeOf } =
    list.value;
  const named = { columns, numberColumn, otherColumns, consentColumns };
  return { plan: { ...named, sheetName, mapping: { ...mapping, country }, madeOf }, rows: rows() };
}

/** People who were sent to are sent to again: a no or a recent text in the list was decided before. */
const OF_ITS_LIST = ROW_FLAGS.saidNo | ROW_FLAGS.recent;

/** The row's text was sent as its own. */
const unjoined = { kept: null, joined: null };

const unremarkable = { flags: 0, numberFlags: 0, kept: null, numbers: null, country: null, joined: null };
