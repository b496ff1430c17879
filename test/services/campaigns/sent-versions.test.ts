import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openListColumns } from '../../../electron/campaigns/results/list-columns.ts';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { summaryPage } from '../../../shared/campaign/results/summary-page.ts';
import type { Versions } from '../../../shared/message/versions.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { type CampaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { exported } from '../support/exported.ts';

const theApp = sharedCampaignApp();

const columns = ['name', 'Language'];
const languages = ['Polish', 'Czech', '', ' POLSKI', 'Danish'];
const versions: Versions = {
  column: 'language',
  cases: [
    { values: ['Polish', 'polski'], message: 'Cześć {name|ty}' },
    { values: ['czech'], message: 'Kino' },
  ],
};
const people = 30;

/** What the person in row `n` is to get. */
function textOf(n: number): string {
  return [`Cześć Name ${n}`, 'Kino', `Hi Name ${n}!`, `Cześć Name ${n}`, `Hi Name ${n}!`][n % 5]!;
}

async function opened(change: { readonly message?: string; readonly canary?: number } = {}) {
  const app = await theApp();
  const rows = Array.from({ length: people }, (_, n) => ({
    cells: [`Name ${n}`, languages[n % 5]!],
    msisdn: Number(app.guest(n)),
  }));
  const audienceId = addAudience(app.database, columns, rows);
  const { message = 'Hi {name}!', canary = 0 } = change;
  const campaignId = await app.draft(0, { audienceId, message });
  const { options } = value(await app.wire.call('draft.get', { campaignId }));
  await app.save(campaignId, { options: { ...options, chunkSize: 4, canary, versions } });
  return { ...app, audienceId, campaignId };
}

/** What practice received, by number. */
async function received({ wire, guest }: CampaignApp): Promise<Map<string, string[]>> {
  const texts = new Map<string, string[]>();
  for (let n = 0; n < people; n += 1) {
    const msisdn = guest(n);
    const { rows: messages } = value(await wire.call('practice.phone', { msisdn, before: null, count: 10 }));
    if (messages.length > 0)
      texts.set(
        msisdn,
        messages.map(({ text }) => text),
      );
  }
  return texts;
}

/** Each of these rows got what was to be, once, and nobody else anything. */
async function gotTheirs(app: CampaignApp, ns: readonly number[]): Promise<void> {
  assert.deepEqual(await received(app), new Map(ns.map((n) => [app.guest(n), [textOf(n)]])));
}

const all = Array.from({ length: people }, (_, n) => n);

test('everybody gets the version that was shown, in requests of one version each', async () => {
  const app = await opened();
  const { wire, campaignId, database, start, reached } = app;
  await start(campaignId);
  await reached(campaignId, 'finished');
  await gotTheirs(app, all);
  const chunks = database.prepare('SELECT version, unicode, people FROM chunk ORDER BY from_position').all();
  assert.deepEqual(
    [0, 1, 2].map((of) =>
      chunks.reduce((sum, { version, people }) => sum + (version === of ? Number(people) : 0), 0),
    ),
    [12, 12, 6],
  );
  const state = value(await wire.call('campaign.get', { campaignId }));
  const [about] = summaryPage(state, { rows: [], next: null }, null).parts;
  assert.deepEqual(
    about?.lines.map(([, message]) => message),
    ['Hi {name}!', 'Cześć {name|ty}', 'Kino'],
  );
  assert.match(about?.lines[1]?.[0] ?? '', /Polish, polski.*12 people/);
  const view = { campaignId, filter: 'all', search: '', chunk: null } as const;
  const sort = { by: 'text', descending: false, locale: 'en' } as const;
  const { viewId } = value(await wire.call('result.view', { ...view, sort }));
  const rows = value(await wire.call('result.page', { viewId, from: 0, count: 100 })).rows;
  assert.deepEqual(
    new Set(rows.map(({ msisdn, text }) => `${msisdn} ${text}`)),
    new Set(all.map((n) => `${app.guest(n)} ${textOf(n)}`)),
  );
  assert.deepEqual(state.versions, [
    { message: 'Hi {name}!', people: 12 },
    { message: 'Cześć {name|ty}', people: 12 },
    { message: 'Kino', people: 6 },
  ]);
  const { rows: requests } = value(await wire.call('chunk.list', { campaignId, from: 0, count: 100 }));
  assert.deepEqual(
    new Set(rows.map(({ chunk, version }) => `${chunk} ${version}`)),
    new Set(requests.map(({ chunk, version }) => `${chunk} ${version}`)),
  );
  const texts = rows.map(({ text }) => text);
  assert.deepEqual(texts, texts.toSorted(new Intl.Collator('en', { numeric: true }).compare));
  const [one] = value(await wire.call('history.find', { number: `+${app.guest(3)}` })).rows;
  assert.deepEqual([one?.text, one?.name], ['Cześć Name 3', 'Name 3']);
});

test('the canary has somebody of each version, and a test of a row sends its version', async () => {
  const app = await opened({ canary: 3 });
  const { wire, campaignId, start, reached } = app;
  const of = async (n: number | null) => value(await wire.call('campaign.testText', { campaignId, n }));
  assert.deepEqual((await of(0)).text, 'Cześć Name 0');
  const shown = await of(1);
  const phone = app.guest(70);
  const test = value(await wire.call('campaign.test', { campaignId, number: `+${phone}`, shown }));
  await reached(test.id, 'finished');
  const { rows: messages } = value(
    await wire.call('practice.phone', { msisdn: phone, before: null, count: 9 }),
  );
  assert.deepEqual(
    messages.map(({ text }) => text),
    ['Kino'],
  );
  value(await wire.call('practice.clear', {}));
  await start(campaignId);
  await reached(campaignId, 'paused');
  await gotTheirs(app, [0, 1, 2]);
  await resume(app, campaignId);
  await reached(campaignId, 'finished');
  await gotTheirs(app, all);
});

async function rowsOf({ wire, campaignId }: CampaignApp & { readonly campaignId: CampaignId }) {
  const view = { campaignId, filter: 'all', search: '', chunk: null, sort: null } as const;
  const { viewId } = value(await wire.call('result.view', view));
  return value(await wire.call('result.page', { viewId, from: 0, count: 100 })).rows;
}

test('the rest of what was frozen gets the version that it would have got, its list being gone', async () => {
  const app = await opened();
  const { wire, database, campaignId, audienceId, start, reached, practise } = app;
  await practise('ok, ok, 400');
  await start(campaignId);
  await reached(campaignId, 'paused');
  value(await wire.call('campaign.cancel', { campaignId }));
  value(await wire.call('audience.remove', { audienceId }));
  const own = await openListColumns(database, campaignId);
  const places = new Map((await rowsOf(app)).map(({ msisdn, position }) => [msisdn, position]));
  const at = (n: number) => own.at([places.get(app.guest(n))!]);
  // A version without a tag was told nobody's name.
  assert.deepEqual([own.names, at(0), at(1), at(2)], [['name'], [['Name 0']], [['']], [['Name 2']]]);
  const { draft } = value(await wire.call('campaign.writeTo', { campaignId, shown: null }));
  const list = value(await wire.call('audience.get', { audienceId: draft.audienceId! }));
  assert.deepEqual([list.columns, list.counts.recipients], [['name', 'Language'], people - 8]);
  await start(draft.id);
  await reached(draft.id, 'finished');
  await gotTheirs(app, all);
});

test('who opted out since keeps the columns of the row that was texted, beside a row with the same number', async () => {
  const app = await theApp();
  const { wire, database, start, reached, when } = app;
  const [ada, bo] = [Number(app.guest(0)), Number(app.guest(1))];
  const audienceId = addAudience(
    database,
    ['name', 'City'],
    [
      { cells: ['Ada', 'Ulm'], msisdn: ada },
      { cells: ['Bo', 'Rome'], msisdn: bo },
      { cells: ['Ada', 'Bonn'], msisdn: ada, status: 'duplicate' },
    ],
  );
  database.exec(`UPDATE audience_row SET kept = 0 WHERE msisdn = ${ada} AND n = 2`);
  const campaignId = await app.draft(0, { audienceId, message: 'Hi {name}' });
  await start(campaignId);
  await reached(campaignId, 'finished');
  const columns = async () => (await openListColumns(database, campaignId)).at([0, 1]);
  const before = [
    ['Ada', 'Ulm'],
    ['Bo', 'Rome'],
  ];
  assert.deepEqual(await columns(), before);
  value(await wire.call('optOut.add', { text: `+${ada}`, note: '', source: 'test' }));
  const followed = `SELECT 1 FROM audience_row WHERE msisdn = ${ada} AND n = 2 AND status = ${statusCode('opted-out')}`;
  await when('the list to have the opt-out', () => database.prepare(followed).get() !== undefined);
  assert.deepEqual(await columns(), before);
});

test('a request in doubt is one version’s, and sent again it is that version again', async () => {
  const app = await opened();
  const { wire, campaignId, database, start, reached, practise } = app;
  await practise('ok, 500-before');
  await start(campaignId);
  const { pause } = await reached(campaignId, 'paused');
  assert.equal(pause?.kind, 'unknown');
  const { chunk } = database.prepare("SELECT chunk FROM chunk WHERE state = 'unknown'").get() as {
    chunk: number;
  };
  const ruled = { campaignId, chunk, verdict: 'send-again', attempts: 1 } as const;
  value(await wire.call('chunk.resolve', ruled));
  await resume(app, campaignId);
  await reached(campaignId, 'finished');
  await gotTheirs(app, all);
});

async function resume({ wire, reached }: CampaignApp, campaignId: CampaignId): Promise<void> {
  const { pause } = await reached(campaignId, 'paused');
  const shown = { kind: pause?.kind ?? null, chunk: pause && 'chunk' in pause ? pause.chunk : null };
  value(await wire.call('campaign.resume', { campaignId, shown }));
}

test('whoever has had the text of their version recently is known by that text', async () => {
  const app = await opened();
  const { wire, campaignId, database, start, reached } = app;
  await start(campaignId);
  await reached(campaignId, 'finished');
  // Only real texts count as had.
  database.exec('UPDATE sending SET is_live = 1');
  const { draft } = value(await wire.call('campaign.copy', { campaignId }));
  const accountId = await app.liveAccount('http://127.0.0.1:1', null);
  const others = { ...versions, cases: [versions.cases[0]!, { values: ['czech'], message: 'Kino 2' }] };
  await app.save(draft.id, { accountId, options: { ...draft.options, versions: others } });
  const review = value(await wire.call('campaign.review', { campaignId: draft.id }));
  assert.equal(review.people, people / 5);
  assert.equal(review.recent?.people, people - people / 5);
});

test('somebody who is erased is gone from what a service quoted of their version', async () => {
  const app = await opened();
  const { wire, campaignId, database, start, reached } = app;
  await start(campaignId);
  await reached(campaignId, 'finished');
  database.exec(
    `UPDATE chunk SET refusal = '{"status":400,"body":{"kind":"words","text":"no Cześć Name 3"}}'
     WHERE campaign_id = ${campaignId}`,
  );
  const erased = { msisdn: app.guest(3), keepOptOut: false } as const;
  value(await wire.call('person.erase', erased as never));
  const left = database.prepare("SELECT count(*) AS found FROM chunk WHERE refusal LIKE '%Name 3%'").get();
  assert.equal(left?.found, 0);
});

// Fault (campaign): people have none of the values that the versions are for, and there is no message for everybody
// else -> stops the review, a start or a rehearsal, and says how many
test('nobody is forgotten: without a message for everybody else, whoever has none of the values stops the start', async () => {
  const app = await opened({ message: ' ' });
  const { wire, campaignId, save } = app;
  const rehearsed = await wire.call('campaign.rehearse', { campaignId, includeRecent: false });
  assert.equal(kindOf(rehearsed), 'bad-input');
  assert.match(wordsOf(rehearsed), /12 people have none of the values/);
  const { options } = value(await wire.call('draft.get', { campaignId }));
  const rest = { values: ['danish'], message: 'Hej' };
  await save(campaignId, {
    options: { ...options, versions: { ...versions, cases: [...versions.cases, rest] } },
  });
  const again = await wire.call('campaign.rehearse', { campaignId, includeRecent: false });
  assert.match(wordsOf(again), /6 people have none of the values/);
});

test('a review tells each version, whom it reaches and what is wrong with it', async () => {
  const { wire, campaignId, save } = await opened();
  const { options } = value(await wire.call('draft.get', { campaignId }));
  const review = async (cases: Versions['cases'], message = 'Hi {name}!') => {
    await save(campaignId, { message, options: { ...options, versions: { column: 'language', cases } } });
    return value(await wire.call('campaign.review', { campaignId }));
  };
  const plain = await review(versions.cases);
  assert.deepEqual(
    plain.versions.map(({ values, people: sent }) => [values, sent]),
    [
      [[], 12],
      [['Polish', 'polski'], 12],
      [['czech'], 6],
    ],
  );
  assert.deepEqual([plain.blockers, plain.warnings, plain.people], [[], [], people]);
  assert.deepEqual(new Set(plain.samples.map(({ version }) => version)), new Set([0, 1, 2]));
  assert.equal(plain.chunks, 8);
  const said = (notices: typeof plain.warnings) =>
    notices.map(({ message, fix }) => [spoken(message), fix && spoken(fix)]);
  const others = await review([
    versions.cases[0]!,
    { values: ['Tjekkisk', 'Chech'], message: 'Ahoj {nme}' },
    { values: ['x'], message: '' },
  ]);
  assert.deepEqual(said(others.blockers), [
    ['In the version for “Tjekkisk” and “Chech”: There is no column called “nme”.', 'Did you mean {name}?'],
    ['The version for “x” has no text yet.', undefined],
  ]);
  const missed = await review([versions.cases[0]!, { values: ['Chech'], message: 'Ahoj' }]);
  assert.deepEqual(said(missed.warnings), [
    [
      'Nobody in the list has the value “Chech”, which a version of the message is for.',
      'Did you mean “Czech”?',
    ],
  ]);
  const forgotten = await review(versions.cases, '');
  assert.deepEqual(said(forgotten.blockers), [
    ['12 people have none of the values of the versions.', 'Write a message for everybody else.'],
  ]);
  assert.deepEqual([forgotten.people, forgotten.versions[0]?.people], [18, 0]);
  const blank = await review([{ values: [''], message: '' }]);
  assert.deepEqual(said(blank.blockers), [['The version for “No value” has no text yet.', undefined]]);
  await review([{ values: ['Polish', ''], message: 'Hej' }]);
  const page = await exported(wire, { what: 'review', campaignId, includeRecent: false });
  assert.match(page.bytes.toString(), /<th>Polish, No value \(12\)/);
});
