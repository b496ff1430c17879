import { open } from 'node:fs/promises';
import { isolated } from '../../../../../shared/format/words.ts';
import type { Detection } from '../../../../../shared/sheet/sheet.ts';
import type { ImportBudget } from '../bounds/import-budget.ts';
import { damaged } from '../bounds/sheet-fault.ts';
import { identifyContainer } from '../files/format.ts';
import { type ByteSource, OleFile, wholeFile } from '../files/ole-file.ts';
import type { ReadJob } from '../rows/read-job.ts';
import { chooseWorksheets, detectionOf, readFirstWithRows } from '../rows/worksheets.ts';
import { BiffCells } from './biff-cells.ts';
import { BiffLayout } from './biff-layout.ts';
import { isBegin, type RecordBounds, readRecords } from './biff-records.ts';
import { type BiffWorkbook, type BiffWorksheet, readBiffWorkbook } from './biff-workbook.ts';

/** How much of the work is done once the workbook's texts are read, for progress. */
const STRINGS_SHARE = 0.25;

/** Reads one worksheet of a workbook of Excel 2 to 2003; those of Excel 5 and later lie in an old Office container. */
export async function readXls(job: ReadJob, budget: ImportBudget, isContainer: boolean): Promise<Detection> {
  const file = await open(job.path, 'r');
  try {
    const bytes = await wholeFile(file);
    return await readWorkbook(job, budget, isContainer ? await workbookStream(bytes, job.fileName) : bytes);
  } finally {
    await file.close();
  }
}

async function workbookStream(bytes: ByteSource, fileName: string): Promise<ByteSource> {
  const container = await OleFile.open(bytes);
  return container.stream(identifyContainer(container, fileName));
}

async function readWorkbook(job: ReadJob, budget: ImportBudget, source: ByteSource): Promise<Detection> {
  const { options, output, signal } = job;
  const bounds: RecordBounds = { signal, budget };
  const share = (part: number, position: number) => output.progress(part * (position / source.size));
  const workbook = await readBiffWorkbook(source, job, bounds, (position) => share(STRINGS_SHARE, position));
  const includeHidden = options.includeHidden === true;
  const fillMerged = options.fillMerged === true;
  const candidates = chooseWorksheets(workbook.worksheets, options.worksheet, includeHidden);
  const { worksheet, cells } = await readFirstWithRows(candidates, output, async (one) => {
    const layout = await readLayout(source, workbook, one, bounds);
    const cells = new BiffCells(workbook, layout, output, { includeHidden, fillMerged });
    await readRecords(
      source,
      one.at,
      bounds,
      (id, body) => cells.step(id, body),
      (position) => share(1, position),
    );
    cells.end();
    return cells;
  });
  const { findings } = cells;
  return detectionOf('xls', workbook.worksheets, { name: worksheet.name, findings }, job);
}

async function readLayout(
  source: ByteSource,
  { isBare }: BiffWorkbook,
  { name, at }: BiffWorksheet,
  bounds: RecordBounds,
): Promise<BiffLayout> {
  const layout = new BiffLayout();
  let begun = false;
  const ended = await readRecords(source, at, bounds, (id, body) => {
    if (!begun && !isBegin(id)) throw damaged(`${isolated(name)}: does not begin where the workbook says`);
    begun = true;
    return layout.step(id, body);
  });
  if (!layout.ended && !(isBare && ended === 'ended')) throw damaged(`${isolated(name)}: ends too early`);
  return layout;
}
