import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { isReviewCode, isWholeCode, reviewCode } from '../../../shared/campaign/review/review-code.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { exported } from '../support/exported.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceFor } from '../support/practice.ts';

async function codedApp(t: Parameters<typeof practiceFor>[0]) {
  const practice = await practiceFor(t);
  const app = await campaignApp(t);
  const accountId = await app.liveAccount(practice.url, practice.token, { asksForCode: true });
  const campaignId = await app.draft(12, { accountId });
  return {
    ...app,
    campaignId,
    async page() {
      const request = { what: 'review', campaignId, includeRecent: false } as const;
      const { name, bytes } = await exported(app.wire, request);
      const html = bytes.toString();
      return {
        name,
        html,
        code: /\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(html.slice(html.lastIndexOf('<h2>')))![0],
      };
    },
    async tryStart(code?: string) {
      const { people, hash } = value(await app.wire.call('campaign.review', { campaignId }));
      const start = { campaignId, people, hash, includeRecent: false, ...(code !== undefined && { code }) };
      return app.wire.call('campaign.start', start);
    },
  };
}

test('where an account asks for it, only the code at the end of the review as it is now starts a sending', async (t) => {
  const { wire, dataDir, campaignId, page, tryStart, save, reached } = await codedApp(t);
  await save(campaignId, { name: 'Spring' });
  const read = await page();
  assert.equal(read.name, 'Spring.html');
  assert.match(read.html, /Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/);
  for (let guest = 0; guest < 12; guest += 1)
    assert.ok(read.html.includes(`<td>Hi Name ${guest}</td>`), `${guest}`);
  assert.equal(value(await wire.call('campaign.review', { campaignId })).asksForCode, true);
  for (const wrong of [undefined, '', 'AAAA-AAAA']) {
    assert.match(wordsOf(await tryStart(wrong)), /code is not of the review as it is now/);
  }
  await save(campaignId, { message: 'Hello {name}' });
  assert.equal(kindOf(await tryStart(read.code)), 'bad-input');
  const again = await page();
  assert.notEqual(again.code, read.code);
  value(await tryStart(again.code.toLowerCase().replace('-', ' ')));
  await reached(campaignId, 'finished');
  assert.deepEqual(readdirSync(join(dataDir, 'sheets')), [], 'pages are removed once they were read');
});

test('each change of what is sent gives another code, and what goes and comes back gives the same', async (t) => {
  const { wire, campaignId, page, save } = await codedApp(t);
  const { options, audienceId, accountId } = value(await wire.call('draft.get', { campaignId }));
  const msisdn = fictionalNumber(3);
  const account = value(await wire.call('account.list', {})).find(({ id }) => id === accountId)!;
  const { kind: _kind, token: _token, ...input } = account;
  const codes = [(await page()).code];
  const changes: (() => Promise<unknown>)[] = [
    async () => value(await wire.call('optOut.add', { text: `+${msisdn}`, note: '', source: 'test' })),
    () => save(campaignId, { sender: 'Shop' }),
    () => save(campaignId, { options: { ...options, startAt: Date.now() + 3_600_000 } }),
    () => save(campaignId, { options }),
    async () => value(await wire.call('account.save', { account: { ...input, label: 'Spring' } })),
    async () =>
      value(
        await wire.call('audience.edit', { audienceId: audienceId!, n: 1, column: 0, value: 'Someone else' }),
      ),
  ];
  for (const change of changes) {
    await change();
    codes.push((await page()).code);
  }
  // The start time that went away again is as if it had never been set.
  assert.equal(codes[4], codes[2]);
  assert.equal(new Set(codes).size, codes.length - 1);
});

test('a code is read out, typed in small letters and with blanks, and is never another one', () => {
  const hashes = fc.uint8Array({ minLength: 5, maxLength: 32 });
  fc.assert(
    fc.property(hashes, hashes, (one, other) => {
      const code = reviewCode(one);
      assert.match(code, /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
      assert.ok(isWholeCode(code) && isReviewCode(` ${code.toLowerCase().replace('-', '')} `, code));
      const isSame = Buffer.from(one.subarray(0, 5)).equals(other.subarray(0, 5));
      assert.equal(isReviewCode(reviewCode(other), code), isSame);
    }),
  );
});

test('the page has the texts of the day of sending and of what holds for each person, as they are sent', async (t) => {
  const { wire, campaignId, database, page, tryStart, save, reached } = await codedApp(t);
  const tomorrow = new Date(Date.now() + 86_400_000);
  const written = new Intl.DateTimeFormat('sv').format(tomorrow);
  const rows = [1, 2].map((guest) => ({
    cells: [written, guest === 1 ? 'yes' : 'no'],
    msisdn: Number(fictionalNumber(guest)),
  }));
  const audienceId = addAudience(database, ['Date', 'Parking'], rows);
  await save(campaignId, { audienceId, message: 'See you {Date:relative en}. {Parking?Park here.|Walk.}' });
  const { html, code } = await page();
  value(await tryStart(code));
  await reached(campaignId, 'finished');
  for (const text of ['See you tomorrow. Park here.', 'See you tomorrow. Walk.']) {
    assert.ok(html.includes(`<td>${text}</td>`), html);
  }
  const { draft } = value(await wire.call('campaign.again', { campaignId }));
  const { compared } = value(await wire.call('campaign.compared', { campaignId: draft.id, audienceId }));
  assert.equal(compared?.same, 2);
});
