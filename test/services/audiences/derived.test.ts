import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { deriveAudience } from '../../../electron/audiences/worker/derive-audience.ts';
import { readHead } from '../../../electron/store/audience-reader.ts';
import { openAudienceRows } from '../../../electron/store/audience-rows.ts';
import { rowKey } from '../../../electron/store/row-key.ts';
import type { Audience } from '../../../shared/audience/audience.ts';
import type { RowStatus } from '../../../shared/audience/audience-row.ts';
import { type Derivation, madeOfWords } from '../../../shared/audience/derivation.ts';
import type { RowSort } from '../../../shared/audience/row-sort.ts';
import type { RowSpan } from '../../../shared/audience/row-spans.ts';
import type { AudienceId, Msisdn } from '../../../shared/brand.ts';
import { shortDate } from '../../../shared/format/format-time.ts';
import { dayAfter, dayAt } from '../../../shared/format/sending-day.ts';
import { ok } from '../../../shared/result.ts';
import { sized } from '../../support/full.ts';
import { kindOf, type TestApp, testApp, value, wordsOf } from '../support/app.ts';
import { addAudience, besideApp } from '../support/audience.ts';
import { shared } from '../support/shared.ts';
import { audienceOf, importText, preview } from '../support/sheet.ts';

const theApp = shared((file) => testApp(file, { locale: 'sv-SE' }));

const PATIENTS = `Name,Mobile,Clinic,Paid
Ada,+46 70 174 06 05,Old Mill,
Bo,0046 70 174 06 06,Quay,yes
Cy,+46 70 174 06 07,old mill,yes
Ada,+46 70 174 06 05,Quay,
Di,none,Old Mill,
`;

const MEMBERS = `Mobile,Name,Town
+46 70 174 06 06,Bo Berg,Lund
+46 70 174 06 09,Ed,Ystad
`;

/** Every row of a list: status, number, cells. */
function shown(t: TestContext, { dataDir }: TestApp, { id, counts }: Audience): string[] {
  const rows = [...openAudienceRows(besideApp(t, dataDir)).slice(id, 0, counts.rows)];
  return rows.map(({ status, msisdn, cells }) => [status, msisdn, ...cells].join('|'));
}

async function derive(test: TestApp, derivation: Derivation): Promise<Audience> {
  const counts = value(await test.wire.call('audience.countDerived', { derivation }));
  const made = value(await test.wire.call('audience.derive', { derivation, name: 'New' }));
  assert.deepEqual(made.counts, counts, 'counted and made alike');
  return made;
}

describe('a list made of kept ones', () => {
  test('of some rows: a duplicate whose other row did not come along is sent to', async (t) => {
    const app = await theApp();
    const patients = await audienceOf(app, PATIENTS);
    assert.equal(patients.counts.duplicates, 1);
    const clinic = patients.columns.indexOf('Clinic');
    const quay = await derive(app, {
      kind: 'some',
      audienceId: patients.id,
      conditions: [{ column: clinic, test: 'is', value: 'QUAY' }],
    });
    assert.deepEqual(shown(t, app, quay), [
      'recipient|46701740606|Bo|Quay|yes',
      'recipient|46701740605|Ada|Quay|',
    ]);
    assert.equal(madeOfWords(quay.madeOf!), '“People”, where Clinic is “QUAY”');
    const values = value(await app.wire.call('audience.values', { audienceId: patients.id, column: clinic }));
    assert.deepEqual(values, {
      values: [
        { value: 'Old Mill', rows: 3 },
        { value: 'Quay', rows: 2 },
      ],
      isWhole: true,
    });
    const listed = value(await app.wire.call('audience.list', { before: null })).rows;
    assert.deepEqual(
      listed.map(({ madeOf }) => madeOf === null),
      [false, true],
      'the list it was made of stays',
    );
  });

  test('whoever was left out by hand stays out, also by another row with their number', async (t) => {
    const app = await theApp();
    const patients = await audienceOf(app, PATIENTS);
    value(await app.wire.call('audience.exclude', { audienceId: patients.id, n: 0, excluded: true }));
    const conditions = [{ column: patients.columns.indexOf('Clinic'), test: 'is', value: 'Quay' } as const];
    const quay = await derive(app, { kind: 'some', audienceId: patients.id, conditions });
    assert.deepEqual(shown(t, app, quay), [
      'recipient|46701740606|Bo|Quay|yes',
      'excluded|46701740605|Ada|Quay|',
    ]);
  });

  test('of two together: the columns of both, and nobody twice', async (t) => {
    const app = await theApp();
    const patients = await audienceOf(app, PATIENTS);
    const members = await audienceOf(app, MEMBERS);
    const both = await derive(app, { kind: 'together', audienceId: patients.id, otherId: members.id });
    assert.deepEqual(both.columns, ['Name', 'Clinic', 'Paid', 'Town']);
    assert.deepEqual(shown(t, app, both), [
      'recipient|46701740605|Ada|Old Mill||',
      'recipient|46701740606|Bo|Quay|yes|',
      'recipient|46701740607|Cy|old mill|yes|',
      'undecided|46701740605|Ada|Quay||',
      'rejected||Di|Old Mill||',
      'undecided|46701740606|Bo Berg|||Lund',
      'recipient|46701740609|Ed|||Ystad',
    ]);
    assert.equal(madeOfWords(both.madeOf!), '“People” and “People” together');
  });

  test('of two together rows that differ wait for a choice where an import of one would ask', async (t) => {
    const app = await theApp();
    const first = 'Name,Mobile,Clinic\nAda,+46701740605,Quay\nBo,+46701740606,Quay\nCy,+46701740607,Quay\n';
    const other =
      'Name,Town,Mobile\nAda,Lund,+46701740605\nBosse,Lund,+46701740606\nBosse,Lund,+46701740606\n';
    for (const [duplicates, becomes] of [
      ['ask', 'undecided'],
      ['first', 'duplicate'],
    ] as const) {
      const [here, there] = [
        await audienceOf(app, first, { duplicates }),
        await audienceOf(app, other, { duplicates }),
      ];
      value(await app.wire.call('audience.exclude', { audienceId: here.id, n: 2, excluded: true }));
      const both = await derive(app, { kind: 'together', audienceId: here.id, otherId: there.id });
      assert.deepEqual(shown(t, app, both), [
        'recipient|46701740605|Ada|Quay|',
        'recipient|46701740606|Bo|Quay|',
        'excluded|46701740607|Cy|Quay|',
        'duplicate|46701740605|Ada||Lund',
        `${becomes}|46701740606|Bosse||Lund`,
        'duplicate|46701740606|Bosse||Lund',
      ]);
      if (duplicates === 'first') continue;
      value(await app.wire.call('audience.choose', { audienceId: both.id, n: 4 }));
      assert.match(shown(t, app, both)[4]!, /^recipient\|46701740606\|Bosse/);
    }
  });

  test('of two together: a number that is read again is one of its own list’s country', async () => {
    const app = await theApp();
    const here = await audienceOf(app, 'Name,Mobile\nAda,070-174 06 05\nEd,+46 70 174 06 07\n');
    const norwegians = 'Name,Mobile,Country\nKari,465 00 400,\nOla,465 00 401,Nowhere\n';
    const abroad = await audienceOf(app, norwegians, { country: 'NO', countryColumn: 2 });
    assert.deepEqual([here.country, abroad.country], ['SE', 'NO']);
    const { id } = await derive(app, { kind: 'together', audienceId: here.id, otherId: abroad.id });
    for (const n of [2, 3]) {
      const retyped = { audienceId: id, n, column: 'number', value: '465 00 409' } as const;
      assert.equal(value(await app.wire.call('audience.edit', retyped)).row.msisdn, '4746500409');
    }
  });

  test('an opt-out typed beside a list may be one of each country of its rows', async () => {
    const app = await theApp();
    const here = await audienceOf(app, 'Name,Mobile\nAda,070-174 06 05\nEd,+46 70 174 06 07\n');
    const danes = await audienceOf(app, 'Name,Mobile\nBo,31 12 34 56\n', { country: 'DK' });
    const both = await derive(app, { kind: 'together', audienceId: here.id, otherId: danes.id });
    const named = 'Name,Mobile,Country\nAda,070-174 06 05,\nBo,31 12 34 57,Denmark\nEd,,Nowhere\n';
    const mixed = await audienceOf(app, named, { country: 'SE', countryColumn: 2 });
    for (const [audienceId, text, msisdn] of [
      [both.id, '31 12 34 56', '4531123456'],
      [mixed.id, '31 12 34 57', '4531123457'],
    ] as const) {
      const typed = { text, note: '', source: 'test', audienceId };
      const { added, open } = value(await app.wire.call('optOut.add', typed));
      assert.equal(added, 0);
      assert.ok(open[0]?.numbers.includes(msisdn), JSON.stringify(open));
    }
  });

  test('of two together columns that differ in case alone keep their own values', async (t) => {
    const app = await theApp();
    const first = await audienceOf(app, 'Name,NAME,Mobile\nAda,Lovelace,+46701740605\n');
    const other = await audienceOf(app, 'Mobile,name,Name\n+46701740609,Ek,Bo\n');
    const both = await derive(app, { kind: 'together', audienceId: first.id, otherId: other.id });
    assert.deepEqual(both.columns, ['Name', 'NAME']);
    assert.deepEqual(shown(t, app, both), [
      'recipient|46701740605|Ada|Lovelace',
      'recipient|46701740609|Bo|Ek',
    ]);
  });

  test('one without the other, and those in both', async (t) => {
    const app = await theApp();
    const patients = await audienceOf(app, PATIENTS);
    const members = await audienceOf(app, MEMBERS);
    const lists = { audienceId: patients.id, otherId: members.id };
    const without = await derive(app, { kind: 'without', ...lists });
    assert.deepEqual(
      shown(t, app, without).map((row) => row.split('|')[2]),
      ['Ada', 'Cy', 'Ada', 'Di'],
    );
    assert.deepEqual(shown(t, app, await derive(app, { kind: 'in-both', ...lists })), [
      'recipient|46701740606|Bo|Quay|yes',
    ]);
  });

  test('of those in both, whoever the other list leaves out stays out', async (t) => {
    const app = await theApp();
    const { id: audienceId } = await audienceOf(app, PATIENTS);
    const twice = await audienceOf(app, `${MEMBERS}+46 70 174 06 06,Bo,Lund\n`, { duplicates: 'first' });
    for (const [n, becomes] of [
      [2, 'recipient'],
      [0, 'excluded'],
    ] as const) {
      value(await app.wire.call('audience.exclude', { audienceId: twice.id, n, excluded: true }));
      const both = await derive(app, { kind: 'in-both', audienceId, otherId: twice.id });
      assert.deepEqual(shown(t, app, both), [`${becomes}|46701740606|Bo|Quay|yes`]);
    }
  });

  test('a list that is gone and a column that is not there are said in words', async () => {
    const app = await theApp();
    const { id: audienceId } = await audienceOf(app, PATIENTS);
    const conditions = [{ column: 99, test: 'is', value: 'x' } as const];
    const noColumn = { kind: 'some', audienceId, conditions } as const;
    assert.equal(
      kindOf(await app.wire.call('audience.derive', { derivation: noColumn, name: 'x' })),
      'bad-input',
    );
    const otherId = 999 as typeof audienceId;
    const gone = { kind: 'together', audienceId, otherId } as const;
    assert.equal(
      kindOf(await app.wire.call('audience.derive', { derivation: gone, name: 'x' })),
      'not-found',
    );
  });

  test('of a list that is changed on the way none is made, in which a number could stand twice', async (t) => {
    const app = await theApp();
    const cells = ['Old Mill'];
    const rows = Array.from({ length: 12_000 }, () => ({ cells }));
    const audienceId = addAudience(besideApp(t, app.dataDir), ['Clinic'], rows);
    const conditions = [{ column: 0, test: 'is', value: 'Old Mill' } as const];
    const derivation = { kind: 'some', audienceId, conditions } as const;
    const before = value(await app.wire.call('audience.list', { before: null })).rows.length;
    const making = app.wire.call('audience.derive', { derivation, name: 'Some' });
    const isMade = making.then(() => true);
    for (let n = 1; n < rows.length; n += 2) {
      const value = `+${46_701_740_605 + n - 1}`;
      const edit = app.wire.call('audience.edit', { audienceId, n, column: 'number', value });
      if (await Promise.race([isMade, edit.then(() => false)])) break;
    }
    assert.equal(kindOf(await making), 'conflict');
    assert.equal(value(await app.wire.call('audience.list', { before: null })).rows.length, before);
  });

  test('rows that were compared in another state of their list make none', async (t) => {
    const app = await theApp();
    const beside = besideApp(t, app.dataDir);
    const people = [{ cells: ['x'], msisdn: 46_701_740_605, status: 'recipient' as const }];
    const audienceId = addAudience(beside, ['Group'], people);
    const derivation = { kind: 'chosen', audienceId, ns: Uint32Array.of(0) } as const;
    const { revision } = value(readHead(beside, audienceId));
    const watch = { signal: new AbortController().signal, progress: () => undefined };
    const make = (shown: { readonly revision: number }) =>
      deriveAudience(beside, { derivation, name: null, draft: null, shown }, 0, watch);
    assert.equal(kindOf(await make({ revision: revision - 1 })), 'conflict');
    value(await make({ revision }));
  });

  test('one that is stopped while it is made leaves nothing behind', async (t) => {
    const app = await theApp();
    const beside = besideApp(t, app.dataDir);
    const lists = () => beside.prepare('SELECT count(*) FROM audience').get();
    const people = Array.from({ length: 40_000 }, (_, n) => {
      return { cells: ['x'], msisdn: 46_700_000_000 + n, status: 'recipient' as const };
    });
    const [audienceId, otherId] = [0, 1].map(() => addAudience(beside, ['Group'], people));
    const before = lists();
    const derivation = { kind: 'together', audienceId: audienceId!, otherId: otherId! } as const;
    const made = app.wire.call('audience.derive', { derivation, name: 'New' });
    value(await app.wire.call('audience.cancelDerived', { audienceId: audienceId! }));
    assert.equal(kindOf(await made), 'stopped');
    assert.deepEqual(lists(), before);
  });

  test('of any two lists nobody is in twice, and nobody is lost', async (t) => {
    const app = await theApp();
    const beside = besideApp(t, app.dataDir);
    const row = fc.record({
      number: fc.integer({ min: 1, max: 6 }),
      status: fc.constantFrom<RowStatus>('recipient', 'excluded', 'recent'),
      group: fc.constantFrom('a', 'b'),
    });
    const lists = fc.tuple(fc.array(row, { maxLength: 8 }), fc.array(row, { maxLength: 8 }));
    const kinds = fc.constantFrom('some', 'together', 'without', 'in-both');
    /** As an import and changes by hand leave them: one row of a number stands for it, the others give way. */
    const add = (rows: readonly { number: number; status: RowStatus; group: string }[]) => {
      const first = new Map<number, RowStatus>();
      return addAudience(
        beside,
        ['Group'],
        rows.map(({ number, status, group }) => {
          const stands = first.get(number);
          first.set(number, stands ?? status);
          const own =
            stands === undefined
              ? status
              : stands === 'recipient' || stands === 'excluded'
                ? 'duplicate'
                : stands;
          return { cells: [group], msisdn: 46_701_740_600 + number, status: own };
        }),
      );
    };
    await fc.assert(
      fc.asyncProperty(lists, kinds, async ([left, right], kind) => {
        const [audienceId, otherId] = [add(left), add(right)];
        for (const id of [audienceId, otherId]) {
          beside.exec(
            `UPDATE audience_row SET kept = (SELECT min(n) FROM audience_row o WHERE o.msisdn = audience_row.msisdn
               AND o.id >> 24 = ${id}) WHERE id >> 24 = ${id} AND status = 2`,
          );
        }
        const conditions = [{ column: 0, test: 'is', value: 'b' } as const];
        const made = await derive(
          app,
          kind === 'some'
            ? { kind, audienceId, conditions }
            : { kind: kind as 'together' | 'without' | 'in-both', audienceId, otherId },
        );
        const rows = [...openAudienceRows(beside).slice(made.id, 0, made.counts.rows)];
        const inRight = new Set(right.map(({ number }) => number));
        const takenLeft = left.filter(({ number, group }) =>
          kind === 'some'
            ? group === 'b'
            : kind === 'without'
              ? !inRight.has(number)
              : kind === 'in-both'
                ? inRight.has(number)
                : true,
        );
        assert.equal(rows.length, takenLeft.length + (kind === 'together' ? right.length : 0));
        const standsIn = (list: typeof left, number: number) =>
          list.find((one) => one.number === number)?.status;
        for (let number = 1; number <= 6; number++) {
          const own = rows.filter(({ msisdn }) => msisdn === String(46_701_740_600 + number));
          if (own.length === 0) continue;
          const isOfBoth = kind === 'together' || kind === 'in-both';
          const stood = [standsIn(left, number), ...(isOfBoth ? [standsIn(right, number)] : [])];
          const isFree = stood.every((status) => status === undefined || status === 'recipient');
          const sentTo = own.filter(({ status }) => status === 'recipient').length;
          assert.equal(sentTo, isFree ? 1 : 0, `${stood} became ${own.map(({ status }) => status)}`);
        }
      }),
      { numRuns: sized(5, 15) },
    );
  });
});

describe('a draft to rows that somebody chose', () => {
  const sendTo = async (
    { wire }: TestApp,
    audienceId: Audience['id'],
    spans: readonly RowSpan[],
    sort: RowSort | null = null,
  ) => {
    const { id: campaignId } = value(await wire.call('draft.create', {}));
    const patch = { audienceId, message: 'Hi {Name}' };
    value(await wire.call('draft.save', { campaignId, patch }));
    const lettering = { encoded: true };
    const shown = { audienceId, message: '', lettering, filter: 'all', search: '', sort } as const;
    const { viewId } = value(await wire.call('draft.view', shown));
    const copied = await wire.call('campaign.copyToRows', { campaignId, audienceId, viewId, spans });
    if (!copied.ok) return copied;
    const { draft } = copied.value;
    return ok({ draft, list: value(await wire.call('audience.get', { audienceId: draft.audienceId! })) });
  };

  test('has the same message, says what it was made of, and leaves out who was left out', async (t) => {
    const app = await theApp();
    const patients = await audienceOf(app, PATIENTS);
    value(await app.wire.call('audience.exclude', { audienceId: patients.id, n: 1, excluded: true }));
    const { draft, list } = value(await sendTo(app, patients.id, [{ from: 1, to: 4 }]));
    assert.deepEqual([draft.message, draft.name], ['Hi {Name}', 'People, 3 chosen rows']);
    assert.equal(madeOfWords(list.madeOf!), '3 chosen rows of “People”');
    assert.deepEqual(shown(t, app, list), [
      'excluded|46701740606|Bo|Quay|yes',
      'recipient|46701740607|Cy|old mill|yes',
      'recipient|46701740605|Ada|Quay|',
    ]);
    const listed = value(await app.wire.call('audience.get', { audienceId: patients.id }));
    assert.deepEqual([listed.counts.rows, listed.counts.excluded], [5, 1], 'the list stays as it is');
  });

  test('is made of the rows in the order on show, and not made of nobody', async (t) => {
    const app = await theApp();
    const { id, counts } = await audienceOf(app, PATIENTS);
    const byNumber = { by: 'number', descending: true, locale: 'en' } as const;
    const { list } = value(await sendTo(app, id, [{ from: 1, to: 2 }], byNumber));
    assert.deepEqual(shown(t, app, list), ['recipient|46701740607|Cy|old mill|yes']);
    const lists = value(await app.wire.call('audience.list', { before: null })).rows.length;
    const nobody = await sendTo(app, id, [{ from: counts.rows - 1, to: counts.rows }]);
    assert.equal(kindOf(nobody), 'bad-input');
    assert.equal(value(await app.wire.call('audience.list', { before: null })).rows.length, lists);
  });

  test('of a draft to a rest is one to that rest too', async (t) => {
    const app = await theApp();
    const { id } = await audienceOf(app, PATIENTS);
    const beside = besideApp(t, app.dataDir);
    value(await sendTo(app, id, [{ from: 0, to: 1 }]));
    beside.exec(
      "CREATE TRIGGER a_rest AFTER INSERT ON campaign WHEN new.name = '' BEGIN UPDATE campaign SET rest_of = 1, family = 1 WHERE id = new.id; END",
    );
    const { draft } = value(await sendTo(app, id, [{ from: 0, to: 1 }]));
    const restOf = beside.prepare('SELECT rest_of FROM campaign WHERE id = ?').get(draft.id)?.rest_of;
    assert.equal(restOf, 1);
  });

  test('reaches exactly the people of the chosen rows that are not left out, each once', async (t) => {
    const app = await theApp();
    const beside = besideApp(t, app.dataDir);
    const row = fc.record({
      number: fc.integer({ min: 1, max: 6 }),
      isOut: fc.boolean(),
      isRejected: fc.integer({ max: 5 }).map((one) => one === 0),
      isChosen: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 14 }), async (rows) => {
        const first = new Map<number, number>();
        const people = rows.map(({ number, isOut, isRejected }, n) => {
          const cells = [`Row ${n}`];
          if (isRejected) return { cells, status: 'rejected' as const };
          const keeper = first.get(number);
          if (keeper === undefined) first.set(number, n);
          const own = isOut ? 'excluded' : 'recipient';
          return {
            cells,
            msisdn: 46_701_740_600 + number,
            status: keeper === undefined ? own : ('duplicate' as RowStatus),
          };
        });
        const id = addAudience(beside, ['Name'], people);
        for (const [n, { msisdn, status }] of people.entries())
          if (status === 'duplicate')
            beside
              .prepare('UPDATE audience_row SET kept = ? WHERE id = ?')
              .run(first.get(msisdn! - 46_701_740_600)!, rowKey(id, n));
        const chosen = rows.flatMap(({ isChosen }, n) => (isChosen ? [n] : []));
        // Whoever was left out stays that by any row of theirs.
        const wanted = chosen.flatMap((n) => {
          const { msisdn } = people[n]!;
          const stands = msisdn === undefined ? undefined : first.get(msisdn - 46_701_740_600);
          return stands === undefined || people[stands]!.status === 'excluded' ? [] : [String(msisdn)];
        });
        const spans = chosen.map((n) => ({ from: n, to: n + 1 }));
        const made = await sendTo(app, id, spans);
        if (wanted.length === 0) {
          assert.equal(kindOf(made), 'bad-input');
          return;
        }
        const { list } = value(made);
        assert.equal(list.counts.rows, chosen.length);
        const sentTo = [...openAudienceRows(beside).slice(list.id, 0, chosen.length)].filter(
          ({ status }) => status === 'recipient',
        );
        assert.deepEqual(sentTo.map(({ msisdn }) => msisdn).toSorted(), [...new Set(wanted)].toSorted());
      }),
      { numRuns: sized(5, 15) },
    );
  });
});

describe('rows by their dates', () => {
  const today = dayAt(Date.now());
  const [tomorrow, later] = [dayAfter(today, 1), dayAfter(today, 9)];
  const us = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');
  const visits = (...cells: string[]) =>
    `Name,Mobile,Visit\n${cells.map((cell, at) => `P${at},+4670174060${at},${cell}`).join('\n')}\n`;

  test('count from today when the list is made, which then names the day', async (t) => {
    const app = await theApp();
    const { id, columns } = await audienceOf(app, visits(today, `${tomorrow} 09:00`, later, 'soon'));
    const column = columns.indexOf('Visit');
    const made = await derive(app, {
      kind: 'some',
      audienceId: id,
      conditions: [{ column, test: 'is-tomorrow', value: '' }],
    });
    assert.deepEqual(shown(t, app, made), [`recipient|46701740601|P1|${tomorrow} 09:00`]);
    assert.equal(madeOfWords(made.madeOf!), `“People”, where Visit is on ${shortDate(tomorrow)}`);
    const undated = { column, test: 'has-no-date', value: '' } as const;
    const rest = await derive(app, { kind: 'some', audienceId: id, conditions: [undated] });
    assert.deepEqual(shown(t, app, rest), ['recipient|46701740603|P3|soon']);
  });

  test('by the order of day and month that a person chose, or else by what any date of the column shows', async () => {
    const app = await theApp();
    const many = Array.from({ length: 9 }, () => '3/4/2026');
    const open = await audienceOf(app, visits(...many));
    const column = open.columns.indexOf('Visit');
    const on = (audienceId: AudienceId, dayFirst?: boolean): Derivation => {
      const condition = { column, test: 'is-on', value: '2026-03-04', dayFirst } as const;
      return { kind: 'some', audienceId, conditions: [condition] };
    };
    const asked = await app.wire.call('audience.derive', { derivation: on(open.id), name: 'x' });
    assert.match(
      wordsOf(asked),
      /^The dates in “Visit” may begin with the day or the month, as in “3\/4\/2026”/,
    );
    assert.equal((await derive(app, on(open.id, false))).counts.recipients, 9);
    assert.equal((await derive(app, on(open.id, true))).counts.recipients, 0);
    const clear = await audienceOf(app, visits(...many, '12/24/2026\u00a009:00'));
    assert.equal((await derive(app, on(clear.id))).counts.recipients, 9, 'as the column shows');
    assert.equal(
      (await derive(app, on(clear.id, true))).counts.recipients,
      0,
      'unless a person knows better',
    );
    const contrary = await audienceOf(app, visits('12/24/2026', '24/12/2026', '3/4/2026'));
    assert.ok(!(await app.wire.call('audience.derive', { derivation: on(contrary.id), name: 'x' })).ok);
    assert.equal((await derive(app, on(contrary.id, false))).counts.recipients, 1);
  });

  test('in a file they are taken alike, and a choice is asked for in words', async (t) => {
    const app = await theApp();
    const { id: sheetId } = await importText(app, 'visits.csv', visits('3/4/2026', '4/4/2026'));
    const only = [{ column: 'Visit', test: 'is-on', value: '2026-04-03' } as const];
    const { mapping } = await preview(app, sheetId, { only });
    const counted = await app.wire.call('sheet.count', { sheetId, mapping });
    assert.ok(!counted.ok && counted.error.kind === 'bad-input');
    const build = { sheetId, name: 'x' };
    const refused = await app.wire.call('audience.build', { ...build, mapping });
    assert.match(wordsOf(refused), /begin with the day or the month/);
    const chosen = { ...mapping, only: mapping.only!.map((one) => ({ ...one, dayFirst: true })) };
    assert.equal(value(await app.wire.call('sheet.count', { sheetId, mapping: chosen })).recipients, 1);
    const made = value(await app.wire.call('audience.build', { ...build, mapping: chosen }));
    assert.deepEqual(shown(t, app, made), ['recipient|46701740600|P0|3/4/2026']);
    const clear = await importText(app, 'visits.csv', visits('3/4/2026', '24/12/2026'));
    const seen = { sheetId: clear.id, mapping };
    assert.deepEqual(value(await app.wire.call('sheet.count', seen)).only, chosen.only, 'as it is taken');
  });

  test('rows that are joined by date are so by the dates of the rows that are taken', async (t) => {
    const app = await theApp();
    const file = [
      'Name,Mobile,Visit,Clinic',
      'Ada,+46701740601,12/24/2026,Mill',
      'Bo,+46701740602,4/3/2026,Quay',
      'Bo,+46701740602,3/4/2026,Quay',
      'Cy,+46701740603,24/12/2026,Quay',
    ];
    const { id: sheetId } = await importText(app, 'visits.csv', file.join('\n'));
    const ways = [{ column: 'Visit', way: 'earliest' } as const];
    const { mapping } = await preview(app, sheetId, {
      only: [{ column: 'Clinic', test: 'is', value: 'Quay' }],
      duplicates: 'join',
      join: { language: 'en', ways },
    });
    const counts = value(await app.wire.call('sheet.count', { sheetId, mapping }));
    const visit = mapping.tagColumns.indexOf(2);
    assert.equal(counts.joinedDayFirst[visit], true, 'not as in the row that is left');
    const made = value(await app.wire.call('audience.build', { sheetId, mapping, name: 'x' }));
    assert.match(shown(t, app, made)[0] ?? '', /4\/3\/2026/);
  });

  test('in a file they count from today', async (t) => {
    const app = await theApp();
    const { id: sheetId } = await importText(
      app,
      'visits.csv',
      visits(us(today), us(later), us('2026-12-24')),
    );
    const { mapping } = await preview(app, sheetId, {
      only: [{ column: 'Visit', test: 'is-within', value: '8' }],
    });
    const made = value(await app.wire.call('audience.build', { sheetId, mapping, name: 'x' }));
    assert.equal(shown(t, app, made)[0], `recipient|46701740600|P0|${us(today)}`);
    assert.equal(
      madeOfWords(made.madeOf!),
      `“visits.csv”, where Visit is from ${shortDate(today)} to ${shortDate(dayAfter(today, 8))}`,
    );
  });
});

describe('before a list is made of a file', () => {
  test('only the rows that hold what was chosen are taken, and the list says so', async (t) => {
    const app = await theApp();
    const { id: sheetId } = await importText(app, 'patients.csv', PATIENTS);
    const only = [{ column: 'Clinic', test: 'is', value: 'Quay' } as const];
    const { mapping } = await preview(app, sheetId, { only });
    const counts = value(await app.wire.call('sheet.count', { sheetId, mapping }));
    assert.deepEqual([counts.rows, counts.recipients, counts.duplicates], [2, 2, 0]);
    const values = value(await app.wire.call('sheet.values', { sheetId, column: 3, headerRow: 1 }));
    assert.deepEqual(values.values, [{ value: 'yes', rows: 2 }]);
    const made = value(await app.wire.call('audience.build', { sheetId, mapping, name: 'Quay' }));
    assert.equal(madeOfWords(made.madeOf!), '“patients.csv”, where Clinic is “Quay”');
    assert.equal(made.counts.recipients, 2);
    const kept = besideApp(t, app.dataDir).prepare('SELECT mapping FROM audience').get();
    assert.doesNotMatch(String(kept?.mapping), /Quay/, 'what is said of a list is kept in one place');
  });

  test('a condition on a column that is gone takes nobody rather than everybody', async () => {
    const app = await theApp();
    const { id: sheetId } = await importText(app, 'patients.csv', PATIENTS);
    const { mapping } = await preview(app, sheetId, {
      only: [{ column: 'Town', test: 'is', value: 'Lund' }],
    });
    assert.equal(kindOf(await app.wire.call('audience.build', { sheetId, mapping, name: 'x' })), 'bad-input');
  });

  test('a condition is not remembered for the next file with these columns', async () => {
    const app = await theApp();
    const first = await importText(app, 'patients.csv', PATIENTS);
    const { mapping } = await preview(app, first.id, {
      only: [{ column: 'Clinic', test: 'is', value: 'Quay' }],
    });
    value(await app.wire.call('audience.build', { sheetId: first.id, mapping, name: 'Quay' }));
    const again = await importText(app, 'patients.csv', PATIENTS);
    assert.equal((await preview(app, again.id)).mapping.only, undefined);
  });

  test('the rows of each count can be looked at', async () => {
    const app = await theApp();
    const { id: sheetId } = await importText(app, 'patients.csv', PATIENTS);
    const { mapping } = await preview(app, sheetId);
    const found = async (kind: 'duplicates' | 'rejected' | 'repaired') =>
      value(await app.wire.call('sheet.find', { sheetId, mapping, kind }));
    const [duplicate] = await found('duplicates');
    assert.equal(duplicate?.row, 5);
    assert.equal(duplicate.judgement.kind === 'recipient' && duplicate.judgement.sameAs, 2);
    assert.deepEqual(
      (await found('rejected')).map(({ row }) => row),
      [6],
    );
    assert.deepEqual(
      (await found('repaired')).map(({ row }) => row),
      [3],
    );
  });
});

describe('doubtful numbers', () => {
  const DOUBTFUL = 'Name,Mobile\nAda,+46 70 174 06 05\nBo,+46 8 765 43 21\nCy,+46 8 765 43 22\n';

  test('all of them are left out in one step, and included again one', async () => {
    const app = await theApp();
    const { id: audienceId, counts } = await audienceOf(app, DOUBTFUL);
    assert.equal(counts.doubtful, 2);
    const out = value(await app.wire.call('audience.settleDoubtful', { audienceId, keep: false }));
    assert.deepEqual([out.counts.recipients, out.counts.excluded, out.counts.doubtful], [1, 2, 0]);
    value(await app.wire.call('optOut.add', { text: '+46 8 765 43 22', note: '', source: '' }));
    const back = value(await app.wire.call('audience.undo', { audienceId }));
    assert.deepEqual([back.counts.recipients, back.counts.excluded, back.counts.optedOut], [2, 0, 1]);
    value(await app.wire.call('optOut.remove', { msisdn: '4687654322', note: '' }));
  });

  test('all of them are checked and kept, and doubted again by one step back', async () => {
    const app = await theApp();
    const { id: audienceId, counts } = await audienceOf(app, DOUBTFUL);
    const kept = value(await app.wire.call('audience.settleDoubtful', { audienceId, keep: true }));
    assert.deepEqual(kept.counts, { ...counts, doubtful: 0 });
    assert.deepEqual(value(await app.wire.call('audience.undo', { audienceId })).counts, counts);
  });

  test('who is left out with a doubtful number that waits for a choice is no longer asked about, before the step back', async () => {
    const app = await theApp();
    const text = `${DOUBTFUL}Bob,+46 8 765 43 21\n`;
    const { id: audienceId, counts } = await audienceOf(app, text, { duplicates: 'ask' });
    const open = async () => value(await app.wire.call('audience.repeated', { audienceId, at: 0 })).open;
    const settle = async (keep: boolean) =>
      value(await app.wire.call('audience.settleDoubtful', { audienceId, keep })).counts;
    const undo = async () => value(await app.wire.call('audience.undo', { audienceId })).counts;
    assert.deepEqual([counts.doubtful, await open()], [2, 1]);
    const out = await settle(false);
    assert.deepEqual([out.recipients, out.excluded, out.duplicates, await open()], [1, 2, 1, 0]);
    assert.deepEqual([await undo(), await open()], [counts, 1]);
    await settle(true);
    assert.equal(await open(), 1, 'a number that is kept still has two names');
    value(await app.wire.call('person.erase', { msisdn: '4687654322' as Msisdn, keepOptOut: false }));
    const erased = await undo();
    assert.deepEqual([erased.doubtful, erased.rejected], [1, 1]);
  });
});
