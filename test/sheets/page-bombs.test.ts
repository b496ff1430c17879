import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { isFull, sized } from '../support/full.ts';
import { odsContent } from './corpus/archive.ts';
import { excelXml } from './corpus/xml-cases.ts';
import { stage } from './stage.ts';

const workbook = (table: string) => excelXml(`<Worksheet ss:Name="a"><Table>${table}</Table></Worksheet>`);
const page = (rows: string) => `<html><table>${rows}`;
const cell = (text: string, more = '') => `<Cell${more}><Data ss:Type="String">${text}</Data></Cell>`;

const BOMBS: Readonly<Record<string, { name: string; file: () => string; refusal?: RegExp }>> = {
  'places beyond every column': {
    name: 'a.xml',
    file: () => workbook(`<Row>${cell('x', ' ss:Index="999999999"')}</Row>`),
    refusal: /more than 16,384 columns/,
  },
  'places beyond every row': {
    name: 'a.xml',
    file: () => workbook(`<Row ss:Index="999999999999"><Cell/></Row>`),
    refusal: /has a row/,
  },
  'merged cells without end': {
    name: 'a.xml',
    file: () => workbook(`<Row>${cell('x', ' ss:MergeAcross="999999999"').repeat(50_000)}</Row>`),
    refusal: /more than 16,384 columns/,
  },
  'wide cells merged down without end': {
    name: 'a.xml',
    file: () =>
      workbook(
        `<Row>${cell('x', ' ss:Index="1" ss:MergeAcross="16000" ss:MergeDown="9"')}</Row>`.repeat(50_000),
      ),
    refusal: /too many cells are merged/,
  },
  'rows that span without end': {
    name: 'a.xml',
    file: () => workbook(`<Row ss:Span="1000000">${cell('x')}</Row>`.repeat(50_000)),
    refusal: /has a row/,
  },
  'columns listed again and again': {
    name: 'a.xml',
    file: () =>
      workbook(
        `${'<Column ss:Index="1" ss:Span="16383" ss:Hidden="1" ss:StyleID="a"/>'.repeat(sized(60_000, 200_000))}<Row>${cell('x')}</Row>`,
      ),
  },
  'styles based on themselves': {
    name: 'a.xml',
    file: () =>
      excelXml(
        `<Worksheet ss:Name="a"><Table><Row><Cell ss:StyleID="a"><Data ss:Type="Number">1</Data></Cell></Row></Table></Worksheet>`,
        '<Style ss:ID="a" ss:Parent="b"/><Style ss:ID="b" ss:Parent="a"/>',
      ),
  },
  'one long cell of many tags': {
    name: 'a.xml',
    file: () => workbook(`<Row>${cell('<B>x</B>'.repeat(200_000))}</Row>`),
    refusal: /A cell holds far too much text/,
  },
  'tags within tags': {
    name: 'a.xml',
    file: () => workbook(`${'<a>'.repeat(sized(300_000, 1_000_000))}<Row>${cell('x')}</Row>`),
  },
  'worksheets without end': {
    name: 'a.xml',
    file: () => excelXml('<Worksheet ss:Name="a"><Table/></Worksheet>'.repeat(11_000)),
    refusal: /too many worksheets/,
  },
  'empty worksheets': {
    name: 'a.xml',
    file: () => excelXml('<Worksheet ss:Name="a"><Table/></Worksheet>'.repeat(9_000)),
    refusal: /far more data than a contact list can hold/,
  },
  'rows repeated without end': {
    name: 'a.fods',
    file: () =>
      odsContent(
        '<table:table table:name="a"><table:table-row table:number-rows-repeated="90000000"><table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row></table:table>',
        '',
        'document',
      ),
  },
  'cells over a billion columns': {
    name: 'a.html',
    file: () => page(`<tr>${'<td colspan="1000000000" rowspan="1000000000">x</td>'.repeat(20)}</tr>`),
    refusal: /more than 16,384 columns/,
  },
  'cells from above in every row': {
    name: 'a.html',
    file: () => page(`<tr>${'<td colspan=1000 rowspan=65534>'.repeat(16)}</tr>${'<tr><td>'.repeat(60_000)}`),
    refusal: /too many cells/,
  },
  'parts of a table without end, each with a cell that reaches further': {
    name: 'a.html',
    file: () => page('<tbody><tr><td rowspan=9>x'.repeat(sized(20_000, 200_000))),
  },
  'wide cells in every row': {
    name: 'a.html',
    file: () => page('<tr><td colspan=1000 rowspan=2><td>x'.repeat(sized(5_000, 300_000))),
  },
  'tables within tables': {
    name: 'a.html',
    file: () => '<table><tr><td>'.repeat(200_000),
    refusal: /nested too deeply/,
  },
  'tables without end': {
    name: 'a.html',
    file: () => '<table></table>'.repeat(110_000),
    refusal: /too many tables/,
  },
  'tables each of another width': {
    name: 'a.html',
    file: () =>
      Array.from({ length: 12_000 }, (_, at) => `<table><td>x${'<td>'.repeat(1 + (at % 2))}</table>`).join(
        '',
      ),
    refusal: /too many tables/,
  },
  'elements within elements': {
    name: 'a.html',
    file: () => page(`<tr><td>${'<b><i><div>'.repeat(sized(150_000, 500_000))}x`),
  },
  'ends of nothing': {
    name: 'a.html',
    file: () => page(`<tr><td>${'<b>'.repeat(100_000)}${'</i></table2>'.repeat(300_000)}x`),
  },
  'hidden elements within hidden elements': {
    name: 'a.html',
    file: () => page(`<tr><td>${'<i hidden><b>'.repeat(sized(100_000, 300_000))}x</td><td>y</td>`),
  },
  'one long cell': {
    name: 'a.html',
    file: () => page(`<tr><td>${'x<br>'.repeat(200_000)}`),
    refusal: /A cell holds far too much text/,
  },
  'one long row': {
    name: 'a.html',
    file: () => page(`<tr>${`<td>${'x'.repeat(90_000)}`.repeat(100)}`),
    refusal: /far too long/,
  },
  'one long tag': {
    name: 'a.html',
    file: () => page(`<tr><td class="${'x'.repeat(sized(9_000_000, 20_000_000))}">x`),
  },
  'one long name': {
    name: 'a.html',
    file: () => page(`<tr><${'x'.repeat(9_000_000)}>x`),
    refusal: /over four million characters/,
  },
  'one long comment': {
    name: 'a.html',
    file: () => page(`<tr><td>x<!--${'x'.repeat(9_000_000)}`),
    refusal: /over four million characters/,
  },
  'attributes without end': {
    name: 'a.html',
    file: () => page(`<tr><td ${'a=1 style="x" '.repeat(sized(150_000, 500_000))}>x`),
  },
  'entities without end': {
    name: 'a.html',
    file: () => page(`<tr>${'<td>&amp;&lol;&#x41;&#1114112;&#0;'.repeat(15_000)}`),
  },
  'a style without end': {
    name: 'a.html',
    file: () => `<style>${'.a.a.a,'.repeat(400_000)}{}</style>${page('<tr><td>x')}`,
  },
  'number formats without end': {
    name: 'a.html',
    file: () =>
      `<style>${'.a{mso-number-format:"\\'.repeat(60_000)}</style>${page('<tr><td class=a x:num="1">')}`,
  },
};

for (const [what, { name, file, refusal }] of Object.entries(BOMBS)) {
  // Each is read up to the limit of 64 MB, which others reach sooner.
  if (what === 'empty worksheets' && !isFull) continue;
  test(`${name} with ${what} is read or refused within what an import may take`, async (t) => {
    const read = await stage(t, name, Buffer.from(file()));
    if (refusal) assert.match(read.ok ? '' : spoken(read.error.message), refusal);
    if (!read.ok) assert.ok(read.error.kind === 'bad-input' && read.error.fix !== undefined);
  });
}
