import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { PRACTICE_ID } from '../../../shared/account/account.ts';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import { pageHtml } from '../../../shared/campaign/results/page-html.ts';
import { compareRehearsal } from '../../../shared/campaign/results/rehearsal.ts';
import { summaryPage } from '../../../shared/campaign/results/summary-page.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { kindOf, value } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { addAudience } from '../support/audience.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { fictionalNumber, guestColumns } from '../support/people.ts';
import { practiceFor } from '../support/practice.ts';
import { startRawServer } from '../support/raw-server.ts';

const PEOPLE = 25;

/** An app with a live account at an address, and drafts of it to people of whom one needs Unicode. */
async function stage(t: TestContext, baseUrl: string, token: string | null = null) {
  const running = await campaignApp(t);
  const accountId = await running.liveAccount(baseUrl, token, { unicodeEncoding: 'sixteen-bit' });
  return {
    ...running,
    accountId,
    async draft() {
      const campaignId = await running.draft(PEOPLE, { accountId });
      running.database.exec(`UPDATE audience_row SET cells = '["Łucja","3"]' WHERE n = 3`);
      return campaignId;
    },
  };
}

/** Stands where the live service would be and counts who comes. */
async function startRecorder(t: TestContext): Promise<{ url: string; connections: () => number }> {
  const server = await startRawServer((socket) => void socket.destroy());
  atEnd(t, () => server.close());
  return { url: `http://127.0.0.1:${server.port}`, connections: server.connections };
}

test('a rehearsal sends the same texts to the same people without one connection to the live account, with a token or without', async (t) => {
  const live = await startRecorder(t);
  const { wire, accountId, draft, reached } = await stage(t, live.url);
  for (const token of [null, 'a-live-token']) {
    if (token !== null) value(await wire.call('token.save', { accountId, token }));
    value(await wire.call('practice.clear', {}));
    const campaignId = await draft();
    const rehearsal = value(await wire.call('campaign.rehearse', { campaignId, includeRecent: false }));
    const state = await reached(rehearsal.id, 'finished');
    assert.equal(live.connections(), 0);
    assert.deepEqual([state.kind, state.accountId], ['practice', PRACTICE_ID]);
    assert.deepEqual([state.people, state.counts.accepted, state.differences], [PEOPLE, PEOPLE, 0]);
    assert.deepEqual([state.parts, state.acceptedParts], [PEOPLE, PEOPLE]);
    assert.deepEqual([state.creditConsumed, state.expectedCredit], [PEOPLE, PEOPLE]);
    assert.ok(state.startedAt !== null && state.endedAt !== null);
    const lost = value(await wire.call('result.lost', { campaignId: state.id }));
    const seen = compareRehearsal(state, lost);
    assert.deepEqual(
      seen.map(({ name, agrees }) => [name, agrees]),
      [
        ['People', true],
        ['Parts', true],
        ['Credits', null],
        ['Time', null],
        ['Texts that differ', true],
        ['Texts that lost characters', true],
      ],
    );
    const { prediction, accountName, seconds } = state.rehearsal!;
    assert.deepEqual([accountName, prediction.credits, prediction.creditsFrom], ['Live', PEOPLE, 'assumed']);
    assert.deepEqual(
      [prediction.requests, prediction.secondsAtMost, prediction.secondsFrom],
      [4, 20, 'assumed'],
    );
    assert.ok(seconds !== null);
    const timeline = value(
      await wire.call('campaign.timeline', { campaignId: state.id, before: null, count: 500 }),
    );
    const summary = pageHtml(summaryPage(state, timeline, lost));
    assert.match(summary, /Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/);
    assert.match(summary, /<h2>Rehearsal for Live<\/h2>\s*<p>Nothing was sent through Live\.<\/p>/);
    assert.match(summary, /demo: nothing left the computer/);
    assert.match(summary, /<th>Parts<\/th><td>predicted 25; seen 25 counted by the demo service<\/td>/);
    for (const n of [0, 3, 24]) {
      const { rows } = value(
        await wire.call('practice.phone', { msisdn: fictionalNumber(n), before: null, count: 5 }),
      );
      assert.deepEqual(
        rows.map(({ text, damaged }) => [text, damaged]),
        [[n === 3 ? 'Hi Łucja' : `Hi Name ${n}`, false]],
      );
    }
    const source = value(await wire.call('campaign.get', { campaignId }));
    assert.deepEqual([source.phase, source.accountId], ['draft', accountId]);
  }
});

test('a rehearsal leaves out who had this very text recently, as the live campaign would, unless told otherwise', async (t) => {
  const service = await practiceFor(t, {
    token: 'live-token',
    choices: { unicodeEncodings: ['sixteen-bit'] },
  });
  const { wire, draft, start, reached } = await stage(t, service.url, 'live-token');
  const sent = await draft();
  await start(sent);
  await reached(sent, 'finished');
  const again = await draft();
  const review = value(await wire.call('campaign.review', { campaignId: again }));
  assert.deepEqual([review.people, review.recent.people], [0, PEOPLE]);
  const nobody = await wire.call('campaign.rehearse', { campaignId: again, includeRecent: false });
  assert.equal(kindOf(nobody), 'bad-input');
  const everybody = value(await wire.call('campaign.rehearse', { campaignId: again, includeRecent: true }));
  const state = await reached(everybody.id, 'finished');
  assert.equal(state.counts.accepted, PEOPLE);
  const { people, creditsFrom } = state.rehearsal!.prediction;
  assert.deepEqual([people, creditsFrom], [PEOPLE, 'account'], 'predicted as the account has taught');
});

test('a rehearsal that practice credit does not cover pauses, says so, and goes on once there is more', async (t) => {
  const live = await startRecorder(t);
  const { wire, draft, reached } = await stage(t, live.url);
  value(await wire.call('practice.credit', { credit: 15 }));
  const rehearsal = value(
    await wire.call('campaign.rehearse', { campaignId: await draft(), includeRecent: false }),
  );
  const paused = await reached(rehearsal.id, 'paused');
  assert.equal(paused.counts.accepted, 10);
  // Nothing waits for a balance: where it is read too late to stop the next request, practice refuses that one.
  assert.ok(
    paused.pause?.kind === 'balance' || paused.pause?.kind === 'refused',
    spoken(paused.pause?.message),
  );
  value(await wire.call('practice.credit', { credit: 100 }));
  value(await wire.call('campaign.resume', { campaignId: rehearsal.id, shown: pauseShown(paused.pause) }));
  assert.equal((await reached(rehearsal.id, 'finished')).counts.accepted, PEOPLE);
  assert.equal(value(await wire.call('practice.status', {})).texts, PEOPLE);
  assert.equal(live.connections(), 0);
});

test('a review tells of the rehearsal of just this, until something is changed', async (t) => {
  const live = await startRecorder(t);
  const { wire, draft, reached } = await stage(t, live.url);
  const campaignId = await draft();
  const review = async () => value(await wire.call('campaign.review', { campaignId }));
  assert.equal((await review()).rehearsed, null);
  const { id } = value(await wire.call('campaign.rehearse', { campaignId, includeRecent: false }));
  const { counts, differences } = await reached(id, 'finished');
  assert.deepEqual([counts.accepted, differences], [PEOPLE, 0]);
  const { rehearsed } = await review();
  assert.ok((rehearsed?.seconds ?? -1) >= 0);
  value(await wire.call('draft.save', { campaignId, patch: { message: 'Hello {name}' } }));
  assert.equal((await review()).rehearsed, null);
});

test('without an encoding a rehearsal predicts the parts that practice counts', async (t) => {
  const live = await startRecorder(t);
  const { wire, accountId, draft, reached } = await stage(t, live.url);
  const account = value(await wire.call('account.list', {})).find(({ id }) => id === accountId)!;
  const { id, name, baseUrl, sendPath, sender, label, lowBalance, currency } = account;
  const changed = { id, name, baseUrl, sendPath, sender, label, lowBalance, currency, unicodeEncoding: '' };
  value(await wire.call('account.save', { account: changed }));
  const campaignId = await draft();
  // 71 to 160 characters: two parts in Unicode, one where the account asks for none.
  const message = `Hi {name}${'.'.repeat(80)}`;
  value(await wire.call('draft.save', { campaignId, patch: { message } }));
  const rehearsal = value(await wire.call('campaign.rehearse', { campaignId, includeRecent: false }));
  const seen = compareRehearsal(await reached(rehearsal.id, 'finished'), null);
  const parts = seen.find((row) => row.name === 'Parts');
  assert.deepEqual([parts?.predicted, parts?.seen, parts?.agrees], ['25', '25', true]);
});

test('answers without a credit, as in basic usage, are rehearsed, and what they do not tell is not judged', async (t) => {
  const live = await startRecorder(t);
  const { wire, draft, reached, practise } = await stage(t, live.url);
  await practise('no-credit*');
  const { id } = value(
    await wire.call('campaign.rehearse', { campaignId: await draft(), includeRecent: false }),
  );
  const state = await reached(id, 'finished');
  assert.deepEqual([state.counts.accepted, state.creditConsumed], [PEOPLE, null]);
  const rows = compareRehearsal(state, null);
  assert.ok(rows.every(({ agrees }) => agrees !== false));
  const parts = rows.find(({ name }) => name === 'Parts');
  assert.deepEqual([parts?.seen, parts?.agrees], ['–', null]);
});

test('the rehearsal of a Polish list without an encoding ends with each lost letter named, and without any after either remedy', async (t) => {
  const live = await startRecorder(t);
  const app = await campaignApp(t);
  const { wire, database, reached } = app;
  const accountId = await app.liveAccount(live.url, null);
  const names = Array.from({ length: 120 }, (_, n) =>
    n < 87 ? `Wła${n % 2 === 0 ? 'dysława' : 'śka'}` : 'Anna',
  );
  const people = names.map((name, n) => ({ cells: [name, ''], msisdn: Number(fictionalNumber(n)) }));
  const audienceId = addAudience(database, guestColumns, people);
  const campaignId = await app.draft(0, { audienceId, accountId, message: 'Dr. {name}' });
  const rehearse = async () => {
    const { id } = value(await wire.call('campaign.rehearse', { campaignId, includeRecent: false }));
    const state = await reached(id, 'finished');
    const lost = value(await wire.call('result.lost', { campaignId: id }));
    const row = compareRehearsal(state, lost).find(({ name }) => name === 'Texts that lost characters');
    return { state, lost, row };
  };
  const red = await rehearse();
  assert.deepEqual(red.lost, {
    texts: 87,
    letters: [
      { letter: 'ł', texts: 87 },
      { letter: 'ś', texts: 43 },
    ],
  });
  const { predicted, seen, how, agrees } = red.row!;
  assert.deepEqual([predicted, seen, how, agrees], ['87', '87', 'on demo phones: ł (87), ś (43)', false]);
  const status = value(await wire.call('practice.status', {}));
  assert.equal(status.lost.texts, 87);
  const inbox = value(await wire.call('practice.inbox', { search: '', before: null, count: 200 }));
  assert.equal(inbox.rows.filter(({ damaged }) => damaged).length, 87);

  const { options } = value(await wire.call('draft.get', { campaignId }));
  await app.save(campaignId, { options: { ...options, otherLetters: 'all' } });
  const plain = await rehearse();
  assert.deepEqual([plain.row?.predicted, plain.row?.seen, plain.row?.agrees], ['0', '0', true]);
  await app.save(campaignId, { options });

  const found = value(await wire.call('account.list', {})).find(({ id }) => id === accountId)!;
  const { kind: _kind, token: _token, ...account } = found;
  value(await wire.call('account.save', { account: { ...account, unicodeEncoding: 'UCS2' } }));
  const green = await rehearse();
  assert.deepEqual([green.row?.predicted, green.row?.seen, green.row?.agrees], ['0', '0', true]);
  // What was rehearsed before stays as it was; where its texts are gone nothing is said of them.
  const before = { campaignId: red.state.id };
  assert.equal(value(await wire.call('result.lost', before))?.texts, 87);
  value(await wire.call('practice.clear', {}));
  assert.equal(value(await wire.call('result.lost', before)), null);
  assert.equal(value(await wire.call('practice.status', {})).lost.texts, 0);
});
