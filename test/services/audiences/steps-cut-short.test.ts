import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { hasUnfinishedSteps } from '../../../electron/audiences/records/audience-list.ts';
import { openAudienceService } from '../../../electron/audiences/worker/audience-service.ts';
import { excludeRows } from '../../../electron/audiences/worker/leave-rows-out.ts';
import { moveSteps } from '../../../electron/audiences/worker/list-steps.ts';
import { readNumberColumn } from '../../../electron/audiences/worker/number-column.ts';
import type { SheetService } from '../../../electron/sheets/worker/sheet-service.ts';
import { openConnection, openDatabase } from '../../../electron/store/open-database.ts';
import { rowKey } from '../../../electron/store/row-key.ts';
import { DUPLICATE, noCounts, RECIPIENT } from '../../../shared/audience/audience-row.ts';
import { settle } from '../../support/until.ts';
import { kindOf, startTestApp, testApp, value } from '../support/app.ts';
import { addAudience, besideApp } from '../support/audience.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { tempFolder } from '../support/temp-folder.ts';

const job = { signal: new AbortController().signal, progress: () => undefined, transfer: () => undefined };

/** In ms; a minute was once too short on a loaded machine. */
const generous = 300_000;

// Fault (app): it ends while many rows of a list are left out, or that is undone or redone -> all or none of them are, and
// the next start ends what was begun
test('rows that are left out, undone or redone some at a time are all so after the next start, or none are', async (t) => {
  const dataDir = tempFolder(t);
  const path = join(dataDir, 'tagline.db');
  const people = 2500;
  const made = value(openDatabase(path));
  const audienceId = addAudience(
    made,
    ['Name'],
    Array.from({ length: people }, (_, n) => ({ cells: [`Person ${n}`] })),
  );
  const counts = JSON.stringify({ ...noCounts(), rows: people, recipients: people });
  made.prepare('UPDATE audience SET counts = ? WHERE id = ?').run(counts, audienceId);
  made.close();
  const ns = Uint32Array.from({ length: people }, (_, n) => n);
  const out = 'SELECT count(*) AS rows FROM audience_row WHERE status = 4';
  for (const [way, whole, ended] of [
    // Its decisions are on record, but not all of them: they never were.
    ['leave out', false, 0],
    ['leave out', true, people],
    ['undo', true, 0],
    ['redo', true, people],
  ] as const) {
    const database = value(openDatabase(path));
    const numbers = readNumberColumn(database, audienceId);
    // So that each transaction is the last within its time.
    let clock = 0;
    const time = t.mock.method(performance, 'now', () => (clock += 1000));
    const going =
      way === 'leave out'
        ? excludeRows(database, numbers, { ns, excluded: true }, 0)
        : moveSteps(database, numbers, way);
    const cut = assert.rejects(going);
    const before = Number(database.prepare(out).get()?.rows);
    const isBegun = () => Number(database.prepare(out).get()?.rows) !== before;
    for (let turns = 0; whole && !isBegun() && turns < 10_000; turns++) await settle();
    time.mock.restore();
    const left = Number(database.prepare(out).get()?.rows);
    assert.ok(whole ? left > 0 && left < people : left === 0, `${way} is not at its end`);
    database.close();
    await cut;
    const { app, wire, when } = await startTestApp(dataDir);
    const isMoving = 'SELECT 1 FROM audience_step WHERE undone > 1';
    const listed = async () => {
      const list = value(await wire.call('audience.get', { audienceId }));
      const database = openConnection(path, { readOnly: true });
      const isAtEnd = database.prepare(isMoving).get() === undefined;
      database.close();
      return isAtEnd && list.counts.excluded === ended ? list : null;
    };
    const { redoable, undoable } = await when(`${way} at its end`, listed, generous);
    assert.deepEqual([undoable, redoable], [whole && way !== 'undo', way === 'undo']);
    await app.close();
    const atRest = value(openDatabase(path));
    assert.equal(hasUnfinishedSteps(atRest), false, way);
    atRest.close();
  }
});

// Fault (app): it ends while many steps of a list are undone, or redone, at once -> all of them are, or none are
test('steps that are undone or redone down to one of the history are all so after the next start, or none are', async (t) => {
  const dataDir = tempFolder(t);
  const path = join(dataDir, 'tagline.db');
  const [steps, each] = [4, 50];
  const made = value(openDatabase(path));
  const people = Array.from({ length: steps * each }, (_, n) => ({ cells: [`Person ${n}`] }));
  const audienceId = addAudience(made, ['Name'], people);
  const counts = JSON.stringify({ ...noCounts(), rows: people.length, recipients: people.length });
  made.prepare('UPDATE audience SET counts = ? WHERE id = ?').run(counts, audienceId);
  for (let at = 0; at < steps; at++) {
    const ns = Uint32Array.from({ length: each }, (_, n) => at * each + n);
    value(await excludeRows(made, readNumberColumn(made, audienceId), { ns, excluded: true }, 0));
  }
  const all = made
    .prepare('SELECT step FROM audience_step ORDER BY step')
    .all()
    .map(({ step }) => Number(step));
  made.close();
  for (const [way, to, ended, turns] of [
    ['undo', all[1], each, 0],
    ['redo', all[3], 4 * each, each],
    ['undo', all[0], 0, each + 20],
    ['redo', all[2], 3 * each, 2],
  ] as const) {
    const database = value(openDatabase(path));
    // So that each transaction is the last within its time.
    let clock = 0;
    const time = t.mock.method(performance, 'now', () => (clock += 1000));
    const cut = assert.rejects(moveSteps(database, readNumberColumn(database, audienceId), way, { to }));
    for (let turn = 0; turn < turns; turn++) await settle();
    time.mock.restore();
    database.close();
    await cut;
    const { app, wire, when } = await startTestApp(dataDir);
    const excluded = await when(`${way} at its end`, async () => {
      const database = openConnection(path, { readOnly: true });
      const isAtEnd = database.prepare('SELECT 1 FROM audience_step WHERE undone > 1').get() === undefined;
      database.close();
      return isAtEnd && [value(await wire.call('audience.get', { audienceId })).counts.excluded];
    });
    assert.deepEqual(excluded, [ended], way);
    await app.close();
  }
});

test('the window hears how far it is when many rows of a list are left out, undone and redone', async (t) => {
  const { wire, dataDir, events } = await testApp(t);
  const rows = Array.from({ length: 2500 }, (_, n) => ({ cells: [`Person ${n}`] }));
  const audienceId = addAudience(besideApp(t, dataDir), ['Name'], rows);
  const view = {
    audienceId,
    message: 'Hi',
    lettering: { encoded: true },
    filter: 'all',
    search: '',
  } as const;
  const { viewId } = value(await wire.call('draft.view', view));
  const shares = () => events.flatMap((event) => (event.type === 'working' ? [event.share] : []));
  const spans = [{ from: 0, to: 2500 }];
  value(await wire.call('audience.excludeRows', { audienceId, viewId, spans, excluded: true }));
  for (const operation of ['audience.undo', 'audience.redo'] as const) {
    const before = shares().length;
    assert.ok(before > 0, `before ${operation}`);
    value(await wire.call(operation, { audienceId }));
    assert.ok(shares().length > before, operation);
  }
  assert.ok(shares().every((share) => share > 0 && share <= 1));
});

// Fault (app): the disk is full while many rows of a list are left out -> nothing starts with half of them, and the step
// can be undone or finished
test('a list whose rows are left out in part starts nothing, makes no other list and offers to undo that', async (t) => {
  const { wire, database, draft, start } = await campaignApp(t);
  const people = 6000;
  const campaignId = await draft(people);
  const { audienceId } = value(await wire.call('draft.get', { campaignId }));
  assert.ok(audienceId !== null);
  const counts = JSON.stringify({ ...noCounts(), rows: people, recipients: people });
  database.prepare('UPDATE audience SET counts = ? WHERE id = ?').run(counts, audienceId);
  database.exec(`CREATE TRIGGER full BEFORE UPDATE ON audience_row WHEN NEW.n >= ${people - 500}
    BEGIN SELECT RAISE(ABORT, 'full'); END`);
  const view = {
    audienceId,
    message: 'Hi',
    lettering: { encoded: true },
    filter: 'all',
    search: '',
  } as const;
  const { viewId } = value(await wire.call('draft.view', view));
  const spans = [{ from: 0, to: people }];
  const leftOut = await wire.call('audience.excludeRows', { audienceId, viewId, spans, excluded: true });
  assert.equal(kindOf(leftOut), 'internal');
  const half = value(await wire.call('audience.get', { audienceId }));
  assert.ok(
    half.counts.excluded > 0 && half.counts.excluded < people,
    `${half.counts.excluded} are left out`,
  );

  const reviewed = value(await wire.call('campaign.review', { campaignId }));
  const wanted = { campaignId, people: reviewed.people, hash: reviewed.hash, includeRecent: false };
  assert.equal(kindOf(await wire.call('campaign.start', wanted)), 'not-ready');
  assert.equal(
    kindOf(await wire.call('campaign.rehearse', { campaignId, includeRecent: false })),
    'not-ready',
  );
  const otherId = addAudience(database, ['name'], []);
  const derivation = { kind: 'together', audienceId, otherId } as const;
  assert.equal(kindOf(await wire.call('audience.derive', { derivation, name: 'Both' })), 'internal');
  assert.deepEqual([half.undoable, half.redoable], [true, false]);

  database.exec('DROP TRIGGER full');
  const undone = value(await wire.call('audience.undo', { audienceId }));
  assert.deepEqual([undone.counts.recipients, undone.undoable, undone.redoable], [people, false, true]);
  assert.equal((await start(campaignId)).people, people);
});

// Fault (app): the thread that reads lists ends while many rows of one are left out -> the next thread leaves out the rest
test('a step that a thread did not live to end is ended by the next one', async (t) => {
  const { wire, dataDir, app, when } = await testApp(t);
  const people = 20_000;
  const database = besideApp(t, dataDir);
  const rows = Array.from({ length: people }, (_, n) => ({ cells: [`Person ${n}`] }));
  const audienceId = addAudience(database, ['Name'], rows);
  const counts = JSON.stringify({ ...noCounts(), rows: people, recipients: people });
  database.prepare('UPDATE audience SET counts = ? WHERE id = ?').run(counts, audienceId);
  const view = {
    audienceId,
    message: 'Hi',
    lettering: { encoded: true },
    filter: 'all',
    search: '',
  } as const;
  const { viewId } = value(await wire.call('draft.view', view));
  const post = t.mock.method(Worker.prototype, 'postMessage');
  const ending = Promise.withResolvers<unknown>();
  const stop = app.subscribe((event) => {
    if (event.type !== 'working') return;
    stop();
    const asked = post.mock.calls.find(({ arguments: [message] }) => message.name === 'audience.excludeRows');
    assert.ok(asked?.this instanceof Worker);
    ending.resolve(asked.this.terminate());
  });
  const spans = [{ from: 0, to: people }];
  const leaving = wire.call('audience.excludeRows', { audienceId, viewId, spans, excluded: true });
  await ending.promise;
  assert.equal(kindOf(await leaving), 'internal');
  const left = 'SELECT undone FROM audience_step WHERE audience_id = ?';
  assert.equal(database.prepare(left).get(audienceId)?.undone, 3, 'is not at its end');
  await when(
    'the step at its end',
    async () => {
      const { counts: now, undoable } = value(await wire.call('audience.get', { audienceId }));
      return now.excluded === people && undoable;
    },
    generous,
  );
});

test('who waits for the end of a step does not undo what another window did right after it', async (t) => {
  const database = value(openDatabase(join(tempFolder(t), 'tagline.db')));
  t.after(() => database.close());
  const people = 3500;
  const rows = Array.from({ length: people }, (_, n) => ({ cells: [`Person ${n}`] }));
  const audienceId = addAudience(database, ['Name'], rows);
  const counts = JSON.stringify({ ...noCounts(), rows: people, recipients: people });
  database.prepare('UPDATE audience SET counts = ? WHERE id = ?').run(counts, audienceId);
  const { answers } = openAudienceService(database, {} as SheetService, () => {});
  const ns = Uint32Array.from({ length: people }, (_, n) => n);
  value(await answers['audience.excludeRows']({ audienceId, ns, excluded: true }, job));
  const change = { kind: 'exclude', n: 5, excluded: true } as const;
  await Promise.all([
    answers['audience.move']({ audienceId, way: 'undo' }, job),
    answers['audience.change']({ audienceId, change }),
    answers['audience.endSteps'](),
  ]);
  const out = database.prepare('SELECT n FROM audience_row WHERE status = 4').all();
  assert.deepEqual(
    out.map(({ n }) => n),
    [5],
  );
});

test('two rows that are given one number while a step ends are one recipient', async (t) => {
  const { wire, dataDir } = await testApp(t);
  const people = 10_000;
  const database = besideApp(t, dataDir);
  const rows = Array.from({ length: people }, (_, n) => ({ cells: [`Person ${n}`] }));
  const [audienceId, otherId] = [
    addAudience(database, ['Name'], rows),
    addAudience(database, ['Name'], rows),
  ];
  const counts = JSON.stringify({ ...noCounts(), rows: people, recipients: people });
  database.prepare('UPDATE audience SET counts = ?').run(counts);
  const view = {
    audienceId,
    message: 'Hi',
    lettering: { encoded: true },
    filter: 'all',
    search: '',
  } as const;
  const { viewId } = value(await wire.call('draft.view', view));
  const spans = [{ from: 0, to: people }];
  value(await wire.call('audience.excludeRows', { audienceId, viewId, spans, excluded: true }));
  const undone = wire.call('audience.undo', { audienceId });
  const given = (of: typeof audienceId, n: number) =>
    wire.call('audience.edit', { audienceId: of, n, column: 'number', value: '+46 70 180 00 00' });
  const edits = await Promise.all([given(audienceId, 0), given(otherId, 0), given(audienceId, 1), undone]);
  assert.deepEqual(edits.map(kindOf), ['ok', 'ok', 'ok', 'ok']);
  const same = database.prepare(
    'SELECT n FROM audience_row WHERE id >= ? AND id < ? AND msisdn = 46701800000 AND status = 0',
  );
  assert.equal(same.all(audienceId * 2 ** 24, (audienceId + 1) * 2 ** 24).length, 1);
});

test('two rows that are given one number while a step ends are one recipient, also where another list is removed or a person is erased', async (t) => {
  const people = 3500;
  const erased = 46_701_740_605 + 7;
  for (const meanwhile of ['audience.remove', 'audience.erasePerson'] as const) {
    const database = value(openDatabase(join(tempFolder(t), 'tagline.db')));
    t.after(() => database.close());
    const rows = Array.from({ length: people }, (_, n) => ({ cells: [`Person ${n}`] }));
    const audienceId = addAudience(database, ['Name'], rows);
    const otherId = addAudience(database, ['Name'], rows);
    const counts = JSON.stringify({ ...noCounts(), rows: people, recipients: people });
    database.prepare('UPDATE audience SET counts = ?').run(counts);
    const { answers } = openAudienceService(database, {} as SheetService, () => {});
    const ns = Uint32Array.from({ length: people }, (_, n) => n);
    value(await answers['audience.excludeRows']({ audienceId, ns, excluded: true }, job));
    // So that each transaction is the last within its time.
    let clock = 0;
    const time = t.mock.method(performance, 'now', () => (clock += 1000));
    const undone = answers['audience.move']({ audienceId, way: 'undo' }, job);
    time.mock.restore();
    const given = (n: number) =>
      answers['audience.change']({
        audienceId,
        change: { kind: 'edit', n, column: 'number', value: '+46 70 180 00 00' },
      });
    const first = given(0);
    const other =
      meanwhile === 'audience.remove'
        ? answers[meanwhile]({ audienceId: otherId })
        : answers[meanwhile]({ msisdn: String(erased) });
    for (const { ok } of await Promise.all([first, given(1), undone, other])) assert.ok(ok);
    const same = database
      .prepare(
        'SELECT status FROM audience_row WHERE id >= ? AND id < ? AND msisdn = 46701800000 ORDER BY status',
      )
      .all(rowKey(audienceId, 0), rowKey(audienceId + 1, 0));
    const statuses = same.map(({ status }) => status);
    assert.deepEqual(statuses, [RECIPIENT, DUPLICATE], meanwhile);
  }
});

test('the number of an erased person finds no row of a list that is in use', async (t) => {
  const database = value(openDatabase(join(tempFolder(t), 'tagline.db')));
  t.after(() => database.close());
  const rows = Array.from({ length: 3 }, (_, n) => ({ cells: [`Person ${n}`], msisdn: 46_701_740_605 }));
  const audienceId = addAudience(database, ['Name'], rows);
  const { columns, answers } = openAudienceService(database, {} as SheetService, () => {});
  const numbers = columns.numbersOf(audienceId);
  assert.deepEqual(numbers.rowsWith(46_701_740_605), [0, 1, 2]);
  value(await answers['audience.erasePerson']({ msisdn: '46701740605' }));
  assert.equal(columns.numbersOf(audienceId), numbers);
  assert.deepEqual(numbers.rowsWith(46_701_740_605), []);
});
