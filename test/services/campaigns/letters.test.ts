import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { PRACTICE_ID } from '../../../shared/account/account.ts';
import { encodingTestText } from '../../../shared/account/encoding-check.ts';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import type { DraftPatch } from '../../../shared/draft/draft.ts';
import { letteringOf } from '../../../shared/message/lettering.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { kindOf, value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { type CampaignApp, campaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { fictionalNumber, guestColumns } from '../support/people.ts';

const theApp = sharedCampaignApp();

/** Sets what an account sends as `encoding`. */
async function askFor({ wire }: CampaignApp, accountId: AccountId, unicodeEncoding: string): Promise<void> {
  const found = value(await wire.call('account.list', {})).find(({ id }) => id === accountId)!;
  const { kind: _kind, token: _token, ...account } = found;
  value(await wire.call('account.save', { account: { ...account, unicodeEncoding } }));
}

/** A draft to people of these names. */
async function draftTo(app: CampaignApp, names: readonly string[], patch: DraftPatch): Promise<CampaignId> {
  const people = names.map((name, n) => ({ cells: [name, String(n)], msisdn: Number(fictionalNumber(n)) }));
  return app.draft(0, { audienceId: addAudience(app.database, guestColumns, people), ...patch });
}

/** Agrees to lose the letters that a review shows. */
async function sendKnowingly({ wire, save }: CampaignApp, campaignId: CampaignId): Promise<void> {
  const { loss } = value(await wire.call('campaign.review', { campaignId }));
  const { options } = value(await wire.call('draft.get', { campaignId }));
  await save(campaignId, { options: { ...options, lossAccepted: loss?.agreement } });
}

test('a review stops where letters may be lost, until somebody sends just these knowingly', async () => {
  const app = await theApp();
  const { wire, save, start, reached, database } = app;
  for (const accountId of [PRACTICE_ID, await app.liveAccount('http://127.0.0.1:1', 'live-token')]) {
    await askFor(app, accountId, ' ');
    const campaignId = await draftTo(app, ['Anna', 'Łucja', 'Ewa Łoś'], { accountId });
    const review = async () => value(await wire.call('campaign.review', { campaignId }));
    const stopped = await review();
    assert.deepEqual([stopped.people, stopped.parts, stopped.unicode], [3, 3, 0]);
    assert.deepEqual(stopped.loss, {
      agreement: { people: 2, letters: 'Łś' },
      accepted: false,
      letters: [
        { letter: 'Ł', people: 2 },
        { letter: 'ś', people: 1 },
      ],
      more: 0,
    });
    assert.match(
      stopped.blockers.map(({ message }) => spoken(message)).join(),
      /^2 texts have characters that may be lost/,
    );
    const { people, hash } = stopped;
    const unasked = await wire.call('campaign.start', { campaignId, people, hash, includeRecent: false });
    assert.equal(kindOf(unasked), 'bad-input');
    assert.equal(value(await wire.call('campaign.get', { campaignId })).phase, 'draft');

    await sendKnowingly(app, campaignId);
    const agreed = await review();
    assert.deepEqual([agreed.loss?.accepted, agreed.blockers], [true, []]);
    assert.notEqual(agreed.hash, hash);
    assert.match(
      agreed.warnings.map(({ message }) => spoken(message)).join(),
      /2 texts go out although characters/,
    );
    // Another letter was not agreed to.
    await save(campaignId, { message: 'Żegnaj {name}' });
    assert.equal((await review()).loss?.accepted, false);
    await save(campaignId, { message: 'Hi {name}' });
    const copy = value(await wire.call('campaign.copy', { campaignId }));
    assert.equal(copy.draft.options.lossAccepted, undefined);
    if (accountId !== PRACTICE_ID) continue;
    await start(campaignId);
    await reached(campaignId, 'finished');
    const { frozen } = database.prepare('SELECT frozen FROM campaign WHERE id = ?').get(campaignId)!;
    assert.deepEqual(JSON.parse(String(frozen)).options.lossAccepted, { people: 2, letters: 'Łś' });
  }
});

test('with an encoding nothing is lost, and the grid names what each account makes of such letters', async (t) => {
  const app = await campaignApp(t);
  const { wire } = app;
  const campaignId = await draftTo(app, ['Anna', 'Łucja'], {});
  const { audienceId } = value(await wire.call('draft.get', { campaignId }));
  const survey = async (unicodeEncoding: string) => {
    const lettering = letteringOf({ unicodeEncoding }, {});
    const asked = { audienceId: audienceId!, message: 'Hi {name}', lettering };
    const { unicode, lost, rows, culprits } = value(await wire.call('draft.survey', asked));
    return [unicode, lost, rows['outside-gsm'], culprits.map(({ character }) => character).join('')];
  };
  assert.deepEqual(await survey('UCS2'), [1, 0, 1, 'Ł']);
  assert.deepEqual(await survey(''), [0, 1, 1, 'Ł']);
  const { loss, blockers, unicode } = value(await wire.call('campaign.review', { campaignId }));
  assert.deepEqual([loss, blockers, unicode], [null, [], 1]);
});

test('other letters are sent where they were chosen, are shown beside what is written, and are undone in one step', async () => {
  const app = await theApp();
  const { wire, save, start, reached } = app;
  await askFor(app, PRACTICE_ID, '');
  const message = 'Dr. {name|“Łoś”} – Łódź';
  const campaignId = await draftTo(app, ['Anna', 'Łucja', ''], { message });
  const { audienceId, options } = value(await wire.call('draft.get', { campaignId }));
  const choose = (otherLetters?: 'message' | 'all') =>
    save(campaignId, { options: { ...options, otherLetters } });
  const review = async () => value(await wire.call('campaign.review', { campaignId }));
  const texts = async () => (await review()).samples.map(({ text }) => text);
  assert.equal((await review()).loss?.agreement.people, 3);
  await choose('message');
  assert.deepEqual(await texts(), ['Dr. Anna - Lodz', 'Dr. Łucja - Lodz', 'Dr. "Los" - Lodz']);
  assert.deepEqual((await review()).loss?.agreement, { people: 1, letters: 'Ł' });
  await choose();
  assert.deepEqual(await texts(), ['Dr. Anna – Łódź', 'Dr. Łucja – Łódź', 'Dr. “Łoś” – Łódź']);
  await choose('all');
  const { loss, blockers } = await review();
  assert.deepEqual([loss, blockers], [null, []]);
  const lettering = { encoded: false, other: 'all' } as const;
  const survey = value(await wire.call('draft.survey', { audienceId: audienceId!, message, lettering }));
  assert.deepEqual([survey.asWritten.outside, survey.inOtherLetters.outside, survey.lost], [3, 0, 0]);

  await start(campaignId);
  const { message: sent } = await reached(campaignId, 'finished');
  assert.equal(sent, 'Dr. {name|“Łoś”} - Lodz');
  const inbox = value(await wire.call('practice.inbox', { search: '', before: null, count: 50 }));
  const arrived = inbox.rows.map(({ latest, damaged }) => [latest, damaged]);
  assert.deepEqual(arrived.toSorted(), [
    ['Dr. "Los" - Lodz', false],
    ['Dr. Anna - Lodz', false],
    ['Dr. Lucja - Lodz', false],
  ]);
  const copy = value(await wire.call('campaign.copy', { campaignId }));
  assert.deepEqual([copy.draft.message, copy.draft.options.otherLetters], [message, 'all']);
});

test('the canary shows a text of each kind, with the first and the last of the list', async (t) => {
  const app = await campaignApp(t);
  const { wire, start, reached } = app;
  const names = Array.from({ length: 30 }, () => 'Anna')
    .with(9, 'Łucja')
    .with(14, 'Bartholomew')
    .with(20, '');
  const campaignId = await draftTo(app, names, { message: 'Hi {name|there}' });
  const { options } = value(await wire.call('draft.get', { campaignId }));
  await app.save(campaignId, { options: { ...options, canary: 6 } });
  const { people, chunks, parts } = value(await wire.call('campaign.review', { campaignId }));
  await start(campaignId);
  const paused = await reached(campaignId, 'paused');
  assert.deepEqual([paused.people, paused.chunks, paused.parts], [people, chunks, parts]);
  assert.equal(paused.counts.accepted, 6);
  const accepted = { campaignId, filter: 'accepted', search: '', chunk: null } as const;
  const { viewId } = value(await wire.call('result.view', accepted));
  const rows = value(await wire.call('result.page', { viewId, from: 0, count: 50 })).rows;
  const texts = rows.map(({ msisdn, text }) => [msisdn, text]);
  assert.deepEqual(texts.toSorted(), [
    [fictionalNumber(0), 'Hi Anna'],
    [fictionalNumber(1), 'Hi Anna'],
    [fictionalNumber(9), 'Hi Łucja'],
    [fictionalNumber(14), 'Hi Bartholomew'],
    [fictionalNumber(20), 'Hi there'],
    [fictionalNumber(29), 'Hi Anna'],
  ]);
  value(await wire.call('campaign.resume', { campaignId, shown: pauseShown(paused.pause) }));
  const { counts } = await reached(campaignId, 'finished');
  assert.equal(counts.accepted, 30);
  const phones = value(await wire.call('practice.status', {}));
  assert.deepEqual([phones.phones, phones.texts], [30, 30]);
});

test('a test of an encoding goes with it to one phone, and what was seen is kept with the account', async () => {
  const app = await theApp();
  const { wire, reached } = app;
  await askFor(app, PRACTICE_ID, '');
  const number = `+${fictionalNumber(3)}`;
  const tried = { accountId: PRACTICE_ID, encoding: 'UCS2', number };
  const started = value(await wire.call('campaign.testEncoding', tried));
  const { options } = await reached(started.id, 'finished');
  assert.equal(options.canary, 0);
  const phone = { msisdn: fictionalNumber(3), before: null, count: 5 };
  const { rows } = value(await wire.call('practice.phone', phone));
  assert.deepEqual(
    rows.map(({ text, damaged, parts }) => [text, damaged, parts]),
    [[encodingTestText, false, 1]],
  );
  // A value that the service does not know is refused in its own words, and nobody is texted.
  const unknown = value(await wire.call('campaign.testEncoding', { ...tried, encoding: 'klingon' }));
  const paused = await reached(unknown.id, 'paused');
  assert.match(spoken(paused.pause?.message) ?? '', /klingon/);
  assert.equal(kindOf(await wire.call('campaign.testEncoding', { ...tried, number: 'none' })), 'bad-input');

  const found = value(await wire.call('account.list', {})).find(({ id }) => id === PRACTICE_ID)!;
  const { kind: _kind, token: _token, ...account } = found;
  assert.equal(account.encodingArrived, 'unknown');
  const answered = { ...account, unicodeEncoding: 'UCS2', encodingArrived: 'wrong' as const };
  assert.equal(value(await wire.call('account.save', { account: answered })).encodingArrived, 'wrong');
  const campaignId = await draftTo(app, ['Łucja'], {});
  const { warnings } = value(await wire.call('campaign.review', { campaignId }));
  assert.match(warnings.map(({ message }) => spoken(message)).join(), /“UCS2” some characters were wrong/);
  await askFor(app, PRACTICE_ID, 'UCS-2');
  const other = value(await wire.call('account.list', {})).find(({ id }) => id === PRACTICE_ID);
  assert.equal(other?.unicodeEncoding, 'UCS-2');
});

const letters = fc.constantFrom(
  ...['a', 'é', '€', '{', 'ł', '“', '😀', 'e\u0301', ' ', 'ж', '\n', '\ud83d', '\u200d', '…'],
);
const words = (most: number) =>
  fc.array(
    fc.tuple(letters, fc.integer({ min: 1, max: most })).map(([letter, times]) => letter.repeat(times)),
    { maxLength: 4 },
  );
const messages = fc
  .tuple(words(90), words(90))
  .map(([before, after]) => `Hi ${before.join('')}{name|“Łoś”} ${after.join('')}`);
const names = fc.array(
  fc.oneof(
    words(30).map((parts) => `A${parts.join('')}`),
    fc.constant(''),
  ),
  { minLength: 1, maxLength: 7 },
);
/** None, those that practice knows, and one that it takes for Unicode because the account asks for it. */
const encodings = fc.oneof(fc.constant(''), fc.constantFrom('UCS2', 'utf-16', 'GSM', 'klingon'));

test('parts, letters lost and price are predicted as practice then does, for any message, people and encoding', async () => {
  const app = await theApp();
  const { wire, start, reached } = app;
  const ways = fc.record({
    encoding: encodings,
    splitUnicode: fc.boolean(),
    otherLetters: fc.constantFrom(undefined, 'message' as const, 'all' as const),
    chunkSize: fc.integer({ min: 1, max: 4 }),
    canary: fc.nat(3),
  });
  await fc.assert(
    fc.asyncProperty(messages, names, ways, async (message, people, { encoding, ...way }) => {
      await askFor(app, PRACTICE_ID, encoding);
      value(await wire.call('practice.clear', {}));
      const campaignId = await draftTo(app, people, { message });
      const { options } = value(await wire.call('draft.get', { campaignId }));
      await app.save(campaignId, { options: { ...options, ...way } });
      await sendKnowingly(app, campaignId);
      const review = value(await wire.call('campaign.review', { campaignId }));
      fc.pre(review.people > 0);
      await start(campaignId);
      const first = await reached(campaignId, 'paused', 'finished');
      if (first.phase === 'paused') {
        const shown = pauseShown(first.pause);
        value(await wire.call('campaign.resume', { campaignId, shown }));
      }
      const state = await reached(campaignId, 'finished');
      assert.deepEqual([state.differences, state.chunks], [0, review.chunks]);
      assert.deepEqual([state.people, state.acceptedParts], [review.people, review.parts]);
      assert.deepEqual([state.creditConsumed, review.prediction?.credits], [review.parts, review.parts]);
      const inbox = value(await wire.call('practice.inbox', { search: '', before: null, count: 50 }));
      const texts = await Promise.all(
        inbox.rows.map(async ({ msisdn }) => {
          const phone = await wire.call('practice.phone', { msisdn, before: null, count: 5 });
          return value(phone).rows[0]!;
        }),
      );
      assert.equal(
        texts.reduce((sum, { parts }) => sum + parts, 0),
        review.parts,
      );
      assert.equal(texts.filter(({ damaged }) => damaged).length, review.loss?.agreement.people ?? 0);
    }),
    {
      numRuns: 4,
      interruptAfterTimeLimit: 60_000,
      examples: [
        [
          `Hi {name}${'.'.repeat(80)}`,
          ['A', 'Ał'],
          { encoding: 'UCS2', splitUnicode: false, otherLetters: undefined, chunkSize: 4, canary: 0 },
        ],
        [
          `Hi {name}${'😀'.repeat(90)}`,
          ['A', 'Ał'],
          { encoding: '', splitUnicode: true, otherLetters: undefined, chunkSize: 4, canary: 0 },
        ],
      ],
    },
  );
});
