import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { performCommand } from '../../../electron/command-line/perform-command.ts';
import type { App } from '../../../electron/host.ts';
import { runCommand } from '../../../electron/hosts/run-command.ts';
import type { CampaignId, Msisdn } from '../../../shared/brand.ts';
import { exitCodes } from '../../../shared/command-line/exit-code.ts';
import { eraseWord } from '../../../shared/folder/erase-words.ts';
import { dayAt } from '../../../shared/format/sending-day.ts';
import { UNKNOWN_COUNTRY } from '../../../shared/number/country-text.ts';
import { failure } from '../../../shared/result.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { command as words } from '../../../shared/texts/en/command.ts';
import { soon } from '../../support/until.ts';
import { startTestApp, testApp, testHost, value } from '../support/app.ts';
import type { Ending } from '../support/at-end.ts';
import { besideApp } from '../support/audience.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { commandsIn, listOf, writeDraft } from '../support/command.ts';
import { exported } from '../support/exported.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceFor } from '../support/practice.ts';
import { tempFolder } from '../support/temp-folder.ts';

async function commandApp(t: Ending) {
  const app = await campaignApp(t);
  const received = async () => {
    const { phones, texts } = value(await app.wire.call('practice.status', {}));
    return [phones, texts];
  };
  return { ...app, ...commandsIn(app), received };
}

test('prepare reviews what send then sends, once', async (t) => {
  const app = await commandApp(t);
  const { prepare, send, received } = app;
  await writeDraft(app);
  const { exit, code, review } = await prepare(`${listOf(4)}12,Nobody\n`);
  assert.equal(exit, 0);
  assert.deepEqual(
    [review?.people, review?.parts, review?.requests, review?.kind, review?.credits, review?.blockers],
    [4, 4, 1, 'practice', 4, []],
  );
  const to = `+${fictionalNumber(0)}`;
  assert.deepEqual(review?.texts, [{ text: 'Hi Guest 0', to, people: 4 }]);
  const [wrong] = review?.wrongRows ?? [];
  assert.deepEqual([wrong?.row, wrong?.column, wrong?.field], [6, 'Mobile', '12']);
  assert.match(String(wrong?.reason), /\w/);
  assert.deepEqual(await received(), [0, 0]);
  const sent = await send(code);
  assert.deepEqual([sent.exit, sent.counts], [0, { accepted: 4 }], sent.message);
  const again = await send(code);
  assert.deepEqual([again.exit, again.counts], [0, { accepted: 4 }], again.message);
  assert.deepEqual(await received(), [4, 4]);
});

test('an ended campaign is prepared again and again, each kind of text once with how many get it', async (t) => {
  const app = await commandApp(t);
  const { prepare, send } = app;
  const list = `Mobile,Name,Parking\n+${fictionalNumber(0)},Ada,yes\n+${fictionalNumber(1)},Bo,no\n+${fictionalNumber(2)},Cy,yes\n`;
  const earlier = await writeDraft(
    app,
    { message: 'Hi {Name}. {Parking?Bring your permit.|Walk.}' },
    { list },
  );
  await app.start(earlier);
  await app.reached(earlier, 'finished');
  for (const night of [1, 2]) {
    const { code, review, message } = await prepare(list);
    assert.deepEqual(
      review?.texts.map(({ text, people }) => [text, people]),
      [
        ['Hi Ada. Bring your permit.', 2],
        ['Hi Bo. Walk.', 1],
      ],
      message,
    );
    assert.deepEqual((await send(code)).counts, { accepted: 3 }, `${night}`);
  }
});

test('any change gives another code, and the earlier one sends nothing', async (t) => {
  const app = await commandApp(t);
  const { wire, prepare, send, save, received } = app;
  await writeDraft(app);
  const { code, campaign } = await prepare(listOf(4));
  const campaignId = campaign!.id as Parameters<typeof save>[0];
  const { options, audienceId } = value(await wire.call('draft.get', { campaignId }));
  const changes: (() => Promise<unknown>)[] = [
    () => save(campaignId, { message: 'Hello {Name}' }),
    async () => {
      await save(campaignId, { message: 'Hi {Name}', options: { ...options, chunkSize: 3 } });
    },
    async () => {
      await save(campaignId, { options });
      const edit = { audienceId: audienceId!, n: 1, column: 0, value: 'Eve' } as const;
      value(await wire.call('audience.edit', edit));
    },
  ];
  for (const change of changes) {
    await change();
    const { exit, message } = await send(code);
    assert.equal(exit, 5);
    assert.match(message, /has changed, so nothing was sent/);
  }
  assert.deepEqual(await received(), [0, 0]);
});

test('a number that is added to the team’s file after a review makes it another one, and one whose column is gone makes it wait', async (t) => {
  const app = await commandApp(t);
  const { wire, prepare, send, received } = app;
  const path = join(tempFolder(t), 'team.csv');
  writeFileSync(path, `+${fictionalNumber(99)}\n`);
  value(await wire.call('optOut.useTeam', { fileId: await app.app.take(path), column: 0, heading: '' }));
  await writeDraft(app);
  for (const added of [0, 1]) {
    const { code } = await prepare(listOf(6));
    writeFileSync(path, `${readFileSync(path, 'utf8')}+${fictionalNumber(added)}\n`);
    const sent = await send(code);
    assert.deepEqual([sent.exit, await received()], [exitCodes.changed, [0, 0]], sent.message);
  }
  const whole = await prepare(listOf(6));
  assert.equal(whole.review?.people, 4);
  const asChosen = readFileSync(path);
  writeFileSync(path, `Agent phone;Phone\n+${fictionalNumber(70)};+${fictionalNumber(0)}\n`);
  const waits = await send(whole.code);
  assert.equal(waits.exit, exitCodes.waiting, waits.message);
  assert.match(waits.message, /begins with headings now, and had none before/);
  assert.deepEqual(await received(), [0, 0]);
  writeFileSync(path, asChosen);
  await app.reached(waits.campaign!.id as CampaignId, 'finished');
  assert.deepEqual(await received(), [4, 4], 'it went on by itself');
  const after = await send(whole.code);
  assert.deepEqual([after.exit, after.counts], [0, { accepted: 4 }]);
});

test('what cannot be used is said before anything is kept or sent', async (t) => {
  const app = await commandApp(t);
  const { wire, dataDir, typed, prepare, send, received } = app;
  await writeDraft(app);
  for (let twice = 0; twice < 2; twice += 1) await writeDraft(app, { name: 'Twice' });
  await writeDraft(app, { name: 'No list', audienceId: null });
  const before = value(await wire.call('campaign.list', { before: null })).rows.length;
  mkdirSync(join(dataDir, 'folder.csv'));
  writeFileSync(join(dataDir, 'fine.csv'), listOf(2));
  const on = (file: string, campaign = 'Reminder') => typed('prepare', file, '--campaign', campaign);
  const wrong: [() => Promise<{ exit: number; message: string }>, number, RegExp][] = [
    [() => on('fine.csv', 'Remind'), 3, /no draft and no ended campaign called “Remind”/],
    [() => on('fine.csv', 'Twice'), 3, /2 campaigns are called “Twice”/],
    [() => on('fine.csv', 'No list'), 3, /has no list/],
    [() => on('missing.csv'), 3, /missing\.csv/],
    [() => on('folder.csv'), 3, /folder/],
    [() => prepare('Mobile,First name\n+12125550100,Ada\n'), 3, /lacks the column “Name”/],
    [
      () => prepare('Mobile,Name,Room\n+12125550100,Ada,7\n'),
      3,
      /Nobody has yet imported a file with these columns/,
    ],
    [() => prepare('+12125550100,Ada\n+12125550101,Bo\n'), 3, /has no row of headings/],
    [() => send('K7QF-2M9X'), 5, /No review has the code/],
    [() => send('999-K7QF-2M9X'), 5, /No review has the code/],
    [() => typed('send'), 2, /does not understand “send/],
    [() => typed('prepare', 'fine.csv', 'other.csv', '--campaign', 'Reminder'), 2, /does not understand/],
    [() => typed('prepare', 'fine.csv', '--campaing', 'Reminder'), 2, /does not understand/],
  ];
  for (const [command, exit, words] of wrong) {
    const answer = await command();
    assert.match(answer.message, words);
    assert.equal(answer.exit, exit, answer.message);
  }
  const broken: App = {
    ...app.app,
    call: async (operation, input) =>
      operation === 'campaign.get' || operation === 'audience.get'
        ? failure('storage', 'The disk failed.')
        : app.app.call(operation, input),
  };
  const failing = commandsIn({ app: broken, dataDir });
  for (const { exit, message } of [await failing.send('1-K7QF-2M9X'), await failing.prepare(listOf(2))])
    assert.deepEqual([exit, message], [3, 'The disk failed.']);
  assert.equal(value(await wire.call('campaign.list', { before: null })).rows.length, before);
  assert.deepEqual(await received(), [0, 0]);
  const { text, exit } = await performCommand({ args: ['send'], folder: dataDir }, app.app);
  assert.equal(exit, 2);
  assert.match(text, /tagline prepare LIST --campaign NAME \[--country CC\]/);
});

test('numbers without a code are asked about, or read in the country that the command names', async (t) => {
  const { typed, prepare, ...app } = await commandApp(t);
  await writeDraft(app, {}, { mapping: { country: UNKNOWN_COUNTRY } });
  const asked = await prepare('Mobile,Name\n2025550143,Ada\n2025550144,Bo\n');
  assert.deepEqual([asked.exit, asked.review], [3, undefined]);
  assert.match(asked.message, /Nobody has decided yet which country/);
  const named = await typed('prepare', 'list.csv', '--campaign', 'Reminder', '--country', 'US');
  assert.deepEqual([named.exit, named.review?.people], [0, 2], named.message);
});

test('a list whose letters may be others is not prepared, because nobody looks', async (t) => {
  const { typed, ...app } = await commandApp(t);
  await writeDraft(app);
  const torn = Buffer.from('\ufeffMobile,Name\n+12125550100,A\ud800da\n', 'utf16le');
  writeFileSync(join(app.dataDir, 'list.csv'), torn);
  const refused = await typed('prepare', 'list.csv', '--campaign', 'Reminder');
  assert.deepEqual([refused.exit, refused.review], [3, undefined]);
  assert.match(refused.message, /cannot be read and show as \ufffd\./);
});

test('a list of which not all may be read, or another part may be meant, is not prepared, because nobody looks', async (t) => {
  const { typed, received, ...app } = await commandApp(t);
  await writeDraft(app);
  const row = (cells: readonly string[], attributes = '') =>
    `<Row${attributes}>${cells.map((cell) => `<Cell><Data ss:Type="String">${cell}</Data></Cell>`).join('')}</Row>`;
  const sheet = (name: string, ...rows: readonly string[]) =>
    `<Worksheet ss:Name="${name}"><Table>${row(['Mobile', 'Name'])}${rows.join('')}</Table></Worksheet>`;
  const workbook = (...sheets: readonly string[]) =>
    `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${sheets.join('')}</Workbook>`;
  const ada = row(['+12125550100', 'Ada']);
  const bo = ['+12125550101', 'Bo'];
  const files: readonly (readonly [name: string, text: string, words: RegExp])[] = [
    [
      'two.xml',
      workbook(sheet('Resigned', ada), sheet('Members', row(bo))),
      /has the worksheets “Resigned” and “Members”/,
    ],
    ['hidden.xml', workbook(sheet('Members', ada, row(bo, ' ss:Hidden="1"'))), /hides 1 row with text/],
    ['uneven.csv', 'Mobile,Name\n+12125550100,Ada\n+12125550101,Bo, the second\n', /Row 3 has more cells/],
    ['quote.csv', 'Mobile,Name\n+12125550100,"Ada\n+12125550101,Bo\n', /quotation mark .* never closed/],
    [
      'cut.html',
      '<table><tr><td>Mobile<td>Name<tr><td>+12125550100<td>Ada<tr><td>+12',
      /may have been cut off/,
    ],
  ];
  for (const [name, text, words] of files) {
    writeFileSync(join(app.dataDir, name), text);
    const refused = await typed('prepare', name, '--campaign', 'Reminder');
    assert.deepEqual([refused.exit, refused.review], [exitCodes['bad-input'], undefined], name);
    assert.match(refused.message, words);
  }
  const other = await typed('prepare', 'two.xml', '--campaign', 'Reminder', '--worksheet', 'Membres');
  assert.deepEqual([other.exit, other.review], [exitCodes['bad-input'], undefined]);
  assert.match(other.message, /no worksheet called .*Membres/);
  const named = await typed('prepare', 'two.xml', '--campaign', 'Reminder', '--worksheet', 'Members');
  assert.deepEqual([named.exit, named.review?.texts[0]?.to], [0, '+12125550101'], named.message);
  assert.deepEqual(await received(), [0, 0]);
});

test('a campaign is found by a name that looks like its own', async (t) => {
  const app = await commandApp(t);
  await writeDraft(app, { name: 'Rappel d’été' });
  const { exit, message } = await app.prepare(listOf(2), ' Rappel d’été\u200b '.normalize('NFD'));
  assert.equal(exit, 0, message);
});

test('a job is repeated with its condition and its joining, which are printed; a missing column stops it', async (t) => {
  const app = await commandApp(t);
  const { wire, prepare } = app;
  const row = (at: number, status: string) => `+${fictionalNumber(at)},Guest ${at},${status}\n`;
  const list = (...rows: string[]) => `Mobile,Name,Status\n${rows.join('')}`;
  const only = [{ column: 2, test: 'is-not', value: 'Cancelled' }] as const;
  const joined = { language: 'en', ways: [] } as const;
  const mapping: Partial<Mapping> = { only, duplicates: 'join', join: joined, tagColumns: [1] };
  const first = list(row(0, 'Booked'), row(1, 'Cancelled'));
  const campaignId = await writeDraft(app, {}, { list: first, mapping });
  const next = list(row(0, 'Booked'), row(0, 'Booked'), row(2, 'Cancelled'), row(3, 'Booked'));
  const { exit, review, message } = await prepare(next);
  assert.equal(exit, 0, message);
  assert.deepEqual(
    [review?.people, review?.onlyRows, review?.joined],
    [2, 'Status is not \u201cCancelled\u201d', true],
  );
  writeFileSync(join(app.dataDir, 'list.csv'), next);
  const args = ['prepare', 'list.csv', '--campaign', 'Reminder'];
  const { text } = await performCommand({ args, folder: app.dataDir }, app.app);
  assert.match(text, /Only rows where Status is not .Cancelled.\.\nRows of one number are joined\./);
  const lacking = await prepare(`Mobile,Name\n+${fictionalNumber(0)},Guest 0\n`);
  assert.deepEqual([lacking.exit, lacking.code], [3, undefined]);
  assert.match(lacking.message, /lacks the column .Status/);

  // A list that was made of another one is not of a file.
  const { audienceId } = value(await wire.call('draft.get', { campaignId }));
  const conditions = [{ column: 0, test: 'is', value: 'Guest 0' }] as const;
  const derivation = { kind: 'some', audienceId: audienceId!, conditions } as const;
  const derived = value(await wire.call('audience.derive', { derivation, name: 'Some' }));
  await app.save(campaignId, { audienceId: derived.id });
  assert.match((await prepare(next, 'Reminder')).message, /is not a whole file|campaigns are called/);
});

test('a condition on a day relative to today is repeated for today; what an erased number was in is not', async (t) => {
  const app = await commandApp(t);
  const { wire, database, prepare } = app;
  const day = (n: number) => dayAt(Date.now() + n * 86_400_000);
  const row = (n: number) => `+${fictionalNumber(n)},Guest ${n},${day(n)}\n`;
  const list = `Mobile,Name,Day\n${row(0)}${row(1)}`;
  const msisdn = fictionalNumber(7) as Msisdn;
  const only = [
    { column: 2, test: 'is-tomorrow', value: '' },
    { column: 1, test: 'is-not', value: `+${msisdn}` },
  ] as const;
  await writeDraft(app, {}, { list, mapping: { only, tagColumns: [1] } });
  // As it was made yesterday.
  const fixed = "json_set(made_of, '$.conditions[0].value', ?)";
  database.prepare(`UPDATE audience SET made_of = ${fixed}`).run(day(0));
  const { review, message } = await prepare(list);
  assert.equal(review?.texts[0]?.text, 'Hi Guest 1', message);

  const found = value(await wire.call('person.mentions', { msisdn }));
  for (const { place } of found) value(await wire.call('person.eraseMention', { msisdn, place }));
  assert.match((await prepare(list)).message, /is not a whole file/);
});

test('a blocked review has no code, and what a person would read first stops a command', async (t) => {
  const gateway = await practiceFor(t, { credit: 3 });
  const app = await commandApp(t);
  const { wire, typed, prepare, send, liveAccount, database } = app;
  const accountId = await liveAccount(gateway.url, gateway.token);
  await writeDraft(app, { accountId });
  const stopped = async (words: RegExp) => {
    const { exit, code, review } = await prepare(listOf(4));
    assert.deepEqual([exit, code], [4, null]);
    assert.match(review!.blockers.map(({ message }) => message).join(), words);
  };
  await stopped(/balance/i);
  // The balance was enough when it was reviewed.
  const { code } = await prepare(listOf(3));
  gateway.setCredit(2);
  const late = await send(code);
  assert.equal(late.exit, 4, late.message);
  assert.match(late.message, /balance/i);
  gateway.setCredit(100);

  const hour = new Date().getUTCHours();
  value(
    await wire.call('settings.save', {
      settings: { quietFrom: (hour + 12) % 24, quietTo: (hour + 11) % 24 },
    }),
  );
  await stopped(/quiet|night|asleep|o.clock|:/i);
  const urgent = await typed('prepare', 'list.csv', '--campaign', 'Reminder', '--urgent', 'The water is off');
  assert.deepEqual([urgent.exit, urgent.review?.people], [0, 4], urgent.message);
  assert.equal((await send(urgent.code)).exit, 4, 'the reason is given with what sends');
  value(await wire.call('settings.save', { settings: { quietFrom: 0, quietTo: 0 } }));
  value(await wire.call('token.forget', { accountId }));
  await stopped(/key/i);
  assert.equal(database.prepare('SELECT count(*) AS many FROM attempt').get()?.many, 0);
});

test('a command sends in quiet hours for a reason, which the campaign keeps', async (t) => {
  const gateway = await practiceFor(t, { credit: 100 });
  const app = await commandApp(t);
  const { wire, typed, prepare, send, liveAccount } = app;
  await writeDraft(app, { accountId: await liveAccount(gateway.url, gateway.token) });
  const { code } = await prepare(listOf(4));
  // The United States have several times at once, so that they are always quiet somewhere.
  value(await wire.call('settings.save', { settings: { quietFrom: 0, quietTo: 23 } }));
  const held = await send(code);
  assert.deepEqual([held.exit, gateway.ledger.texts], [5, 0], held.message);
  const urgent = ['--urgent', 'The water is off'];
  const again = await typed('prepare', 'list.csv', '--campaign', 'Reminder', ...urgent);
  const sent = await send(again.code, ...urgent);
  assert.deepEqual([sent.exit, sent.counts], [0, { accepted: 4 }], sent.message);
  const campaignId = again.campaign!.id as CampaignId;
  assert.equal(value(await wire.call('campaign.get', { campaignId })).anyway, 'The water is off');
});

test('through an account that has sent nothing yet the first few go, and the rest after somebody has looked', async (t) => {
  const gateway = await practiceFor(t);
  const app = await commandApp(t);
  const { prepare, send, database, liveAccount } = app;
  const accountId = await liveAccount(gateway.url, gateway.token);
  database.exec('DELETE FROM campaign; DELETE FROM tally');
  await writeDraft(app, { accountId });
  const { code, review } = await prepare(listOf(12));
  assert.match(review!.warnings.map(({ message }) => message).join(), /has sent nothing yet/);
  const first = await send(code);
  assert.deepEqual([first.exit, first.counts], [6, { accepted: 5, waiting: 7 }], first.message);
  const asked = await send(code);
  assert.deepEqual([asked.exit, asked.counts?.accepted], [6, 5]);
  const other = await send(
    String(code).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    '--continue',
  );
  assert.equal(other.exit, 5);
  assert.equal(gateway.ledger.texts, 5);
  const rest = await send(code, '--continue');
  assert.deepEqual([rest.exit, rest.counts], [0, { accepted: 12 }], rest.message);
});

test('who got the text recently is named as left out, and nothing is sent where nobody is left', async (t) => {
  const gateway = await practiceFor(t);
  const app = await commandApp(t);
  const { prepare, send, liveAccount } = app;
  await writeDraft(app, {
    accountId: await liveAccount(gateway.url, gateway.token),
    message: 'Closed today',
  });
  assert.equal((await send((await prepare(listOf(3))).code)).exit, 0);
  const { review } = await prepare(listOf(4));
  assert.deepEqual([review?.people, review?.leftOut.map(({ people }) => people)], [1, [3]]);
  assert.match(String(review?.leftOut[0]?.reason), /sent this very text in the last days/);
  const again = await prepare(listOf(3));
  assert.deepEqual([again.exit, again.code, again.review?.people], [4, null, 0]);
  assert.match(String(again.review?.blockers[0]?.message), /Nobody is left/);
});

test('a draft that was prepared and never sent is replaced by the next one of the same list, unless a person changed it', async (t) => {
  const app = await commandApp(t);
  const { wire, prepare, save, typed, dataDir } = app;
  await writeDraft(app);
  const drafts = async () =>
    value(await wire.call('campaign.list', { before: null }))
      .rows.filter(({ phase }) => phase === 'draft')
      .map(({ id }) => Number(id))
      .sort((one, other) => one - other);
  const lists = async () => value(await wire.call('audience.list', { before: null })).rows.length;
  const first = await prepare(listOf(4));
  const [kept, ofFirst] = [await drafts(), await lists()];
  const second = await prepare(listOf(5));
  assert.deepEqual(await drafts(), [kept[0], second.campaign!.id]);
  assert.equal(await lists(), ofFirst, 'its list went with it');
  assert.equal((await app.send(first.code)).exit, 5);

  await save(second.campaign!.id as CampaignId, { message: 'Hello {Name}' });
  const third = await prepare(listOf(5));
  writeFileSync(join(dataDir, 'other.csv'), listOf(2));
  const other = await typed('prepare', 'other.csv', '--campaign', 'Reminder');
  assert.deepEqual(await drafts(), [kept[0], second.campaign!.id, third.campaign!.id, other.campaign!.id]);
  assert.equal((await app.send(third.code)).exit, 0);
  assert.equal((await app.send(other.code)).exit, 0);
});

test('what a person begins to use while the next list is read is kept', async (t) => {
  const app = await commandApp(t);
  const { wire, prepare, save, start, reached, dataDir } = app;
  await writeDraft(app);
  const read = async (campaignId: CampaignId) => value(await wire.call('draft.get', { campaignId }));

  /** Prepares again, and does something once its draft is there and before it has its list. */
  async function during(act: (newest: CampaignId) => Promise<unknown>) {
    const held: App = {
      ...app.app,
      async call(operation, input) {
        if (operation === 'audience.build') await act((input as { draft: CampaignId }).draft);
        return app.app.call(operation, input);
      },
    };
    const { prepare } = commandsIn({ app: held, dataDir });
    const { campaign, exit, code } = await prepare(listOf(5));
    ending = [exit, code === undefined];
    return campaign!.id as CampaignId;
  }

  let ending: readonly [exit: number, hasNoCode: boolean] = [0, false];
  const message = 'Hello {Name}';
  const changed = (await prepare(listOf(4))).campaign!.id as CampaignId;
  const started = await during(() => save(changed, { message }));
  assert.equal((await read(changed)).message, message);

  const lending = await during(() => start(started));
  await reached(started, 'finished');
  const sentTo = (await read(started)).audienceId;
  assert.ok((await wire.call('audience.get', { audienceId: sentTo! })).ok);

  const { audienceId: lent } = await read(lending);
  const { id: borrowing } = value(await wire.call('draft.create', {}));
  const renaming = await during(() => save(borrowing, { message, audienceId: lent }));
  assert.equal((await wire.call('draft.get', { campaignId: lending })).ok, false, 'nobody changed it');
  assert.ok((await wire.call('audience.get', { audienceId: lent! })).ok);

  const { audienceId: renamed } = await read(renaming);
  value(await wire.call('audience.rename', { audienceId: renamed!, name: 'Monday' }));
  assert.deepEqual(ending, [0, false]);
  const early = await during((newest) => save(newest, { message }));
  assert.deepEqual(ending, [5, true], 'nobody has read what it says now');
  assert.ok((await wire.call('audience.get', { audienceId: renamed! })).ok);
  await prepare(listOf(4));
  assert.equal((await read(early)).message, message, 'it was changed before it had its list');
});

test('an account that is proven meanwhile, so that no first few would go, gives another code', async (t) => {
  const gateway = await practiceFor(t);
  const app = await commandApp(t);
  const { wire, prepare, send, liveAccount } = app;
  const accountId = await liveAccount(gateway.url, gateway.token);
  app.database.exec('DELETE FROM campaign; DELETE FROM tally');
  await writeDraft(app, { accountId });
  const { code } = await prepare(listOf(12));
  const [{ id: audienceId } = { id: null }] = value(await wire.call('audience.list', { before: null })).rows;
  const other = await writeDraft(app, { name: 'Other', message: 'Closed', accountId, audienceId });
  await app.start(other);
  await app.reached(other, 'paused');
  const sent = await send(code);
  assert.deepEqual([sent.exit, sent.counts], [5, undefined], sent.message);
  assert.equal(gateway.ledger.texts, 5);
});

test('a list is read by the rules of the campaign, not by those of a later import', async (t) => {
  const app = await commandApp(t);
  const { prepare } = app;
  const list = `Mobile,Name,Time,Consent\n+${fictionalNumber(0)},Ada,9:00,yes\n+${fictionalNumber(0)},Ada,14:00,yes\n`;
  const refusing = `${list}+${fictionalNumber(1)},Cy,9:30,no\n`;
  const leavingOut = { consent: { leaveOut: true, values: [] } };
  const joining = { duplicates: 'join', join: { language: 'en', ways: [] } } as const;
  await writeDraft(
    app,
    { message: 'Hi {Name} at {Time}' },
    { list: refusing, mapping: { ...leavingOut, ...joining } },
  );
  await writeDraft(app, { name: 'Other' }, { list: refusing, mapping: leavingOut });
  const { review, message } = await prepare(refusing);
  assert.deepEqual(
    review?.texts.map(({ text }) => text),
    ['Hi Ada at 9:00 and 14:00'],
    message,
  );
  assert.deepEqual([review?.people, review?.leftOut.map(({ people }) => people)], [1, [1, 1]]);
  const unseen = await prepare(`${refusing}+${fictionalNumber(2)},Di,10:00,paused\n`);
  assert.deepEqual([unseen.exit, unseen.review], [3, undefined], 'nobody has said what “paused” means');
  await writeDraft(
    app,
    { name: 'Everybody' },
    { list: refusing, mapping: { consent: { leaveOut: false, asked: [3], values: [] } } },
  );
  assert.equal((await prepare(refusing)).exit, 3);
});

test('what is ended before it begins, or has no code, sends nothing', async (t) => {
  const app = await commandApp(t);
  const { dataDir, prepare, send, received } = app;
  const written = await writeDraft(app, {}, { list: listOf(12) });
  const { code } = await prepare(listOf(4));
  const args = ['send', '--review', String(code)];
  const { exit } = await performCommand({ args, folder: dataDir }, app.app, AbortSignal.abort());
  assert.equal(exit, 7);
  const { options } = value(await app.wire.call('draft.get', { campaignId: written }));
  await app.save(written, { options: { ...options, canary: 2 } });
  await app.start(written);
  await app.reached(written, 'paused');
  for (const typed of [`${written}--`, `${written}-2222-2222`]) {
    assert.equal((await send(typed, '--continue')).exit, 5);
  }
  assert.deepEqual(await received(), [2, 2]);
});

test('where an account asks for a second person, the code is only at the end of the saved review', async (t) => {
  const gateway = await practiceFor(t);
  const app = await commandApp(t);
  const accountId = await app.liveAccount(gateway.url, gateway.token, { asksForCode: true });
  await writeDraft(app, { accountId });
  const { exit, code, fix, campaign } = await app.prepare(listOf(4));
  assert.deepEqual([exit, code], [6, null]);
  assert.match(String(fix), /second person/);
  const campaignId = campaign!.id as CampaignId;
  const page = await exported(app.wire, { what: 'review', campaignId, includeRecent: false });
  const read = /\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(page.bytes.toString().split('<h2>').at(-1)!)?.[0];
  const sent = await app.send(`${campaignId}-${read}`);
  assert.deepEqual([sent.exit, sent.counts], [0, { accepted: 4 }], sent.message);
});

test('a data folder that is open for a command begins no campaign at its time', async (t) => {
  const dataDir = tempFolder(t);
  const before = await startTestApp(dataDir);
  const campaignId = await writeDraft(before);
  const { options } = value(await before.wire.call('draft.get', { campaignId }));
  const startAt = Date.now() + 3_600_000;
  const patch = { name: 'Later', options: { ...options, startAt } };
  value(await before.wire.call('draft.save', { campaignId, patch }));
  const { people, hash } = value(await before.wire.call('campaign.review', { campaignId }));
  const start = { campaignId, people, hash, includeRecent: false };
  assert.equal(value(await before.wire.call('campaign.start', start)).phase, 'scheduled');
  await writeDraft(before);
  await before.app.close();
  const database = besideApp(t, dataDir);
  database
    .prepare("UPDATE campaign SET frozen = json_set(frozen, '$.options.startAt', ?) WHERE id = ?")
    .run(Date.now(), campaignId);
  database.close();
  const brief = await testApp(t, { dataDir, isBrief: true });
  assert.equal((await commandsIn(brief).prepare(listOf(2))).exit, 0);
  assert.equal(value(await brief.wire.call('campaign.get', { campaignId })).phase, 'scheduled');
});

test('the clinic: 400 appointments, 38 people with two, one reminder each with its weekday in Danish', async (t) => {
  const app = await commandApp(t);
  const { wire, prepare, send } = app;
  const list = (rows: readonly string[]) => ['Mobil,Navn,Dag,Tid', ...rows, ''].join('\n');
  const message = 'Hej {Navn}. Husk din tid {Dag:weekday-date dmy da} kl. {Tid}.';
  const mapping = { duplicates: 'join', join: { language: 'da', ways: [] } } as const;
  await writeDraft(
    app,
    { message },
    { list: list([`+${fictionalNumber(0)},Ada,2026-12-03,09:00`]), mapping },
  );
  const PEOPLE = 362;
  const rows: string[] = [];
  const expected = new Map<string, string>();
  const days = ['mandag 7. december', 'tirsdag 8. december', 'onsdag 9. december'];
  for (let patient = 0; patient < PEOPLE; patient += 1) {
    const times = [`${8 + (patient % 8)}:15`, ...(patient < 38 ? [`${16 + (patient % 2)}:45`] : [])];
    const day = patient % 3;
    for (const time of times)
      rows.push(`+${fictionalNumber(patient)},Patient ${patient},2026-12-0${7 + day},${time}`);
    expected.set(
      fictionalNumber(patient),
      `Hej Patient ${patient}. Husk din tid ${days[day]} kl. ${times.join(' og ')}.`,
    );
  }
  assert.equal(rows.length, 400);
  const { code, review, message: said } = await prepare(list(rows));
  assert.equal(review?.people, PEOPLE, said);
  assert.deepEqual((await send(code)).counts, { accepted: PEOPLE });
  const got = new Map<string, string>();
  for (const msisdn of expected.keys()) {
    const { rows } = value(await wire.call('practice.phone', { msisdn, before: null, count: 10 }));
    assert.equal(rows.length, 1, msisdn);
    got.set(msisdn, rows[0]!.text);
  }
  assert.deepEqual(got, expected);
});

test('a data folder that does not open ends a command as the same fault does later', async (t) => {
  const dataDir = tempFolder(t);
  writeFileSync(join(dataDir, 'to-open.tagline'), 'no database');
  const typed = { args: ['send', '--review', '1-K7QF-2M9X'], folder: dataDir };
  const run = () => runCommand(typed, () => testHost(dataDir), new AbortController().signal);
  assert.equal((await run()).exit, exitCodes.internal);
  rmSync(join(dataDir, 'to-open.tagline'));
  mkdirSync(join(dataDir, 'tagline.db'));
  assert.equal((await run()).exit, exitCodes['bad-input']);
});

// Fault (app): a command is ended, or everything is erased, while it reads its list -> nothing is sent -> it ends and says
// so, and the next command runs
test('a command that is ended, or loses all data, while it reads its list ends, and leaves nothing of it', async (t) => {
  for (const isErased of [false, true]) {
    const { app, wire, dataDir, ...stage } = await commandApp(t);
    await writeDraft({ app, wire, dataDir, ...stage });
    const ended = new AbortController();
    const unsubscribe = app.subscribe(({ type }) => {
      if (type !== 'sheet') return;
      unsubscribe();
      if (isErased) void wire.call('folder.erase', { typed: eraseWord() });
      else ended.abort();
    });
    // Larger than one slice, so that the first news of it comes in the middle.
    writeFileSync(join(dataDir, 'list.csv'), listOf(60_000));
    const typed = { args: ['prepare', 'list.csv', '--campaign', 'Reminder'], folder: dataDir };
    const ran = await soon(performCommand(typed, app, ended.signal), { what: 'the end of the command' });
    assert.equal(ran.exit, exitCodes.stopped);
    assert.match(ran.text, new RegExp(isErased ? words.cutOff : words.endedBefore));
    assert.equal(value(await wire.call('campaign.list', { before: null })).rows.length, isErased ? 0 : 1);
    assert.deepEqual(readdirSync(join(dataDir, 'sheets')), []);
  }
});

// Fault (app): a command is ended while the drive of its list hangs -> nothing is sent -> it ends at once and says so
test('a command that is ended while the drive of its list hangs ends at once', async (t) => {
  const { app, wire, dataDir, ...stage } = await commandApp(t);
  await writeDraft({ app, wire, dataDir, ...stage });
  const ended = new AbortController();
  const call: typeof app.call = (operation, input) => {
    if (operation !== 'sheet.openExternal') return app.call(operation, input);
    ended.abort();
    return new Promise(() => {});
  };
  const typed = { args: ['prepare', 'list.csv', '--campaign', 'Reminder'], folder: dataDir };
  const ran = await soon(performCommand(typed, { ...app, call }, ended.signal), { what: 'its end' });
  assert.deepEqual(ran, { text: `${words.endedBefore}\n`, exit: exitCodes.stopped });
});
