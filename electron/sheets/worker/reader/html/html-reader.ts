import { say } from '../../../../../shared/texts/say.ts';
import { SheetFault } from '../bounds/sheet-fault.ts';
import { announceGuess } from '../files/announced-encoding.ts';
import { filePart } from '../files/file-chunks.ts';
import { guessEncoding, readBom } from '../files/file-encoding.ts';
import { textDecoding } from '../files/text-decoding.ts';
import type { Found, ReadJob } from '../rows/read-job.ts';
import { chooseWorksheets, detectionOf } from '../rows/worksheets.ts';
import { htmlRows } from './html-rows.ts';
import { htmlScanner } from './html-scanner.ts';
import { type HtmlSheet, HtmlSurvey } from './html-survey.ts';
import type { HtmlTableListener } from './html-table.ts';
import { HtmlTables } from './html-tables.ts';

const HEAD_BYTES = 16 * 1024;
/** The share of the first look in the progress. */
const LOOK_SHARE = 0.4;

/** Reads the tables of a web page, which many programs name .xls; each is a worksheet. Fetches nothing. */
export async function readHtml(job: ReadJob): Promise<Found> {
  const { size, options, output, fileName } = job;
  const encoding = options.encoding ?? (await encodingOf(job));
  const survey = new HtmlSurvey();
  const scan = async (listener: HtmlTableListener, from: number, to: number) => {
    const tables = new HtmlTables(listener, survey.sectionEnds);
    const scanner = htmlScanner(tables);
    const decoding = textDecoding(encoding);
    const progress = (read: number) => output.progress(from + (to - from) * (read / size));
    for await (const bytes of filePart(job).chunks(fileName, progress)) scanner.push(decoding.decode(bytes));
    scanner.push(decoding.end());
    scanner.end();
    tables.end();
    return tables.isCut;
  };
  const isCut = await scan(survey, 0, LOOK_SHARE);
  const sheets = survey.sheets();
  if (sheets.length === 0) throw new SheetFault(say.sheets.noTable(fileName), say.sheets.copyFirst());
  const sheet = chosenSheet(sheets, options.worksheet);
  const { listener, findings } = htmlRows(job, sheet, survey);
  await scan(listener, LOOK_SHARE, 1);
  if (sheets.length > 1 && options.worksheet === undefined) {
    output.note(say.sheets.tableChosen(sheets.length, sheet.name), say.sheets.tableChosenFix());
  }
  if (sheet.tables.size > 1) output.note(say.sheets.tablesJoined(sheet.tables.size));
  if (isCut) output.note(say.sheets.cutPage(), say.sheets.cutPageFix());
  return { ...detectionOf('html', sheets, { name: sheet.name, findings }, job), encoding };
}

/** By default the worksheet with the most rows: the first is often a page's title or menu. */
function chosenSheet(sheets: readonly HtmlSheet[], named: string | undefined): HtmlSheet {
  if (named === undefined) return sheets.reduce((most, sheet) => (sheet.rows > most.rows ? sheet : most));
  return chooseWorksheets(sheets, { worksheet: named })[0]!;
}

/** The encoding that the bytes show, or else the page states, or else the usual one. */
async function encodingOf(job: ReadJob): Promise<string> {
  const { file, options, signal } = job;
  const head = Buffer.alloc(HEAD_BYTES);
  const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0);
  const bom = readBom(head.subarray(0, bytesRead));
  if (bom !== undefined) return bom;
  const stated = statedEncoding(head.toString('latin1', 0, bytesRead));
  // All bytes of this encoding are ASCII.
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
  const label = /<(?:meta|\?xml)\b[^<>]*?\b(?:charset|encoding)\s*=\s*(?:["']\s*)?([\w.:-]+)/i.exec(
    head,
  )?.[1];
  try {
    return label === undefined ? undefined : new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
