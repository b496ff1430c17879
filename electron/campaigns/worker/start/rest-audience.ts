import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { ROW_FLAGS, statusCode } from '../../../../shared/audience/audience-row.ts';
import { derivedName, type MadeOf } from '../../../../shared/audience/derivation.ts';
import type { AudienceId, CampaignId } from '../../../../shared/brand.ts';
import { bindMessage } from '../../../../shared/message/bound-message.ts';
import { cellsFor, cellsOfVersion } from '../../../../shared/message/frozen-cells.ts';
import { versionPicker } from '../../../../shared/message/versions.ts';
import { failure, ok } from '../../../../shared/result.ts';
import type { Mapping } from '../../../../shared/sheet/sheet.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { say } from '../../../../shared/texts/say.ts';
import { getAudience } from '../../../audiences/records/audience-list.ts';
import {
  type AudiencePlan,
  makeAudiences,
  type WrittenRow,
} from '../../../audiences/records/audience-writer.ts';
import { insertDraft, type NewDraft } from '../../../drafts/records/new-draft.ts';
import { readHead } from '../../../store/audience-reader.ts';
import { inRange } from '../../../store/range-sql.ts';
import { countRows, rowKey } from '../../../store/row-key.ts';
import { type Frozen, frozenVersions, readFrozen } from '../../records/frozen.ts';
import { isOfLeftOut, openPeopleOf } from '../../records/recipient-numbers.ts';
import { type ChosenPeople, everybodyJoin, readChosen, readNumberSet, readRest, unmade } from './rest.ts';

export interface RestRequest {
  readonly campaignId: CampaignId;
  /** An audience of the whole rest takes the draft's name; for chosen people the name tells that. */
  readonly draft: NewDraft;
  /** The campaign's list, if it has not changed; null uses the frozen values. */
  readonly audienceId: AudienceId | null;
  readonly chosen: ChosenPeople | null;
  /** ISO 3166 code for numbers that are corrected in the list. */
  readonly country: string;
}

/**
 * Makes a draft with an audience of its own, so that every count on it is about its people. Fails if the campaign did
 * not keep the names of its columns, if nobody is left to send to, and as conflict if campaign or list changed
 * meanwhile. A failure leaves nothing behind.
 */
export async function makeRestDraft(database: DatabaseSync, request: RestRequest, now: number) {
  const { campaignId, draft, audienceId, chosen } = request;
  const before = asOf(database, request);
  if (before === null) return goneMeanwhile;
  const isLeftOut = chosen !== null && isOfLeftOut(chosen.positions, openPeopleOf(database)(campaignId));
  // This check is first, because the rows of a removed list are still there for a moment.
  if (isLeftOut && audienceId === null) return notKept;
  const people =
    chosen === null ? readRest(database, campaignId, unmade) : readChosen(database, { campaignId, chosen });
  if (people.size === 0) return chosen === null ? noneLeft : noneChosen;
  const madeOf = chosen === null ? null : madeOfChosen(database, campaignId, people.size);
  const name = madeOf === null ? draft.name : derivedName(madeOf);
  const planOfRest =
    audienceId === null
      ? planFrozen(database, campaignId, request.country, people)
      : planListed(database, { campaignId, audienceId, isLeftOut });
  if (planOfRest === null) return notKept;
  const { plan, rows } = planOfRest;
  return makeAudiences(database, now, async (open) => {
    const ofRest = { name, sheetName: plan.sheetName ?? name, madeOf: madeOf ?? plan.madeOf };
    const writer = open({ ...plan, ...ofRest, ...(chosen?.again && onceAgain(request, chosen, before)) });
    for (const some of rows) {
      for (const row of some) if (people.has(row.msisdn!)) writer.add(row);
      // The thread may be sending, so it must handle other messages.
      await setImmediate();
    }
    return () => {
      // If the campaign was deleted or the list changed, people would be missing, or an erased person included.
      const after = asOf(database, request);
      if (before !== after) return after === null ? goneMeanwhile : changed;
      const own = audienceId === null ? againFrom(database, campaignId, draft) : draft;
      return ok(insertDraft(database, { ...own, name, audienceId: writer.audienceId }, now));
    };
  });
}

/** Several drafts to a rest text each person once; of two that text people again, each texts them. */
function onceAgain(
  { campaignId }: RestRequest,
  { positions }: ChosenPeople,
  before: string,
): Pick<AudiencePlan, 'once'> {
  // Stored as one text, because there may be a million.
  const { buffer, byteOffset, byteLength } = positions;
  const again = Buffer.from(buffer, byteOffset, byteLength).toString('base64');
  return { once: { facts: { campaignId, again, before }, withDraft: true } };
}

/** Identifies the list's revision and how many people were erased; null if the campaign is gone. */
function asOf(database: DatabaseSync, { campaignId, audienceId }: RestRequest): string | null {
  if (database.prepare('SELECT 1 FROM campaign WHERE id = ?').get(campaignId) === undefined) return null;
  const list = audienceId === null ? null : readHead(database, audienceId);
  const erased = database
    .prepare('SELECT count(*) AS people FROM recipient_number WHERE msisdn < 0 AND campaign_id = ?')
    .get(campaignId);
  return `of a list ${list?.ok ? list.value.revision : 'that is gone'} without ${Number(erased?.people)}`;
}

function madeOfChosen(database: DatabaseSync, campaignId: CampaignId, people: number): MadeOf {
  const campaign = database.prepare('SELECT name FROM campaign WHERE id = ?').get(campaignId);
  return { kind: 'chosen-results', of: String(campaign?.name ?? ''), people };
}

interface Source {
  /** Null takes the list's name, for a list without a file. */
  readonly plan: Omit<AudiencePlan, 'name' | 'sheetName'> & { readonly sheetName: string | null };
  readonly rows: Iterable<readonly WrittenRow[]>;
}

const ofEverybody = `
  SELECT r.msisdn, r.row, r.tagvalues, c.version, EXISTS (SELECT 1 FROM opt_out o WHERE o.msisdn = r.msisdn) AS out
  FROM ${everybodyJoin} AND c.chunk = ?2 ORDER BY r.position`;

function planFrozen(
  database: DatabaseSync,
  campaignId: CampaignId,
  country: string,
  wanted: ReadonlySet<number>,
): Source | null {
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
  function* rows() {
    for (const { chunk } of chunks) {
      const rows = people.all(campaignId, Number(chunk)).filter(({ msisdn }) => wanted.has(Number(msisdn)));
      yield rows.map(({ msisdn, row, tagvalues, version, out }) => ({
        ...unremarkable,
        row: Number(row),
        status: statusCode(out === 1 ? 'opted-out' : 'recipient'),
        msisdn: Number(msisdn),
        original: `+${String(msisdn)}`,
        cells: JSON.stringify(cellsOf(Number(version), JSON.parse(String(tagvalues)) as string[])),
      }));
    }
  }
  const plan = {
    sheetName: null,
    mapping,
    columns,
    numberColumn: common.number,
    otherColumns: [],
    consentColumns: [],
    madeOf: null,
  };
  return { plan, rows: rows() };
}

/** Only the words of conditions were frozen. */
function againFrom(database: DatabaseSync, campaignId: CampaignId, draft: NewDraft): NewDraft {
  const [own, ...cases] = frozenVersions(readFrozen(database, campaignId)!);
  const { versions, ...options } = draft.options;
  const message = own.conditional?.again ?? draft.message;
  if (versions === undefined) return { ...draft, message };
  const again = versions.cases.map((one, at) => ({
    ...one,
    message: cases[at]?.conditional?.again ?? one.message,
  }));
  return { ...draft, message, options: { ...options, versions: { ...versions, cases: again } } };
}

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

const OPTED_OUT = statusCode('opted-out');

// Everybody who was sent to: since then, another row may have replaced theirs, or a recent text may leave it out.
const ofList = `
  SELECT n, row, status, flags, number_flags AS numberFlags, msisdn, original, cells, numbers, country, joined
  FROM audience_row
  WHERE ${inRange('id')} AND msisdn IS NOT NULL
    AND status IN (${(['recipient', 'opted-out', 'duplicate', 'undecided', 'recent', 'joined'] as const).map(statusCode).join(', ')})
  ORDER BY id`;

interface Listed {
  readonly campaignId: CampaignId;
  readonly audienceId: AudienceId;
  /** True if the draft goes to corrected rows that were left out. */
  readonly isLeftOut: boolean;
}

function planListed(database: DatabaseSync, { campaignId, audienceId, isLeftOut }: Listed): Source | null {
  const list = getAudience(database, audienceId);
  if (!list.ok) return null;
  const page = database.prepare(ofList);
  const wanted = isLeftOut
    ? readNumberSet(database, 'SELECT n FROM left_out WHERE campaign_id = ?', campaignId)
    : readNumberSet(database, 'SELECT row FROM recipient WHERE campaign_id = ?', campaignId);
  const count = countRows(database, audienceId);
  function* rows() {
    for (let from = 0; from < count; from += together) {
      const storedRows = page.all(rowKey(audienceId, from), rowKey(audienceId, from + together));
      yield (storedRows as unknown as (WrittenRow & { readonly n: number })[])
        .filter(({ n, row, status }) =>
          isLeftOut ? status === statusCode('recipient') && wanted.has(n) : wanted.has(row),
        )
        .map(({ n: _, ...row }) => ({
          ...row,
          ...unjoined,
          status: row.status === OPTED_OUT ? OPTED_OUT : statusCode('recipient'),
          flags: row.flags & ~OF_ITS_LIST,
        }));
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

const noneChosen = failure('bad-input', say.starts.noneToChoose(), say.starts.noneToChooseFix());

const noneLeft = failure('bad-input', say.starts.noneLeft(), say.starts.noneToChooseFix());

const changed = failure('conflict', say.audiences.changed(), say.audiences.changedFix());

const goneMeanwhile = failure('conflict', say.campaigns.gone());

const notKept = failure('not-found', say.starts.restGone(), say.starts.restGoneFix());
