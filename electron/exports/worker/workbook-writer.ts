import { MOST_ROWS, type Table } from '../../../shared/format/export-table.ts';
import { columnLetters } from '../../../shared/sheet/column-name.ts';
import { type ArchivePart, writeArchive } from './archive-file.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Excel's limits on a cell and on a worksheet's name, in characters. */
const MAX_CELL = 32_767;
const MAX_NAME = 31;

/** Cell formats: plain, text and bold text. No program reformats a number that is text. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;
type Row = Table[number];

/** What the import thread does for exports; it asks main for the rows. */
export type ExportCalls = {
  'export.write': {
    readonly in: { readonly id: number; readonly path: string; readonly worksheet: string };
    readonly out: null;
  };
};

const TEXT = 1;
const BOLD = 2;

/** Every cell is text, so numbers keep their digits and nothing becomes a formula. Deletes the file on failure. */
export async function writeXlsx(
  path: string,
  rows: Iterable<Row> | AsyncIterable<Row>,
  worksheet = 'Sheet1',
): Promise<void> {
  await writeArchive(path, [
    ['xl/worksheets/sheet1.xml', worksheetXml(rows)],
    ...frame(worksheetName(worksheet)),
  ]);
}

async function* worksheetXml(rows: Iterable<Row> | AsyncIterable<Row>): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  const letters: string[] = [];
  let number = 0;
  for await (const cells of rows) {
    number += 1;
    if (number > MOST_ROWS) throw new RangeError('A worksheet holds no more rows.');
    yield rowXml(cells, number, number === 1 ? BOLD : TEXT, letters);
  }
  yield '</sheetData></worksheet>';
}

function rowXml(cells: Row, number: number, style: number, letters: string[]): string {
  let xml = `<row r="${number}">`;
  for (let column = 0; column < cells.length; column += 1) {
    const cell = cells[column]!;
    if (cell === '' || cell === null) continue;
    const text = String(cell);
    letters[column] ??= columnLetters(column);
    xml += `<c r="${letters[column]}${number}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXlsx(text.slice(0, MAX_CELL))}</t></is></c>`;
  }
  return `${xml}</row>`;
}

function frame(worksheet: string): ArchivePart[] {
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXlsx(worksheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', STYLES],
  ];
}

/** A name that spreadsheet programs accept: at most 31 characters, none of `[]:*?/\`. */
function worksheetName(wanted: string): string {
  const plain = wanted.replaceAll(/[[\]:*?/\\]/g, ' ').trim();
  return plain.slice(0, MAX_NAME) || 'Sheet1';
}

/** A text that a workbook returns unchanged: XML entities, and escapes for characters that XML cannot hold. */
function escapeXlsx(text: string): string {
  return text
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (char) => ESCAPES[char]!)
    .replace(/[^\t\n -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, (char) => {
      return `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
    });
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
