import assert from 'node:assert/strict';
import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { realClock } from '../../../electron/campaigns/worker/clock.ts';
import { type Gateway, type SendAnswer, withdrawn } from '../../../electron/gateway/client.ts';
import type { AnswerBody, Evidence } from '../../../shared/campaign/evidence.ts';

/** How many people a campaign of the model goes to. */
export const people = 60;

/** What the service does with one request. */
export type Deed =
  | 'accept'
  | 'partly'
  | 'lost-after'
  | 'lost-before'
  | 'refuse'
  | 'unreached'
  | 'different'
  | 'surplus';

/** Deeds, most of them good. */
export const deeds = fc.constantFrom<Deed>(
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

function answer(status: number, body: AnswerBody): Evidence {
  return { kind: 'answer', status, body, retryAfterMs: null, location: null };
}

/**
 * A service that keeps a ledger and does as it is told; whom it dislikes it refuses always. `late` are those who
 * had opted out before the first byte of a request with them came.
 */
export function service(plan: readonly Deed[], disliked: ReadonlySet<string>, optedOut: ReadonlySet<string>) {
  const ledger: string[] = [];
  const late: string[] = [];
  let at = 0;
  const gateway: Gateway = {
    balance: async () => ({ ok: true, value: { credit: 1000, id: '1' } }),
    async send({ recipients }, options): Promise<SendAnswer> {
      // The connection takes a while, and what is taken back meanwhile never begins.
      await realClock.sleep(0);
      const { hold } = options ?? {};
      if (hold?.signal.aborted || hold?.mayBegin() === false) return withdrawn;
      options?.onSent?.();
      late.push(...recipients.map(({ msisdn }) => msisdn).filter((msisdn) => optedOut.has(msisdn)));
      await realClock.sleep(0);
      const numbers = recipients.map(({ msisdn }) => msisdn);
      assert.equal(new Set(numbers).size, numbers.length, 'nobody twice in one request');
      if (numbers.some((number) => disliked.has(number))) {
        return { evidence: answer(400, { kind: 'words', text: '"no"' }), receipts: [], creditConsumed: null };
      }
      const deed = plan[at++ % plan.length]!;
      const nothing = { receipts: [], creditConsumed: null };
      switch (deed) {
        case 'refuse':
          return { evidence: answer(401, { kind: 'words', text: '' }), ...nothing };
        case 'unreached':
          return { evidence: fault('connecting'), ...nothing };
        case 'lost-before':
          return { evidence: fault('waiting'), ...nothing };
        case 'lost-after':
          ledger.push(...numbers);
          return { evidence: answer(500, { kind: 'words', text: '' }), ...nothing };
        default: {
          ledger.push(...numbers);
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
  return { gateway, ledger, late };
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

/**
 * Fails where the ledger shows somebody twice without a verdict, or somebody lost; `again` counts how often each may
 * have been sent to again.
 */
export function check(
  database: DatabaseSync,
  ledger: readonly string[],
  again: ReadonlyMap<string, number>,
  finished: boolean,
): void {
  const times = new Map<string, number>();
  for (const number of ledger) times.set(number, (times.get(number) ?? 0) + 1);
  const states: Record<string, number> = {};
  const rows = database
    .prepare(
      `SELECT r.msisdn, t.id, s.reason, c.state FROM recipient r
       JOIN chunk c ON c.campaign_id = 1 AND r.position >= c.from_position AND r.position < c.to_position
       LEFT JOIN receipt t ON t.campaign_id = 1 AND t.position = r.position
       LEFT JOIN skipped s ON s.campaign_id = 1 AND s.position = r.position`,
    )
    .all();
  assert.equal(rows.length, people);
  for (const row of rows) {
    const number = String(row.msisdn);
    const got = times.get(number) ?? 0;
    const state = row.reason !== null ? 'skipped' : row.id !== null ? 'accepted' : String(row.state);
    states[state] = (states[state] ?? 0) + 1;
    assert.ok(got <= 1 + (again.get(number) ?? 0), `${number} got ${got} texts`);
    if (state === 'accepted') assert.ok(got >= 1, `${number} is accepted and got nothing`);
    if (state === 'waiting' || state === 'not-sent' || state === 'refused') {
      assert.ok(got <= (again.get(number) ?? 0), `${number} is ${state} and got a text`);
    }
    if (finished) assert.match(state, /^(accepted|treated-as-sent|skipped|refused)$/);
  }
  const tally = database.prepare('SELECT state, people FROM tally WHERE people <> 0').all();
  assert.deepEqual(Object.fromEntries(tally.map((row) => [row.state, row.people])), states);
}
