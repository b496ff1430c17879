import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Audience } from '../../../shared/audience/audience.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { value } from '../support/app.ts';
import { type CampaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { assertJudged } from '../support/judged.ts';
import { audienceOf } from '../support/sheet.ts';

const theApp = sharedCampaignApp();

const VISITS = `Name,Mobile,Time
Ada,+12125550100,9:00
Ada,+12125550100,13:30
Bo,+12125550101,10:00
`;

const ask = { country: 'US', duplicates: 'ask', tagColumns: [0, 2] } as const;

async function shown({ wire }: CampaignApp, { id: audienceId, counts }: Pick<Audience, 'id' | 'counts'>) {
  const lettering = { encoded: true };
  const view = { audienceId, message: '', lettering, filter: 'all', search: '' } as const;
  const { viewId } = value(await wire.call('draft.view', view));
  const page = value(await wire.call('draft.page', { viewId, from: 0, count: counts.rows }));
  return page.map(({ status, msisdn, cells }) => [status, msisdn?.slice(-2), ...cells].join('|'));
}

async function blockers({ wire, draft }: CampaignApp, audienceId: Audience['id']) {
  const campaignId = await draft(0, { audienceId, message: 'Come at {Time}' });
  const review = value(await wire.call('campaign.review', { campaignId }));
  return { blockers: review.blockers.map(({ message }) => spoken(message)), people: review.people };
}

async function optOut(app: CampaignApp, list: Audience, number: string, out: boolean): Promise<void> {
  const { wire } = app;
  if (out) value(await wire.call('optOut.add', { text: `+${number}`, note: '', source: 'test' }));
  else value(await wire.call('optOut.remove', { msisdn: number, note: '' }));
  const isOut = async () => (await shown(app, list)).some((row) => row.startsWith('opted-out'));
  await app.when('the list in line', async () => (await isOut()) === out);
}

test('the kept row that is left out and included again leaves the choice open, in the list and in the review', async () => {
  const app = await theApp();
  const list = await audienceOf(app, VISITS, ask);
  const before = [await shown(app, list), await blockers(app, list.id)];
  for (const excluded of [true, false])
    value(await app.wire.call('audience.exclude', { audienceId: list.id, n: 0, excluded }));
  assert.deepEqual([await shown(app, list), await blockers(app, list.id)], before);
  assert.match((await blockers(app, list.id)).blockers[0] ?? '', /1 number is on several rows that differ/);
});

test('another number and the first again leaves each row its own text and its choice', async () => {
  const app = await theApp();
  const list = await audienceOf(app, VISITS, ask);
  const before = [await shown(app, list), await blockers(app, list.id)];
  for (const typed of ['+12125550109', '+12125550100'])
    value(
      await app.wire.call('audience.edit', { audienceId: list.id, n: 0, column: 'number', value: typed }),
    );
  assert.deepEqual([await shown(app, list), await blockers(app, list.id)], before);
});

test('a row that a person chose in place of one that was left out is sent to after an opt-out and back', async () => {
  const app = await theApp();
  const list = await audienceOf(app, VISITS, ask);
  value(await app.wire.call('audience.exclude', { audienceId: list.id, n: 0, excluded: true }));
  value(await app.wire.call('audience.choose', { audienceId: list.id, n: 1 }));
  const chosen = ['excluded|00|Ada|9:00', 'recipient|00|Ada|13:30', 'recipient|01|Bo|10:00'];
  assert.deepEqual(await shown(app, list), chosen);
  await optOut(app, list, '12125550100', true);
  await optOut(app, list, '12125550100', false);
  assert.deepEqual(await shown(app, list), chosen);
  value(
    await app.wire.call('audience.edit', {
      ...{ audienceId: list.id, n: 1, column: 'number' },
      value: '+1 (212) 555-0100',
    }),
  );
  assert.deepEqual(await shown(app, list), chosen, 'its number in other signs');
});

test('who was left out and opted out is no recipient of a list made of theirs when the opt-out goes', async () => {
  const app = await theApp();
  const { wire } = app;
  const list = await audienceOf(app, VISITS, ask);
  value(await wire.call('audience.exclude', { audienceId: list.id, n: 0, excluded: true }));
  await optOut(app, list, '12125550100', true);
  const conditions = [{ column: 1, test: 'is', value: '13:30' }] as const;
  const derivation = { kind: 'some', audienceId: list.id, conditions } as const;
  const made = value(await wire.call('audience.derive', { derivation, name: 'Afternoon' }));
  await optOut(app, list, '12125550100', false);
  assert.deepEqual(await shown(app, made), ['excluded|00|Ada|13:30']);
});

test('what is decided in one of two lists lifts nothing of the other', async () => {
  const app = await theApp();
  const { wire } = app;
  const here = await audienceOf(app, VISITS, ask);
  const there = await audienceOf(app, VISITS, ask);
  value(await wire.call('audience.exclude', { audienceId: there.id, n: 0, excluded: true }));
  for (const excluded of [true, false])
    value(await wire.call('audience.exclude', { audienceId: here.id, n: 0, excluded }));
  for (const [audienceId, otherId] of [
    [here.id, there.id],
    [there.id, here.id],
  ] as const) {
    const derivation = { kind: 'together', audienceId, otherId } as const;
    const both = value(await wire.call('audience.derive', { derivation, name: 'Both' }));
    const ada = (await shown(app, both)).filter((row) => row.includes('Ada'));
    assert.ok(!ada.some((row) => row.startsWith('recipient')), ada.join());
    assert.ok(
      ada.some((row) => row.startsWith('excluded')),
      ada.join(),
    );
  }
});

test('a number that was left out stays out where it is typed into another row, and says so there', async () => {
  const app = await theApp();
  const { wire } = app;
  const { id: audienceId } = await audienceOf(app, VISITS, { ...ask, duplicates: 'first' });
  value(await wire.call('audience.exclude', { audienceId, n: 2, excluded: true }));
  value(await wire.call('audience.edit', { audienceId, n: 2, column: 'number', value: '+12125550102' }));
  const typed = { audienceId, n: 1, column: 'number', value: '+12125550101' } as const;
  const { row } = value(await wire.call('audience.edit', typed));
  assert.equal(row.status, 'excluded');
  assert.match(spoken(row.notes[0]?.message ?? ''), /number was left out by hand/);
  const back = value(await wire.call('audience.exclude', { audienceId, n: 1, excluded: false }));
  assert.equal(back.row.status, 'recipient');
});

test('two presses at once are both done', async () => {
  const app = await theApp();
  const { wire } = app;
  const list = await audienceOf(app, VISITS, ask);
  const press = (n: number) => wire.call('audience.exclude', { audienceId: list.id, n, excluded: true });
  for (const pressed of await Promise.all([press(0), press(2)])) assert.ok(pressed.ok);
  const after = (await shown(app, list)).map((row) => row.split('|')[0]);
  assert.deepEqual(after, ['excluded', 'duplicate', 'excluded']);
});

test('the rest of a campaign keeps the text of several rows, through an opt-out and back', async () => {
  const app = await theApp();
  const { wire, database, draft, start, reached, practise } = app;
  const join = { language: 'en', ways: [] } as const;
  const list = await audienceOf(app, VISITS, { ...ask, duplicates: 'join', join });
  const campaignId = await draft(0, { audienceId: list.id, message: 'Come at {Time}' });
  await practise('400');
  await start(campaignId);
  await reached(campaignId, 'paused');
  value(await wire.call('campaign.cancel', { campaignId }));
  const { draft: rest } = value(await wire.call('campaign.writeTo', { campaignId, shown: null }));
  const made = value(await wire.call('audience.get', { audienceId: rest.audienceId! }));
  const both = ['recipient|00|Ada|9:00 and 13:30', 'recipient|01|Bo|10:00'];
  assert.deepEqual(await shown(app, made), both);
  assertJudged(database, made.id);
  await optOut(app, made, '12125550100', true);
  await optOut(app, made, '12125550100', false);
  assert.deepEqual(await shown(app, made), both);
});
