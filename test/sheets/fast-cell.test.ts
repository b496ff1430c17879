import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { ImportBudget } from '../../electron/sheets/worker/reader/bounds/import-budget.ts';
import { SheetFault } from '../../electron/sheets/worker/reader/bounds/sheet-fault.ts';
import {
  cellStyles,
  numberStyles,
} from '../../electron/sheets/worker/reader/number-formats/number-format.ts';
import { RowOutput } from '../../electron/sheets/worker/reader/rows/row-output.ts';
import {
  readSharedStrings,
  SharedStrings,
  StringItem,
} from '../../electron/sheets/worker/reader/xlsx/shared-strings.ts';
import { XlsxCells } from '../../electron/sheets/worker/reader/xlsx/xlsx-cells.ts';
import { scanXlsx } from '../../electron/sheets/worker/reader/xlsx/xlsx-part.ts';
import { XmlScanner } from '../../electron/sheets/worker/reader/xml/xml-scanner.ts';

const { ofCode } = numberStyles('sv-SE', false);
const CODES = ['General', '0', '#,##0.00', 'yyyy-mm-dd', '0%', '@'];
const STYLES = cellStyles(CODES.length, (at) => ofCode(CODES[at]!));
const STRINGS = ['Anna', '', 'Åsa', ' Bo ', '😀'];

/** A part of a workbook, cut into pieces of bytes at the given places. */
function partOf(document: Buffer, cuts: readonly number[]) {
  const places = [...new Set(cuts.map((place) => place % (document.length + 1)))].sort((a, b) => a - b);
  return {
    async *chunks() {
      let from = 0;
      for (const to of [...places, document.length]) {
        if (to > from) yield document.subarray(from, to);
        from = to;
      }
    },
  };
}

/** What reading came to: the result, or what was wrong in words. */
async function outcome<T>(read: () => Promise<T>): Promise<T | string> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof SheetFault) return error.message;
    throw error;
  }
}

/** Reads worksheet XML with everything seen of it; `scan` hands over its tags. */
async function readCells(includeHidden: boolean, scan: (step: (xml: XmlScanner) => undefined) => unknown) {
  const strings = new SharedStrings();
  for (const text of STRINGS) strings.push(text);
  const rows: unknown[] = [];
  const output = new RowOutput({ add: (row) => rows.push(row), progress() {} }, new ImportBudget(0));
  const cells = new XlsxCells(strings, STYLES, output, {
    includeHidden,
    fillMerged: false,
    date1904: false,
    recalculates: false,
  });
  await scan((xml) => {
    cells.step(xml);
  });
  const { findings, ended } = cells;
  return { rows, notes: findings.notes([], {}), ended };
}

const number = fc.oneof(
  fc.constantFrom(
    ...['0', '-0', '007', '46701740605', '46701740605.0', '4.67E+10', '1E5', '1.5', '.5', '5.', '+5', '-7'],
    ...['123456789012345', '1234567890123456', '12345678901234567', '1e400', 'NaN', '0x1F', 'n/a', 'a>b'],
    ...[
      '',
      ' ',
      ' 5 ',
      '\n5',
      '5\r\n',
      '&#53;',
      '5&#10;',
      '<![CDATA[5]]>',
      '5<!-- six -->',
      'Å',
      '4\u00a0670',
    ],
  ),
  fc.integer().map(String),
  fc.double({ noNaN: true }).map(String),
);
const index = fc.constantFrom('0', '1', '2', '3', '4', '02', ' 1', '1e0', '2.0');
const wrongIndex = fc.constantFrom('5', '99', '-1', '1.5', 'x', '1234567890123456');
const column = fc.constantFrom('A', 'B', 'C', 'D', 'Z', 'AB', 'XFD');
const reference = fc.oneof(
  { weight: 60, arbitrary: fc.tuple(column, fc.nat(30)).map(([letters, row]) => `${letters}${row}`) },
  fc.constantFrom('a1', '1', '', 'B', 'AAAA1', 'XFE1', 'ZZZZ9', '$B$2'),
);
const styleId = fc.constantFrom(
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '99999',
  '1234567890123456789',
  '',
  'x',
  '-1',
);
const attribute = fc.oneof(
  { weight: 6, arbitrary: styleId.map((id) => ` s="${id}"`) },
  fc.constantFrom(' t="n"', ' t="s"', ' cm="1"', " s='1'", '  s="2"', ' s ="3"', '\ns="4"', ' x:s="1"'),
);
const usual = fc
  .tuple(
    reference,
    fc.option(styleId),
    fc.oneof(
      number.map((v) => ['', v]),
      index.map((v) => [' t="s"', v]),
    ),
  )
  .map(([at, id, [type, value]]) => {
    return `<c r="${at}"${id === null ? '' : ` s="${id}"`}${type}><v>${value}</v></c>`;
  });
const unusual = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(fc.array(attribute, { maxLength: 3 }), index)
      .map(([more, v]) => `<c r="B2"${more.join('')}><v>${v}</v></c>`),
  },
  { weight: 9, arbitrary: fc.tuple(styleId, number).map(([id, v]) => `<c s="${id}"><v>${v}</v></c>`) },
  { weight: 1, arbitrary: wrongIndex.map((v) => `<c r="A1" t="s"><v>${v}</v></c>`) },
  {
    weight: 9,
    arbitrary: fc.constantFrom(
      '<c r="C3"/>',
      '<c/>',
      '<c r="A1"></c>',
      '<c r="A1" s="1"><v/></c>',
      '<c r="B1" t="b"><v>1</v></c>',
      '<c r="B1" t="e"><v>#N/A</v></c>',
      '<c r="B1" t="d" s="3"><v>2026-11-20</v></c>',
      '<c r="B1" t="str"><f>A1&amp;"x"</f><v>a&#10;b_x000D_</v></c>',
      '<c r="A1"><f>1+1</f><v>2</v></c>',
      '<c r="D1" t="inlineStr"><is><t xml:space="preserve"> x </t></is></c>',
      '<c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r><rPh><t>c</t></rPh></is></c>',
      '<x:c r="A1"><x:v>9</x:v></x:c>',
      "<c r='A1'><v>8</v></c>",
      '<c r="A1"><v>6</v><extLst/></c>',
      '<c r="A1"><v>6</v> </c>',
      ' ',
      '\r\n',
      '<!-- a -->',
      '<?pi?>',
      'é',
    ),
  },
);
const cell = fc.oneof({ weight: 4, arbitrary: usual }, { weight: 2, arbitrary: unusual });
const rowStart = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 40 }).map((row) => `<row r="${row}">`) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 40 }).map((row) => `<row r="${row}" spans="1:2">`) },
  fc.constantFrom(
    ...['<row>', '<row r="0">', '<row r="007">', '<row r="x">', '<row r="1048577">', '<row r="999999999">'],
    ...[
      '<row r="1234567890123456">',
      '<row r="9" hidden="1">',
      '<row hidden="true">',
      '<row r="8" ht="12.5">',
    ],
    ...["<row r='3'>", '<row  r="3">', '<row r="3" >', '<row spans="9:1" r="4">', '<row r="5" spans="">'],
    ...['<row r="6" spans="1:2 4:9">', '<x:row r="7">', '<row r="2"/>', '<row r="2"/><row r="2">'],
  ),
);
const rowEnd = fc.oneof(
  { weight: 9, arbitrary: fc.constant('</row>') },
  fc.constantFrom('</row>\r\n', '</row ><!-- b -->', ' </row>', '</x:row>', ''),
);
const row = fc
  .tuple(rowStart, fc.array(cell, { maxLength: 6 }), rowEnd)
  .map(([start, cells, end]) => `${start}${cells.join('')}${end}`);
const worksheet = fc
  .tuple(
    fc.constantFrom('', '<cols><col min="2" max="2" hidden="1"/></cols>'),
    fc.array(row, { maxLength: 12 }),
  )
  .map(([columns, rows]) => `<worksheet>${columns}<sheetData>${rows.join('')}</sheetData></worksheet>`);

const item = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('Anna', 'Åsa', '', ' a ', '山田', '😀', 'a>b', 'a_x000D_b', ']]') },
  fc.constantFrom('a&amp;b', '&#10;', 'a\r\nb', 'a\rb', 'a<!-- c -->b', '<![CDATA[<t>]]>'),
);
const stringItem = fc.oneof(
  { weight: 4, arbitrary: item.map((text) => `<si><t>${text}</t></si>`) },
  { weight: 2, arbitrary: item.map((text) => `<si><t xml:space="preserve">${text}</t></si>`) },
  item.map((text) => `<si><r><rPr><b/></rPr><t>${text}</t></r><r><t>+</t></r></si>`),
  item.map((text) => `<si><t>${text}</t><rPh sb="0" eb="1"><t>kana</t></rPh><phoneticPr fontId="1"/></si>`),
  item.map((text) => `<x:si><x:t>${text}</x:t></x:si>`),
  item.map((text) => `<si>\r\n<t>${text}</t>\r\n</si>`),
  fc.constantFrom('<si/>', '<si></si>', '<si><t/></si>', '<si ><t >b</t ></si >', '\n', '<!-- <si> -->'),
);
const strings = fc
  .array(stringItem, { maxLength: 25 })
  .map((items) => `<sst count="1" uniqueCount="1">${items.join('')}</sst>`);

const cuts = fc.array(fc.nat(), { maxLength: 8 });
const head = fc.constantFrom(
  '',
  '\ufeff',
  '<?xml version="1.0" encoding="UTF-8"?>\r\n',
  '<?xml version="1.0"?><!-- é -->',
);

describe('what is usual, read from bytes, reads the same as by the scanner of XML', () => {
  test('cells and rows, usual and not, however the worksheet is cut', async () => {
    await fc.assert(
      fc.asyncProperty(head, worksheet, cuts, fc.boolean(), async (start, body, places, hidden) => {
        const document = Buffer.from(start + body);
        const fast = await outcome(() =>
          readCells(hidden, (step) => scanXlsx(partOf(document, places), 'sheet', step)),
        );
        const slow = await outcome(() =>
          readCells(hidden, (step) => {
            const xml = new XmlScanner();
            xml.push(body);
            while (xml.next()) step(xml);
          }),
        );
        assert.deepEqual(fast, slow);
      }),
      { numRuns: 1000 },
    );
  });

  test('shared strings, usual and not, however they are cut', async () => {
    await fc.assert(
      fc.asyncProperty(head, strings, cuts, async (start, body, places) => {
        const fast = await readSharedStrings(partOf(Buffer.from(start + body), places), 'strings');
        const xml = new XmlScanner();
        const one = new StringItem();
        const slow: string[] = [];
        xml.push(body);
        while (xml.next()) if (one.step(xml)) slow.push(one.take());
        assert.deepEqual(
          Array.from({ length: fast.size }, (_, at) => fast.at(at)),
          slow,
        );
      }),
      { numRuns: 1000 },
    );
  });
});
