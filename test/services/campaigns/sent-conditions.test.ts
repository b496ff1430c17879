import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { type CampaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { exported } from '../support/exported.ts';
import { audienceOf } from '../support/sheet.ts';

const theApp = sharedCampaignApp();

const people = 20;
const parking = ['yes', 'no', '2', ''];
const message =
  'Hi {name}, at 9.\n{Parking?Bring {Permit|your permit}, {name}.|Take bus 12.}\n{Parking=2?Two spaces.} Bye';

function textOf(n: number): string {
  const permit = n % 3 === 0 ? `P${n}` : 'your permit';
  const words = n % 2 === 0 ? `Bring ${permit}, Name ${n}.` : 'Take bus 12.';
  return `Hi Name ${n}, at 9.\n${words}\n${n % 4 === 2 ? 'Two spaces. ' : ''}Bye`;
}

async function opened() {
  const app = await theApp();
  const rows = Array.from({ length: people }, (_, n) => ({
    cells: [`Name ${n}`, parking[n % 4]!, n % 3 === 0 ? `P${n}` : ''],
    msisdn: Number(app.guest(n)),
  }));
  const audienceId = addAudience(app.database, ['name', 'Parking', 'Permit'], rows);
  return { ...app, audienceId, campaignId: await app.draft(0, { audienceId, message }) };
}

async function gotTheirs({ wire, guest }: CampaignApp): Promise<void> {
  for (let n = 0; n < people; n += 1) {
    const asked = { msisdn: guest(n), before: null, count: 10 };
    const { rows } = value(await wire.call('practice.phone', asked));
    assert.deepEqual(
      rows.map(({ text }) => text),
      [textOf(n)],
    );
  }
}

test('each phone gets the words that its row decides, which a search and the results know', async () => {
  const app = await opened();
  const { wire, campaignId, audienceId, database, start, reached } = app;
  const lettering = { encoded: true };
  const found = value(
    await wire.call('draft.view', {
      audienceId,
      message,
      lettering,
      filter: 'all',
      search: 'bus',
      sort: null,
    }),
  );
  assert.equal(found.count, people / 2);
  await start(campaignId);
  const state = await reached(campaignId, 'finished');
  assert.equal(state.message, message);
  assert.equal(state.differences, 0);
  await gotTheirs(app);
  const { rows } = value(await wire.call('history.find', { number: `+${app.guest(2)}` }));
  assert.equal(rows[0]?.text, textOf(2));
  const [sent] = database.prepare('SELECT frozen FROM campaign WHERE id = ?').all(campaignId);
  const frozen = JSON.parse(String(sent!.frozen)) as { message: string; tags: string[] };
  assert.equal(frozen.message, 'Hi {name}, at 9.{Parking?}\n{Parking=2?}Bye');
  assert.deepEqual(frozen.tags, ['{name}', '{Parking?}', '{Parking=2?}']);
});

test('the review shows each kind of text with its people, and says whose words nobody gets', async () => {
  const { wire, audienceId, campaignId, save } = await opened();
  const { options } = value(await wire.call('draft.get', { campaignId }));
  const written = `${message} {Parking=garage?Gate 4.}`;
  const lettering = { encoded: true };
  const survey = { audienceId, message: written, lettering };
  assert.deepEqual(value(await wire.call('draft.survey', survey)).unmet, ['garage']);
  await save(campaignId, {
    message: written,
    options: { ...options, canary: 3 },
  });
  const { kinds, warnings } = value(await wire.call('campaign.review', { campaignId }));
  assert.deepEqual(
    kinds?.shown.map(({ text, people }) => [text, people]),
    [
      [textOf(1), 10],
      [textOf(0), 5],
      [textOf(2), 5],
    ],
  );
  assert.equal(kinds.more, 0);
  const said = warnings.map((one) => spoken(one.message));
  assert.ok(
    said.some((one) => /Nobody gets the words for “garage”/.test(one)),
    said.join(' '),
  );
});

test('the rest of a list that is gone gets the very same texts', async () => {
  const app = await opened();
  const { wire, campaignId, audienceId, start, reached, practise } = app;
  await practise('ok, 400');
  await start(campaignId);
  await reached(campaignId, 'paused');
  value(await wire.call('campaign.cancel', { campaignId }));
  value(await wire.call('audience.remove', { audienceId }));
  const { draft } = value(await wire.call('campaign.writeTo', { campaignId, shown: null }));
  await practise('');
  await start(draft.id);
  await reached(draft.id, 'finished');
  await gotTheirs(app);
});

test('a test text is that of its row', async () => {
  const { wire, campaignId } = await opened();
  const text = value(await wire.call('campaign.testText', { campaignId, n: 3 }));
  assert.equal(text.text, textOf(3));
});

test('a template, a copy and the exports have the words, and no tag of the wire', async () => {
  const app = await opened();
  const { wire, campaignId, audienceId, start, reached } = app;
  const template = value(await wire.call('template.add', { name: 'Visit', message }));
  const taken = value(await wire.call('template.list', {})).find(({ id }) => id === template.id);
  assert.equal(taken?.message, message);
  const { viewId } = value(
    await wire.call('draft.view', {
      audienceId,
      message,
      lettering: { encoded: true },
      filter: 'all',
      search: '',
      sort: null,
    }),
  );
  const rows = await exported(wire, {
    ...{ what: 'rows', audienceId, viewId, spans: [{ from: 0, to: people }], message },
    ...{ lettering: { encoded: true }, format: 'csv' },
  });
  await start(campaignId);
  await reached(campaignId, 'finished');
  const results = await exported(wire, { what: 'results', campaignId, filter: 'all', format: 'csv' });
  for (const { bytes } of [rows, results]) {
    const text = Buffer.from(bytes).toString().replaceAll('\r', '');
    for (let n = 0; n < people; n += 1) assert.ok(text.includes(`"${textOf(n)}"`), textOf(n));
    assert.doesNotMatch(text, /\{Parking/);
  }
  const { draft } = value(await wire.call('campaign.copy', { campaignId }));
  assert.equal(draft.message, message);
  assert.equal(value(await wire.call('campaign.testText', { campaignId: draft.id, n: 2 })).text, textOf(2));
});

test('a version has dates, words for some and joined rows of its own', async () => {
  const app = await theApp();
  const [ada, bo] = [app.guest(0), app.guest(1)];
  const rows = [
    'Mobile,Name,Language,Day,Time,Parking',
    `+${ada},Ada,Danish,2026-12-07,9:15,yes`,
    `+${bo},Bo,,2026-12-08,10:15,no`,
    `+${ada},Ada,Danish,2026-12-07,16:45,yes`,
  ];
  const joining = { duplicates: 'join', join: { language: 'da', ways: [] } } as const;
  const { id: audienceId } = await audienceOf(app, `${rows.join('\n')}\n`, joining);
  const campaignId = await app.draft(0, {
    audienceId,
    message: 'Hi {Name}: {Day:weekday en} at {Time}.{Parking? Bring your permit.}',
  });
  const { options } = value(await app.wire.call('draft.get', { campaignId }));
  const danish = 'Hej {Name}: {Day:weekday da} kl. {Time}.{Parking? Tag dit kort med.}';
  const versions = { column: 'Language', cases: [{ values: ['danish'], message: danish }] };
  await app.save(campaignId, { options: { ...options, versions } });
  await app.start(campaignId);
  await app.reached(campaignId, 'finished');
  const got = async (msisdn: string) => {
    const asked = { msisdn, before: null, count: 10 };
    return value(await app.wire.call('practice.phone', asked)).rows.map(({ text }) => text);
  };
  assert.deepEqual(await got(ada), ['Hej Ada: mandag kl. 9:15 og 16:45. Tag dit kort med.']);
  assert.deepEqual(await got(bo), ['Hi Bo: Tuesday at 10:15.']);
});
