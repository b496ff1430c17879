import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withBlankChoice } from '../../../shared/draft/draft-versions.ts';
import type { BlankChoice } from '../../../shared/message/choices/blank-choice.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { kindOf, value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { sharedCampaignApp } from '../support/campaign-app.ts';
import { fictionalNumber, guestColumns } from '../support/people.ts';

const theApp = sharedCampaignApp();

test('what becomes of people without a value is asked once for each tag, remembered, shown and done', async () => {
  const app = await theApp();
  const { wire, save, reached } = app;
  const rows = [
    ['Ada', '1'],
    ['', '2'],
    ['Ben', ''],
    ['', ''],
  ];
  const people = rows.map((cells, n) => ({ cells, msisdn: Number(fictionalNumber(n)) }));
  const audienceId = addAudience(app.database, guestColumns, people);
  const campaignId = await app.draft(0, { audienceId, message: 'Hi {name}, {code}!' });
  const { options } = value(await wire.call('draft.get', { campaignId }));
  const choose = (blanks: readonly BlankChoice[]) => save(campaignId, { options: { ...options, blanks } });
  const review = async () => {
    const found = value(await wire.call('campaign.review', { campaignId }));
    return {
      ...found,
      asked: found.blockers.map(({ blankTag }) => blankTag),
      told: found.warnings.map(({ message }) => spoken(message)),
      left: found.excluded.map(({ reason, people }) => `${spoken(reason)}: ${people}`),
    };
  };
  const start = ({ people, hash }: Awaited<ReturnType<typeof review>>) =>
    wire.call('campaign.start', { campaignId, people, hash, includeRecent: false });

  const unasked = await review();
  assert.deepEqual([unasked.people, unasked.asked], [4, ['{name}', '{code}']]);
  assert.deepEqual(
    unasked.blockers.map(({ message }) => spoken(message)),
    ['2 people have no value for {name}.', '2 people have no value for {code}.'],
  );
  assert.equal(kindOf(await start(unasked)), 'bad-input');
  assert.equal(value(await wire.call('practice.status', {})).texts, 0);

  await choose([{ tag: '{name}', choice: 'as-it-is' }]);
  const half = await review();
  assert.deepEqual(half.asked, ['{code}']);
  assert.equal(kindOf(await start(half)), 'bad-input');

  await choose([
    { tag: '{name}', choice: 'as-it-is' },
    { tag: '{code}', choice: 'leave-out' },
  ]);
  const chosen = await review();
  assert.deepEqual([chosen.people, chosen.asked], [2, []]);
  assert.deepEqual(chosen.told, ['1 person gets the text without a value for {name}, as you chose.']);
  assert.deepEqual(chosen.left, ['no value for a tag, as you chose: 2']);
  const lettering = { encoded: true, needed: ['{code}'] };
  const message = 'Hi {name}, {code}!';
  const survey = value(await wire.call('draft.survey', { audienceId, message, lettering }));
  assert.deepEqual([survey.people, survey.leftOut], [2, 2]);
  assert.deepEqual(survey.blanks, [
    { tag: '{name}', people: 2 },
    { tag: '{code}', people: 2 },
  ]);
  const copy = value(await wire.call('campaign.copy', { campaignId }));
  assert.equal(copy.draft.options.blanks, undefined);
  value(await start(chosen));
  await reached(campaignId, 'finished');
  const sent = value(await wire.call('practice.inbox', { search: '', before: null, count: 10 }));
  assert.deepEqual(sent.rows.map(({ msisdn }) => msisdn).sort(), [0, 1].map(fictionalNumber).sort());
});

test('sent as it is, a text reads as if it was written without the tag; what breaks a link or asks a name for an answer is said', async () => {
  const app = await theApp();
  const { wire, save } = app;
  const rows = [
    ['Ada', 'A1'],
    ['', 'B 2'],
  ];
  const people = rows.map((cells, n) => ({ cells, msisdn: Number(fictionalNumber(n)) }));
  const audienceId = addAudience(app.database, guestColumns, people);
  const message = 'Dear {name}, book at x.dk/{code} Reply STOP to opt out.';
  const campaignId = await app.draft(0, { audienceId, message, sender: 'Rosa' });
  const draft = value(await wire.call('draft.get', { campaignId }));
  const blanks = withBlankChoice(draft, guestColumns, '{name}', 'as-it-is');
  await save(campaignId, { options: { ...draft.options, canary: 0, ...blanks } });
  const { warnings, blockers, hash } = value(await wire.call('campaign.review', { campaignId }));
  assert.deepEqual(blockers, []);
  assert.deepEqual(
    warnings.map(({ message }) => spoken(message)),
    [
      'Nobody can answer “Rosa”: a name takes no replies.',
      '1 person has a space in the value of a link, so the link ends there.',
    ],
  );
  value(await wire.call('campaign.start', { campaignId, people: 2, hash, includeRecent: false }));
  await app.reached(campaignId, 'finished');
  const textTo = async (n: number) =>
    value(await wire.call('practice.phone', { msisdn: fictionalNumber(n), before: null, count: 1 })).rows[0]
      ?.text;
  assert.equal(await textTo(0), 'Dear Ada, book at x.dk/A1 Reply STOP to opt out.');
  assert.equal(await textTo(1), 'Dear, book at x.dk/B 2 Reply STOP to opt out.');
});
