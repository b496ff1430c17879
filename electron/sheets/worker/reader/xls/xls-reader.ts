import { damaged } from '../bounds/sheet-fault.ts';
import type { ByteSource } from '../files/ole-file.ts';
import type { Found, ReadJob } from '../rows/read-job.ts';
import { chooseWorksheets, detectionOf, readFirstWithRows } from '../rows/worksheets.ts';
import { BiffCells } from './biff-cells.ts';
import { BiffLayout } from './biff-layout.ts';
import { isBegin, type RecordBounds, readRecords } from './biff-records.ts';
import { type BiffWorkbook, type BiffWorksheet, readBiffWorkbook } from './biff-workbook.ts';

/** Share of the workbook's texts in the progress. */
const STRINGS_SHARE = 0.25;

/** For workbooks of Excel 2 to 2003. */
export async function readXls(job: ReadJob, source: ByteSource): Promise<Found> {
  const { options, output, signal, budget } = job;
  const bounds: RecordBounds = { signal, budget };
  const share = (part: number, position: number) => output.progress(part * (position / source.size));
  const workbook = await readBiffWorkbook(source, job, bounds, (position) => share(STRINGS_SHARE, position));
  const candidates = chooseWorksheets(workbook.worksheets, options);
  const { worksheet, cells } = await readFirstWithRows(candidates, output, async (one) => {
    const layout = await readLayout(source, workbook, one, bounds);
    const cells = new BiffCells(workbook, layout, output, options);
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
  const detection = detectionOf('xls', workbook.worksheets, { name: worksheet.name, findings }, job);
  const { encoding } = workbook.codePage;
  if (workbook.version === 8 || encoding === undefined) return detection;
  return { ...detection, encoding, otherEncodings: workbook.otherEncodings };
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
    if (!begun && !isBegin(id)) throw damaged('does not begin where the workbook says', name);
    begun = true;
    return layout.step(id, body);
  });
  if (!layout.ended && !(isBare && ended === 'ended')) throw damaged('ends too early', name);
  return layout;
}
