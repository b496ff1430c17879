import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { sniffDelimiter, splitSample, statedDelimiter } from '../../../shared/sheet/delimiter.ts';

const widths = (sample: string, whole: boolean) => splitSample(sample, ',', whole).map(({ width }) => width);

test('a delimiter is stated by a first line that holds nothing else', () => {
  for (const [text, delimiter] of [
    ['sep=;\nName;Phone', ';'],
    ['"sep=,"\r\nName,Phone', ','],
    ['\ufeffSEP=\t\nName\tPhone', '\t'],
    ['sep=|', '|'],
  ] as const) {
    const stated = statedDelimiter(text);
    assert.equal(stated?.delimiter, delimiter, text);
    assert.match(text.slice(stated.length), /^(?:Name|$)/, text);
  }
  for (const text of ['', 'sep=', 'sep=;;\n', 'Name;sep=,\n', 'Name\nsep=;\n', ' sep=;'])
    assert.equal(statedDelimiter(text), undefined, text);
});

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
    ['lists in the last column', 'Name,Phone,Groups\nA,070123456,a;b;c\nB,070123457,b\n', ','],
    ['lists of one length in the last column', 'Name,Groups\nA,a|b\nB,c|d\nC,e|f\n', ','],
    ['several numbers in a cell', 'Name,Phones\nA,0701740605;0701740606\nB,0701740607;0701740608\n', ','],
    ['lists of one length without column names', 'A,0701740605,a;b\nB,0701740606,c;d\n', ','],
    ['such lists in Arabic digits', 'A,٠٧٠١٧٤٠٦٠٥,a;b\nB,٠٧٠١٧٤٠٦٠٦,c;d\n', ','],
    ['lists with commas beside semicolons', 'Name;Phone;Tags\nA;1;a,b,c\nB;2;b,c,d\n', ';'],
    ['a title with a comma, and decimal commas', 'Members, 2024\nName;Sum\nA;1,5\nB;2,5\n', ';'],
    ['commas in the name of a column and its values', 'Last, first;Phone\nDoe, J;0701740605\n', ';'],
    ['rows that end early', 'Name,Phone,Note,Tags\nA,0701740605\nB,0701740606,x,a;b\nC,0701740607\n', ','],
  ];
  for (const [what, sample, delimiter] of cases) {
    test(what, () => assert.equal(sniffDelimiter(sample, true).delimiter, delimiter));
  }

  test('falls back to what the file name says', () =>
    assert.deepEqual(sniffDelimiter('one\ntwo\n', true, '\t'), { delimiter: '\t' }));

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
        assert.equal(sniffDelimiter(text, true).delimiter, delimiter);
      }),
    );
  });
});

const QUOTING = ['where needed', 'everywhere', 'in every text'] as const;

interface Shape {
  readonly delimiter: string;
  readonly quoting: (typeof QUOTING)[number];
  /** What separates a list in the last column; empty for none. */
  readonly list: string;
  readonly isEven: boolean;
  readonly decimals: boolean;
  readonly rows: number;
  readonly header: boolean;
  readonly names: 'plain' | 'with commas';
  readonly phones: boolean;
}

function* shapes(): Generator<Shape> {
  for (const delimiter of [',', ';', '\t', '|'])
    for (const quoting of QUOTING)
      for (const list of ['', ';', '|', ','])
        for (const isEven of [true, false])
          for (const decimals of [false, true])
            for (const rows of [1, 2, 3, 10, 100])
              for (const header of [true, false])
                for (const names of ['plain', 'with commas'] as const)
                  for (const phones of [true, false])
                    yield { delimiter, quoting, list, isEven, decimals, rows, header, names, phones };
}

function textOf(shape: Shape): string {
  const { delimiter, list, isEven, decimals, names, phones } = shape;
  const people = Array.from({ length: shape.rows }, (_, at) => [
    `${names === 'plain' ? 'Person' : 'Doe, Jane'} ${at}`,
    phones ? `+4670174${String(at).padStart(4, '0')}` : `x${at}`,
    decimals ? `${at},5` : `${at}`,
    list === '' ? 'member' : ['a', 'b', 'c', 'd'].slice(0, isEven ? 3 : 1 + (at % 4)).join(list),
  ]);
  const rows = shape.header ? [['Name', 'Mobile', 'Sum', 'Groups'], ...people] : people;
  const isQuoted = (cell: string) =>
    cell.includes(delimiter) ||
    shape.quoting === 'everywhere' ||
    (shape.quoting === 'in every text' && !/^[\d,]+$/.test(cell));
  const written = (cell: string) => (isQuoted(cell) ? `"${cell}"` : cell);
  return rows.map((row) => `${row.map(written).join(delimiter)}\n`).join('');
}

test('every shape of a list is cut at its delimiter, or the doubt is said', (t) => {
  let all = 0;
  let asked = 0;
  for (const shape of shapes()) {
    all += 1;
    const text = textOf(shape);
    const { delimiter, other } = sniffDelimiter(text, true);
    if (other !== undefined) asked += 1;
    const isSaid = delimiter === shape.delimiter || other === shape.delimiter;
    assert.ok(isSaid, `${JSON.stringify(shape)}: cut at ${JSON.stringify(delimiter)}\n${text.slice(0, 300)}`);
    if (shape.header && shape.phones) assert.equal(delimiter, shape.delimiter, text.slice(0, 300));
    if (shape.header && shape.phones) assert.equal(other, undefined, text.slice(0, 300));
  }
  t.diagnostic(`${all} shapes, ${asked} asked about`);
  assert.ok(asked <= all * 0.05, `${asked} of ${all} asked about`);
});
