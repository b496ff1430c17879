import { damaged } from '../bounds/sheet-fault.ts';
import { filePart } from '../files/file-chunks.ts';
import type { Found, ReadJob } from '../rows/read-job.ts';
import { chooseWorksheets, detectionOf, readFirstWithRows } from '../rows/worksheets.ts';
import type { Vocabulary } from '../xml/xml-names.ts';
import { scanPart } from '../xml/xml-source.ts';
import { ExcelXmlCells } from './excel-xml-cells.ts';
import { ExcelXmlWorkbook } from './excel-xml-workbook.ts';

const VOCABULARY: Vocabulary = new Map([
  ['urn:schemas-microsoft-com:office:spreadsheet', ''],
  ['urn:schemas-microsoft-com:office:excel', 'x'],
  ['http://www.w3.org/TR/REC-html40', 'html'],
]);

/** Share of the progress for the first look, at styles and worksheets. */
const LOOK_SHARE = 0.3;

export async function readExcelXml(job: ReadJob): Promise<Found> {
  const { size, options, output, fileName } = job;
  const file = filePart(job);
  const workbook = new ExcelXmlWorkbook();
  await scanPart(
    file,
    fileName,
    VOCABULARY,
    (xml) => workbook.step(xml),
    (read) => output.progress(LOOK_SHARE * (read / size)),
  );
  if (!workbook.ended) throw damaged('ends too early', fileName);
  const { worksheets, date1904 } = workbook;
  const styles = { ...workbook.numberStyles(job), date1904 };
  const candidates = chooseWorksheets(worksheets, options);
  const { worksheet, cells } = await readFirstWithRows(candidates, output, async (one) => {
    const cells = new ExcelXmlCells(styles, worksheets.indexOf(one), output, options);
    await scanPart(
      file,
      fileName,
      VOCABULARY,
      (xml) => cells.step(xml),
      (read) => output.progress(LOOK_SHARE + (1 - LOOK_SHARE) * (read / size)),
    );
    return cells;
  });
  const { findings } = cells;
  return detectionOf('excel-xml', worksheets, { name: worksheet.name, findings }, job);
}
