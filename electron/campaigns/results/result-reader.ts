import type { DatabaseSync } from 'node:sqlite';
import { assertNever } from '../../../shared/assert-never.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import type { Evidence } from '../../../shared/campaign/outcome/evidence.ts';
import { observedInFull } from '../../../shared/campaign/outcome/own-words.ts';
import {
  type DeliveryState,
  type PersonState,
  stateOfPerson,
} from '../../../shared/campaign/progress/delivery-state.ts';
import { leftOutWords } from '../../../shared/campaign/progress/left-out.ts';
import { readRefusal } from '../../../shared/campaign/refusals/refusal.ts';
import type { HistoryRow } from '../../../shared/campaign/results/history.ts';
import type { ResultRow } from '../../../shared/campaign/results/result-row.ts';
import type { Words } from '../../../shared/language/said.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { columnOfName } from '../../../shared/message/computed-tag.ts';
import { cellsFor } from '../../../shared/message/frozen-cells.ts';
import { personName } from '../../../shared/person/person-name.ts';
import { nameHeader } from '../../../shared/sheet/name-header.ts';
import { say } from '../../../shared/texts/say.ts';
import { isErased, shownNumber } from '../../store/erased-recipient.ts';
import { type Frozen, frozenTexts, frozenVersions, openFrozen } from '../records/frozen.ts';
import { openPeopleOf } from '../records/recipient-numbers.ts';
import type { LeftOutRow } from '../records/recipient-writer.ts';
import type { RefusalRecord } from '../records/settle-chunk.ts';
import { skippedWords } from './person-timeline.ts';

const person = `
  r.campaign_id, r.position, r.row, r.msisdn, r.parts, r.tagvalues, t.id, t.returned, t.at AS reached_at, s.reason, s.at AS skipped_at,
  s.in_doubt_at AS skipped_in_doubt_at, c.chunk, c.version, c.state, c.refusal, c.in_doubt_at,
  (SELECT coalesce(a.ended_at, a.started_at) || ' ' || coalesce(a.outcome, '-') || ' ' || coalesce(a.evidence, '') FROM attempt a
   WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk ORDER BY a.attempt DESC LIMIT 1) AS last`;

const joins = `
  LEFT JOIN receipt t ON t.campaign_id = r.campaign_id AND t.position = r.position
  LEFT JOIN skipped s ON s.campaign_id = r.campaign_id AND s.position = r.position
  JOIN chunk c ON c.campaign_id = r.campaign_id AND c.from_position =
    (SELECT max(from_position) FROM chunk d WHERE d.campaign_id = r.campaign_id AND d.from_position <= r.position)`;

export type ResultReader = ReturnType<typeof openResultReader>;

export function openResultReader(database: DatabaseSync) {
  const rows = database.prepare(
    `SELECT ${person} FROM json_each(?) j CROSS JOIN recipient r ON r.campaign_id = ? AND r.position = j.value ${joins}
     ORDER BY j.key`,
  );
  const placesOfNumber = database.prepare(
    `SELECT n.campaign_id AS id, n.position FROM (
       SELECT * FROM recipient_number WHERE msisdn = ? ORDER BY campaign_id DESC LIMIT ?) n
     JOIN campaign g ON g.id = n.campaign_id ORDER BY g.started_at DESC, g.id DESC`,
  );
  const byPlace = database.prepare(
    `SELECT ${person}, g.name FROM recipient r ${joins} JOIN campaign g ON g.id = r.campaign_id
     WHERE r.campaign_id = ? AND r.position = ?`,
  );
  const leftOut = database.prepare(
    `${leftOutRow} FROM json_each(?) j CROSS JOIN left_out o ON o.campaign_id = ? AND o.n = j.value ORDER BY j.key`,
  );
  const leftOutByNumber = database.prepare(
    `${leftOutRow}, g.name AS campaignName FROM left_out o JOIN campaign g ON g.id = o.campaign_id
     WHERE o.msisdn = ? AND o.msisdn > 0 AND (o.campaign_id, o.n) < (?, ?)
     ORDER BY o.campaign_id DESC, o.n DESC LIMIT ${LEFT_OUT_AT_ONCE}`,
  );
  const leftOutIn = database.prepare(
    `SELECT count(*) AS rows, max(n) AS last FROM (SELECT n FROM left_out
       WHERE msisdn = ? AND msisdn > 0 AND campaign_id = ? AND n > ? ORDER BY n LIMIT ${LEFT_OUT_COUNTED})`,
  );
  const peopleOf = openPeopleOf(database);
  const frozenOf = openFrozen(database);

  function compiled(campaignId: CampaignId): CompiledMessage | null {
    const frozen = frozenOf(campaignId);
    if (frozen === null) return null;
    return { frozen, textOf: frozenTexts(frozen), nameBy: namesBy(frozen) };
  }

  /** In the order of `positions`, but with rows that were left out at the end; each row is read when it is taken. */
  function* each(campaignId: CampaignId, positions: readonly number[]): Generator<ResultRow> {
    const refusals = rememberRefusals();
    const message = compiled(campaignId);
    if (message === null) return;
    const people = peopleOf(campaignId);
    const others = positions.filter((position) => position >= people).map((position) => position - people);
    for (const row of rows.iterate(JSON.stringify(positions), campaignId))
      yield resultOf(row, message, refusals);
    for (const row of leftOut.iterate(JSON.stringify(others), campaignId)) yield leftOutResult(row, people);
  }

  return {
    each,
    at: (campaignId: CampaignId, positions: readonly number[]): ResultRow[] => [
      ...each(campaignId, positions),
    ],
    /** Each row is read when it is taken. */
    *history(msisdn: number, campaigns = 200): Generator<HistoryRow> {
      const refusals = rememberRefusals();
      for (const { id, position } of placesOfNumber.all(msisdn, campaigns)) {
        const campaignId = Number(id) as CampaignId;
        const row = byPlace.get(campaignId, position!);
        const message = row === undefined ? null : compiled(campaignId);
        if (row === undefined || message === null) continue;
        const { kind } = message.frozen;
        yield { ...resultOf(row, message, refusals), campaignId, campaignName: String(row.name), kind };
      }
    },
    /** For each row with this number that a campaign does not go to, in pages: one number may fill a list. */
    *leftOutOf(msisdn: number): Generator<HistoryRow[]> {
      let of = { campaignId: 0, people: 0, kind: 'practice' as HistoryRow['kind'] };
      let last: Readonly<Record<string, unknown>> = { campaign_id: Number.MAX_SAFE_INTEGER, n: 0 };
      for (let isWhole = true; isWhole; ) {
        const page = leftOutByNumber.all(msisdn, Number(last.campaign_id), Number(last.n));
        yield page.map((row) => {
          const campaignId = Number(row.campaign_id) as CampaignId;
          if (of.campaignId !== campaignId) {
            const kind = frozenOf(campaignId)?.kind ?? 'practice';
            of = { campaignId, people: peopleOf(campaignId), kind };
          }
          const result = leftOutResult(row, of.people);
          return { ...result, campaignId, campaignName: String(row.campaignName), kind: of.kind };
        });
        isWhole = page.length === LEFT_OUT_AT_ONCE;
        last = page.at(-1) ?? last;
      }
    },
    /** How many rows `leftOutOf` has, in pages of each campaign. */
    *leftOutCounts(msisdn: number): Generator<number> {
      for (const { id } of database.prepare('SELECT id FROM campaign').all())
        for (let last = -1, rows = LEFT_OUT_COUNTED; rows === LEFT_OUT_COUNTED; ) {
          const page = leftOutIn.get(msisdn, id!, last)!;
          [rows, last] = [Number(page.rows), Number(page.last)];
          yield rows;
        }
    },
  };
}

const LEFT_OUT_AT_ONCE = 500;
const LEFT_OUT_COUNTED = 2500;

const leftOutRow = `SELECT o.campaign_id, o.n, o.row, o.msisdn, o.reason, o.detail, (SELECT a.consent_columns
  FROM campaign c JOIN audience a ON a.id = c.audience_id WHERE c.id = o.campaign_id) AS consentColumns`;

function leftOutResult(row: Record<string, unknown>, people: number): ResultRow {
  const { n, msisdn, reason, detail } = row as unknown as LeftOutRow;
  return {
    position: people + n,
    row: Number(row.row),
    msisdn: msisdn === null ? '' : shownNumber(msisdn),
    name: '',
    text: '',
    version: 0,
    parts: 0,
    state: 'left-out',
    perhapsTexted: false,
    chunk: -1,
    id: null,
    returned: null,
    reason: leftOutWords(reason, detail, JSON.parse(String(row.consentColumns ?? '[]')) as string[]),
    at: null,
  };
}

function valuesOf(row: Record<string, unknown>): string[] {
  return JSON.parse(String(row.tagvalues)) as string[];
}

type ByValues = (version: number, tagvalues: readonly string[]) => string;

/** How a campaign's rows become texts and names. */
interface CompiledMessage {
  readonly frozen: Frozen;
  readonly textOf: ByValues;
  readonly nameBy: ByValues;
}

/** The person's name by their values; a fallback is no name. */
function namesBy(frozen: Frozen): ByValues {
  const versions = frozenVersions(frozen).map(({ message, tags, tagColumns }) => {
    const columns = [...new Set(tagColumns)];
    const bound = bindMessage(message, columns, {}).tags;
    const named = columns.map(columnOfName);
    const isNamed = bound.length === tags.length && named.some((column) => nameHeader(column) !== 'none');
    return { columns: named, bound: isNamed ? bound : [] };
  });
  return (version, tagvalues) => {
    const { columns, bound } = versions[version]!;
    return bound.length === 0 ? '' : personName(columns, cellsFor(bound, tagvalues, columns.length));
  };
}

type RefusalWords = (stored: string) => Words;

const wordsOf = ({ status, body }: RefusalRecord): Words => readRefusal(status, body).words;

/** Parses each refusal once: everybody of a request shares it. */
function rememberRefusals(): RefusalWords {
  const texts = new Map<string, Words>();
  return (stored) => {
    const words = texts.get(stored) ?? wordsOf(JSON.parse(stored) as RefusalRecord);
    texts.set(stored, words);
    return words;
  };
}

function resultOf(
  row: Record<string, unknown>,
  { textOf, nameBy }: CompiledMessage,
  refusals: RefusalWords,
): ResultRow {
  const isSkipped = row.reason !== null;
  const wasInDoubt = (isSkipped ? row.skipped_in_doubt_at : row.in_doubt_at) !== null;
  const chunk = row.state as DeliveryState;
  const version = Number(row.version);
  const person = stateOfPerson({ hasReceipt: row.id !== null, isSkipped, chunk, wasInDoubt });
  const { state, perhapsTexted } = person;
  const { at, outcome, evidence } = lastAttempt(row.last);
  return {
    position: Number(row.position),
    row: Number(row.row),
    msisdn: shownNumber(row.msisdn),
    name: isErased(row.msisdn) ? '' : nameBy(version, valuesOf(row)),
    text: isErased(row.msisdn) ? '' : textOf(version, valuesOf(row)),
    version,
    parts: Number(row.parts),
    state,
    perhapsTexted,
    chunk: Number(row.chunk),
    id: typeof row.id === 'string' && row.id !== '' ? row.id : null,
    returned: typeof row.returned === 'string' ? row.returned : null,
    reason: reasonsOf(row, person, wasInDoubt && !(isDecided(state) && outcome === 'unknown'), {
      evidence,
      refusals,
    }),
    at: typeof row.reached_at === 'number' ? row.reached_at : timeOf(row, state, at),
  };
}

function timeOf(row: Record<string, unknown>, state: DeliveryState, at: number | null): number | null {
  if (state === 'skipped') return Number(row.skipped_at);
  return state === 'waiting' ? null : at;
}

function lastAttempt(last: unknown): { at: number | null; outcome: string; evidence: Evidence | null } {
  if (typeof last !== 'string') return { at: null, outcome: '', evidence: null };
  const [at, outcome = ''] = last.split(' ', 2);
  const evidence = last.slice(`${at} ${outcome} `.length);
  return { at: Number(at), outcome, evidence: evidence === '' ? null : (JSON.parse(evidence) as Evidence) };
}

interface SaidOf {
  readonly evidence: Evidence | null;
  readonly refusals: RefusalWords;
}

/** Later events do not undo what an unconfirmed request may have delivered. */
function reasonsOf(
  row: Record<string, unknown>,
  { state, perhapsTexted }: PersonState,
  wasInDoubtBefore: boolean,
  saidOf: SaidOf,
): Words | null {
  const reason = reasonOf(row, state, saidOf);
  const isSentAgain = wasInDoubtBefore && typeof row.reached_at !== 'number';
  return perhapsTexted || isSentAgain ? say.evidence.mayHaveArrived(reason) : reason;
}

/** True if the latest verdict is about the unconfirmed request that the state comes from. */
function isDecided(state: DeliveryState): boolean {
  return state === 'treated-as-sent' || state === 'treated-as-not-sent';
}

function reasonOf(row: Record<string, unknown>, state: DeliveryState, { evidence, refusals }: SaidOf) {
  switch (state) {
    case 'skipped':
      return skippedWords(String(row.reason));
    case 'refused':
      return typeof row.refusal === 'string' ? refusals(row.refusal) : null;
    case 'unknown':
    case 'treated-as-sent':
    case 'treated-as-not-sent':
    case 'not-sent':
      return evidence === null ? null : observedInFull(evidence);
    case 'waiting':
    case 'in-flight':
    case 'accepted':
      return null;
    default:
      return assertNever(state);
  }
}
