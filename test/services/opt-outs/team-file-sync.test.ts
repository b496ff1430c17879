import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import {
  appendFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { readWholeFile } from '../../../electron/campaigns/worker/run/team-file-bytes.ts';
import { TeamFileSync } from '../../../electron/campaigns/worker/run/team-file-sync.ts';
import { removeOptOut } from '../../../electron/opt-outs/opt-out-list.ts';
import { openTeamOptOuts } from '../../../electron/opt-outs/records/team-opt-outs.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import type { Msisdn } from '../../../shared/brand.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { until } from '../../support/until.ts';
import { acceptingGateway } from '../support/accepting-gateway.ts';
import { value } from '../support/app.ts';
import { atEnd, type Ending } from '../support/at-end.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { fictionalNumber } from '../support/people.ts';
import { quickClock, testBench } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** Twenty times as fast, but for the date. */
const fastClock = {
  ...quickClock,
  steady: () => performance.now() * 20,
  sleep: (ms: number, signal?: AbortSignal) => quickClock.sleep(ms / 20, signal),
};

/** The column that a person chose. */
const numbered = { column: 0, heading: 'number' };
const unnamed = { column: 0, heading: '' };

const plus = (n: number) => `+${fictionalNumber(n)}`;

function opened(test: Ending, change: Partial<ConstructorParameters<typeof TeamFileSync>[0]> = {}) {
  const folder = tempFolder(test);
  const database = value(openDatabase(join(folder, 'tagline.db')));
  const path = join(folder, 'team.csv');
  writeFileSync(path, `number;date\n${plus(1)};2026-03-01\n`);
  let now = Date.now();
  let steady = 0;
  const pass = (ms: number): void => {
    now += ms;
    steady += ms;
  };
  const clock = { ...quickClock, now: () => now, steady: () => steady };
  const sync = new TeamFileSync({ database, clock, changed: () => undefined, ...change });
  atEnd(test, async () => {
    await sync.close();
    database.close();
  });
  const numbers = () =>
    database
      .prepare('SELECT msisdn FROM opt_out ORDER BY msisdn')
      .all()
      .map(({ msisdn }) => String(msisdn));
  const add = (n: number): void =>
    void database.prepare("INSERT INTO opt_out VALUES (?, '', 'test', 0)").run(Number(fictionalNumber(n)));
  const fault = async () => {
    const found = await sync.read();
    return found === null ? null : spoken(found.message);
  };
  return {
    folder,
    database,
    path,
    sync,
    pass,
    numbers,
    add,
    fault,
    text: () => readFileSync(path, 'utf8'),
  };
}

test('takes over what is in the file, and again whatever changes in it', async (t) => {
  const { sync, path, numbers, pass, fault, database } = opened(t);
  assert.equal(sync.state, null, 'off until it is chosen');
  value(await sync.use(path, ['US'], numbered));
  assert.deepEqual(numbers(), [fictionalNumber(1)]);
  pass(20_000);
  assert.equal(await fault(), null);

  appendFileSync(path, `${plus(2)}\n`);
  utimesSync(path, 1, 1);
  assert.equal(await fault(), null);
  assert.deepEqual(numbers(), [1, 2].map(fictionalNumber));

  // In the same second, which is all that some drives know, and of the same size.
  writeFileSync(path, readFileSync(path, 'utf8').replace(plus(2), plus(3)));
  utimesSync(path, 1, 1);
  assert.equal(await fault(), null);
  assert.deepEqual(
    numbers(),
    [1, 2, 3].map(fictionalNumber),
    'and nobody is texted again because a line went',
  );

  assert.ok(removeOptOut(database, fictionalNumber(3), '', 0));
  assert.ok(removeOptOut(database, fictionalNumber(2), '', 0));
  assert.equal(await fault(), null);
  assert.deepEqual(numbers(), [1, 3].map(fictionalNumber), 'whom the file has stays');
});

test('whom somebody removes while the file is taken over is on the list again, unless the file was left', async (t) => {
  for (const isLeft of [false, true]) {
    const { database, sync, path } = opened(t);
    value(await sync.use(path, ['US'], numbered));
    const optOuts = openTeamOptOuts(database);
    const numbers = Array.from({ length: 2500 }, (_, n) => fictionalNumber(n) as Msisdn);
    let isOver = false;
    const taking = optOuts.takeOver(path, 'hash', numbers, () => 0).then(() => (isOver = true));
    assert.ok(removeOptOut(database, fictionalNumber(7), '', 0), 'its line was taken over');
    if (isLeft) optOuts.leave();
    await until(() => isOver, { what: 'the end of taking over' });
    await taking;
    const isThere = database
      .prepare('SELECT 1 FROM opt_out WHERE msisdn = ?')
      .get(Number(fictionalNumber(7)));
    assert.equal(isThere !== undefined, !isLeft);
  }
});

test('a file that is unchanged for long is not read again', async (t) => {
  let reads = 0;
  const { sync, path, pass, fault } = opened(t, {
    readBytes: (...at) => {
      reads += 1;
      return readWholeFile(...at);
    },
  });
  value(await sync.use(path, ['US'], numbered));
  for (let n = 0; n < 3; n++) {
    pass(6_000);
    assert.equal(await fault(), null);
  }
  const before = reads;
  for (let n = 0; n < 3; n++) assert.equal(await fault(), null);
  assert.equal(reads, before);
});

test('waits, in words, for a file that cannot be read, and goes on by itself', async (t) => {
  const { sync, path, fault, numbers, folder, pass } = opened(t);
  value(await sync.use(path, ['US'], numbered));
  const away = join(folder, 'away.csv');
  const known = numbers();
  renameSync(path, away);
  assert.match(`${await fault()}`, /is not there/);
  mkdirSync(path);
  assert.match(`${await fault()}`, /something else is now/);
  rmSync(path, { recursive: true });
  writeFileSync(path, Buffer.from('PK\x03\x04\x00\x00 a workbook'));
  assert.match(`${await fault()}`, /not a text file/);
  writeFileSync(path, '');
  truncateSync(path, 1 << 30);
  assert.match(`${await fault()}`, /larger than 20 MB or 1,000,000 numbers/);
  truncateSync(path, 0);
  writeFileSync(path, `number\n${plus(5)}\nAnn\n`);
  assert.match(`${await fault()}`, /Line 3/);
  assert.deepEqual(numbers(), known, 'nothing of a file that is refused');
  rmSync(path);
  renameSync(away, path);
  assert.equal(await fault(), null);
  pass(1);
});

// Fault (campaign): the disk is full while the team's opt-out file is taken over -> sending pauses, and goes on once there is
// space
test('a full disk while it is taken over ends no later reading', async (t) => {
  const { sync, path, database, numbers, fault } = opened(t);
  value(await sync.use(path, ['US'], numbered));
  const most = 20_000;
  const { page_count: pages } = database.prepare('PRAGMA page_count').get() as { page_count: number };
  database.exec(`PRAGMA max_page_count = ${pages}`);
  const lines = Array.from({ length: most }, (_, n) => `+4670${String(1_000_000 + n)}\n`);
  writeFileSync(path, `number\n${lines.join('')}`);
  await assert.rejects(sync.read(), /full/);
  await assert.rejects(sync.read(), /full/);
  database.exec('PRAGMA max_page_count = 1000000');
  assert.equal(await fault(), null);
  assert.equal(numbers().length, most + 1);
});

test('a last line counts for nothing until it has its line break, and nobody is texted before', async (t) => {
  const { sync, path, fault, numbers, pass } = opened(t);
  value(await sync.use(path, ['US'], numbered));
  // Half of a number is somebody else's whole one.
  appendFileSync(path, `${plus(2)}\n${plus(22).slice(0, -1)}`);
  assert.match(`${await fault()}`, /half written/);
  assert.deepEqual(numbers(), [1, 2].map(fictionalNumber), 'what is whole counts at once');
  appendFileSync(path, plus(22).slice(-1));
  assert.match(`${await fault()}`, /half written/);
  for (let minute = 0; minute < 3; minute++) {
    pass(60_000);
    assert.match(`${await fault()}`, /does not end with a line break/);
    assert.deepEqual(numbers(), [1, 2].map(fictionalNumber));
  }
  appendFileSync(path, '\n');
  assert.equal(await fault(), null);
  assert.deepEqual(numbers(), [1, 2, 22].map(fictionalNumber));
  appendFileSync(path, '+12\n');
  assert.match(`${await fault()}`, /Line 5/);
});

// Fault (campaign): another program adds a line to the team's opt-out file in two writes, and an opt-out is made here
// between them -> ours waits until the file has a whole last line and has rested
test('adds nothing between the two writes of another program, whenever they come', async (t) => {
  const { sync, path, add, text, fault, pass } = opened(t);
  value(await sync.use(path, ['US'], numbered));
  const before = text();
  const theirs = `${plus(22)};2026-03-02\n`;
  for (let cut = 1; cut < theirs.length; cut++) {
    writeFileSync(path, before);
    add(100 + cut);
    // The rest of what was written last time is read, and then the first half of the next comes.
    await fault();
    appendFileSync(path, theirs.slice(0, cut));
    for (const ms of [0, 1_000, 5_000, 60_000]) {
      pass(ms);
      await fault();
      assert.equal(text(), before + theirs.slice(0, cut), 'nothing between');
    }
    appendFileSync(path, theirs.slice(cut));
    assert.equal(await fault(), null);
    assert.equal(text(), before + theirs, 'nothing before it has rested');
    pass(3_000);
    assert.equal(await fault(), null);
    const lines = text().slice(before.length).trimEnd().split('\n');
    assert.equal(lines[0], theirs.trimEnd());
    assert.ok(lines.includes(`${plus(100 + cut)};1970-01-01`), text());
  }
});

test('adds nothing where somebody wrote between its reading and its writing', async (t) => {
  let meanwhile = '';
  const { sync, path, add, text, fault, pass } = opened(t, {
    async readBytes(at, looked) {
      const bytes = await readWholeFile(at, looked);
      appendFileSync(at, meanwhile);
      return bytes;
    },
  });
  value(await sync.use(path, ['US'], numbered));
  const before = text();
  add(7);
  await fault();
  pass(3_000);
  meanwhile = plus(22).slice(0, 5);
  await fault();
  assert.equal(text(), before + meanwhile);
});

test('a drive that does not answer is asked once, and holds up nothing for long', async (t) => {
  let asked = 0;
  let isSilent = false;
  const answer = Promise.withResolvers<void>();
  const { sync, path, fault } = opened(t, {
    silentMs: 2_000,
    readBytes: async (...at) => {
      asked += 1;
      if (isSilent) await answer.promise;
      return readWholeFile(...at);
    },
  });
  value(await sync.use(path, ['US'], numbered));
  const before = asked;
  isSilent = true;
  for (let n = 0; n < 3; n++) assert.match(`${await fault()}`, /did not answer/);
  assert.equal(asked, before + 1);
  isSilent = false;
  answer.resolve();
  await until(async () => (await fault()) === null, { what: 'a drive that answers again' });
});

test('adds the opt-outs made here, those before it was chosen too, as whole lines', async (t) => {
  const { sync, path, add, text, fault, pass } = opened(t);
  add(7);
  writeFileSync(path, `${plus(1)}\n`);
  value(await sync.use(path, ['US'], unnamed));
  pass(3_000);
  assert.equal(await fault(), null);
  assert.equal(text(), `${plus(1)}\n${plus(7)};1970-01-01\n`);
  add(8);
  await fault();
  pass(3_000);
  assert.equal(await fault(), null);
  assert.equal(text(), `${plus(1)}\n${plus(7)};1970-01-01\n${plus(8)};1970-01-01\n`);
  assert.equal(sync.state?.unwritten, 0);

  // Another computer wrote over it in the same moment.
  writeFileSync(path, text().replace(`${plus(8)};1970-01-01`, `${plus(9)};1970-01-01`));
  await fault();
  pass(3_000);
  await fault();
  assert.ok(text().endsWith(`${plus(9)};1970-01-01\n${plus(8)};1970-01-01\n`), text());
  pass(30_000);
  await fault();
  pass(30_000);
  await fault();
  // Sure for long, and taken out by a colleague: it stays out of the file, and on the list here.
  writeFileSync(path, `${plus(1)}\n`);
  await fault();
  await fault();
  assert.equal(text(), `${plus(1)}\n`);
});

// Threat: Another user of this computer
// Fault (window): where the team's opt-out file was, there is a link, a pipe or another file, before it is read or between
// reading and writing -> sending waits, in words, and nothing is written
test('reads and writes no other file than the one that it looked at', {
  skip: process.platform === 'win32',
}, async (t) => {
  let meanwhile = (): unknown => undefined;
  const { sync, path, add, text, fault, folder, pass } = opened(t, {
    readBytes: async (...at) => {
      const bytes = await readWholeFile(...at);
      meanwhile();
      return bytes;
    },
  });
  value(await sync.use(path, ['US'], numbered));
  const secret = join(folder, 'private.key');
  const away = join(folder, 'away.csv');
  writeFileSync(secret, 'private');
  const replacements: readonly (() => unknown)[] = [
    () => symlinkSync(secret, path),
    () => linkSync(secret, path),
    () => execFileSync('mkfifo', [path]),
  ];
  for (const [n, replace] of replacements.entries()) {
    for (let time = 0; time < 2; time += 1) {
      await fault();
      pass(3_000);
    }
    add(7 + n);
    meanwhile = () => {
      renameSync(path, away);
      replace();
      meanwhile = () => undefined;
    };
    await fault();
    assert.match(`${spoken(sync.state?.writeFault ?? undefined)}`, /something else is now/);
    if (n !== 1) assert.match(`${await fault()}`, /something else is now/);
    rmSync(path);
    renameSync(away, path);
  }
  assert.equal(readFileSync(secret, 'utf8'), 'private');
  await fault();
  pass(3_000);
  assert.equal(await fault(), null);
  assert.ok(text().includes(plus(9)));
});

test('writes as the file is written', async (t) => {
  for (const [bom, encoding] of [
    ['\uFEFF', 'utf16le'],
    ['\uFEFF', 'utf8'],
  ] as const) {
    const { sync, path, add, fault, pass } = opened(t);
    writeFileSync(path, `${bom}${plus(1)}\r\n`, encoding);
    add(7);
    value(await sync.use(path, ['US'], unnamed));
    pass(3_000);
    assert.equal(await fault(), null);
    assert.equal(readFileSync(path, encoding), `${bom}${plus(1)}\r\n${plus(7)};1970-01-01\n`);
  }
});

test('what could not be written is written when it can be, also after a restart', async (t) => {
  const { sync, database, path, add, fault, folder, text } = opened(t);
  value(await sync.use(path, ['US'], numbered));
  const away = join(folder, 'away.csv');
  renameSync(path, away);
  add(7);
  assert.match(`${await fault()}`, /is not there/);
  assert.equal(sync.state?.unwritten, 1);
  await sync.close();
  const after = new TeamFileSync({ database, clock: quickClock, changed: () => undefined, restMs: 20 });
  renameSync(away, path);
  assert.equal(await after.read(), null);
  await until(() => text().endsWith(`${plus(7)};1970-01-01\n`), {
    what: 'the line, without being asked again',
  });
  await after.close();
});

// Fault (campaign): several computers add to the team's opt-out file at once -> nobody is lost, no line is torn
test('of several who add at once nobody is lost and no line is torn', async (t) => {
  const folder = tempFolder(t);
  const path = join(folder, 'team.csv');
  writeFileSync(path, `${plus(999)}\n`);
  const program = new URL('append-process.ts', import.meta.url).pathname;
  const each = 25;
  await Promise.all(
    Array.from({ length: 4 }, (_, at) =>
      promisify(execFile)(process.execPath, [
        program,
        mkdtempSync(join(folder, 'computer-')),
        path,
        String(at * each),
        String(each),
      ]),
    ),
  );
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  for (const line of lines) assert.match(line, /^\+1\d{10}(;1970-01-01)?$/);
  const found = new Set(lines.map((line) => line.split(';')[0]));
  for (let n = 0; n < 4 * each; n++) assert.ok(found.has(plus(n)), plus(n));
});

test('the person is read from the column that was chosen alone, and written there', async (t) => {
  const { sync, path, numbers, add, pass, fault, text } = opened(t);
  writeFileSync(path, `Agent phone,Name,Phone\n${plus(70)},Ann,${plus(1)}\n`);
  const columns = value(await sync.lookAt(path, ['US']));
  assert.deepEqual(
    columns.map(({ heading, sample }) => [heading, sample]),
    [
      ['Agent phone', plus(70)],
      ['Phone', plus(1)],
    ],
  );
  const other = await sync.use(path, ['US'], { column: 0, heading: 'Phone' });
  assert.match(other.ok ? '' : spoken(other.error.message), /“Phone” is no longer in its place/);
  assert.ok(!sync.isUsed, 'another file than the one that was shown');
  value(await sync.use(path, ['US'], { column: 2, heading: 'Phone' }));
  assert.deepEqual(numbers(), [fictionalNumber(1)]);
  assert.equal(sync.state?.heading, 'Phone');
  add(2);
  pass(20_000);
  assert.equal(await fault(), null);
  assert.equal(text().split('\n').at(-2), `,,${plus(2)},1970-01-01`);

  // Fault (team file): a column is put before the chosen one -> sending waits until somebody chooses again
  writeFileSync(path, `Date,Agent phone,Name,Phone\n2026-03-01,${plus(70)},Ann,${plus(1)}\n`);
  pass(20_000);
  assert.match((await fault()) ?? '', /“Phone” is no longer in its place/);
  assert.deepEqual(numbers(), [1, 2].map(fictionalNumber), 'nobody is opted out or texted on a guess');
  value(await sync.use(path, ['US'], { column: 3, heading: 'Phone' }));
  assert.equal(await fault(), null);
});

// Fault (campaign): a colleague adds somebody to the team's opt-out file while a campaign sends -> they are skipped
test('somebody whom a colleague adds while a campaign sends gets no text', async (t) => {
  const path = join(tempFolder(t), 'team.csv');
  writeFileSync(path, '');
  const answer = Promise.withResolvers<void>();
  const { gateway, sent } = acceptingGateway((post) => post === 1 && answer.promise);
  const bench = testBench(t, { connect: () => gateway, clock: fastClock });
  value(await bench.engine.useTeamFile(path, ['US'], unnamed));
  const campaign = bench.draft(20);
  await bench.start(campaign);
  await bench.onItsWay(campaign);
  appendFileSync(path, `${plus(15)}\n`);
  answer.resolve();
  await bench.reached(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 19, skipped: 1 });
  assert.ok(!sent.includes(fictionalNumber(15)));
});

// Fault (campaign): the team's opt-out file is away while a campaign sends -> it waits, and goes on by itself
test('a campaign waits while the file is away, can be paused, and goes on by itself', async (t) => {
  const folder = tempFolder(t);
  const path = join(folder, 'team.csv');
  writeFileSync(path, '');
  const { gateway, sent } = acceptingGateway();
  const faults: string[] = [];
  const bench = testBench(t, {
    connect: () => gateway,
    clock: fastClock,
    changed: (_, { teamFileFault }) =>
      void faults.push(teamFileFault === null ? '' : spoken(teamFileFault.message)),
  });
  value(await bench.engine.useTeamFile(path, ['US'], unnamed));
  renameSync(path, join(folder, 'away.csv'));
  const campaign = bench.draft(20);
  await bench.start(campaign);
  await until(() => faults.some((one) => /is not there/.test(one)), { what: 'why it waits' });
  value(await bench.engine.pause(campaign));
  await bench.reached(campaign, 'paused');
  value(await bench.resume(campaign));
  assert.equal(sent.length, 0);
  renameSync(join(folder, 'away.csv'), path);
  appendFileSync(path, `${plus(3)}\n`);
  await bench.reached(campaign, 'finished');
  assert.deepEqual(bench.counts(campaign), { accepted: 19, skipped: 1 });
  assert.ok(!sent.includes(fictionalNumber(3)));
  assert.equal(faults.at(-1), '');
});

test('in the app it is chosen by an id alone, shows its state, and keeps whom it has on the list', async (t) => {
  const { app, wire, when } = await campaignApp(t);
  const path = join(tempFolder(t), 'team.csv');
  writeFileSync(path, `${plus(1)}\n`);
  assert.equal(value(await wire.call('optOut.team', {})), null);
  value(await wire.call('optOut.add', { text: plus(2), note: 'secret', source: 'typed' }));
  const fileId = await app.take(path);
  assert.deepEqual(value(await wire.call('optOut.lookAtTeam', { fileId })), [
    { ...unnamed, sample: plus(1), numbers: 1, fault: null },
  ]);
  value(await wire.call('optOut.useTeam', { fileId, ...unnamed }));
  await when('the file to have both', () => readFileSync(path, 'utf8').includes(plus(2)));
  value(await wire.call('optOut.add', { text: plus(3), note: 'secret', source: 'typed' }));
  await when('the file to have all', () => readFileSync(path, 'utf8').includes(plus(3)));
  assert.doesNotMatch(readFileSync(path, 'utf8'), /secret|typed/);
  const team = await when('all on record as written', async () => {
    const state = value(await wire.call('optOut.team', {}));
    return state?.unwritten === 0 && state;
  });
  assert.equal(team.name, 'team.csv');

  const removed = await wire.call('optOut.remove', { msisdn: fictionalNumber(1), note: '' });
  assert.equal(removed.ok ? '' : removed.error.kind, 'conflict');
  writeFileSync(path, readFileSync(path, 'utf8').replace(`${plus(1)}\n`, ''));
  value(await wire.call('optOut.remove', { msisdn: fictionalNumber(1), note: '' }));

  const workbook = join(tempFolder(t), 'team.xlsx');
  writeFileSync(workbook, 'PK\x03\x04\x00');
  const refused = await wire.call('optOut.useTeam', { fileId: await app.take(workbook), ...unnamed });
  assert.match(refused.ok ? '' : spoken(refused.error.message), /not a text file/);
  assert.equal(value(await wire.call('optOut.team', {}))?.name, 'team.csv');
  value(await wire.call('optOut.leaveTeam', {}));
  assert.equal(value(await wire.call('optOut.team', {})), null);
});
