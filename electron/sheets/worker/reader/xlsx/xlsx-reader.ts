import { damaged } from '../bounds/sheet-fault.ts';
import type { ZipArchive } from '../files/zip-archive.ts';
import { numberStyles } from '../formats/number-format.ts';
import { unwrittenNotes } from '../formats/stated-signs.ts';
import { readRange } from '../rows/merged-cells.ts';
import type { Found, ReadJob } from '../rows/read-job.ts';
import { chooseWorksheets, detectionOf, readFirstWithRows } from '../rows/worksheets.ts';
import { readSharedStrings, SharedStrings } from './shared-strings.ts';
import { XlsxCells } from './xlsx-cells.ts';
import { scanXlsx } from './xlsx-part.ts';
import { readStyles, readWorkbook, type Workbook, type WorksheetPart } from './xlsx-workbook.ts';

/** Share of the shared strings in the progress, if there are any. */
const STRINGS_SHARE = 0.25;

/** XLSX and XLSM, values only, as a stream. */
export async function readXlsx(job: ReadJob, archive: ZipArchive): Promise<Found> {
  const { options, output } = job;
  const workbook = await readWorkbook(archive);
  const numbers = numberStyles(options.locale, workbook.date1904, unwrittenNotes(output));
  const styles = await readStyles(archive, workbook, numbers);
  const candidates = chooseWorksheets(workbook.worksheets, options);
  const strings = await stringsOf(job, archive, workbook);
  const { worksheet, cells } = await readFirstWithRows(candidates, output, async (one) => {
    const cells = new XlsxCells(strings, styles, output, { ...options, ...workbook });
    if (options.fillMerged) await readMerged(archive, one, cells);
    await readWorksheet(job, archive, one, cells, strings.size > 0 ? STRINGS_SHARE : 0);
    return cells;
  });
  const { findings } = cells;
  return detectionOf('xlsx', workbook.worksheets, { name: worksheet.name, findings }, job);
}

/** Reads the merged cells first: a worksheet lists them after all its cells. */
async function readMerged(archive: ZipArchive, { part }: WorksheetPart, cells: XlsxCells): Promise<void> {
  await scanXlsx(archive, part, (xml) => {
    if (xml.name !== 'mergeCell' || xml.closing) return;
    const range = readRange(xml.attribute('ref') ?? '');
    if (range !== undefined) cells.findings.merged.add(range);
  });
}

/** `before` is the share of the progress done by then. */
async function readWorksheet(
  { output }: ReadJob,
  archive: ZipArchive,
  { part }: WorksheetPart,
  cells: XlsxCells,
  before: number,
): Promise<void> {
  const size = archive.packedSize(part);
  await scanXlsx(
    archive,
    part,
    (xml) => cells.step(xml),
    (packed) => output.progress(before + (1 - before) * (packed / size)),
  );
  if (!cells.ended) throw damaged('ends too early', part);
}

async function stringsOf(
  { output }: ReadJob,
  archive: ZipArchive,
  { sharedStrings }: Workbook,
): Promise<SharedStrings> {
  if (!sharedStrings || !archive.has(sharedStrings)) return new SharedStrings();
  const size = archive.packedSize(sharedStrings);
  return readSharedStrings(archive, sharedStrings, (packed) =>
    output.progress(STRINGS_SHARE * (packed / size)),
  );
}
