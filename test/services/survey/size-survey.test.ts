import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { SizeSurvey } from '../../../electron/survey/size-survey.ts';
import { textSurvey } from '../../../electron/survey/text-survey.ts';
import {
  keepValue,
  newColumn,
  type SizeTotals,
  sizedValue,
  sizesOf,
  ValueShapes,
} from '../../../electron/survey/value-shapes.ts';
import { FILTER_BITS } from '../../../shared/audience/filter-bits.ts';
import { MOST_KINDS, newTally } from '../../../shared/draft/survey.ts';
import { surveyOf } from '../../../shared/draft/survey-findings.ts';
import { cleanValue } from '../../../shared/format/clean-value.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { type CompiledMessage, compileMessage } from '../../../shared/message/compiled-message.ts';
import type { Lettering } from '../../../shared/message/lettering.ts';

const COLUMNS = ['a', 'b', 'language'];

function newTotals(rows: number, compiled: CompiledMessage): SizeTotals {
  return {
    totals: newTally(compiled),
    bits: new Uint16Array(rows),
    sizes: new Uint16Array(rows),
    rowsPerBits: new Uint32Array(FILTER_BITS),
  };
}

/** Both surveys of the same people, and how many of them the quick one had to read. */
function bothSurveys(message: string, lettering: Lettering, people: readonly (readonly string[])[]) {
  const bound = bindMessage(message, COLUMNS, lettering);
  const compiled = compileMessage(bound, lettering);
  const rows = people.map((cells, n) => ({
    n,
    row: n + 2,
    status: n % 7 === 6 ? 1 : 0,
    flags: n % 3,
    cells,
  }));
  const reader = textSurvey(bound, compiled);
  const read = newTotals(rows.length, compiled);
  const block = (some: typeof rows) => ({
    numbers: some.flatMap(({ n, row, status, flags }) => [n, row, status, flags]),
    cells: some.map(({ cells }) => cells),
  });
  reader(read, block(rows));

  const shapes = new ValueShapes();
  const tags = bound.versions.flatMap((version) => version.tags);
  const columns = new Map(tags.map((tag) => [sizesOf(tag), newColumn(rows.length)]));
  for (const { n, cells } of rows) {
    for (const tag of tags) {
      const value = tag.says ? sizedValue(tag, cells) : cleanValue(cells[tag.column] ?? '');
      keepValue(columns.get(sizesOf(tag))!, shapes, n, value);
    }
  }
  const kinds = compiled.allKinds(MOST_KINDS)!;
  const quick = SizeSurvey.of(
    compiled,
    {
      statuses: Uint8Array.from(rows, ({ status }) => status),
      flags: Uint8Array.from(rows, ({ flags }) => flags),
      rows: Uint32Array.from(rows, ({ row }) => row),
      columns,
      shapes,
    },
    kinds.length > 1 ? Uint8Array.from(people, (cells) => kinds.indexOf(compiled.kindOf(cells))) : null,
  );
  if (quick === null) return null;
  const counted = newTotals(rows.length, compiled);
  const toRead = quick.flatMap((survey) => survey.count(counted, 0, rows.length));
  reader(counted, block(toRead.map((n) => rows[n]!)));
  for (const survey of quick) survey.reportHolders(counted.totals);
  return {
    read: { ...read, totals: surveyOf(read.totals, compiled, bound) },
    counted: { ...counted, totals: surveyOf(counted.totals, compiled, bound) },
    toRead: toRead.length,
  };
}

const units = [
  'a',
  'ø',
  'ł',
  'Ł',
  'é',
  '😀',
  '€',
  '[',
  '…',
  '“',
  ' ',
  '\u0301',
  'ж',
  'ő',
  '⁄',
  '\u00ad',
  '｛',
  '{',
];
const letter = fc.constantFrom(...units);
const text = fc.oneof(
  fc.string({ unit: letter, maxLength: 12 }),
  fc
    .tuple(fc.string({ unit: letter, maxLength: 4 }), fc.integer({ min: 0, max: 330 }))
    .map(([some, plain]) => some + 'x'.repeat(plain) + some),
);
const stacks = [14, 15, 16, 30, 31].flatMap((marks) => {
  const stack = '\u0323'.repeat(marks);
  return [stack, `e${stack}`, `e${stack}e`];
});
const cell = fc.oneof(
  { arbitrary: text, weight: 9 },
  fc.constantFrom('https://x.dk/ø', 'see www.x.dk/a', ...stacks),
  { arbitrary: fc.constantFrom('2026-11-27 09:00', '27/03/2027', '€ 12,345.5', '1234'), weight: 2 },
  {
    arbitrary: fc.constantFrom('#N/A', 'NULL', 'undefined', 'SÃ¸ren', 'A &amp; B', '&#39;', 'Å¡'),
    weight: 2,
  },
);
const word = text.map((some) => some.replaceAll(/[{}｛]/gu, ''));
const tag = fc.constantFrom(
  '{a}',
  '{b}',
  '{a|there}',
  '{b|Łódź…}',
  '{A}',
  '{b|}',
  '{a:weekday-date}',
  '{b:time dmy da|så snart}',
  '{a:money de}',
);
const message = fc
  .array(fc.tuple(word, tag), { maxLength: 4 })
  .chain((pairs) => word.map((end) => pairs.map(([before, of]) => before + of).join('') + end));
const lettering = fc.record(
  {
    encoded: fc.boolean(),
    other: fc.constantFrom('message' as const, 'all' as const),
    needed: fc.subarray(['{a}', '{b}', '{a|there}']),
    oddValues: fc.array(
      fc.record({
        tag: fc.constantFrom('{a}', '{b}', '{a|there}', '{a:money de}'),
        kind: fc.constantFrom('nothing' as const, 'letters' as const),
        choice: fc.constantFrom('mended' as const, 'leave-out' as const, 'as-it-is' as const),
      }),
      { maxLength: 4 },
    ),
  },
  { requiredKeys: ['encoded'] },
);

test('a survey by sizes is the survey of every text', () => {
  let quick = 0;
  fc.assert(
    fc.property(message, lettering, fc.array(fc.tuple(cell, text), { maxLength: 10 }), (of, as, people) => {
      const both = bothSurveys(of, as, people);
      if (both === null) return;
      quick += people.length - both.toRead;
      assert.deepEqual(both.counted, both.read);
    }),
    { numRuns: 500 },
  );
  assert.ok(quick > 800, `${quick} texts were counted by their sizes`);
});

test('a survey by sizes is that of every text where words have a condition', () => {
  const cases = [{ values: ['x'], message: '{b?Ł}{a}{a=x?{b} ok|Łódź}' }];
  const conditional = fc
    .array(
      fc.oneof(
        word,
        tag,
        fc.constantFrom('{b?yes {a}|no ł}', '{a=x?…{b|there}}', ' {b=?nothing}', '{a?|{b}}'),
      ),
      { maxLength: 6 },
    )
    .map((pieces) => pieces.join(''));
  const short = fc.constantFrom('', 'x', 'no', '0', 'ja', 'ø', '…', '😀');
  const people = fc.array(fc.tuple(fc.oneof(short, cell), fc.oneof(short, text), short), { maxLength: 12 });
  let quick = 0;
  fc.assert(
    fc.property(conditional, lettering, fc.boolean(), people, (of, as, isOne, rows) => {
      const versions = isOne ? undefined : { column: 'language', cases };
      const both = bothSurveys(of, { ...as, versions }, rows);
      if (both === null) return;
      quick += rows.length - both.toRead;
      assert.deepEqual(both.counted, both.read);
    }),
    { numRuns: 500 },
  );
  assert.ok(quick > 1000, `${quick} texts were counted by their sizes`);
});

test('where a tag is in a link, every text is read', () => {
  assert.equal(bothSurveys('x.dk/{a}', { encoded: true }, [['A B', '']]), null);
  const { read } = bothSurveys('{a} x.dk/', { encoded: true }, [
    ['https://x.dk/ø', ''],
    ['A B', ''],
  ])!;
  assert.equal(read.totals.brokenLinks.letters, 1);
});

test('a survey by sizes is the survey of every text, each version with its own', () => {
  let quick = 0;
  let cased = 0;
  const values = fc.uniqueArray(fc.constantFrom('pl', 'cs', 'ł', 'x', ''), { minLength: 1, maxLength: 2 });
  const cases = fc
    .tuple(values, fc.array(message, { minLength: 1, maxLength: 3 }))
    .map(([chosen, messages]) =>
      messages.map((of, at) => ({ values: chosen.map((value) => value && value + at), message: of })),
    );
  const people = fc.array(fc.tuple(cell, text, fc.constantFrom('pl0', ' PL0', 'cs1', 'Ł0', 'x2', 'ł1', '')), {
    maxLength: 10,
  });
  fc.assert(
    fc.property(message, cases, lettering, people, (of, others, as, rows) => {
      const versions = { column: 'language', cases: others };
      const both = bothSurveys(of, { ...as, versions }, rows);
      if (both === null) return;
      quick += rows.length - both.toRead;
      const { versions: sums, ...all } = both.counted.totals;
      cased += sums.slice(1).reduce((sum, { people }) => sum + people, 0);
      assert.equal(sums.length, others.length + 1);
      assert.equal(
        sums.reduce((sum, { people }) => sum + people, 0),
        all.people,
      );
      assert.equal(
        sums.reduce((sum, { parts }) => sum + parts, 0),
        all.parts,
      );
      assert.deepEqual(both.counted, both.read);
    }),
    { numRuns: 300 },
  );
  assert.ok(quick > 300 && cased > 50, `${quick} texts were counted by their sizes, ${cased} of a case`);
});

test('characters of two places at the end of each part are counted as they are cut', () => {
  for (const special of ['€', '😀', '€€', 'ł😀']) {
    for (let before = 60; before < 170; before += 1) {
      const people = [
        [special, 'x'.repeat(before % 40)],
        ['Ann', special],
      ];
      const both = bothSurveys(
        `${'x'.repeat(before)}{a}${'y'.repeat(70)}${special}{b}`,
        { encoded: true },
        people,
      );
      assert.deepEqual(both?.counted, both?.read);
      assert.equal(both?.toRead, 0);
    }
  }
});

test('words that may make a tag or a character with a value are left to be read', () => {
  const lettered = { encoded: true };
  assert.equal(bothSurveys('Hi {{a}', lettered, [['Ann', '']]), null);
  assert.equal(bothSurveys('Hi \ud83d{a}', lettered, [['Ann', '']]), null);
  assert.equal(
    bothSurveys('Hi {a}', lettered, [
      ['{a}', ''],
      ['Bo', ''],
    ])?.toRead,
    1,
  );
});
