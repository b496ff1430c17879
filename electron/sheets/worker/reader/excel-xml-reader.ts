import { isolated } from '../../../../shared/format/quoted.ts';
import type { Detection } from '../../../../shared/sheet/sheet.ts';
import { ExcelXmlCells } from './excel-xml-cells.ts';
import { ExcelXmlWorkbook } from './excel-xml-workbook.ts';
import { filePart } from './file-part.ts';
import type { ImportBudget } from './import-budget.ts';
import type { ReadJob } from './read-job.ts';
import { damaged } from './sheet-fault.ts';
import { chooseWorksheets } from './worksheets.ts';
import { scanPart } from './xml-source.ts';

/** How much of the work the first look is, at styles and worksheets. */
const LOOK_SHARE = 0.3;

/** Reads one worksheet of an Excel 2003 XML workbook as a stream, after a look at what stands around the cells. */
export async function readExcelXml(job: ReadJob, budget: ImportBudget, size: number): Promise<Detection> {
  const { options, output, fileName } = job;
  const file = filePart(job.path, job.signal, budget);
  const workbook = new ExcelXmlWorkbook();
  await scanPart(
    file,
    fileName,
    (xml) => workbook.step(xml),
    (read) => output.progress(LOOK_SHARE * (read / size)),
  );
  if (!workbook.ended) throw damaged(`${isolated(fileName)}: ends too early`);
  const { worksheets, date1904 } = workbook;
  const styles = { ...workbook.numberStyles(options.locale), date1904 };
  const choice = { includeHidden: options.includeHidden === true, fillMerged: options.fillMerged === true };
  const candidates = chooseWorksheets(worksheets, options.worksheet, choice.includeHidden);
  let chosen: { name: string; cells: ExcelXmlCells } | undefined;
  for (const worksheet of candidates) {
    const cells = new ExcelXmlCells(styles, worksheets.indexOf(worksheet), output, choice);
    await scanPart(
      file,
      fileName,
      (xml) => cells.step(xml),
      (read) => output.progress(LOOK_SHARE + (1 - LOOK_SHARE) * (read / size)),
    );
    if (chosen && output.rowCount === 0) continue;
    chosen = { name: worksheet.name, cells };
    if (output.rowCount > 0) break;
  }
  const { name, cells } = chosen!;
  output.notes.push(...cells.findings.notes(worksheets, choice.fillMerged));
  return {
    format: 'excel-xml',
    worksheet: name,
    worksheets,
    hiddenRows: cells.findings.hiddenRows,
    hiddenColumns: cells.findings.hiddenColumns,
    mergedDown: cells.findings.merged.down,
    notes: output.notes,
  };
}
