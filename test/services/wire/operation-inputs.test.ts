import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PauseReason } from '../../../shared/campaign/outcome/pause.ts';
import type { Declaration } from '../../../shared/operations/declaration.ts';
import { operations } from '../../../shared/operations/operations.ts';

test('a campaign that stands still for whatever reason may be asked to go on', () => {
  const reasons: Record<PauseReason['kind'], true> = {
    'by-user': true,
    canary: true,
    refused: true,
    unknown: true,
    'different-text': true,
    'receipts-mismatch': true,
    'odd-answer': true,
    balance: true,
    unreachable: true,
    account: true,
    restart: true,
    slept: true,
    quiet: true,
    overdue: true,
    over: true,
    'start-time': true,
    'other-day': true,
    'other-computer': true,
    'older-copy': true,
    'moved-out': true,
    disk: true,
    internal: true,
  };
  for (const kind of Object.keys(reasons)) {
    const shown = { kind, chunk: null };
    assert.ok(operations['campaign.resume'].in.safeParse({ campaignId: 1, shown }).success, kind);
  }
  const shown = { kind: 'no such reason', chunk: null };
  assert.ok(!operations['campaign.resume'].in.safeParse({ campaignId: 1, shown }).success);
});

// Threat: A hostile spreadsheet
test('names hide nothing and turn nothing around', () => {
  const renamed = operations['audience.rename'].in.parse({
    audienceId: 1,
    name: 'Mo\u202en\u200bday \u2067👩\u200d👧',
  });
  assert.equal(renamed.name, 'Monday 👩\u200d👧');
  const file = operations['sheet.begin'].in.parse({ name: 'people\u202exslx.exe\r\n.csv', size: 1 });
  assert.equal(file.name, 'peoplexslx.exe .csv');
});

test('what removes something by its name is declared to, so that no copy on its way keeps it', () => {
  const declared: readonly [string, Declaration][] = Object.entries(operations);
  const named = (ofThem: readonly [string, Declaration][]) => ofThem.map(([name]) => name);
  assert.deepEqual(
    named(declared.filter(([, { removes }]) => removes)),
    named(declared.filter(([name]) => /\.(remove|erase)/.test(name))),
  );
});
