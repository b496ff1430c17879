import assert from 'node:assert/strict';
import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { openChunkReader } from '../../../electron/campaigns/results/chunk-reader.ts';
import { openResultReader } from '../../../electron/campaigns/results/result-reader.ts';
import { openSendingCurve } from '../../../electron/campaigns/results/worker/read-sending-curve.ts';
import { realClock } from '../../../electron/campaigns/worker/run/clock.ts';
import { readRest } from '../../../electron/campaigns/worker/start/rest.ts';
import { type Gateway, type SendAnswer, withdrawn } from '../../../electron/gateway/client.ts';
import { readAnswer } from '../../../electron/gateway/read-answer.ts';
import { createRedactor } from '../../../electron/gateway/redact.ts';
import { waitsForVerdict as asksSql } from '../../../electron/store/delivery-state-sql.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import type { AnswerBody, Evidence } from '../../../shared/campaign/outcome/evidence.ts';
import {
  type PersonState,
  textedOf,
  waitsForVerdict,
} from '../../../shared/campaign/progress/delivery-state.ts';
import type { CampaignPhase } from '../../../shared/campaign/progress/phase.ts';
import type { ResultRow } from '../../../shared/campaign/results/result-row.ts';
import type { Versions } from '../../../shared/message/versions.ts';
import { fictionalNumber } from './people.ts';

/** How many people a campaign of the model goes to. */
export const people = 60;

/** Three versions of a message, by the code of the guests. */
export const threeVersions: Versions = {
  column: 'code',
  cases: [1, 2].map((rest) => ({
    values: Array.from({ length: people / 3 }, (_, at) => String(3 * at + rest)),
    message: ['Cześć {name}', 'No tag at all'][rest - 1]!,
  })),
};

/** The text that each number should get, of `Hi {name}` or of its versions. */
function textFor(number: string, versions: Versions | undefined): string {
  const n = Array.from({ length: people }, (_, at) => fictionalNumber(at)).indexOf(number);
  const message = versions?.cases.find(({ values }) => values.includes(String(n)))?.message ?? 'Hi {name}';
  return message.replace('{name}', `Name ${n}`);
}

/** What a request says to each of its recipients, read from the bytes of it as a service would. */
function textsOf(json: string): readonly (readonly [number: string, text: string])[] {
  const {
    message,
    tags = [],
    recipients,
  } = JSON.parse(json) as {
    message: string;
    tags?: string[];
    recipients: { msisdn: string; tagvalues?: string[] }[];
  };
  return recipients.map(({ msisdn, tagvalues = [] }) => {
    assert.equal(tagvalues.length, tags.length);
    return [msisdn, tags.reduce((text, tag, at) => text.replaceAll(tag, tagvalues[at]!), message)];
  });
}

/** What the service does with one request. */
export type Deed =
  | 'accept'
  | 'partly'
  | 'lost-after'
  | 'lost-before'
  | 'refuse'
  | 'unreached'
  | 'different'
  | 'surplus'
  | TakenAndTold;

/** Takes everybody, and answers with ids for some of them under whatever status, cut somewhere after they began. */
export interface TakenAndTold {
  readonly status: number;
  /** Shares, 0 to 1: of the people who are told their ids, and of the answer that comes. */
  readonly told: number;
  readonly came: number;
}

const statuses = [200, 201, 202, 206, 207, 303, 400, 401, 403, 422, 429, 500, 503];
const share = fc.double({ min: 0, max: 1, noNaN: true });
const takenAndTold = fc.record({
  status: fc.constantFrom(...statuses),
  told: fc.oneof(share, fc.constant(1)),
  came: fc.oneof(share, fc.constant(1)),
});

const namedDeeds = fc.constantFrom<Deed>(
  'accept',
  'accept',
  'accept',
  'partly',
  'lost-after',
  'lost-before',
  'refuse',
  'unreached',
  'different',
  'surplus',
);

/** Deeds, most of them good. */
export const deeds = fc.oneof(
  { weight: 8, arbitrary: namedDeeds },
  { weight: 1, arbitrary: takenAndTold as fc.Arbitrary<Deed> },
);

/** What the client makes of such an answer, read from its text, and who has no id in what came of it. */
function told(
  numbers: readonly string[],
  { status, told, came }: TakenAndTold,
  first: number,
): { readonly sent: SendAnswer; readonly doubtful: readonly string[] } {
  // A service that takes people and says "refused" without an id breaks its word; no client can know.
  const isRefusal = status >= 400 && status < 500;
  const count = Math.max(isRefusal ? 1 : 0, Math.round(told * numbers.length));
  const ids = numbers.slice(0, count).map((msisdn, n) => ({ id: first + n, msisdn, message: null }));
  const whole = JSON.stringify({ ids, credit_consumed: numbers.length });
  const least = isRefusal ? '{"ids"'.length : 0;
  const text = whole.slice(0, Math.max(least, Math.ceil(came * whole.length)));
  const cut = text.length < whole.length ? 'reset' : null;
  const recipients = numbers.map((msisdn) => ({ msisdn }));
  const { body, receipts, creditConsumed } = readAnswer(
    { status, text, bytes: text.length, cut, doubt: null },
    recipients,
    createRedactor('token'),
  );
  const known = ids.filter((id) => text.includes(JSON.stringify(id))).map(({ msisdn }) => msisdn);
  return {
    sent: { evidence: answer(status, body), receipts, creditConsumed },
    doubtful: numbers.filter((number) => !known.includes(number)),
  };
}

function answer(status: number, body: AnswerBody): Evidence {
  return { kind: 'answer', status, body, retryAfterMs: null, location: null };
}

/** What keeps requests from beginning, as of now. */
export interface Barred {
  readonly optedOut: Set<string>;
  /** Everybody: the account changed, and nobody has resumed since. */
  everybody: boolean;
}

/**
 * A service that keeps a ledger and does as it is told; whom it dislikes it refuses always. `doubted` are those whom a
 * lost answer left in doubt, `late` those who were barred before the first byte of a
 * request with them came.
 */
export function service(
  plan: readonly Deed[],
  disliked: ReadonlySet<string>,
  barred: Barred,
  versions?: Versions,
) {
  const ledger: string[] = [];
  const late: string[] = [];
  const doubted = new Set<string>();
  let at = 0;
  const gateway: Gateway = {
    balance: async () => ({ ok: true, value: { credit: 1000, id: '1' } }),
    async send({ json, recipients }, options): Promise<SendAnswer> {
      for (const [number, text] of textsOf(json)) assert.equal(text, textFor(number, versions));
      // The connection takes a while, and what is taken back meanwhile never begins.
      await realClock.sleep(0);
      const { withdrawal } = options ?? {};
      if (withdrawal?.signal.aborted || withdrawal?.mayBegin() === false) return withdrawn;
      options?.onSent?.();
      late.push(
        ...recipients
          .map(({ msisdn }) => msisdn)
          .filter((msisdn) => barred.everybody || barred.optedOut.has(msisdn)),
      );
      await realClock.sleep(0);
      const numbers = recipients.map(({ msisdn }) => msisdn);
      assert.equal(new Set(numbers).size, numbers.length, 'nobody twice in one request');
      if (numbers.some((number) => disliked.has(number))) {
        return { evidence: answer(400, { kind: 'words', text: '"no"' }), receipts: [], creditConsumed: null };
      }
      const deed = plan[at++ % plan.length]!;
      const nothing = { receipts: [], creditConsumed: null };
      if (typeof deed === 'object') {
        ledger.push(...numbers);
        const { sent, doubtful } = told(numbers, deed, ledger.length);
        for (const number of doubtful) doubted.add(number);
        return sent;
      }
      switch (deed) {
        case 'refuse':
          return { evidence: answer(401, { kind: 'words', text: '' }), ...nothing };
        case 'unreached':
          return { evidence: fault('connecting'), ...nothing };
        case 'lost-before':
          for (const number of numbers) doubted.add(number);
          return { evidence: fault('waiting'), ...nothing };
        case 'lost-after':
          ledger.push(...numbers);
          for (const number of numbers) doubted.add(number);
          return { evidence: answer(500, { kind: 'words', text: '' }), ...nothing };
        default: {
          ledger.push(...numbers);
          if (deed === 'partly') doubted.add(numbers[0]!);
          const known = deed === 'partly' ? numbers.slice(1) : numbers;
          const receipts = known.map((msisdn) => {
            const index = numbers.indexOf(msisdn);
            return { index, id: `${ledger.length}-${index}`, message: deed === 'different' ? 'Other' : null };
          });
          const surplus = deed === 'surplus' ? 1 : 0;
          const body = {
            kind: 'receipts',
            expected: numbers.length,
            matched: known.length,
            surplus,
          } as const;
          return { evidence: answer(200, body), receipts, creditConsumed: numbers.length };
        }
      }
    },
  };
  return { gateway, ledger, doubted, late };
}

function fault(phase: 'connecting' | 'waiting'): Evidence {
  return { kind: 'fault', phase, fault: 'timeout', detail: '', sentBytes: 0, totalBytes: 1 };
}

/** Puts somebody on the list of opt-outs. */
export function optOut(database: DatabaseSync, number: string): void {
  database.prepare("INSERT OR IGNORE INTO opt_out VALUES (?, '', '', 0)").run(Number(number));
  database
    .prepare("INSERT INTO opt_out_log (at, msisdn, change, note) VALUES (0, ?, 'added', '')")
    .run(Number(number));
}

const activeIn = `
  SELECT r.position, r.msisdn FROM chunk c
  JOIN recipient r ON r.campaign_id = c.campaign_id AND r.position >= c.from_position AND r.position < c.to_position
  WHERE c.campaign_id = 1 AND c.chunk = ?
    AND NOT EXISTS (SELECT 1 FROM skipped s WHERE s.campaign_id = 1 AND s.position = r.position)
    AND NOT EXISTS (SELECT 1 FROM receipt t WHERE t.campaign_id = 1 AND t.position = r.position)`;

/** Those whom a chunk of the first campaign would be sent to. */
export function active(database: DatabaseSync, chunk: number): { position: number; msisdn: string }[] {
  return database
    .prepare(activeIn)
    .all(chunk)
    .map(({ position, msisdn }) => ({ position: Number(position), msisdn: String(msisdn) }));
}

/** What the campaign of a model has come to. */
export interface Ended {
  readonly ledger: readonly string[];
  /** Whom a request in doubt has held without an id of their own. */
  readonly doubted: ReadonlySet<string>;
  /** How often each may have been sent to again. */
  readonly again: ReadonlyMap<string, number>;
  readonly finished: boolean;
  readonly versions?: Versions | undefined;
}

/**
 * Fails where the ledger shows somebody twice without a verdict, somebody lost, or somebody of whom the results say that
 * they were not texted; and where the results leave open whether somebody was texted whom no request in doubt has held.
 */
export function check(database: DatabaseSync, { ledger, doubted, again, finished, versions }: Ended): void {
  const times = new Map<string, number>();
  for (const number of ledger) times.set(number, (times.get(number) ?? 0) + 1);
  const sums = new Map<string, { people: number; perhaps: number }>();
  const campaignId = 1 as CampaignId;
  const rows = openResultReader(database).at(campaignId, [...Array(people).keys()]);
  assert.equal(rows.length, people);
  const rest = new Set([...readRest(database, campaignId, 0 as CampaignId)].map(String));
  for (const row of rows) {
    const { msisdn: number, state, perhapsTexted } = row;
    assert.equal(row.text, textFor(number, versions));
    const got = times.get(number) ?? 0;
    const sum = sums.get(state) ?? { people: 0, perhaps: 0 };
    sums.set(state, { people: sum.people + 1, perhaps: sum.perhaps + (perhapsTexted ? 1 : 0) });
    assert.ok(got <= 1 + (again.get(number) ?? 0), `${number} got ${got} texts`);
    const texted = textedOf(row);
    if (texted === 'yes') assert.ok(got >= 1, `${number} is accepted and got nothing`);
    if (texted === 'no') assert.equal(got, 0, `${number} is ${state} and got a text`);
    if (texted === 'no') assert.ok(!doubted.has(number), `${number} is ${state} and was in doubt`);
    if (texted === 'perhaps') assert.ok(doubted.has(number), `${number} is ${state} and was never in doubt`);
    assert.equal(
      rest.has(number),
      texted === 'no' || state === 'treated-as-not-sent',
      `${number} in the rest`,
    );
    if (finished) assert.match(state, /^(accepted|treated-as-sent|skipped|refused)$/);
    else assert.notEqual(state, 'waiting', `${number} waits in a campaign that was cancelled`);
  }
  const tally = database
    .prepare(
      'SELECT state, people, perhaps_texted AS perhaps FROM tally WHERE people <> 0 OR perhaps_texted <> 0',
    )
    .all();
  assert.deepEqual(
    new Map(tally.map(({ state, people, perhaps }) => [String(state), { people, perhaps }])),
    sums,
  );
  const curve = openSendingCurve(database)(campaignId);
  const accepted = curve?.intervals.reduce((sum, interval) => sum + interval.people, 0) ?? 0;
  assert.equal(Math.round(accepted), sums.get('accepted')?.people ?? 0, 'everybody accepted is in the curve');
  checkAsked(database, rows, rest);
}

/** Fails where somebody of whom nobody can say whether they were texted is neither in the rest nor asked about. */
function checkAsked(database: DatabaseSync, rows: readonly ResultRow[], rest: ReadonlySet<string>): void {
  const phase = database.prepare('SELECT phase FROM campaign WHERE id = 1').get()?.phase as CampaignPhase;
  const asked = new Set(
    database
      .prepare(`SELECT chunk FROM chunk c WHERE campaign_id = 1 AND ${asksSql}`)
      .all()
      .map(({ chunk }) => Number(chunk)),
  );
  const waiting = rows.filter((row) => waitsForVerdict(row as PersonState, phase));
  for (const row of rows) {
    const { msisdn: number, state } = row;
    if (rest.has(number) || /^(accepted|treated-as-sent|skipped)$/.test(state)) continue;
    assert.ok(
      waitsForVerdict(row as PersonState, phase),
      `${number} is ${state}, in no rest and never asked about`,
    );
  }
  assert.deepEqual(asked, new Set(waiting.map(({ chunk }) => chunk)), 'the requests that are asked about');
  const first = openChunkReader(database).waiting(1 as CampaignId, null);
  assert.equal(first === null, waiting.length === 0, 'a request that waits for a verdict is offered');
}
