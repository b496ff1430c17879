import { columnLetters } from '../../../shared/sheet/column-name.ts';
import { type ArchivePart, writeArchive } from './archive-file.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Excel's own limits on a worksheet, a cell, and a worksheet's name. */
const MAX_SHEET_ROWS = 1_048_576;
const MAX_CELL = 32_767;
const MAX_NAME = 31;

/** Three cell formats: plain, text, and bold text; text keeps every program from turning a number. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;
const TEXT = 1;
const BOLD = 2;

/**
 * Writes rows of text as an Excel workbook, as a stream; the first row is the header, shown bold and kept in sight. Every
 * cell is text, so numbers keep their digits and nothing is ever taken for a formula. Rows past what a worksheet holds
 * go on in a next one under the same header. Deletes the file again when writing fails.
 */
export async function writeXlsx(
  path: string,
  rows: Iterable<readonly string[]>,
  worksheet = 'Sheet1',
  rowsPerSheet = MAX_SHEET_ROWS,
): Promise<void> {
  await writeArchive(path, workbookParts(rows, worksheet, rowsPerSheet));
}

/** The worksheets, each made while it is taken, and then the parts that name them. */
function* workbookParts(
  rows: Iterable<readonly string[]>,
  worksheet: string,
  rowsPerSheet: number,
): Generator<ArchivePart> {
  const source = rows[Symbol.iterator]();
  const first = source.next();
  const header = first.done ? [] : first.value;
  const names: string[] = [];
  let next = source.next();
  const take = () => {
    const row = next.done ? undefined : next.value;
    if (row) next = source.next();
    return row;
  };
  do {
    names.push(worksheetName(worksheet, names.length));
    yield [`xl/worksheets/sheet${names.length}.xml`, worksheetXml(header, rowsPerSheet, take)];
  } while (!next.done);
  yield* frame(names);
}

/** One worksheet: the header, then rows from `take` until it has none or the worksheet is full. */
function* worksheetXml(
  header: readonly string[],
  rowsPerSheet: number,
  take: () => readonly string[] | undefined,
): Generator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  const letters: string[] = [];
  yield rowXml(header, 1, BOLD, letters);
  for (let number = 2; number <= rowsPerSheet; number += 1) {
    const cells = take();
    if (!cells) break;
    yield rowXml(cells, number, TEXT, letters);
  }
  yield '</sheetData></worksheet>';
}

function rowXml(cells: readonly string[], number: number, style: number, letters: string[]): string {
  let xml = `<row r="${number}">`;
  for (let column = 0; column < cells.length; column += 1) {
    const text = cells[column]!;
    if (text === '') continue;
    letters[column] ??= columnLetters(column);
    xml += `<c r="${letters[column]}${number}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXlsx(text.slice(0, MAX_CELL))}</t></is></c>`;
  }
  return `${xml}</row>`;
}

/** The parts around the worksheets of these names. */
function frame(names: readonly string[]): ArchivePart[] {
  const each = (line: (name: string, number: number) => string) =>
    names.map((name, at) => line(name, at + 1)).join('');
  const types = each(
    (_, number) =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  );
  const sheets = each(
    (name, number) => `<sheet name="${escapeXlsx(name)}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  const relations = each(
    (_, number) =>
      `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  );
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${types}</Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relations}<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', STYLES],
  ];
}

/** A name that spreadsheet programs accept: at most 31 characters, none of `[]:*?/\`, numbered from the second on. */
function worksheetName(wanted: string, index: number): string {
  const number = index === 0 ? '' : ` ${index + 1}`;
  const plain = wanted.replaceAll(/[[\]:*?/\\]/g, ' ').trim() || 'Sheet1';
  return plain.slice(0, MAX_NAME - number.length) + number;
}

/** A text such that a workbook gives it back unchanged: XML entities, and escapes for what XML cannot hold. */
function escapeXlsx(text: string): string {
  return text
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (char) => ESCAPES[char]!)
    .replace(/[^\t\n -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, (char) => {
      return `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
    });
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
