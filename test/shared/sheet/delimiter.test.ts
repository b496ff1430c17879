import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { sniffDelimiter, splitSample } from '../../../shared/sheet/delimiter.ts';

const widths = (sample: string, whole: boolean) => splitSample(sample, ',', whole).map(({ width }) => width);

describe('sniffDelimiter', () => {
  const cases: readonly [what: string, sample: string, delimiter: string][] = [
    ['plain commas', 'a,b\n1,2\n', ','],
    ['semicolons beside decimal commas', 'Name;Sum\nA;1,5\nB;2,5\n', ';'],
    ['semicolons beside decimal commas in every column', '1,5;2,5\n3,5;4,5\n', ';'],
    ['tabs beside commas in every name', 'Doe, J\t1\nRoe, R\t2\n', '\t'],
    ['quoted commas in every row', 'Name;Phone\n"Doe, J";1\n"Roe, R, S";2\n', ';'],
    ['quoted semicolons in every row', 'Name,Phone\n"a;b;c",1\n"a;b;c",2\n', ','],
    ['quoted line breaks', 'Name,Note\n"a\n;;;\nb",1\n', ','],
    ['bars', 'a|b|c\n1|2|3\n', '|'],
    ['a title above the table', 'Report 2024\n\nName;Phone;City\nA;1;X\nB;2;Y\nC;3;Z\n', ';'],
    ['a comma in one cell only', 'Name;Phone\nA;1\nB, Jr;2\nC;3\n', ';'],
    ['an unclosed quote', 'Name;Phone\n"A;1\nB;2\nC;3\n', ';'],
    ['a bad quote in every row', '"Big" A;1\n"Big" B;2\n', ';'],
    ['no delimiter at all', 'Phone\n1\n2\n', ','],
    ['old Mac line ends', 'a;b\r1;2\r', ';'],
    ['nothing', '', ','],
  ];
  for (const [what, sample, delimiter] of cases) {
    test(what, () => assert.equal(sniffDelimiter(sample, true), delimiter));
  }

  test('falls back to what the file name says', () =>
    assert.equal(sniffDelimiter('one\ntwo\n', true, '\t'), '\t'));

  test('a sample cut in the middle of a row does not count that row', () => {
    assert.deepEqual(widths('a,b,c\n1,2,3\n4,5', false), [3, 3]);
    assert.deepEqual(widths('a,b,c\n1,2,3\n4,5', true), [3, 3, 2]);
  });

  test('finds the delimiter of any table of some rows whose cells are quoted where they must be', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'é', '"', ',', ';', '\t', '|', '\n', ' '),
      maxLength: 6,
    });
    const table = fc
      .integer({ min: 2, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 8, maxLength: 12 }),
      );
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t', '|'), (rows, delimiter) => {
        const text = rows
          .map((row) => `${row.map((value) => `"${value.replaceAll('"', '""')}"`).join(delimiter)}\n`)
          .join('');
        assert.equal(sniffDelimiter(text, true), delimiter);
      }),
    );
  });
});
