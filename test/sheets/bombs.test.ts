import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { ImportBudget } from '../../electron/sheets/worker/reader/bounds/import-budget.ts';
import { SheetFault } from '../../electron/sheets/worker/reader/bounds/sheet-fault.ts';
import { DelimitedRecords } from '../../electron/sheets/worker/reader/delimited/delimited-records.ts';
import { type RawRow, RowOutput } from '../../electron/sheets/worker/reader/rows/row-output.ts';
import { readSheet } from '../../electron/sheets/worker/reader/sheet-reader.ts';
import { createSheetStore } from '../../electron/sheets/worker/sheet-store.ts';
import { sampleOf } from '../../electron/sheets/worker/sheet-view.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { tempFolder } from '../services/support/temp-folder.ts';
import { isFull, sized } from '../support/full.ts';
import { growsWithLength } from '../support/growth.ts';
import { guessMapping } from '../support/guessed-mapping.ts';
import { assertPaced } from '../support/pace.ts';
import { archive, odsContent, odsParts, stringsPart, xlsxParts } from './corpus/archive.ts';
import { excelXml } from './corpus/xml-cases.ts';
import { stage } from './stage.ts';

const NEVER = new AbortController().signal;

function* times(count: number, piece: string): Generator<string> {
  for (let left = count; left > 0; left -= 1) yield piece;
}

function* joined(...pieces: Iterable<string>[]): Generator<string> {
  for (const piece of pieces) yield* piece;
}

const xlsxOf = (...sheet: Iterable<string>[]) =>
  archive(
    xlsxParts('', {
      'xl/worksheets/sheet1.xml': joined(['<worksheet><sheetData>'], ...sheet, ['</sheetData></worksheet>']),
    }),
  );
const odsOf = (rows: string, styles = '') =>
  archive(odsParts(odsContent(`<table:table table:name="a">${rows}</table:table>`, styles)));
const odsCell = (text: string, more = '') =>
  `<table:table-cell office:value-type="string"${more}><text:p>${text}</text:p></table:table-cell>`;

const row = (cells: string, more = '') => `<table:table-row${more}>${cells}</table:table-row>`;
const columns = (count: number) => ` table:number-columns-repeated="${count}"`;
const rows = (count: number) => ` table:number-rows-repeated="${count}"`;

const cardsOf = async (body: string, ...more: string[]) =>
  Buffer.from([`BEGIN:VCARD\nVERSION:3.0\nFN:Anna\n${body}\nEND:VCARD`, ...more].join('\n'));

const BOMBS: Readonly<Record<string, { file: () => Promise<Uint8Array>; refusal: RegExp }>> = {
  'picture.vcf': {
    file: () => cardsOf(`PHOTO;ENCODING=b:${'Qm9n'.repeat(sized(2_000_000, 8_000_000))}`),
    refusal: /^$/,
  },
  'folded-picture.vcf': {
    file: () => cardsOf(`PHOTO;ENCODING=b:${'Qm9n\n '.repeat(sized(250_000, 1_000_000))}`),
    refusal: /^$/,
  },
  'note.vcf': {
    file: () => cardsOf(`NOTE:${'long\n '.repeat(sized(100_000, 1_000_000))}`),
    refusal: /more than 250,000 characters/,
  },
  'head.vcf': {
    file: () => cardsOf(`ADR;TYPE=home${'\n x'.repeat(sized(100_000, 1_000_000))}`),
    refusal: /^$/,
  },
  'line.vcf': {
    file: () => cardsOf(`NOTE:${'long '.repeat(4_000_000)}`),
    refusal: /more than 250,000 characters/,
  },
  'quoted.vcf': {
    file: () => cardsOf(`NOTE;ENCODING=QUOTED-PRINTABLE:${'=\n'.repeat(300_000)}`),
    refusal: /^$/,
  },
  'numbers.vcf': {
    file: () => cardsOf('TEL:0701740605\n'.repeat(100_000)),
    refusal: /more than 1,000 numbers/,
  },
  'labels.vcf': {
    file: () =>
      cardsOf(
        '',
        ...Array.from({ length: sized(5000, 50_000) }, (_, at) => {
          const label = String.fromCodePoint(0x4e00 + (at % 20_000), 0x4e00 + (at % 977));
          return `BEGIN:VCARD\nitem1.TEL:0701740605\nitem1.X-ABLABEL:${label}\nEND:VCARD`;
        }),
      ),
    refusal: /^$/,
  },
  'cards.vcf': {
    file: async () => Buffer.from('BEGIN:VCARD\n'.repeat(sized(75_000, 300_000))),
    refusal: /^$/,
  },
  'comments.xlsx': {
    file: () =>
      xlsxOf(['<row><c t="str"><v>'], times(sized(1000, 4000), 'x<!---->'.repeat(1000)), ['</v></c></row>']),
    refusal: /A cell holds far too much text/,
  },
  'sections.xlsx': {
    file: () =>
      xlsxOf(['<row><c t="str"><v>'], times(2000, '<![CDATA[x]]>'.repeat(1000)), ['</v></c></row>']),
    refusal: /A cell holds far too much text/,
  },
  'one-text.xlsx': {
    file: () =>
      archive(
        xlsxParts(`<row>${'<c t="s"><v>0</v></c>'}</row>`.repeat(50_000), {
          'xl/sharedStrings.xml': stringsPart(`<t>${'x'.repeat(90_000)}</t>`),
        }),
      ),
    refusal: /take far more space than a contact list can \(over 128 MB\)/,
  },
  'one-row.xlsx': {
    file: () =>
      archive(
        xlsxParts(`<row>${'<c t="s"><v>0</v></c>'.repeat(10_000)}</row>`, {
          'xl/sharedStrings.xml': stringsPart(`<t>${'x'.repeat(90_000)}</t>`),
        }),
      ),
    refusal: /A row holds more than 250,000 characters/,
  },
  'hidden-columns.xlsx': {
    file: () =>
      archive(
        xlsxParts('', {
          'xl/worksheets/sheet1.xml': joined(
            ['<worksheet><cols>'],
            times(200, '<col min="2" max="16384" hidden="1"/>'.repeat(1000)),
            ['</cols><sheetData><row><c t="str"><v>Anna</v></c></row></sheetData></worksheet>'],
          ),
        }),
      ),
    refusal: /^$/,
  },
  'empty-rows.xlsx': { file: () => xlsxOf(times(1000, '<row></row>'.repeat(1000))), refusal: /^$/ },
  'deep.xlsx': {
    file: () => xlsxOf(times(1000, '<a>'.repeat(1000)), ['<row><c t="str"><v>Anna</v></c></row>']),
    refusal: /^$/,
  },
  'entities.xlsx': {
    file: () => xlsxOf(['<row><c t="str"><v>', '&amp;&lol;&#x41;'.repeat(5000), '</v></c></row>']),
    refusal: /^$/,
  },
  'repeated-rows.ods': {
    file: () => odsOf(row(odsCell('x'), rows(90_000_000))),
    refusal: /^$/,
  },
  'repeated-cells.ods': {
    file: () => odsOf(row(odsCell('x', columns(16_000)), rows(1000)).repeat(20)),
    refusal: /take far more space than a contact list can \(over 128 MB\)/,
  },
  'spaces.ods': {
    file: () => odsOf(row(odsCell('<text:s text:c="99999"/>x', columns(1000)))),
    refusal: /A row holds more than 250,000 characters/,
  },
  'hidden-sheets.ods': {
    async file() {
      const style =
        '<style:style style:name="h"><style:table-properties table:display="false"/></style:style>';
      const blank = row('', rows(1000)).repeat(2000);
      const tables = Array.from(
        { length: 500 },
        (_, at) =>
          `<table:table table:name="${at}" table:style-name="h">${at === 0 ? blank : ''}</table:table>`,
      );
      return archive(odsParts(odsContent(tables.join(''), style)));
    },
    refusal: /far more data than a contact list can hold \(over 64 MB\)/,
  },
};

/** They reach limits that another file here reaches sooner. */
const slow = [
  ...['line.vcf', 'picture.vcf', 'sections.xlsx', 'one-text.xlsx', 'repeated-cells.ods', 'hidden-sheets.ods'],
];

for (const [fileName, { file, refusal }] of Object.entries(BOMBS)) {
  if (slow.includes(fileName) && !isFull) continue;
  test(`${fileName} is read or refused within what an import may take`, async (t) => {
    const result = await stage(t, fileName, await file());
    const said = result.ok ? '' : spoken(result.error.message);
    if (refusal.source !== '^$') assert.match(spoken(said), refusal);
    if (!result.ok) assert.ok(result.error.kind === 'bad-input' && result.error.fix !== undefined);
  });
}

/** What readers and rules stumble over, each repeated up to so many times. */
const PIECES = {
  csv: [
    '"',
    '""',
    '"a"b",',
    ',',
    ';',
    '\t',
    '\n',
    '\r',
    ' ',
    '1 ',
    '+1 ',
    '\u0301\u0323',
    '\u202e',
    '\ufeff',
    'x',
    '=',
    '\0',
  ],
  xlsx: [
    ...[
      '<row>',
      '</row>',
      '<c t="str"><v>',
      '</v></c>',
      '<c t="inlineStr"><is><t>',
      '</t></is></c>',
      '<!---->',
      '<![CDATA[x]]>',
    ],
    ...[
      '<c r="XFD1"/>',
      '<row r="1048576">',
      '<v>1e308</v>',
      '&amp;',
      '&#x202e;',
      '_x0000_',
      '1 ',
      ' ',
      '<a>',
      '<r><t>',
    ],
  ],
  vcf: [
    ...['BEGIN:VCARD\n', 'END:VCARD\n', 'VERSION:2.1\n', 'TEL:0701740605\n', 'TEL;TYPE="cell:1\n', 'item1.'],
    ...['X-ABLABEL:', 'NOTE:', 'NOTE;QUOTED-PRINTABLE:', '=\n', '=C3', '\n ', ' ', '\\', ';', ',', ':', '"'],
    ...['AGENT:\n', 'PHOTO:', ';CHARSET=utf-8', '\ud83d\ude00', '\0', '\r', 'N:', 'ADR:', ' \n', '='],
  ],
  ods: [
    ...[
      '<table:table-row>',
      '</table:table-row>',
      '<table:table-row table:number-rows-repeated="9999">',
      '<text:p>',
      '</text:p>',
    ],
    ...[
      '<table:table-cell>',
      '</table:table-cell>',
      '<table:table-cell table:number-columns-repeated="999"/>',
      '<text:s text:c="999"/>',
    ],
    ...[
      '<text:span>',
      '<!---->',
      '&lt;',
      '1 ',
      '\u0301',
      '<table:table-column table:visibility="collapse"/>',
    ],
  ],
  html: [
    ...['<tr>', '</tr>', '<td>', '</td>', '<td rowspan=9>', '<td colspan=99>', '<table>', '</table>'],
    ...['<tbody>', '<br>', '<p>', '<b style="display:none">', '</b>', '<!--', '-->', '<script>', '</script>'],
    ...['&amp;', '&#x202e;', '&lt', '"', '<', '1 ', ' ', '\u0301', '<td x:num="1e308">'],
  ],
  xml: [
    ...[
      '<Row>',
      '</Row>',
      '<Row ss:Span="9">',
      '<Cell>',
      '</Cell>',
      '<Cell ss:MergeAcross="99" ss:MergeDown="9"/>',
    ],
    ...[
      '<Data ss:Type="Number">',
      '<Data ss:Type="DateTime">',
      '<Data>',
      '</Data>',
      '<Comment>',
      '</Comment>',
    ],
    ...['<!---->', '&lt;', '1 ', '1e308', '\u0301', '<B>', '<Column ss:Span="99" ss:Hidden="1"/>'],
  ],
} as const;
const MOST_TIMES = 20_000;
const SLOWEST_MS = 10_000;

const hostile = fc.constantFrom('csv', 'xlsx', 'ods', 'vcf', 'html', 'xml').chain((format) =>
  fc.record({
    format: fc.constant(format),
    runs: fc.array(
      fc.tuple(fc.constantFrom<string>(...PIECES[format]), fc.oneof(fc.nat(3), fc.nat(MOST_TIMES))),
      { minLength: 1, maxLength: 12 },
    ),
  }),
);

// Threat: A hostile spreadsheet
test('whatever is piled up in a file, it is read or refused in words, in bounded time', async (t) => {
  const folder = tempFolder(t);
  let slowest = 0;
  await fc.assert(
    fc.asyncProperty(hostile, async ({ format, runs }) => {
      const body = runs.map(([piece, count]) => piece.repeat(count)).join('');
      const file = {
        csv: async () => Buffer.from(body),
        xlsx: () => xlsxOf([body]),
        ods: () => odsOf(body),
        vcf: () => cardsOf(body),
        html: async () => Buffer.from(`<table><tr><td>${body}`),
        xml: async () => Buffer.from(excelXml(`<Worksheet><Table>${body}</Table></Worksheet>`)),
      };
      const path = join(folder, `hostile.${format}`);
      writeFileSync(path, await file[format]());
      const store = createSheetStore(join(folder, 'staged.db'));
      const since = process.cpuUsage();
      const sink = { add: (row: RawRow) => store.add(row), progress() {} };
      const result = await readSheet(path, `hostile.${format}`, {}, sink, NEVER);
      if (result.ok) guessMapping(sampleOf(store), 'SE', () => null);
      const { user, system } = process.cpuUsage(since);
      store.close();
      const ms = (user + system) / 1000;
      slowest = Math.max(slowest, ms);
      assertPaced(format, ms, SLOWEST_MS);
      if (!result.ok) assert.ok(result.error.kind === 'bad-input' && result.error.fix !== undefined);
    }),
    { numRuns: sized(5, 10) },
  );
  t.diagnostic(`slowest: ${slowest.toFixed(0)} ms`);
});

/** Rows of text that a parser of quotes stumbles over, as long as told. */
const ROWS: Readonly<Record<string, (length: number) => string>> = {
  'bad quotes in every cell': (length) => '"a"b",'.repeat(length / 6),
  'bad quotes before blanks': (length) => `"${'a"'.repeat(length / 4)}${' '.repeat(length / 2)}`,
  'a quote never closed': (length) => `"${'x,'.repeat(length / 2)}`,
  'quotes alone': (length) => '"'.repeat(length),
  'three quotes': (length) => '"""'.repeat(length / 3),
  'a quote at each line': (length) => '"\n'.repeat(length / 2),
  'a quote in each cell': (length) => ',"'.repeat(length / 2),
};

for (const [what, rowOf] of Object.entries(ROWS)) {
  test(`a text file is split in time that grows with its length: ${what}`, () => {
    growsWithLength(what, 90_000, (length) => {
      const output = new RowOutput({ add() {}, progress() {} }, new ImportBudget(length));
      const records = new DelimitedRecords(',', output);
      try {
        records.take(`Name,Mobile\n${rowOf(length)}\nAnna,0701740605\n`, true);
      } catch (error) {
        assert.ok(error instanceof SheetFault);
        assert.match(spoken(error.error.message), /cells; at most|characters/);
      }
    });
  });
}
