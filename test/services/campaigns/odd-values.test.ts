import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withWordsReplaced } from '../../../shared/draft/draft-versions.ts';
import { withFinalText } from '../../../shared/draft/final-row.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import type { OddChoice } from '../../../shared/message/choices/odd-choice.ts';
import { compileMessage } from '../../../shared/message/compiled-message.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { kindOf, value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { sharedCampaignApp } from '../support/campaign-app.ts';
import { commandsIn, writeDraft } from '../support/command.ts';
import { fictionalNumber, guestColumns } from '../support/people.ts';

const theApp = sharedCampaignApp();

test('values that show what nobody meant are asked about once for each tag, and become what was chosen', async () => {
  const app = await theApp();
  const { wire, save, reached } = app;
  const rows = [
    ['Ada', '1'],
    ['#N/A', '2'],
    ['SÃ¸ren', '3'],
    ['NULL', '4'],
    ['Smith &amp; Sons', '&#39;5'],
  ];
  const people = rows.map((cells, n) => ({ cells, msisdn: Number(fictionalNumber(n)) }));
  const audienceId = addAudience(app.database, guestColumns, people);
  const message = 'Hi {name|there}, {code}!';
  const campaignId = await app.draft(0, { audienceId, message });
  const { options } = value(await wire.call('draft.get', { campaignId }));
  const choose = (oddValues: readonly OddChoice[]) =>
    save(campaignId, { options: { ...options, oddValues } });
  const review = async () => {
    const found = value(await wire.call('campaign.review', { campaignId }));
    return {
      ...found,
      asked: found.blockers.map(({ oddValue }) => oddValue),
      told: found.warnings.map(({ message: said }) => spoken(said)),
      left: found.excluded.map(({ reason, people: some }) => `${spoken(reason)}: ${some}`),
    };
  };
  const start = ({ people: some, hash }: Awaited<ReturnType<typeof review>>) =>
    wire.call('campaign.start', { campaignId, people: some, hash, includeRecent: false });

  const unasked = await review();
  assert.deepEqual(
    [unasked.people, unasked.asked],
    [
      5,
      [
        { tag: '{name|there}', kind: 'nothing' },
        { tag: '{name|there}', kind: 'letters' },
        { tag: '{code}', kind: 'letters' },
      ],
    ],
  );
  assert.deepEqual(
    unasked.blockers.map(({ message: said }) => spoken(said)),
    [
      '2 people have no real value for {name|there}, such as “#N/A” in row 3.',
      '2 people have garbled letters in {name|there}, such as “SÃ¸ren” in row 4, probably “Søren”.',
      "1 person has garbled letters in {code}, such as “&#39;5” in row 6, probably “'5”.",
    ],
  );
  assert.equal(kindOf(await start(unasked)), 'bad-input');

  const oddValues: readonly OddChoice[] = [
    { tag: '{name|there}', kind: 'nothing', choice: 'mended' },
    { tag: '{name|there}', kind: 'letters', choice: 'mended' },
    { tag: '{code}', kind: 'letters', choice: 'leave-out' },
  ];
  await choose(oddValues.slice(0, 2));
  assert.deepEqual((await review()).asked, [{ tag: '{code}', kind: 'letters' }]);
  await choose(oddValues);
  const chosen = await review();
  assert.deepEqual([chosen.people, chosen.asked], [4, []]);
  assert.deepEqual(chosen.told, [
    '“#N/A” counts as a blank in {name|there}, for 2 people, as you chose.',
    'Letters in {name|there} are fixed for 1 person, as you chose: “SÃ¸ren” is sent as “Søren”.',
  ]);
  assert.deepEqual(chosen.left, ['no value for a tag, as you chose: 1']);

  const lettering = { encoded: true };
  const list = { audienceId, message, filter: 'problems', search: '' } as const;
  const view = value(await wire.call('draft.view', { ...list, lettering }));
  const compiled = compileMessage(bindMessage(message, guestColumns, {}), lettering);
  const page = value(await wire.call('draft.page', { viewId: view.viewId, from: 0, count: 10 }));
  assert.deepEqual(
    page.map((row) => [
      row.row,
      ...withFinalText(row, compiled).notes.flatMap((note) =>
        note.kind === 'odd-value' ? [spoken(note.message)] : [],
      ),
    ]),
    [
      [3, '“#N/A” is no real value for {name|there}.'],
      [4, '“SÃ¸ren” in {name|there} has garbled letters.'],
      [5, '“NULL” is no real value for {name|there}.'],
      [
        6,
        '“Smith &amp; Sons” in {name|there} has garbled letters.',
        '“&#39;5” in {code} has garbled letters.',
      ],
    ],
  );
  const survey = value(await wire.call('draft.survey', { audienceId, message, lettering }));
  assert.equal(survey.rows.problems, 4);
  const mended = { ...lettering, oddValues };
  const after = value(await wire.call('draft.survey', { audienceId, message, lettering: mended }));
  assert.deepEqual([after.rows.problems, after.people, after.oddValues], [1, 4, survey.oddValues]);
  assert.deepEqual(survey.oddValues, [
    { tag: '{name|there}', kind: 'nothing', people: 2, row: 3, value: '#N/A' },
    { tag: '{name|there}', kind: 'letters', people: 2, row: 4, value: 'SÃ¸ren' },
    { tag: '{code}', kind: 'letters', people: 1, row: 6, value: '&#39;5' },
  ]);

  value(await start(chosen));
  await reached(campaignId, 'finished');
  const textTo = async (n: number) =>
    value(await wire.call('practice.phone', { msisdn: fictionalNumber(n), before: null, count: 1 })).rows[0]
      ?.text;
  assert.deepEqual(await Promise.all([0, 1, 2, 3, 4].map(textTo)), [
    'Hi Ada, 1!',
    'Hi there, 2!',
    'Hi Søren, 3!',
    'Hi there, 4!',
    undefined,
  ]);
});

test('a column in the marks of another program stops the review until it is a tag or was chosen to stay', async () => {
  const app = await theApp();
  const { wire, save } = app;
  const audienceId = addAudience(app.database, guestColumns, [
    { cells: ['Ada', '1'], msisdn: Number(fictionalNumber(0)) },
  ]);
  const campaignId = await app.draft(0, { audienceId, message: 'Hi [Name], room {code} [Name]' });
  const review = async () => value(await wire.call('campaign.review', { campaignId }));
  const [blocker, more] = (await review()).blockers;
  assert.equal(more, undefined);
  assert.deepEqual(blocker!.foreign, { written: '[Name]', tag: '{name}' });
  assert.match(spoken(blocker!.message), /\[Name\] is a tag of another program/);
  const { options } = value(await wire.call('draft.get', { campaignId }));
  await save(campaignId, { options: { ...options, foreignKept: ['[Name]'] } });
  const kept = await review();
  assert.deepEqual([kept.blockers, kept.samples[0]?.text], [[], 'Hi [Name], room 1 [Name]']);
  const draft = value(await wire.call('draft.get', { campaignId }));
  await save(campaignId, withWordsReplaced(draft, '[Name]', '{name}'));
  assert.deepEqual((await review()).samples[0]?.text, 'Hi Ada, room 1 Ada');
});

test('a command stops at them wherever in the list they are, and says so', async () => {
  const app = await theApp();
  const { prepare } = commandsIn(app);
  await writeDraft(app, { message: 'Hi {Name|there}' });
  const names = Array.from({ length: 700 }, (_, n) => (n === 600 ? 'undefined' : n === 650 ? 'NULL' : 'Ann'));
  const list = `Mobile,Name\n${names.map((name, n) => `+${fictionalNumber(n)},${name}\n`).join('')}`;
  const { exit, code, review } = await prepare(list);
  assert.deepEqual([exit, code], [4, null]);
  assert.deepEqual(review?.blockers, [
    {
      message: '2 people have no real value for {Name|there}, such as “undefined” in row 602.',
      fix: 'Choose: treat it as a blank; leave them out; or send it as it is.',
    },
  ]);
});
