import assert from 'node:assert/strict';
import { appendFileSync, copyFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import fc from 'fast-check';
import { openChunkStore } from '../../../electron/campaigns/records/chunk-store.ts';
import { freezeCampaign } from '../../../electron/campaigns/records/freeze.ts';
import type { Frozen } from '../../../electron/campaigns/records/frozen.ts';
import { openJournal } from '../../../electron/campaigns/records/journal.ts';
import type { FrozenPerson } from '../../../electron/campaigns/records/recipient-writer.ts';
import { recoverCampaigns } from '../../../electron/campaigns/records/recover.ts';
import { openPreparer } from '../../../electron/campaigns/worker/run/chunk-request.ts';
import { openDecisionRecords } from '../../../electron/campaigns/worker/verdict-records.ts';
import { readFolder, tieFolder } from '../../../electron/copies/folder-row.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import type { Evidence } from '../../../shared/campaign/outcome/evidence.ts';
import type { Outcome } from '../../../shared/campaign/outcome/outcome.ts';
import type { DeliveryState } from '../../../shared/campaign/progress/delivery-state.ts';
import { sized } from '../../support/full.ts';
import { fictionalNumber } from '../support/people.ts';
import { plainOptions } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';

const campaignId = 1 as CampaignId;
const owner = 'this computer';
const chunkCount = 6;
const frozen: Frozen = {
  accountId: 'account' as AccountId,
  accountName: 'Account',
  kind: 'live',
  baseUrl: 'http://127.0.0.1',
  sendPath: '/v2/mtsms',
  message: 'Hi {name}',
  tags: ['{name}'],
  tagColumns: ['name'],
  sender: '',
  label: '',
  unicodeEncoding: '',
  options: { ...plainOptions, chunkSize: 3 },
  test: false,
};

function open(folder: string): DatabaseSync {
  const opened = openDatabase(join(folder, 'tagline.db'));
  assert.ok(opened.ok);
  opened.value.exec('PRAGMA wal_autocheckpoint = 0');
  return opened.value;
}

async function startCampaign(folder: string): Promise<DatabaseSync> {
  const database = open(folder);
  database
    .prepare(
      `INSERT INTO campaign (name, phase, account_id, message, sender, label, options, created_at, updated_at)
       VALUES ('Test', 'draft', 'account', '', '', '', '{}', 0, 0)`,
    )
    .run();
  const people: FrozenPerson[] = Array.from({ length: 3 * chunkCount }, (_, n) => {
    return {
      msisdn: Number(fictionalNumber(n)),
      row: n,
      parts: 1,
      tagvaluesJson: JSON.stringify([`Name ${n}`]),
      fingerprint: n,
      unicode: false,
      version: 0,
      partsAsUnicode: 1,
    };
  });
  async function* all() {
    yield { people, progress: 1 };
  }
  const signal = new AbortController().signal;
  const parts = {
    database,
    campaignId,
    frozen,
    made: null,
    owner,
    now: () => 0,
    signal,
    accept: () => true,
    untilWritten: (write: () => Promise<void>) => write(),
    progress: () => {},
  };
  assert.equal(await freezeCampaign(parts, all()), 'frozen');
  tieFolder(database, owner, readFolder(database).latest);
  return database;
}

/** What is true of the world once so many bytes of the log are safe: who was posted, and what is known of it. */
interface Mark {
  readonly bytes: number;
  readonly states: ReadonlyMap<number, DeliveryState>;
}

const evidenceOf: Record<Outcome, Evidence> = {
  accepted: {
    kind: 'answer',
    status: 200,
    body: { kind: 'receipts', expected: 3, matched: 3, surplus: 0 },
    retryAfterMs: null,
    location: null,
  },
  'not-sent': {
    kind: 'fault',
    phase: 'connecting',
    fault: 'timeout',
    detail: '',
    sentBytes: 0,
    totalBytes: 1,
  },
  refused: {
    kind: 'answer',
    status: 400,
    body: { kind: 'words', text: '' },
    retryAfterMs: null,
    location: null,
  },
  unknown: { kind: 'interrupted' },
};

interface Step {
  readonly act: 'send' | 'leave' | 'rule';
  readonly chunk: number;
  readonly outcome: Outcome;
  readonly again: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom<Step['act']>('send', 'send', 'send', 'leave', 'rule'),
  chunk: fc.nat(chunkCount - 1),
  outcome: fc.constantFrom<Outcome>('accepted', 'not-sent', 'refused', 'unknown'),
  again: fc.boolean(),
});

/** Plays the steps as a run would, and marks the log's length after every write that returned. */
function play(database: DatabaseSync, folder: string, steps: readonly Step[]): Mark[] {
  const journal = openJournal(database, campaignId, owner, 'a writer');
  const prepare = openPreparer(database, campaignId, frozen);
  const chunks = openChunkStore(database);
  const records = openDecisionRecords(database);
  const states = new Map<number, DeliveryState>(Array.from({ length: chunkCount }, (_, n) => [n, 'waiting']));
  const marks: Mark[] = [];
  const mark = (): void => {
    marks.push({ bytes: statSync(join(folder, 'tagline.db-wal')).size, states: new Map(states) });
  };
  mark();
  for (const { act, chunk: number, outcome, again } of steps) {
    if (act === 'rule') {
      if (!records.resolve(campaignId, number, again ? 'send-again' : 'treat-as-sent', 0).ok) continue;
      states.set(number, again ? 'waiting' : 'treated-as-sent');
      mark();
      continue;
    }
    const prepared = prepare(chunks.get(campaignId, number)!);
    const recorded = journal.begin(prepared.chunk, 0, null);
    if (recorded === null) continue;
    states.set(number, 'in-flight');
    mark();
    if (act === 'leave') continue;
    const receipts =
      outcome === 'accepted'
        ? [0, 1, 2].map((index) => ({ index, id: `${number}-${index}`, message: null }))
        : [];
    journal.settle(
      {
        prepared,
        attempt: recorded.attempt,
        at: 0,
        outcome,
        evidence: evidenceOf[outcome],
        receipts,
        different: new Set(),
        creditConsumed: outcome === 'accepted' ? 3 : null,
      },
      () => undefined,
    );
    states.set(number, outcome);
    mark();
  }
  return marks;
}

/** What must be read after a power loss: everything as marked, and what was on its way is unknown. */
function expected(marks: readonly Mark[], bytes: number): [number, DeliveryState][] {
  const last = marks.filter((mark) => mark.bytes <= bytes).at(-1);
  assert.ok(last);
  return [...last.states].map(([chunk, state]) => [chunk, state === 'in-flight' ? 'unknown' : state]);
}

function reopened(folder: string): [number, DeliveryState][] {
  const database = open(folder);
  recoverCampaigns(database, owner, 0);
  const chunks = openChunkStore(database);
  const found = Array.from({ length: chunkCount }, (_, n): [number, DeliveryState] => [
    n,
    chunks.get(campaignId, n)!.state,
  ]);
  const people = database.prepare('SELECT sum(people) AS people FROM tally').get()?.people;
  assert.equal(people, 3 * chunkCount);
  const receipts = Number(database.prepare('SELECT count(*) AS n FROM receipt').get()?.n);
  assert.equal(receipts, 3 * found.filter(([, state]) => state === 'accepted').length);
  database.close();
  return found;
}

// Fault (app): the app is killed, or the power fails, between the record of an attempt and its outcome
test('a journal cut at any byte reopens with every posted chunk known or unknown, never waiting', async (t) => {
  const root = tempFolder(t);
  const template = await startCampaign(root);
  template.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  let at = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 25 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }),
      fc.boolean(),
      async (steps, cuts, garbage) => {
        const folder = tempFolder(t);
        copyFileSync(join(root, 'tagline.db'), join(folder, 'tagline.db'));
        const database = open(folder);
        database.exec('UPDATE campaign SET updated_at = 1');
        const marks = play(database, folder, steps);
        const from = marks[0]!.bytes;
        const to = marks.at(-1)!.bytes;
        const boundary = marks[Math.floor(cuts[0]! * (marks.length - 1))]!.bytes;
        const places = [
          boundary,
          boundary + 1,
          to,
          ...cuts.map((cut) => from + Math.floor(cut * (to - from))),
        ];
        for (const place of new Set(places.map((one) => Math.min(one, to)))) {
          at += 1;
          const copy = tempFolder(t);
          copyFileSync(join(folder, 'tagline.db'), join(copy, 'tagline.db'));
          copyFileSync(join(folder, 'tagline.db-wal'), join(copy, 'tagline.db-wal'));
          truncateSync(join(copy, 'tagline.db-wal'), place);
          if (garbage) appendFileSync(join(copy, 'tagline.db-wal'), Buffer.alloc(5000, 0x5a));
          assert.deepEqual(reopened(copy), expected(marks, place));
        }
        database.close();
      },
    ),
    { numRuns: sized(20, 40) },
  );
  template.close();
  assert.ok(at > sized(60, 100), `${at} cuts`);
});

test('a checkpoint cut at any byte changes nothing, since the log still holds it', async (t) => {
  const folder = tempFolder(t);
  const database = await startCampaign(folder);
  const before = readFileSync(join(folder, 'tagline.db'));
  const marks = play(
    database,
    folder,
    Array.from({ length: chunkCount }, (_, chunk) => ({
      act: chunk % 3 === 2 ? ('leave' as const) : ('send' as const),
      chunk,
      outcome: chunk % 2 === 0 ? ('accepted' as const) : ('refused' as const),
      again: false,
    })),
  );
  const log = readFileSync(join(folder, 'tagline.db-wal'));
  database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  const after = readFileSync(join(folder, 'tagline.db'));
  for (let cut = 0; cut <= 20; cut++) {
    const place = Math.floor((cut / 20) * after.length);
    const copy = tempFolder(t);
    const torn = Buffer.concat([after.subarray(0, place), before.subarray(place)]);
    writeFileSync(join(copy, 'tagline.db'), torn);
    writeFileSync(join(copy, 'tagline.db-wal'), log);
    assert.deepEqual(reopened(copy), expected(marks, log.length));
  }
  database.close();
});
