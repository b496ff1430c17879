import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { openTally } from '../../../electron/campaigns/records/tally.ts';
import { openResultReader } from '../../../electron/campaigns/results/result-reader.ts';
import { openResultSteps } from '../../../electron/campaigns/results/result-steps.ts';
import { restJoin } from '../../../electron/campaigns/worker/rest.ts';
import { migrations } from '../../../electron/store/migrations.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { spoken } from '../../../shared/texts/spoken.ts';
import { value } from '../support/app.ts';
import { fictionalNumber } from '../support/people.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('what an earlier version put on record tells who may have been texted', (t) => {
  const path = join(tempFolder(t), 'tagline.db');
  const before = migrations.findIndex((step) => step.includes('ADD COLUMN in_doubt_at'));
  const earlier = value(openDatabase(path, migrations.slice(0, before)));
  const frozen = JSON.stringify({ message: 'Hi {name}', tags: ['{name}'], kind: 'live' });
  // Campaign 1 was cancelled at 500. Each chunk is to two people.
  earlier.exec(`
    INSERT INTO campaign (id, name, phase, account_id, message, sender, label, options, created_at, updated_at, frozen, ended_at)
    VALUES (1, '', 'cancelled', 'account', '', '', '', '{}', 0, 600, '${frozen}', 500);
    INSERT INTO chunk (campaign_id, chunk, from_position, to_position, people, parts, unicode, bisecting, state, verdict, verdict_at)
    VALUES (1, 0, 0, 2, 2, 2, 0, 0, 'waiting', NULL, NULL),
           (1, 1, 2, 4, 1, 1, 0, 0, 'refused', 'send-again', 200),
           (1, 2, 4, 6, 2, 2, 0, 0, 'waiting', 'send-again', 550),
           (1, 3, 6, 8, 2, 2, 0, 0, 'waiting', 'send-again', 200),
           (1, 4, 8, 9, 1, 1, 0, 1, 'refused', 'send-again', 200),
           (1, 5, 9, 10, 0, 0, 0, 1, 'skipped', 'send-again', 200),
           (1, 6, 10, 12, 1, 1, 0, 0, 'unknown', NULL, NULL);
    INSERT INTO attempt VALUES
      (1, 1, 1, 90, 100, 'unknown', NULL), (1, 1, 2, 290, 300, 'refused', NULL),
      (1, 2, 1, 90, 100, 'unknown', NULL), (1, 3, 1, 90, 100, 'unknown', NULL),
      (1, 4, 1, 90, 100, 'unknown', NULL), (1, 4, 2, 290, 300, 'refused', NULL),
      (1, 6, 1, 90, 100, 'unknown', NULL);
    INSERT INTO skipped VALUES (1, 3, 'taken-out', 350), (1, 9, 'taken-out', 350), (1, 10, 'opted-out', 80);`);
  const states = [
    'waiting',
    'in-flight',
    'accepted',
    'not-sent',
    'refused',
    'unknown',
    'treated-as-sent',
    'skipped',
  ];
  const people: { [state: string]: number } = { waiting: 6, refused: 2, unknown: 1, skipped: 3 };
  for (const state of states) {
    earlier
      .prepare('INSERT INTO tally VALUES (1, ?, ?, ?)')
      .run(state, people[state] ?? 0, people[state] ?? 0);
  }
  for (let position = 0; position < 12; position++) {
    earlier
      .prepare(`INSERT INTO recipient VALUES (1, ?, ?, 0, 1, '["Ada"]')`)
      .run(position, Number(fictionalNumber(position)));
  }
  earlier.close();

  const database = value(openDatabase(path));
  t.after(() => database.close());
  const campaign = 1 as CampaignId;
  const found = openResultReader(database).at(campaign, [...Array(12).keys()]);
  assert.deepEqual(
    found.map(({ state, perhapsTexted }) => `${state}${perhapsTexted ? ', perhaps' : ''}`),
    [
      ...Array<string>(2).fill('not-sent'),
      'refused, perhaps',
      'skipped, perhaps',
      ...Array<string>(2).fill('treated-as-not-sent'),
      ...Array<string>(2).fill('not-sent, perhaps'),
      'refused, perhaps',
      'skipped, perhaps',
      'skipped',
      'unknown',
    ],
  );
  const rest = database.prepare(`SELECT r.position FROM ${restJoin} ORDER BY 1`).all(1);
  assert.deepEqual(
    rest.map(({ position }) => position),
    [0, 1, 4, 5, 10],
  );
  const tally = openTally(database).read(campaign);
  const sums = Object.entries(tally).flatMap(([state, { people: all, parts, perhapsTexted }]) =>
    all + perhapsTexted > 0 ? [[state, all, parts, perhapsTexted]] : [],
  );
  assert.deepEqual(sums, [
    ['not-sent', 4, 4, 2],
    ['refused', 2, 2, 2],
    ['unknown', 1, 1, 0],
    ['treated-as-not-sent', 2, 2, 0],
    ['skipped', 3, 3, 2],
  ]);
  const steps = openResultSteps(database)(campaign, 3).map(({ words }) => spoken(words));
  assert.deepEqual(steps, [
    'Request 2: unknown.',
    'You decided: send again.',
    'Request 2: refused.',
    'Taken out by hand.',
  ]);
});
