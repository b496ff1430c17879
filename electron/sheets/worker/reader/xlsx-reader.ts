import type { Detection } from '../../../../shared/sheet/sheet.ts';
import type { NumberStyle } from './number-format.ts';
import type { ReadJob } from './read-job.ts';
import { readSharedStrings, SharedStrings } from './shared-strings.ts';
import { damaged } from './sheet-fault.ts';
import { chooseWorksheets } from './worksheets.ts';
import { XlsxCells } from './xlsx-cells.ts';
import { readStyles, readWorkbook, type Workbook, type WorksheetPart } from './xlsx-workbook.ts';
import { scanPart } from './xml-source.ts';
import type { ZipArchive } from './zip-archive.ts';

/** How much of the work the shared strings are, for progress, where a workbook has them. */
const STRINGS_SHARE = 0.25;

/** Reads one worksheet of an Excel workbook (XLSX, XLSM: values only) as a stream. */
export async function readXlsx(job: ReadJob, archive: ZipArchive): Promise<Detection> {
  const { options, output } = job;
  const workbook = await readWorkbook(archive);
  const styles = await readStyles(archive, workbook, options.locale);
  const candidates = chooseWorksheets(workbook.worksheets, options.worksheet, options.includeHidden === true);
  const strings = await stringsOf(job, archive, workbook);
  let chosen: { worksheet: WorksheetPart; cells: XlsxCells } | undefined;
  for (const worksheet of candidates) {
    const cells = await readWorksheet(archive, worksheet, {
      strings,
      styles,
      date1904: workbook.date1904,
      job,
    });
    if (chosen && output.rowCount === 0) continue;
    chosen = { worksheet, cells };
    if (output.rowCount > 0) break;
  }
  const { worksheet, cells } = chosen!;
  output.notes.push(...cells.findings.notes(workbook.worksheets));
  return {
    format: 'xlsx',
    worksheet: worksheet.name,
    worksheets: workbook.worksheets.map(({ name, hidden }) => ({ name, hidden })),
    hiddenRows: cells.findings.hiddenRows,
    hiddenColumns: cells.findings.hiddenColumns,
    notes: output.notes,
  };
}

interface Reading {
  readonly strings: SharedStrings;
  readonly styles: readonly NumberStyle[];
  readonly date1904: boolean;
  readonly job: ReadJob;
}

async function readWorksheet(
  archive: ZipArchive,
  worksheet: WorksheetPart,
  reading: Reading,
): Promise<XlsxCells> {
  const { strings, styles, job } = reading;
  const { output, options } = job;
  const cells = new XlsxCells(strings, styles, output, {
    includeHidden: options.includeHidden === true,
    date1904: reading.date1904,
  });
  const size = archive.packedSize(worksheet.part);
  const before = strings.size > 0 ? STRINGS_SHARE : 0;
  await scanPart(
    archive,
    worksheet.part,
    (xml) => {
      cells.step(xml);
      return false;
    },
    (packed) => output.progress(before + (1 - before) * (packed / size)),
  );
  if (!cells.ended) throw damaged(`${worksheet.part}: ends too early`);
  return cells;
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
