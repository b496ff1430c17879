import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import fc from 'fast-check';
import { isRecent, readBarredNumbers } from '../../../electron/audiences/worker/barred-numbers.ts';
import type { WalkedPerson } from '../../../electron/campaigns/records/audience-walk.ts';
import { openChunkStore } from '../../../electron/campaigns/records/chunk-store.ts';
import { openResultPositions } from '../../../electron/campaigns/results/result-positions.ts';
import { openResultReader } from '../../../electron/campaigns/results/result-reader.ts';
import { openPreparer } from '../../../electron/campaigns/worker/run/chunk-request.ts';
import { openGuards, openRecentTexts } from '../../../electron/campaigns/worker/start/left-out-at-start.ts';
import { readRest } from '../../../electron/campaigns/worker/start/rest.ts';
import {
  isInChunk,
  isPerhapsTexted,
  sharesChunkState,
  wouldBeSent,
} from '../../../electron/store/delivery-state-sql.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import { phaseIn } from '../../../electron/store/phase-sql.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { type DeliveryState, deliveryStates } from '../../../shared/campaign/progress/delivery-state.ts';
import { type CampaignPhase, campaignPhases, canStillSend } from '../../../shared/campaign/progress/phase.ts';
import { textFingerprint } from '../../../shared/campaign/review/recent-texts.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../shared/message/compiled-message.ts';
import { finalTextFor } from '../../../shared/message/final-text.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { sized } from '../../support/full.ts';
import { tempFolder } from '../support/temp-folder.ts';

// What is on record of people, drawn at random, and what the plainest reading of the safety rule makes of it. Every
// question to the database must say the same of each person.

const day = 86_400_000;
const now = 100 * day;
const recentDays = 7;
const message = 'Hi {name}';

interface Person {
  readonly msisdn: number;
  /** `skipped late`: taken out after a request that held them was in doubt. */
  readonly own: 'nothing' | 'receipt' | 'late receipt' | 'skipped' | 'skipped late';
  /** When their id came, or the request in doubt was, which held them before they were taken out. */
  readonly ownDay: number;
}

interface Chunk {
  readonly state: DeliveryState;
  readonly people: readonly Person[];
  /** The days of its attempts, and whether the latest has its answer. */
  readonly attempts: readonly number[];
  readonly answered: boolean;
  /** When a request of it was last in doubt before a verdict; null for never. */
  readonly doubtDay: number | null;
}

interface Campaign {
  readonly phase: CampaignPhase;
  readonly kind: 'live' | 'practice';
  /** It goes to the rest of the first campaign. */
  readonly isRest: boolean;
  readonly updatedDay: number;
  readonly chunks: readonly Chunk[];
}

const oneDay = fc.integer({ min: 85, max: 99 });
const chunk = fc.record({
  state: fc.constantFrom(...deliveryStates),
  people: fc.array(
    fc.record({
      msisdn: fc.integer({ min: 46_700_000_001, max: 46_700_000_012 }),
      own: fc.constantFrom('nothing', 'nothing', 'receipt', 'late receipt', 'skipped', 'skipped late'),
      ownDay: oneDay,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  attempts: fc.array(oneDay, { maxLength: 2 }).map((days) => days.toSorted((one, other) => one - other)),
  answered: fc.boolean(),
  doubtDay: fc.option(oneDay),
});
const campaign = fc.record({
  phase: fc.constantFrom(...campaignPhases.filter((phase) => phase !== 'draft' && phase !== 'missed')),
  kind: fc.constantFrom('live', 'live', 'practice'),
  isRest: fc.boolean(),
  updatedDay: oneDay,
  chunks: fc.array(chunk, { minLength: 1, maxLength: 4 }),
});
const history: fc.Arbitrary<Campaign[]> = fc
  .array(campaign, { minLength: 1, maxLength: 3 })
  .map((campaigns) => campaigns.map((one) => inOrder(eachNumberOnce(one as Campaign))));

/** No number is twice in one campaign, which the database refuses. */
function eachNumberOnce(one: Campaign): Campaign {
  const known = new Set<number>();
  const isNew = ({ msisdn }: Person): boolean => !known.has(msisdn) && known.add(msisdn).has(msisdn);
  const chunks = one.chunks.map((each) => ({ ...each, people: each.people.filter(isNew) }));
  return { ...one, chunks: chunks.filter(({ people }) => people.length > 0) };
}

/**
 * A chunk is skipped when nobody shares its state; no id comes after the latest request of its chunk, nobody's request is in
 * doubt after the chunk's was, and nothing comes after the latest change of its campaign.
 */
function inOrder(one: Campaign): Campaign {
  const chunks = one.chunks.map((each) => {
    const last = each.attempts.at(-1) ?? Number.POSITIVE_INFINITY;
    const people = each.people.map((person) => {
      const isLate = person.own === 'skipped late' && each.doubtDay !== null;
      const isOut = person.own === 'skipped late' || (each.state === 'skipped' && person.own === 'nothing');
      const own = isLate ? 'skipped late' : isOut ? 'skipped' : person.own;
      return { ...person, own, ownDay: Math.min(person.ownDay, isLate ? each.doubtDay! : last) } as const;
    });
    return { ...each, people };
  });
  const days = chunks.flatMap(({ people, attempts, doubtDay }) => [
    ...attempts,
    ...people.map(({ ownDay }) => ownDay),
    doubtDay ?? 0,
  ]);
  return { ...one, chunks, updatedDay: Math.max(one.updatedDay, ...days) + 0.01 };
}

function write(database: DatabaseSync, campaigns: readonly Campaign[]): void {
  for (const table of [
    'attempt',
    'receipt',
    'skipped',
    'recipient_number',
    'recipient',
    'reached',
    'sending',
    'chunk',
    'campaign',
  ]) {
    database.exec(`DELETE FROM ${table}`);
  }
  const frozen = { message, tags: ['{name}'], unicodeEncoding: '', sender: '', label: '' };
  campaigns.forEach((one, index) => {
    const id = index + 1;
    database
      .prepare(
        `INSERT INTO campaign (id, name, phase, account_id, message, sender, label, options, created_at, updated_at,
           frozen) VALUES (?, '', ?, 'account', '', '', '', '{}', 0, ?, ?)`,
      )
      .run(id, one.phase, one.updatedDay * day, JSON.stringify({ ...frozen, kind: one.kind }));
    database
      .prepare('INSERT INTO sending (campaign_id, family, is_live) VALUES (?, ?, ?)')
      .run(id, one.isRest ? 1 : id, one.kind === 'live' ? 1 : 0);
    let position = 0;
    one.chunks.forEach((each, number) => {
      const from = position;
      for (const { msisdn, own, ownDay } of each.people) {
        database
          .prepare(`INSERT INTO recipient VALUES (?, ?, ?, 0, 1, '["Anna"]')`)
          .run(id, position, msisdn);
        database
          .prepare('INSERT INTO recipient_number (campaign_id, position, msisdn, text) VALUES (?, ?, ?, ?)')
          .run(id, position, msisdn, textFingerprint('Hi Anna'));
        if (own === 'receipt' || own === 'late receipt') {
          const at = own === 'receipt' ? null : ownDay * day;
          database.prepare(`INSERT INTO receipt VALUES (?, ?, 'an id', NULL, ?)`).run(id, position, at);
        }
        if (own === 'skipped' || own === 'skipped late') {
          const skip = `INSERT INTO skipped (campaign_id, position, reason, at, chunk, attempts, in_doubt_at)
            VALUES (?, ?, 'opted-out', 1, ?, 0, ?)`;
          database.prepare(skip).run(id, position, number, own === 'skipped' ? null : ownDay * day);
        }
        position++;
      }
      const left = each.people.filter(({ own }) => own === 'nothing').length;
      database
        .prepare(
          `INSERT INTO chunk (campaign_id, chunk, from_position, to_position, people, parts, unicode, state,
             in_doubt_at) VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?)`,
        )
        .run(
          id,
          number,
          from,
          position,
          left,
          left,
          each.state,
          each.doubtDay === null ? null : each.doubtDay * day,
        );
      each.attempts.forEach((at, attempt) => {
        const ended = attempt < each.attempts.length - 1 || each.answered ? at * day + 5 : null;
        database
          .prepare(
            'INSERT INTO attempt (campaign_id, chunk, attempt, started_at, ended_at) VALUES (?, ?, ?, ?, ?)',
          )
          .run(id, number, attempt + 1, at * day, ended);
      });
    });
  });
  const reach = database.prepare('INSERT INTO reached VALUES (?, ?, ?, ?, ?)');
  for (const { campaign, position, state, reached, isInRest, textedAt } of know(campaigns)) {
    const said = isInRest ? 'not-counted' : state === 'accepted' ? 'accepted' : 'perhaps';
    if (reached) reach.run(campaign, position, position + 1, said, textedAt);
  }
}

/** One person of the model with all that the rule needs to know. */
interface Known {
  readonly campaign: number;
  readonly position: number;
  readonly msisdn: number;
  readonly state: DeliveryState;
  readonly perhapsTexted: boolean;
  readonly sharesState: boolean;
  /** Was texted, or nobody knows that they were not. */
  readonly reached: boolean;
  readonly isInRest: boolean;
  /** That, or they may still be. */
  readonly reachable: boolean;
  /** Another campaign to the same rest has nothing to do for them. */
  readonly taken: boolean;
  /** Their campaign would send to them, by itself or once a refusal is corrected. */
  readonly sendable: boolean;
  readonly goesOn: boolean;
  readonly live: boolean;
  readonly chunk: number;
  readonly textedAt: number;
}

function know(campaigns: readonly Campaign[]): Known[] {
  return campaigns.flatMap((one, index) => {
    let position = 0;
    return one.chunks.flatMap((each, number) =>
      each.people.map(({ msisdn, own, ownDay }): Known => {
        const hasId = own === 'receipt' || own === 'late receipt';
        const isOut = own === 'skipped' || own === 'skipped late';
        const shares = own === 'nothing';
        const states = ['accepted', 'in-flight', 'unknown', 'treated-as-sent', 'treated-as-not-sent'];
        const left = states.includes(each.state);
        const wasInDoubt = own === 'skipped late' || (shares && each.doubtDay !== null);
        const reached = hasId || (shares && left) || wasInDoubt;
        const isInRest = !reached || (shares && each.state === 'treated-as-not-sent');
        const goesOn = ['scheduled', 'preparing', 'running', 'pausing', 'paused'].includes(one.phase);
        // Only in a campaign that has ended does anybody count as not sent.
        const mayCome = goesOn && shares && !['skipped', 'treated-as-not-sent'].includes(each.state);
        const last = each.attempts.at(-1);
        const triedDay = each.doubtDay ?? one.updatedDay;
        const requestAt = last === undefined ? triedDay * day : last * day + (each.answered ? 5 : 0);
        const perhapsTexted = wasInDoubt && !(shares && left);
        const doubtAt = (isOut ? ownDay : (each.doubtDay ?? 0)) * day;
        return {
          campaign: index + 1,
          position: position++,
          msisdn,
          state: hasId ? 'accepted' : isOut ? 'skipped' : each.state,
          perhapsTexted,
          sharesState: shares,
          reached,
          isInRest,
          taken: !isInRest || mayCome,
          reachable: reached || mayCome,
          sendable: shares && ['waiting', 'not-sent', 'refused'].includes(each.state),
          goesOn,
          live: one.kind === 'live',
          chunk: number,
          textedAt: own === 'late receipt' ? ownDay * day : perhapsTexted ? doubtAt : requestAt,
        };
      }),
    );
  });
}

const sorted = (numbers: Iterable<unknown>): number[] => [...new Set(Array.from(numbers, Number))].sort();
const texts = compileMessage(bindMessage(message, ['name'], {}), { encoded: true });
const everybody = Array.from({ length: 12 }, (_, n): WalkedPerson => {
  return { n, row: n + 1, msisdn: 46_700_000_001 + n, final: finalTextFor(texts, ['Anna']) };
});

async function check(database: DatabaseSync, campaigns: readonly Campaign[]): Promise<void> {
  write(database, campaigns);
  const known = know(campaigns);
  const found = database
    .prepare(
      `SELECT r.campaign_id AS campaign, r.position, ${sharesChunkState} AS shares, ${isPerhapsTexted} AND ${sharesChunkState} AS perhaps,
         ${wouldBeSent} AND ${sharesChunkState} AS sendable, ${phaseIn(canStillSend, 'g')} AS goesOn
       FROM campaign g JOIN chunk c ON c.campaign_id = g.id JOIN recipient r ON ${isInChunk} ORDER BY 1, 2`,
    )
    .all();
  assert.deepEqual(
    found.map((row) => [row.campaign, row.position, row.shares === 1]),
    known.map((one) => [one.campaign, one.position, one.sharesState]),
  );
  assert.deepEqual(
    found.map(({ perhaps, sendable, goesOn }) => [perhaps === 1, sendable === 1, goesOn === 1]),
    known.map((one) => [one.perhapsTexted && one.sharesState, one.sendable, one.goesOn]),
  );

  const chunks = openChunkStore(database);
  const results = openResultReader(database);
  const find = openResultPositions(database);
  for (const [index, one] of campaigns.entries()) {
    const campaignId = (index + 1) as CampaignId;
    const its = known.filter((person) => person.campaign === campaignId);
    const rows = results.at(
      campaignId,
      its.map(({ position }) => position),
    );
    assert.deepEqual(
      rows.map(({ state, perhapsTexted }) => [state, perhapsTexted]),
      its.map(({ state, perhapsTexted }) => [state, perhapsTexted]),
    );
    const mayHaveArrived = 'may have been sent to them';
    for (const [at, row] of rows.entries()) {
      if (its[at]!.perhapsTexted)
        assert.ok(spoken(row.reason ?? '').includes(mayHaveArrived), spoken(row.reason ?? 'no reason'));
    }
    for (const [filter, states] of [
      ['accepted', ['accepted']],
      ['skipped', ['skipped']],
      ['unknown', ['unknown', 'treated-as-sent', 'treated-as-not-sent']],
      ['refused', ['refused']],
      ['not-sent', ['not-sent']],
      ['waiting', ['waiting']],
      ['in-flight', ['in-flight']],
    ] as const) {
      // A chunk counts as accepted only with an id for everybody.
      const wanted = its.filter(({ state, sharesState }) => !(state === 'accepted' && sharesState));
      const positions = await find({ campaignId, filter, search: '', chunk: null });
      assert.deepEqual(
        [...positions],
        wanted.filter(({ state }) => states.includes(state as never)).map(({ position }) => position),
        filter,
      );
    }
    const perhaps = await find({ campaignId, filter: 'perhaps-texted', search: '', chunk: null });
    assert.deepEqual(
      [...perhaps],
      its.filter((person) => person.perhapsTexted).map(({ position }) => position),
    );
    const prepare = openPreparer(database, campaignId, { message, tags: ['{name}'] } as never);
    one.chunks.forEach((_, number) => {
      const stored = chunks.get(campaignId, number);
      assert.ok(stored);
      const left = its.filter((person) => person.chunk === number && person.sharesState);
      assert.deepEqual(
        Array.from(prepare(stored).positions),
        left.map(({ position }) => position),
        'a request holds those who have no outcome of their own',
      );
    });
  }
  checkRecent(database, known);
  checkRest(database, campaigns, known);
}

/** People a live campaign has texted recently, or may have; and with the same words also whom it may still text. */
function checkRecent(database: DatabaseSync, known: readonly Known[]): void {
  const since = now - recentDays * day;
  const recently = known.filter(({ live, reached, textedAt }) => live && reached && textedAt >= since);
  const barred = readBarredNumbers(database, recentDays, now).recent;
  const same = openRecentTexts(
    database,
    recentDays,
    now,
  )(everybody.map(({ msisdn }) => ({ msisdn, text: 'Hi Anna' })));
  const other = openRecentTexts(
    database,
    recentDays,
    now,
  )(everybody.map(({ msisdn }) => ({ msisdn, text: 'Hello Anna' })));
  assert.equal(other.size, 0);
  for (const { msisdn } of everybody) {
    const was = recently.some((person) => person.msisdn === msisdn);
    const willBe = known.some((one) => one.msisdn === msisdn && one.live && one.reachable && !one.reached);
    assert.equal(barred?.has(msisdn) ?? false, was, `${msisdn} in a list`);
    assert.equal(isRecent(database, msisdn, recentDays, now), was, `${msisdn} by itself`);
    assert.equal(same.has(msisdn), was || willBe, `${msisdn} with the same words`);
  }
}

/** A campaign to the rest of the first one goes to whom neither that nor another to its rest may reach. */
function checkRest(database: DatabaseSync, campaigns: readonly Campaign[], known: readonly Known[]): void {
  const guards = openGuards(database, {
    campaignId: 99 as CampaignId,
    restOf: 1 as CampaignId,
    recentDays: 0,
    now,
  });
  const verdicts = guards.judge(everybody);
  everybody.forEach(({ msisdn }, index) => {
    const isLeftOut = known.some(
      (one) =>
        one.msisdn === msisdn &&
        one.taken &&
        (one.campaign === 1 || campaigns[one.campaign - 1]!.isRest) &&
        (one.live || campaigns[0]!.kind === 'practice'),
    );
    assert.equal(verdicts[index], isLeftOut ? 'reached' : null, String(msisdn));
  });
  const rest = sorted(
    everybody
      .map(({ msisdn }) => msisdn)
      .filter((msisdn, index) => {
        const isTheirs = known.some((one) => one.campaign === 1 && one.msisdn === msisdn);
        return isTheirs && verdicts[index] === null;
      }),
  );
  assert.deepEqual(sorted(readRest(database, 1 as CampaignId, 99 as CampaignId)), rest);
}

test('every question about who was texted has the answer of the plain rule, person by person', async (t) => {
  const opened = openDatabase(join(tempFolder(t), 'tagline.db'));
  assert.ok(opened.ok);
  t.after(() => opened.value.close());
  opened.value.exec('PRAGMA synchronous = OFF');
  await fc.assert(
    fc.asyncProperty(history, (campaigns) => check(opened.value, campaigns)),
    { numRuns: sized(30, 100) },
  );
});
