import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { joinedCells, joinFaultWords, MOST_JOINED, namesDiffer } from '../../../shared/audience/join.ts';
import type { MessageLanguage } from '../../../shared/format/message-language.ts';
import type { JoinWay } from '../../../shared/sheet/join-way.ts';
import { nameColumns } from '../../../shared/sheet/name-header.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';

/** The one value that a column gets; null where it cannot be joined. */
function joined(
  values: readonly string[],
  way: JoinWay = 'and',
  language: MessageLanguage = 'en',
  dayFirst: boolean | null = null,
): string | null {
  const made = joinedCells(
    values.map((value) => [value]),
    { language, ways: [way], dayFirst: [dayFirst] },
  );
  return 'fault' in made ? null : made.cells[0]!;
}

test('values become a list in the language of the message, each once and in the order of the file', () => {
  assert.equal(joined(['09:00', '13:30']), '09:00 and 13:30');
  assert.equal(joined(['Ida', 'Otto', 'Liv', 'Otto']), 'Ida, Otto and Liv');
  assert.equal(joined(['Ida', 'Otto', 'Liv'], 'and', 'da'), 'Ida, Otto og Liv');
  assert.equal(joined(['Ida', 'Otto', 'Liv'], 'and', 'de'), 'Ida, Otto und Liv');
  assert.equal(joined(['Ida', 'Otto', 'Liv'], 'and', 'pl'), 'Ida, Otto i Liv');
  assert.equal(joined(['Ada', 'Ada', '', ' Ada ']), 'Ada', 'equal as people read them');
  assert.equal(joined(['', '']), '');
});

test('a column can be joined in other ways', () => {
  assert.equal(joined(['b', '', 'c'], 'first'), 'b');
  assert.equal(joined(['b', 'c', ''], 'last'), 'c');
  assert.equal(joined(['13:30', '09:00', '9:15'], 'earliest'), '09:00');
  assert.equal(joined(['2026-03-02', '2026-04-01 08:00'], 'latest'), '2026-04-01 08:00');
  const either = ['1/2/2026', '2/1/2026'];
  assert.equal(joined(either, 'earliest', 'da', false), '1/2/2026', 'as its column has it, in any language');
  assert.equal(joined(either, 'earliest', 'da', true), '2/1/2026');
  assert.equal(joined(either, 'earliest', 'da'), null, 'where nobody knows');
  assert.equal(joined(['2/1/2026'], 'earliest', 'da'), '2/1/2026');
  assert.equal(joined(['09:30', '9:30', '09:00'], 'earliest'), '09:00', 'two of the same time are no matter');
  assert.equal(joined(['09:00', '9:00', '09:30'], 'earliest'), null);
  assert.equal(joined(['Monday', '2026-03-02'], 'latest'), null);
  assert.equal(joined(['09:00', '2026-03-02'], 'latest'), null, 'a time alone is of no day');
  assert.equal(
    joined(['100', '100', '0.5'], 'sum'),
    '200.5',
    'each row counts, whether or not it is the same',
  );
  assert.equal(joined(['1,25', '-2'], 'sum'), '-0,75');
  assert.equal(joined(['1.000', '2'], 'sum'), null, 'a thousand or one?');
  assert.equal(joined(['1,5', '1.5'], 'sum'), null);
  assert.equal(joined(['007 kr.', ''], 'sum'), '007 kr.', 'one value is not added up');
  assert.equal(joined(['a', 'a', ''], 'count'), '2');
});

test('a list that is too long is refused in words and never cut', () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => [String(at)]);
  const made = joinedCells(rows, { language: 'en', ways: [] });
  assert.ok('fault' in made);
  assert.match(
    spoken(joinFaultWords(made.fault, ['Time'])),
    /The values of “Time” are longer than 10,000 characters/,
  );
  const atMost = (more: number) => joined(['x'.repeat(MOST_JOINED - ' and y'.length + more), 'y']);
  assert.equal(atMost(0)?.length, MOST_JOINED);
  assert.equal(atMost(1), null);
});

test('where a date is none, its order is not what has to be chosen', () => {
  const why = (values: readonly string[], dayFirst: boolean | null) => {
    const rule = { language: 'en', ways: ['latest'], dayFirst: [dayFirst] } as const;
    const made = joinedCells(
      values.map((value) => [value]),
      rule,
    );
    return 'fault' in made && made.fault.why;
  };
  assert.equal(why(['1/2/2026', '2/1/2026'], null), 'no-order');
  assert.equal(why(['1/2/2026', 'Monday'], null), 'no-order');
  assert.equal(why(['1/2/2026', 'Monday'], true), 'no-date');
  assert.equal(why(['2026-02-01', 'Monday'], null), 'no-date');
});

test('only names that differ and that nobody chose a way for raise a question', () => {
  const rows = [
    ['Ada', '9'],
    ['ada ', '10'],
  ];
  const differ = (other: string, ways: readonly JoinWay[] = []) =>
    namesDiffer([...rows, [other, '']], nameColumns(['First name', 'Time']), { language: 'en', ways });
  assert.equal(differ('Ada'), false);
  assert.equal(differ(''), false);
  assert.equal(differ('Bo'), true);
  assert.equal(differ('Bo', ['first']), false);
});

test('every value of every row is in a list, and nothing else is', () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/).filter((one) => one !== 'and');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), (values) => {
      const words = joined(values)!.split(/, | and /);
      assert.deepEqual(words, [...new Set(values)]);
    }),
  );
});

test('a sum is what whole hundredths come to', () => {
  const cents = fc.integer({ min: -1e9, max: 1e9 });
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 50 }), (all) => {
      const written = all.map(
        (one) =>
          `${one < 0 ? '-' : ''}${Math.trunc(Math.abs(one) / 100)}.${String(Math.abs(one) % 100).padStart(2, '0')}`,
      );
      const sum = all.reduce((left, right) => left + right, 0);
      assert.equal(Math.round(Number(joined(written, 'sum')) * 100), sum);
    }),
  );
});
