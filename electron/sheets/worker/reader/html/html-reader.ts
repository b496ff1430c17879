import type { Detection } from '../../../../../shared/sheet/sheet.ts';
import { isOfferedEncoding } from '../../../../../shared/sheet/text-encodings.ts';
import { say } from '../../../../../shared/texts/say.ts';
import { SheetFault } from '../bounds/sheet-fault.ts';
import { announceGuess } from '../delimited/delimited-reader.ts';
import { fileChunks } from '../files/file-chunks.ts';
import { guessEncoding, readBom, textDecoding } from '../files/file-encoding.ts';
import { numberStyles } from '../formats/number-format.ts';
import { unwrittenNotes } from '../formats/stated-signs.ts';
import type { ReadJob } from '../rows/read-job.ts';
import { chooseWorksheets } from '../rows/worksheets.ts';
import { HtmlRows } from './html-rows.ts';
import { HtmlScanner } from './html-scanner.ts';
import { type HtmlSheet, HtmlSurvey } from './html-sheets.ts';
import type { HtmlTableListener } from './html-table.ts';
import { HtmlTables } from './html-tables.ts';

const HEAD_BYTES = 16 * 1024;
/** Share of the first look in the progress. */
const LOOK_SHARE = 0.4;

/** Reads the tables of a web page, which many programs name .xls; each is a worksheet. Fetches nothing. */
export async function readHtml(job: ReadJob): Promise<Detection> {
  const { file, size, options, output, budget, fileName } = job;
  const encoding = options.encoding ?? (await encodingOf(job));
  if (options.encoding !== undefined && !isOfferedEncoding(encoding)) {
    throw new SheetFault(say.sheets.noSuchEncoding(encoding));
  }
  const survey = new HtmlSurvey();
  const scan = async (listener: HtmlTableListener, from: number, to: number) => {
    const tables = new HtmlTables(listener, survey.sectionEnds);
    const scanner = new HtmlScanner(tables);
    const decoding = textDecoding(encoding);
    let read = 0;
    for await (const bytes of fileChunks(file, job.signal)) {
      read += bytes.length;
      budget.unpack(bytes.length, fileName);
      scanner.push(decoding.decode(bytes));
      output.progress(from + (to - from) * (read / size));
    }
    scanner.push(decoding.end());
    scanner.end();
    tables.end();
    return tables.isCut;
  };
  const isCut = await scan(survey, 0, LOOK_SHARE);
  const sheets = survey.sheets();
  if (sheets.length === 0) throw new SheetFault(say.sheets.noTable(fileName), say.sheets.copyFirst());
  const sheet = chosenSheet(sheets, options.worksheet);
  const rows = new HtmlRows(
    {
      tables: sheet.tables,
      partsOfCells: survey.partsOfCells,
      numbers: numberStyles(options.locale, false, unwrittenNotes(output)),
      formats: survey.formats(),
      choice: options,
    },
    output,
  );
  await scan(rows, LOOK_SHARE, 1);
  remark(job, sheets, sheet, isCut);
  output.notes.push(...rows.findings.notes([], options));
  return {
    format: 'html',
    encoding,
    worksheet: sheet.name,
    worksheets: sheets.map(({ name }) => ({ name, hidden: false })),
    hiddenRows: rows.findings.hiddenRows,
    hiddenColumns: rows.findings.hiddenColumns,
    mergedDown: rows.findings.merged.down,
    notes: output.notes,
  };
}

/** By default the one with the most rows: the first is often a page's title or menu. */
function chosenSheet(sheets: readonly HtmlSheet[], named: string | undefined): HtmlSheet {
  if (named === undefined) return sheets.reduce((most, sheet) => (sheet.rows > most.rows ? sheet : most));
  const listed = sheets.map((sheet) => ({ ...sheet, hidden: false }));
  return chooseWorksheets(listed, { worksheet: named })[0]!;
}

function remark(
  { options, output }: ReadJob,
  sheets: readonly HtmlSheet[],
  sheet: HtmlSheet,
  isCut: boolean,
): void {
  if (sheets.length > 1 && options.worksheet === undefined) {
    output.note(say.sheets.tableChosen(sheets.length, sheet.name), say.sheets.tableChosenFix());
  }
  if (sheet.tables.size > 1) {
    output.note(say.sheets.tablesJoined(sheet.tables.size));
  }
  if (isCut) {
    output.note(say.sheets.cutPage(), say.sheets.cutPageFix());
  }
}

/** By the bytes if they decide, else as the page states, else the usual one. */
async function encodingOf(job: ReadJob): Promise<string> {
  const { file, options, signal } = job;
  const head = Buffer.alloc(HEAD_BYTES);
  const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0);
  const bom = readBom(head.subarray(0, bytesRead));
  if (bom !== undefined) return bom;
  const stated = statedEncoding(head.toString('latin1', 0, bytesRead));
  // All its bytes are ASCII.
  if (stated === 'iso-2022-jp') return stated;
  const guess = await guessEncoding(file, options.locale, signal);
  const isUnicode = guess.encoding.startsWith('utf-');
  if (isUnicode && guess.unreadable === 0) return guess.encoding;
  if (isUnicode || stated === undefined || stated.startsWith('utf-')) {
    return (await announceGuess(job)).encoding;
  }
  return stated;
}

function statedEncoding(head: string): string | undefined {
  const label = /<(?:meta|\?xml)\b[^>]*?\b(?:charset|encoding)\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1];
  try {
    return label === undefined ? undefined : new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
