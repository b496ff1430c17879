import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { draftsByDay } from '../../../electron/audiences/worker/drafts-by-day.ts';
import { excludeRows } from '../../../electron/audiences/worker/leave-rows-out.ts';
import { readNumberColumn } from '../../../electron/audiences/worker/number-column.ts';
import { openDraftStore } from '../../../electron/drafts/records/draft-records.ts';
import { openAudienceRows } from '../../../electron/store/audience-rows.ts';
import type { Audience } from '../../../shared/audience/audience.ts';
import type { DayTime } from '../../../shared/audience/parts-by-day.ts';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import { shortDate } from '../../../shared/format/format-time.ts';
import { dayAfter, dayAt } from '../../../shared/format/sending-day.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { besideApp } from '../support/audience.ts';
import { type CampaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { assertJudged } from '../support/judged.ts';
import { audienceOf } from '../support/sheet.ts';

const theApp = sharedCampaignApp();

const today = dayAt(Date.now());
const [yesterday, tomorrow, later] = [dayAfter(today, -1), dayAfter(today, 1), dayAfter(today, 30)];
const NINE: DayTime = { before: 1, minute: 540 };

/** `Mobile,Visit` of the last two digits of a number and a cell. */
function listOf(
  app: CampaignApp,
  rows: readonly (readonly [number, string])[],
  change: Partial<Mapping> = {},
) {
  const lines = rows.map(([digits, cell]) => `+467017406${String(digits).padStart(2, '0')},${cell}`);
  return audienceOf(app, `Mobile,Visit\n${lines.join('\n')}\n`, { tagColumns: [1], ...change });
}

/** Lists of drafts, with `row|status|Visit` of each of their rows. */
async function drafted(
  t: TestContext,
  app: CampaignApp,
  time: DayTime | null,
  list: Audience,
  campaignId: CampaignId,
) {
  const wanted = { audienceId: list.id, column: 0 };
  const { parts } = value(await app.wire.call('audience.countByDay', wanted));
  const input = { ...wanted, campaignId, time, shown: [...parts] };
  const made = value(await app.wire.call('campaign.splitByDay', input));
  const all = value(await app.wire.call('campaign.list', { before: null })).rows;
  const drafts = [];
  for (const { id } of all.slice(0, made.drafts).reverse()) {
    const draft = value(await app.wire.call('draft.get', { campaignId: id }));
    const { counts } = value(await app.wire.call('audience.get', { audienceId: draft.audienceId! }));
    const beside = besideApp(t, app.dataDir);
    assertJudged(beside, draft.audienceId!);
    const rows = [...openAudienceRows(beside).slice(draft.audienceId!, 0, counts.rows)];
    drafts.push({
      ...draft,
      rows: rows.map(({ row, status, cells }) => [row, status, ...cells].join('|')),
      phase: all.find((one) => one.id === id)!.phase,
    });
  }
  return drafts;
}

describe('one campaign for each day', () => {
  test('is a draft with a list, a name and a time for each, and nothing starts', async (t) => {
    const app = await theApp();
    const list = await listOf(app, [
      [1, tomorrow],
      [2, `${later} 09:00`],
      [3, yesterday],
      [4, 'soon'],
      [5, ''],
      [6, `${later} 10:00`],
      [7, `${today} 23:59`],
    ]);
    const campaignId = await app.draft(0, {
      audienceId: list.id,
      message: 'Come {Visit:relative}',
      name: '',
    });
    const { options } = value(await app.wire.call('draft.get', { campaignId }));
    const blanks = [{ tag: '{Visit:relative}', choice: 'as-it-is' as const }];
    await app.save(campaignId, { options: { ...options, blanks } });
    const byDay = value(await app.wire.call('audience.countByDay', { audienceId: list.id, column: 0 }));
    assert.deepEqual(byDay, {
      date: null,
      dayFirst: null,
      parts: [
        { day: today, rows: 1 },
        { day: tomorrow, rows: 1 },
        { day: later, rows: 2 },
        { day: 'earlier', rows: 1 },
        { day: null, rows: 2 },
      ],
      undated: [
        { row: 5, cell: 'soon' },
        { row: 6, cell: '' },
      ],
      several: 0,
    });
    const drafts = await drafted(t, app, NINE, list, campaignId);
    assert.deepEqual(
      drafts.map(({ name, rows }) => [name, ...rows]),
      [
        [`People, Visit is on ${shortDate(today)}`, `8|recipient|${today} 23:59`],
        [`People, Visit is on ${shortDate(tomorrow)}`, `2|recipient|${tomorrow}`],
        [
          `People, Visit is on ${shortDate(later)}`,
          `3|recipient|${later} 09:00`,
          `7|recipient|${later} 10:00`,
        ],
        [`People, Visit is before ${shortDate(today)}`, `4|recipient|${yesterday}`],
        ['People, Visit is no date', '5|recipient|soon', '6|recipient|'],
      ],
    );
    assert.equal(
      drafts[0]!.id,
      campaignId,
      'the draft is the one of the first day, so that nobody is in two',
    );
    assert.ok(drafts.every(({ phase, message }) => phase === 'draft' && message === 'Come {Visit:relative}'));
    const [, year, month, date] = /(\d+)-(\d+)-(\d+)/.exec(later)!.map(Number);
    const atNine = new Date(year!, month! - 1, date! - 1, 9).getTime();
    const times = drafts.map(({ options }) => options.startAt);
    assert.deepEqual(
      [times[0], ...times.slice(2)],
      [null, atNine, null, null],
      'a time that has passed is none',
    );
    assert.deepEqual(
      drafts.map(({ options }) => options.blanks?.length),
      [1, ...times.slice(1).map(() => undefined)],
      'what a person chose for the texts of their draft stays in it',
    );
  });

  test('somebody on two days gets a text for each, and joined rows stay with their person', async (t) => {
    const app = await theApp();
    const rows = [
      [1, `${tomorrow} 09:00`],
      [1, `${tomorrow} 13:30`],
      [2, tomorrow],
      [2, later],
      [3, later],
    ] as const;
    const list = await listOf(app, rows);
    const count = { column: 0, audienceId: list.id };
    assert.equal(value(await app.wire.call('audience.countByDay', count)).several, 1);
    const campaignId = await app.draft(0, { audienceId: list.id, message: 'Come {Visit}' });
    const drafts = await drafted(t, app, null, list, campaignId);
    assert.deepEqual(
      drafts.map((one) => one.rows),
      [
        [`2|recipient|${rows[0][1]}`, `3|undecided|${rows[1][1]}`, `4|recipient|${tomorrow}`],
        [`5|recipient|${later}`, `6|recipient|${later}`],
      ],
    );
    const joined = await listOf(app, rows, { duplicates: 'join', join: { language: 'en', ways: [] } });
    const again = await app.draft(0, { audienceId: joined.id, message: 'Come {Visit}' });
    const ofJoined = await drafted(t, app, null, joined, again);
    assert.deepEqual(
      ofJoined.map((one) => one.rows),
      [
        [`2|recipient|${rows[0][1]} and ${rows[1][1]}`, `3|joined|${rows[1][1]}`],
        [`6|recipient|${later}`],
        [`4|recipient|${tomorrow} and ${later}`, `5|joined|${later}`],
      ],
      'a text of two days has none of its own',
    );
  });

  test('a day order that nobody can know, or that a person knows better, is chosen, and a draft that started is left alone', async () => {
    const app = await theApp();
    const list = await listOf(app, [[1, '3/4/2031']]);
    const wanted = { audienceId: list.id, column: 0 };
    const count = async (audienceId: AudienceId, dayFirst?: boolean) => {
      const found = await app.wire.call('audience.countByDay', { audienceId, column: 0, dayFirst });
      const { date, dayFirst: order, parts } = value(found);
      return [date, order, parts.map(({ day }) => day)];
    };
    assert.deepEqual(await count(list.id), ['3/4/2031', null, []]);
    const { id: clear } = await listOf(app, [
      [1, '3/4/2031'],
      [2, '13/4/2031\u00a009:00'],
    ]);
    const shown = await count(clear);
    assert.deepEqual(shown, ['3/4/2031', true, ['2031-04-03', '2031-04-13']], 'a hard space hides no date');
    assert.deepEqual(await count(clear, false), ['3/4/2031', false, ['2031-03-04', null]]);
    const { id: contrary } = await listOf(app, [
      [1, '13/4/2031'],
      [2, '4/13/2031'],
    ]);
    assert.deepEqual(await count(contrary), ['13/4/2031', null, []]);
    assert.deepEqual(await count(contrary, true), ['13/4/2031', true, ['2031-04-13', null]]);

    const campaignId = await app.draft(0, { audienceId: list.id, message: 'Come {Visit}' });
    const split = { ...wanted, campaignId, time: null, shown: [{ day: '2031-04-03', rows: 1 }] };
    assert.match(wordsOf(await app.wire.call('campaign.splitByDay', split)), /the day or the month/);
    await app.start(campaignId);
    await app.reached(campaignId, 'finished');
    const before = value(await app.wire.call('audience.list', { before: null })).rows.length;
    assert.equal(
      kindOf(await app.wire.call('campaign.splitByDay', { ...split, dayFirst: true })),
      'conflict',
    );
    assert.equal(
      value(await app.wire.call('audience.list', { before: null })).rows.length,
      before,
      'no list is left behind',
    );
  });

  test('makes only what was shown: after midnight or a change of the list it is looked at again', async () => {
    const app = await theApp();
    const list = await listOf(app, [
      [1, today],
      [2, tomorrow],
    ]);
    const wanted = { audienceId: list.id, column: 0 };
    const { parts } = value(await app.wire.call('audience.countByDay', wanted));
    const campaignId = await app.draft(0, { audienceId: list.id, message: 'Come {Visit}' });
    const split = { ...wanted, campaignId, time: null };
    const yesterdays = [{ day: yesterday, rows: 1 }, ...parts];
    const refused = await app.wire.call('campaign.splitByDay', { ...split, shown: yesterdays });
    assert.equal(kindOf(refused), 'conflict');
    assert.match(wordsOf(refused), /no longer those that were shown/);
    const made = await app.wire.call('campaign.splitByDay', { ...split, shown: [...parts] });
    assert.equal(value(made).drafts, 2);
  });

  test('a list, or what its draft is to, that changes while it is split leaves nothing behind', async (t) => {
    const app = await theApp();
    const database = besideApp(t, app.dataDir);
    const drafts = openDraftStore(database, Date.now);
    for (const other of ['list', 'draft']) {
      const list = await listOf(app, [
        [1, tomorrow],
        [2, later],
      ]);
      const campaignId = await app.draft(0, { audienceId: list.id, message: 'Come {Visit}' });
      const { parts: shown } = value(
        await app.wire.call('audience.countByDay', { audienceId: list.id, column: 0 }),
      );
      const plan = { audienceId: list.id, column: 0, campaignId, time: null, shown };
      const change = () =>
        other === 'draft'
          ? void value(drafts.save(campaignId, { audienceId: null }))
          : void excludeRows(
              database,
              readNumberColumn(database, list.id),
              { ns: Uint32Array.of(0), excluded: true },
              0,
            );
      const watch = { signal: new AbortController().signal, progress: change };
      const kept = value(drafts.read(campaignId));
      const draft = {
        ...kept,
        ...{ restOf: null, family: null, copiedFrom: null, againOf: null, made: '' },
      };
      const lists = () => database.prepare('SELECT count(*) AS lists FROM audience').get()?.lists;
      const before = lists();
      const split = await draftsByDay(database, drafts, { ...plan, draft }, Date.now(), watch);
      assert.equal(kindOf(split), 'conflict', other);
      assert.equal(lists(), before, other);
    }
  });

  test('a long name is cut so that it still says its day', async (t) => {
    const app = await theApp();
    const list = await listOf(app, [
      [1, tomorrow],
      [2, later],
    ]);
    const name = 'x'.repeat(195);
    const campaignId = await app.draft(0, { audienceId: list.id, message: 'Come {Visit}', name });
    const names = (await drafted(t, app, null, list, campaignId)).map((one) => one.name);
    assert.deepEqual(
      names.map((one) => [one.length, one.replace(/^x+/, '')]),
      [tomorrow, later].map((day) => [200, `, Visit is on ${shortDate(day)}`]),
    );
  });

  test('each row of any list is in exactly one, and no number twice in one', async (t) => {
    const app = await theApp();
    const cell = fc.constantFrom(
      tomorrow,
      `${tomorrow} 09:00`,
      later,
      today,
      yesterday,
      '',
      'soon',
      '31/2/2031',
    );
    const rows = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), cell), { minLength: 1, maxLength: 14 });
    const duplicates = fc.constantFrom<Mapping['duplicates']>('first', 'last', 'ask', 'join');
    await fc.assert(
      fc.asyncProperty(rows, duplicates, fc.nat(13), async (all, duplicates, out) => {
        const list = await listOf(app, all, { duplicates, join: { language: 'en', ways: [] } });
        const left = { audienceId: list.id, n: out % list.counts.rows, excluded: true };
        await app.wire.call('audience.exclude', left);
        const campaignId = await app.draft(0, { audienceId: list.id, message: 'Come {Visit}' });
        const { parts } = value(
          await app.wire.call('audience.countByDay', { audienceId: list.id, column: 0 }),
        );
        const drafts = await drafted(t, app, NINE, list, campaignId);
        assert.deepEqual(
          parts.map((one) => one.rows),
          drafts.map((one) => one.rows.length),
        );
        const found = drafts.flatMap((one) => one.rows.map((row) => Number(row.split('|')[0])));
        assert.deepEqual(
          found.sort((one, other) => one - other),
          all.map((_, at) => at + 2),
        );
        for (const { rows } of drafts) {
          const sentTo = rows.filter((row) => row.split('|')[1] === 'recipient');
          const numbers = sentTo.map((row) => all[Number(row.split('|')[0]) - 2]![0]);
          assert.equal(new Set(numbers).size, numbers.length);
        }
      }),
      { numRuns: 12 },
    );
  });
});
