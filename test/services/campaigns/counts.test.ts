import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { AudienceFilter } from '../../../shared/audience/audience.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import { restPeople } from '../../../shared/campaign/progress/rest-people.ts';
import { letteringOf } from '../../../shared/message/lettering.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { sized } from '../../support/full.ts';
import { postsIn } from '../../support/ledger.ts';
import { value, wordsOf } from '../support/app.ts';
import { addAudience, type TestRow } from '../support/audience.ts';
import { type CampaignApp, campaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { fictionalNumber, guestColumns } from '../support/people.ts';
import { practiceFor } from '../support/practice.ts';

const theApp = sharedCampaignApp();

/** Every count of a draft's people that somebody can see: list, totals, grid by filter, and review. */
async function countsOf({ wire }: CampaignApp, campaignId: CampaignId) {
  const { audienceId, message, options } = value(await wire.call('draft.get', { campaignId }));
  const lettering = letteringOf({ unicodeEncoding: '' }, options);
  const texts = { audienceId: audienceId!, message, lettering };
  const listed = async (filter: AudienceFilter) =>
    value(await wire.call('draft.view', { ...texts, filter, search: '' })).count;
  const audience = value(await wire.call('audience.get', { audienceId: audienceId! }));
  const survey = value(await wire.call('draft.survey', texts));
  const review = value(await wire.call('campaign.review', { campaignId }));
  return {
    people: {
      list: audience.counts.recipients,
      totals: survey.people,
      filter: survey.rows.recipients,
      grid: await listed('recipients'),
      review: review.people,
    },
    rows: { list: audience.counts.rows, filter: survey.rows.all, grid: await listed('all') },
    audience,
    review,
  };
}

const sheet = fc.array(
  fc.constantFrom<TestRow['status']>(
    'recipient',
    'recipient',
    'recipient',
    'rejected',
    'duplicate',
    'excluded',
    'opted-out',
  ),
  { minLength: 8, maxLength: 30 },
);

test('whatever became of a campaign, one to its rest shows the rest in list, totals, grid and review, and sends it', async () => {
  const app = await theApp();
  const { wire, database, draft, save, start, reached, practise } = app;
  let first = 0;
  await fc.assert(
    fc.asyncProperty(
      sheet,
      fc.array(fc.constantFrom('ok', 'ok', '400', '500-before', '500-after', 'missing-ids'), {
        maxLength: 3,
      }),
      async (statuses, faults) => {
        // Numbers of their own, or the practice phones of one run would be those of another.
        const rows: TestRow[] = statuses.map((status, n) => ({
          cells: [`Name ${n}`, String(n)],
          msisdn: Number(fictionalNumber(first + n)),
          ...(status === undefined ? {} : { status }),
        }));
        const out = rows.filter(({ status }) => status === 'opted-out').map(({ msisdn }) => `+${msisdn}`);
        await wire.call('optOut.add', { text: out.join('\n'), note: '', source: 'test' });
        first += statuses.length;
        const whole = rows.filter(({ status }) => status === 'recipient').length;
        if (whole === 0) return;
        const audienceId = addAudience(database, guestColumns, rows);
        const campaignId = await draft(0, { audienceId });
        const { options } = value(await wire.call('draft.get', { campaignId }));
        await save(campaignId, { options: { ...options, canary: 1, chunkSize: 3 } });
        await practise([...faults, 'ok'].join(', '));
        await start(campaignId);
        await reached(campaignId, 'paused', 'finished');
        await wire.call('campaign.cancel', { campaignId });
        const ended = await reached(campaignId, 'cancelled', 'finished');
        const left = restPeople(ended);
        const listed = value(await wire.call('campaign.list', { before: null })).rows;
        assert.equal(listed.find(({ id }) => id === campaignId)?.rest, left, 'the same in the list');
        const { counts } = ended;
        assert.deepEqual([counts.waiting, counts['in-flight']], [0, 0], 'nobody waits any more');
        for (const filter of ['waiting', 'not-sent'] as const) {
          const view = value(await wire.call('result.view', { campaignId, filter, search: '', chunk: null }));
          assert.equal(view.count, counts[filter], filter);
        }

        const copy = () => wire.call('campaign.writeTo', { campaignId, shown: null });
        const drafts = async () => value(await wire.call('campaign.list', { before: null })).rows.length;
        const isRefused = async () => {
          const before = await drafts();
          assert.match(wordsOf(await copy()), /^Nobody is left/);
          assert.equal(await drafts(), before, 'no draft');
        };
        if (left === 0) return isRefused();
        const rest = value(await copy()).draft;
        await practise('');
        const seen = await countsOf(app, rest.id);
        const same = (counts: object, people: number) =>
          assert.deepEqual(
            counts,
            Object.fromEntries(Object.keys(counts).map((key) => [key, people])),
            `${statuses} ${faults}`,
          );
        same(seen.people, left);
        same(seen.rows, left);
        assert.deepEqual([seen.review.excluded, seen.audience.columns], [[], guestColumns]);
        const before = value(await wire.call('practice.status', {})).texts;
        await start(rest.id);
        await reached(rest.id, 'paused', 'finished');
        if (value(await wire.call('campaign.get', { campaignId: rest.id })).phase === 'paused') return;
        assert.equal(value(await wire.call('practice.status', {})).texts, before + left);
        await isRefused();
      },
    ),
    { numRuns: sized(2, 4) },
  );
  const { texts, phones } = value(await wire.call('practice.status', {}));
  assert.equal(texts, phones, 'nobody is texted twice');
});

test('however a campaign is cut, review, details, timeline and practice agree on its requests, people and parts', async (t) => {
  const gateway = await practiceFor(t);
  const app = await campaignApp(t);
  const { wire, database, draft, reached } = app;
  const accountId = await app.liveAccount(gateway.url, gateway.token, { unicodeEncoding: 'UCS2' });
  let first = 0;
  const plan = fc.record({
    names: fc.array(fc.constantFrom('Ada', 'Łucja', 'Zoë'), { minLength: 2, maxLength: 14 }),
    canary: fc.integer({ min: 0, max: 6 }),
    chunkSize: fc.integer({ min: 1, max: 6 }),
    splitUnicode: fc.boolean(),
    again: fc.integer({ min: 0, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(plan, async ({ names, again, ...cut }) => {
      const rows = names.map((name, n) => ({ cells: [name], msisdn: Number(fictionalNumber(first + n)) }));
      // One part in GSM 03.38, two in Unicode.
      const message = `Hi {name}, ${String(first).padEnd(90, '.')}`;
      first += names.length;
      const to = async (some: typeof rows) => {
        const audienceId = addAudience(database, ['name'], some);
        const campaignId = await draft(0, { accountId, audienceId, message });
        const { options } = value(await wire.call('draft.get', { campaignId }));
        await app.save(campaignId, { options: { ...options, ...cut } });
        return campaignId;
      };
      const send = async (campaignId: CampaignId, size: number, includeRecent: boolean) => {
        const review = value(await wire.call('campaign.review', { campaignId, includeRecent }));
        const nothing = review.excluded.reduce((sum, one) => sum + one.people, 0);
        assert.equal(review.people + nothing, size, 'everybody of the list is in the review');
        const people = review.people - (includeRecent ? review.recent.people : 0);
        const { audienceId, options } = value(await wire.call('draft.get', { campaignId }));
        const lettering = letteringOf({ unicodeEncoding: 'UCS2' }, options);
        const texts = { audienceId: audienceId!, message, lettering };
        const totals = value(await wire.call('draft.survey', texts));
        assert.deepEqual([totals.people, totals.parts], [review.people, review.ownParts]);
        const { hash } = review;
        const posts = postsIn(gateway.ledger).length;
        const before = gateway.ledger.texts;
        value(await wire.call('campaign.start', { campaignId, people, hash, includeRecent }));
        let state = await reached(campaignId, 'paused', 'finished');
        if (state.phase === 'paused') {
          assert.equal(state.pause?.kind, 'canary');
          value(await wire.call('campaign.resume', { campaignId, shown: pauseShown(state.pause) }));
          state = await reached(campaignId, 'finished');
        }
        const { chunks } = review;
        const list = value(await wire.call('chunk.list', { campaignId, from: 0, count: 1 }));
        const timeline = value(
          await wire.call('campaign.timeline', { campaignId, before: null, count: 500 }),
        ).rows.toReversed();
        const started = timeline.find(({ message }) => spoken(message).startsWith('Sending began'));
        const requests = chunks === 1 ? '1 batch' : `${chunks} batches`;
        assert.ok(
          spoken(started?.message)?.endsWith(` in ${requests}.`),
          `${spoken(started?.message)} ${requests}`,
        );
        assert.deepEqual(
          [state.chunks, list.count, state.people, state.parts],
          [chunks, chunks, review.people, review.parts],
        );
        assert.deepEqual(
          [postsIn(gateway.ledger).length, gateway.ledger.texts, state.creditConsumed],
          [posts + chunks, before + review.people, review.parts],
        );
      };
      const some = rows.slice(0, Math.min(again, rows.length - 1));
      if (some.length > 0) await send(await to(some), some.length, false);
      const whole = await to(rows);
      const without = value(await wire.call('campaign.review', { campaignId: whole }));
      assert.deepEqual(
        [without.people, without.recent.people],
        [rows.length - some.length, some.length],
        'recent people are counted apart',
      );
      await send(whole, rows.length, true);
    }),
    { numRuns: sized(2, 3) },
  );
});
