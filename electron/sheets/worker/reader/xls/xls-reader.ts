import type { ByteSource } from '../files/ole-file.ts';
import type { Found, ReadJob } from '../rows/read-job.ts';
import { chooseWorksheets, detectionOf, readFirstWithRows } from '../rows/worksheets.ts';
import { BiffCells } from './biff-cells.ts';
import { readBiffLayout } from './biff-layout.ts';
import { type RecordBounds, readPart } from './biff-records.ts';
import { readBiffWorkbook } from './biff-workbook.ts';

/** The share of the workbook's texts in the progress. */
const STRINGS_SHARE = 0.25;

/** For workbooks of Excel 2 to 2003. */
export async function readXls(job: ReadJob, source: ByteSource): Promise<Found> {
  const { options, output, signal, budget } = job;
  const bounds: RecordBounds = { signal, budget };
  const share = (part: number, position: number) => output.progress(part * (position / source.size));
  const workbook = await readBiffWorkbook(source, job, bounds, (position) => share(STRINGS_SHARE, position));
  const candidates = chooseWorksheets(workbook.worksheets, options);
  const { worksheet, cells } = await readFirstWithRows(candidates, output, async (one) => {
    const layout = await readBiffLayout(source, workbook, one, bounds);
    const cells = new BiffCells(workbook, layout, output, options);
    await readPart(source, one.at, bounds, cells, (position) => share(1, position));
    cells.end();
    return cells;
  });
  const { findings } = cells;
  const detection = detectionOf('xls', workbook.worksheets, { name: worksheet.name, findings }, job);
  const { encoding } = workbook.codePage;
  if (workbook.version === 8 || encoding === undefined) return detection;
  return { ...detection, encoding, otherEncodings: workbook.otherEncodings };
}
