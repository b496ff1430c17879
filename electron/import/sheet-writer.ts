import { rm } from 'node:fs/promises';
import { columnLetters } from './worksheets.ts';
import { escapeXlsx } from './xlsx-text.ts';
import { ZipWriter } from './zip-writer.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Excel's own limits on a worksheet and a cell. */
const MAX_SHEET_ROWS = 1_048_576;
const MAX_CELL = 32_767;

/** Which part of a workbook holds what; every cell has the text format, so that no program turns a number. */
const FIXED_PARTS: readonly (readonly [name: string, content: string])[] = [
  [
    '[Content_Types].xml',
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
  ],
];

/**
 * Writes rows of text as an Excel workbook with one worksheet, as a stream; the first row is shown bold and stays in
 * sight. Every cell is text, so numbers keep their digits and nothing is ever taken for a formula. Deletes the file
 * again when writing fails.
 */
export async function writeXlsx(
  path: string,
  rows: Iterable<readonly string[]>,
  worksheet = 'Sheet1',
): Promise<void> {
  const zip = await ZipWriter.create(path);
  try {
    for (const [name, content] of FIXED_PARTS) await zip.add(name, [content]);
    await zip.add('xl/workbook.xml', [
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXlsx(worksheetName(worksheet))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ]);
    await zip.add('xl/worksheets/sheet1.xml', worksheetXml(rows));
    await zip.close();
  } catch (error) {
    await zip.abandon().catch(() => {});
    await rm(path, { force: true });
    throw error;
  }
}

function* worksheetXml(rows: Iterable<readonly string[]>): Generator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  const letters: string[] = [];
  let number = 0;
  for (const cells of rows) {
    number += 1;
    if (number > MAX_SHEET_ROWS) throw new RangeError(`A worksheet holds at most ${MAX_SHEET_ROWS} rows.`);
    const style = number === 1 ? 2 : 1;
    let xml = `<row r="${number}">`;
    for (let column = 0; column < cells.length; column += 1) {
      const text = cells[column]!;
      if (text === '') continue;
      letters[column] ??= columnLetters(column);
      xml += `<c r="${letters[column]}${number}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXlsx(text.slice(0, MAX_CELL))}</t></is></c>`;
    }
    yield `${xml}</row>`;
  }
  yield '</sheetData></worksheet>';
}

/** A name that spreadsheet programs accept: at most 31 characters, none of `[]:*?/\`. */
function worksheetName(wanted: string): string {
  return wanted.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31) || 'Sheet1';
}
