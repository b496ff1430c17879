import { damaged } from '../bounds/sheet-fault.ts';
import type { ZipArchive } from '../files/zip-archive.ts';
import { numberStyles } from '../number-formats/number-format.ts';
import { unwrittenNotes } from '../number-formats/stated-signs.ts';
import { readRange } from '../rows/merged-cells.ts';
import type { Found, ReadJob } from '../rows/read-job.ts';
import { chooseWorksheets, detectionOf, readFirstWithRows } from '../rows/worksheets.ts';
import { readSharedStrings, SharedStrings } from './shared-strings.ts';
import { XlsxCells } from './xlsx-cells.ts';
import { scanXlsx } from './xlsx-part.ts';
import { readStyles, readWorkbook } from './xlsx-workbook.ts';

/** The share of the shared strings in the progress, if there are any. */
const STRINGS_SHARE = 0.25;

/** XLSX and XLSM, values only, as a stream. */
export async function readXlsx(job: ReadJob, archive: ZipArchive): Promise<Found> {
  const { options, output } = job;
  const workbook = await readWorkbook(archive);
  const numbers = numberStyles(options.locale, workbook.date1904, unwrittenNotes(output));
  const styles = await readStyles(archive, workbook, numbers);
  const candidates = chooseWorksheets(workbook.worksheets, options);
  /** Reading a part moves the progress from one share to another. */
  const progress = (part: string, from: number, to: number) => {
    const size = archive.packedSize(part);
    return (packed: number) => output.progress(from + (to - from) * (packed / size));
  };
  const texts = workbook.sharedStrings;
  const strings =
    texts && archive.has(texts)
      ? await readSharedStrings(archive, texts, progress(texts, 0, STRINGS_SHARE))
      : new SharedStrings();
  const { worksheet, cells } = await readFirstWithRows(candidates, output, async ({ part }) => {
    const cells = new XlsxCells(strings, styles, output, { ...options, ...workbook });
    if (options.fillMerged) await readMerged(archive, part, cells);
    const before = strings.size > 0 ? STRINGS_SHARE : 0;
    await scanXlsx(archive, part, (xml) => cells.step(xml), progress(part, before, 1));
    if (!cells.ended) throw damaged('ends too early', part);
    return cells;
  });
  const { findings } = cells;
  return detectionOf('xlsx', workbook.worksheets, { name: worksheet.name, findings }, job);
}

/** Reads the merged cells first: a worksheet lists them after all its cells. */
async function readMerged(archive: ZipArchive, part: string, { findings }: XlsxCells): Promise<void> {
  await scanXlsx(archive, part, (xml) => {
    if (xml.name !== 'mergeCell' || xml.closing) return;
    const range = readRange(xml.attribute('ref') ?? '');
    if (range !== undefined) findings.merged.add(range);
  });
}
