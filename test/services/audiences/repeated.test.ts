import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { RowRule } from '../../../shared/audience/kept-row.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { until } from '../../support/until.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { sharedCampaignApp } from '../support/campaign-app.ts';
import { audienceOf } from '../support/sheet.ts';

const theApp = sharedCampaignApp();

// One number on five rows that differ, one on two, one on two that are the same, and one that stands alone.
const text = `Name,Mobile
Ada,+12125550100
Bo,+12125550101
Bea,212 555 0101
Ada Lovelace,+12125550100
A. L.,1-212-555-0100
Ada,+1 212 555 0100
Countess,+12125550100
Cia,+12125550102
Dan,+12125550103
Dan,+12125550103
`;

test('a number that stands on several rows is asked about once, with all of them, and nothing starts before the answer', async () => {
  const app = await theApp();
  const { wire, draft, start, reached } = app;
  const { id: audienceId, counts } = await audienceOf(app, text, { country: 'US', duplicates: 'ask' });
  assert.deepEqual([counts.rows, counts.recipients, counts.duplicates], [10, 4, 6]);
  const asked = async (at: number) => value(await wire.call('audience.repeated', { audienceId, at }));
  const shown = async (at: number) => {
    const { shown, ...rest } = await asked(at);
    return { ...rest, isOpen: shown?.isOpen, rows: shown?.rows.map(({ row }) => row) };
  };
  assert.deepEqual(await shown(0), {
    count: 3,
    open: 2,
    ruled: 0,
    nextOpen: 1,
    dayFirst: [null],
    isOpen: true,
    rows: [2, 5, 6, 7, 8],
  });
  assert.deepEqual((await shown(1)).rows, [3, 4]);
  assert.deepEqual(await shown(2), {
    count: 3,
    open: 2,
    ruled: 0,
    nextOpen: 0,
    dayFirst: [null],
    isOpen: false,
    rows: [10, 11],
  });
  assert.equal((await asked(3)).shown, null);

  const campaignId = await draft(0, { audienceId, message: 'Hi {Name}' });
  const review = async () => value(await wire.call('campaign.review', { campaignId }));
  const before = await review();
  assert.match(spoken(before.blockers[0]?.message ?? ''), /^2 numbers are on several rows/);
  assert.equal(before.blockers[0]?.isOfDuplicates, true);
  const { people, hash } = before;
  const early = await wire.call('campaign.start', { campaignId, people, hash, includeRecent: false });
  assert.deepEqual([kindOf(early), people], ['bad-input', 4]);
  assert.match(wordsOf(early), /nobody has chosen/);

  // The row that gets the text so far can be the answer too.
  const choose = async (n: number) => value(await wire.call('audience.choose', { audienceId, n }));
  await choose(1);
  await choose(4);
  assert.deepEqual(await shown(0), {
    count: 3,
    open: 0,
    ruled: 0,
    nextOpen: null,
    dayFirst: [null],
    isOpen: false,
    rows: [2, 5, 6, 7, 8],
  });
  value(await wire.call('audience.undo', { audienceId }));
  assert.deepEqual((await shown(0)).open, 1);
  await choose(4);
  assert.deepEqual((await review()).blockers, []);
  await start(campaignId);
  await reached(campaignId, 'finished');
  const rows = async (number: string) =>
    value(await wire.call('history.find', { number })).rows.map(({ text }) => text);
  assert.deepEqual(await rows('+12125550100'), ['Hi A. L.']);
  assert.deepEqual(await rows('+12125550101'), ['Hi Bo']);
});

test('all that waits for a choice is kept as it is at once, and undone at once', async () => {
  const app = await theApp();
  const { wire } = app;
  const { id: audienceId } = await audienceOf(app, text, { country: 'US', duplicates: 'ask' });
  const open = async (id: AudienceId = audienceId) =>
    value(await wire.call('audience.repeated', { audienceId: id, at: 0 })).open;
  const kept = value(await wire.call('audience.keepAll', { audienceId, rule: { keep: 'first' } }));
  assert.deepEqual([kept.counts.recipients, kept.counts.duplicates, await open()], [4, 6, 0]);
  value(await wire.call('audience.undo', { audienceId }));
  assert.equal(await open(), 2);

  // Opted out and back again the choice stands; left out by hand, there is nothing to choose.
  value(await wire.call('audience.keepAll', { audienceId, rule: { keep: 'first' } }));
  value(await wire.call('optOut.add', { text: '+12125550101', note: '', source: 'test' }));
  await app.when('the opt-out in the list', async () => {
    const { counts } = value(await wire.call('audience.get', { audienceId }));
    return counts.optedOut === 2;
  });
  value(await wire.call('optOut.remove', { msisdn: '12125550101', note: '' }));
  await app.when('the person in the list', async () => {
    const { counts } = value(await wire.call('audience.get', { audienceId }));
    return counts.optedOut === 0;
  });
  assert.equal(await open(), 0);
  value(await wire.call('audience.undo', { audienceId }));
  assert.equal(await open(), 2);
  value(await wire.call('audience.exclude', { audienceId, n: 1, excluded: true }));
  assert.equal(await open(), 1);
  for (const duplicates of ['first', 'last'] as const) {
    const other = await audienceOf(app, text, { country: 'US', duplicates });
    assert.equal(await open(other.id), 0);
    const { ruled } = value(await wire.call('audience.repeated', { audienceId: other.id, at: 0 }));
    assert.equal(ruled, 2, 'rows that differ are said all the same');
  }
});

test('one rule settles every number that its dates decide, and leaves the others open', async () => {
  const app = await theApp();
  const { wire } = app;
  const visits = `Name,Mobile,Visit
Ada,+12125550100,13/03/2026 09:00
Ada,+12125550100,02/04/2026 08:00
Ada,+12125550100,13/03/2026 09:00
Bo,+12125550101,05/03/2026
Bo,+12125550101,28/02/2026
Cia,+12125550102,01/03/2026
Cia,+12125550102,soon
`;
  const { id: audienceId } = await audienceOf(app, visits, { country: 'US', duplicates: 'ask' });
  const after = async (rule: RowRule) => {
    value(await wire.call('audience.keepAll', { audienceId, rule }));
    const { open } = value(await wire.call('audience.repeated', { audienceId, at: 0 }));
    const view = {
      audienceId,
      message: 'Hi',
      lettering: { encoded: true },
      filter: 'recipients',
      search: '',
    };
    const { viewId, count } = value(await wire.call('draft.view', view as never));
    const rows = value(await wire.call('draft.page', { viewId, from: 0, count })).map(({ row }) => row);
    value(await wire.call('audience.undo', { audienceId }));
    return { open, rows };
  };
  assert.deepEqual(await after({ keep: 'latest', column: 1 }), { open: 1, rows: [3, 5, 7] });
  assert.deepEqual(await after({ keep: 'earliest', column: 1 }), { open: 2, rows: [2, 6, 7] });
  assert.deepEqual(await after({ keep: 'last' }), { open: 0, rows: [4, 6, 8] });
  assert.deepEqual(await after({ keep: 'first' }), { open: 0, rows: [2, 5, 7] });
});

test('the thread that changes many rows copies the log, so that no later call of main does', async () => {
  const app = await theApp();
  const rows = Array.from({ length: 4000 }, (_, n) => `Person ${n},+1212555${1000 + Math.floor(n / 2)}`);
  const list = `Name,Mobile\n${rows.join('\n')}`;
  const { id: audienceId } = await audienceOf(app, list, { country: 'US', duplicates: 'ask' });
  app.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const copiedAt = () => statSync(join(app.dataDir, 'tagline.db')).mtimeMs;
  const before = copiedAt();
  value(await app.wire.call('audience.keepAll', { audienceId, rule: { keep: 'first' } }));
  await until(() => copiedAt() > before, { what: 'the log to be copied' });
});
