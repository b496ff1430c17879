import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readChangedBackup } from '../services/support/changed-backup.ts';
import { shared } from '../services/support/shared.ts';
import { wholeFolder } from '../services/support/whole-folder.ts';
import { growsWithSize } from '../support/growth.ts';

const theFolder = shared((file) => wholeFolder(file));

const rows = 10_000;

const upTo = `WITH RECURSIVE n(at) AS (SELECT 0 UNION ALL SELECT at + 1 FROM n WHERE at + 1 < $rows)`;
const campaign = 9000;
const people = `${upTo} INSERT INTO recipient SELECT ${campaign}, at, 878300000000000 + at, at, 1, '[]' FROM n;
  INSERT INTO recipient_number SELECT msisdn, campaign_id, position, 0 FROM recipient WHERE campaign_id = ${campaign};
  INSERT INTO campaign SELECT ${campaign}, name, phase, account_id, audience_id, message, sender, label, options, created_at,
    updated_at, frozen, pause, cancelling, owner, $rows, $rows, left_out, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0,
    started_at, ended_at FROM campaign WHERE frozen IS NOT NULL LIMIT 1;`;
const requests =
  'INSERT INTO past_request (account_id, live_url, began_no, at, parts, first_campaign, people)';

// Threat: A changed backup
for (const [what, change] of [
  [
    'requests that each go to everybody',
    `${people} ${upTo} INSERT INTO chunk (campaign_id, chunk, from_position, to_position, people, parts, unicode, state)
       SELECT ${campaign}, at, at, $rows, 1, 1, 0, 'accepted' FROM n`,
  ],
  [
    'lost requests that each went to everybody',
    `${people} ${upTo} INSERT INTO chunk (campaign_id, chunk, from_position, to_position, people, parts, unicode, state)
       SELECT ${campaign}, at, at, $rows, 1, 1, 0, 'nonsense' FROM n`,
  ],
  [
    'lost verdicts about everybody',
    `${people} ${upTo} INSERT INTO verdict (campaign_id, chunk, attempts, verdict, after_end, at)
       SELECT ${campaign}, at, 1, 'nonsense', 1, 1 FROM n`,
  ],
  [
    'requests of no account beside very many accounts',
    `${upTo} INSERT INTO credit_month (month, account_id, account_name, label, texts, parts, credits, unpriced)
       SELECT '2026-01', 'account ' || at, '', '', 1, 1, 1, 0 FROM n;
     ${upTo} ${requests} SELECT '', '', at, 1, 1, 1, 1 FROM n`,
  ],
  [
    'very many lists that are lost, and drafts to them',
    `${upTo} INSERT INTO audience_row (id, row, status, original, cells) SELECT (10000 + at) << 24, 1, 1, '', '[]' FROM n;
     ${upTo} INSERT INTO campaign (name, phase, account_id, audience_id, message, sender, label, options, created_at, updated_at)
       SELECT '', 'draft', '', 10000 + at, '', '', '', options, 1, 1 FROM n, (SELECT options FROM campaign LIMIT 1)`,
  ],
  [
    'very many campaigns that are lost',
    `${upTo} INSERT INTO chunk (campaign_id, chunk, from_position, to_position, people, parts, unicode, state)
       SELECT 10000 + at, 0, 0, 1, 1, 1, 0, 'accepted' FROM n`,
  ],
] as const)
  test(`a file with ${what} is read in a time that grows with its size`, async (t) => {
    const { bytes } = await theFolder();
    await growsWithSize(what, rows, async (size) => {
      const sized = change.replaceAll('$rows', String(size));
      const { result } = await readChangedBackup(t, bytes, (file) => file.exec(sized));
      assert.ok(result.ok);
    });
  });
