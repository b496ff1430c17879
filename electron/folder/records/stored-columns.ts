import { ROW_STATUSES } from '../../../shared/audience/audience-row.ts';
import { DECISION_KINDS } from '../../../shared/audience/decided-row.ts';
import { STEP_ACTS } from '../../../shared/audience/list-history.ts';
import type { Outcome } from '../../../shared/campaign/outcome/outcome.ts';
import type { TimelineRow } from '../../../shared/campaign/progress/campaign.ts';
import type { Verdict } from '../../../shared/campaign/progress/chunk.ts';
import { deliveryStates } from '../../../shared/campaign/progress/delivery-state.ts';
import type { LeftOutReason } from '../../../shared/campaign/progress/left-out.ts';
import { campaignPhases } from '../../../shared/campaign/progress/phase.ts';
import type { Reach } from '../../../shared/campaign/results/reached.ts';
import type { UnreadKind } from '../../../shared/folder/folder.ts';
import { visibleLine } from '../../../shared/format/visible-text.ts';
import { LEAST_DIGITS } from '../../../shared/number/number-text.ts';
import { TEAM_FILE_DELIMITERS } from '../../../shared/opt-out/team-file-lines.ts';
import type * as z from '../../../shared/schema/zod.ts';
import * as stored from './stored-json.ts';

/** Of counts and times: sums of many, and the next one, can still be read. */
const largest = 2 ** 45;

/** Stands for a value that does not fit its column. */
export const unfit = Symbol('unfit');

type Parse = (value: unknown) => unknown;

/** How to read a table that somebody else may have written. */
export interface StoredTable {
  readonly kind: UnreadKind;
  /** True if a lost row could lead to a text for somebody whom it protected. */
  readonly protects: boolean;
  /** Each column with a text, and numbers with a meaning of their own; all other columns hold a count or a time. */
  readonly columns: Readonly<Record<string, Parse>>;
}

const text: Parse = (value) => (typeof value === 'string' ? value : unfit);
/** A line without characters that hide or turn what is beside it. */
const line: Parse = (value) => (typeof value === 'string' ? visibleLine(value) : unfit);
const among =
  (names: readonly string[]): Parse =>
  (value) =>
    names.includes(value as string) ? value : unfit;
/** Written again, so that a field that is there twice has one value for everybody who reads it. */
const json =
  (schema: z.ZodType): Parse =>
  (value) => {
    if (typeof value !== 'string') return unfit;
    try {
      const read: unknown = JSON.parse(value);
      return schema.safeParse(read).success ? JSON.stringify(read) : unfit;
    } catch {
      // It is no JSON, or nested too deeply to be written.
      return unfit;
    }
  };
const orNull =
  (parse: Parse): Parse =>
  (value) =>
    value === null ? null : parse(value);

/** Written again, so that nothing but values reaches a request. */
const texts: Parse = (value) => {
  if (typeof value !== 'string') return unfit;
  try {
    const read: unknown = JSON.parse(value);
    const areTexts = Array.isArray(read) && read.every((one) => typeof one === 'string');
    return areTexts ? JSON.stringify(read) : unfit;
  } catch {
    return unfit;
  }
};

/** A recipient of a deleted campaign has no values left. */
const textsOrNone: Parse = (value) => (value === '' ? '' : texts(value));

const whole =
  (most: number): Parse =>
  (value) =>
    typeof value === 'number' && value >= 0 && value <= most ? value : unfit;

/** Negative for an erased person. */
const msisdn: Parse = (value) =>
  typeof value === 'number' && Math.abs(value) < 1e15 && value !== 0 ? value : unfit;
/** Of somebody who may still be texted: no list gives a shorter number. */
const texted: Parse = (value) =>
  typeof value === 'number' && (value < 0 || value >= 10 ** (LEAST_DIGITS - 1)) ? msisdn(value) : unfit;
/** Of somebody who is not to be texted. */
const barred: Parse = (value) => (typeof value === 'number' && value > 0 ? msisdn(value) : unfit);
const position = whole(2 ** 31);
/** The id of a campaign or list: it is part of keys of rows, so it is this small. */
const id = whole(2 ** 28);
const key = whole(Number.MAX_SAFE_INTEGER);
const credits: Parse = (value) => (value === null || Number.isFinite(value) ? value : unfit);

const namesOf = <Name extends string>(names: Readonly<Record<Name, true>>): readonly string[] =>
  Object.keys(names);
const verdicts = among(namesOf<Verdict>({ 'treat-as-sent': true, 'send-again': true }));
const outcomes = orNull(
  among(namesOf<Outcome>({ accepted: true, 'not-sent': true, refused: true, unknown: true })),
);
const timelineKinds = namesOf<TimelineRow['kind']>({
  ...{ created: true, scheduled: true, missed: true, started: true, paused: true, resumed: true },
  ...{ verdict: true, 'taken-out': true, bisected: true, corrected: true, skipped: true, cancelled: true },
  ...{ finished: true, restart: true, slept: true, 'taken-over': true, 'older-copy': true },
});
const reaches = namesOf<Reach>({ accepted: true, perhaps: true, 'not-counted': true });
const leftOutReasons = namesOf<LeftOutReason>({
  ...{ rejected: true, duplicate: true, 'opted-out': true, excluded: true, recent: true, undecided: true },
  ...{ 'said-no': true, joined: true, reached: true, 'tag-in-value': true, stacked: true, empty: true },
  ...{ 'too-long': true, blank: true },
});
const ofCampaign = { campaign_id: id };
const placed = { ...ofCampaign, position };

const table = (kind: UnreadKind, columns: StoredTable['columns'], protects = false): StoredTable => ({
  kind,
  columns,
  protects,
});
const guard = (kind: UnreadKind, columns: StoredTable['columns']): StoredTable => table(kind, columns, true);

/** In the order of reading: later tables refer to earlier ones. */
export const storedTables: Readonly<Record<string, StoredTable>> = {
  opt_out: guard('opt-outs', { msisdn: barred, note: line, source: text }),
  opt_out_log: table('others', { msisdn, change: among(['added', 'removed']), note: line }),
  team_file: guard('opt-outs', {
    ...{ path: text, country: text, taken: orNull(text), heading: text },
    ...{ delimiter: among(['', ...TEAM_FILE_DELIMITERS]), number_column: position },
  }),
  team_file_lacks: guard('opt-outs', { msisdn: barred }),
  audience: table('lists', {
    id,
    name: line,
    sheet_name: line,
    made_of: orNull(json(stored.madeOf)),
    made_by: orNull(text),
    country: text,
    row_countries: json(stored.countries),
    columns: texts,
    number_column: text,
    other_columns: texts,
    consent_columns: texts,
    mapping: json(stored.mapping),
    join_rule: orNull(json(stored.rule)),
    blocks: orNull(json(stored.blocks)),
    judging: whole(0),
    differences: orNull(json(stored.differences)),
    layout: orNull(json(stored.layout)),
    counts: json(stored.counts),
  }),
  audience_row: table('rows', {
    id: key,
    row: position,
    status: whole(ROW_STATUSES.length - 1),
    msisdn: orNull(msisdn),
    country: orNull(text),
    original: text,
    cells: texts,
    numbers: orNull(texts),
    joined: orNull(json(stored.joined)),
  }),
  audience_change: table('others', { audience_id: id, n: position }),
  audience_step: table('others', { audience_id: id, act: among(STEP_ACTS), n: position }),
  decision: table('rows', {
    id: key,
    kind: whole(DECISION_KINDS.length - 1),
    msisdn: orNull(msisdn),
    value: orNull(text),
    among: orNull(json(stored.span)),
  }),
  file_row: table('rows', { id: key, msisdn: orNull(msisdn), original: text, cells: texts }),
  mapping_memory: table('others', { fingerprint: text, mapping: json(stored.remembered) }),
  template: table('templates', { name: line, message: text }),
  campaign: guard('campaigns', {
    id,
    name: line,
    phase: among(campaignPhases),
    account_id: text,
    audience_id: orNull(id),
    message: text,
    sender: line,
    label: line,
    options: json(stored.options),
    frozen: orNull(json(stored.frozen)),
    pause: orNull(json(stored.pause)),
    owner: orNull(text),
    left_out: json(stored.leftOut),
    ...{ rest_of: orNull(id), family: orNull(id), copied_from: orNull(id), again_of: orNull(id) },
    prepared: orNull(text),
    ...{ credits, unicode_credits: credits, unpriced_credits: credits, balance_credits: credits },
  }),
  tally: guard('campaigns', { ...ofCampaign, state: among(deliveryStates) }),
  timeline: table('others', { ...ofCampaign, kind: among(timelineKinds), message: text }),
  credit_month: table('others', {
    ...{ month: text, account_id: text, account_name: line, label: line },
    ...{ credits, balance_credits: credits },
  }),
  recipient: guard('people', { ...placed, msisdn: texted, row: position, tagvalues: textsOrNone }),
  recipient_number: guard('people', { ...placed, msisdn: texted, text: key }),
  receipt: guard('receipts', { ...placed, id: text, returned: orNull(text) }),
  skipped: guard('people', { ...placed, reason: among(['opted-out', 'taken-out']), chunk: position }),
  left_out: guard('people', {
    ...ofCampaign,
    n: position,
    reason: among(leftOutReasons),
    msisdn: orNull(msisdn),
  }),
  reached: guard('batches', {
    ...ofCampaign,
    from_position: position,
    to_position: position,
    state: among(reaches),
  }),
  past_request: guard('batches', { account_id: text, live_url: text, outcome: outcomes, credits }),
  sending: guard('campaigns', { ...ofCampaign, family: id }),
  chunk: guard('batches', {
    ...ofCampaign,
    chunk: position,
    from_position: position,
    to_position: position,
    countries: text,
    state: among(deliveryStates),
    credit_consumed: orNull(key),
    ...{ balance_credits: credits, balance_before: credits, credits_before: credits },
    refusal: orNull(json(stored.refusal)),
    verdict: orNull(verdicts),
  }),
  verdict: guard('batches', { ...ofCampaign, chunk: position, verdict: verdicts }),
  happened: table('others', {}),
  attempt: guard('batches', {
    ...ofCampaign,
    chunk: position,
    outcome: outcomes,
    evidence: orNull(json(stored.evidence)),
  }),
  balance_reading: table('others', { account_id: text, place: text, credit: credits, consumed: credits }),
  removal: table('others', ofCampaign),
  erasure: table('others', { msisdn: barred }),
  perhaps_sent: guard('campaigns', { kind: among(['campaign', 'list']), id }),
  opened_with: guard('others', { kind: among(['account', 'campaign', 'team-file']), subject: text }),
  folder: guard('others', {
    begun: whole(largest),
    id: (value) => (/^[0-9a-f]{32}$/.test(String(value)) ? value : unfit),
    writer: (value) => (/^[0-9a-f]{16}$/.test(String(value)) ? value : unfit),
    computer: orNull(text),
    earlier: json(stored.earlierAttempts),
    carried: orNull(among(['moved', 'backup'])),
    earlier_copy: orNull(json(stored.earlierCopy)),
    unread: orNull(json(stored.unread)),
  }),
};

/** A count or a time, or null. */
const anyNumber: Parse = (value) =>
  value === null || (Number.isInteger(value) && Math.abs(value as number) <= largest) ? value : unfit;

export function parserOf(table: string, column: string): Parse {
  return storedTables[table]!.columns[column] ?? anyNumber;
}

/** An integer is read as a bigint, because SQLite's may be larger than a number. */
export function plainNumber(value: unknown): unknown {
  if (typeof value !== 'bigint') return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : unfit;
}
