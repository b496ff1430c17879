import { open, stat } from 'node:fs/promises';
import { assertNever } from '../../../../shared/assert-never.ts';
import { fail, failure, ok, type Result } from '../../../../shared/result.ts';
import type { Detection } from '../../../../shared/sheet/sheet.ts';
import { say } from '../../../../shared/texts/say.ts';
import { ImportBudget } from './bounds/import-budget.ts';
import { SheetFault } from './bounds/sheet-fault.ts';
import { readDelimited } from './delimited/delimited-reader.ts';
import { readExcelXml } from './excel-xml/excel-xml-reader.ts';
import { unlockedPackage } from './files/encrypted-package.ts';
import { identifyArchive, identifyFile } from './files/format.ts';
import { type ByteSource, OleFile, wholeFile } from './files/ole-file.ts';
import { ZipArchive } from './files/zip-archive.ts';
import { readHtml } from './html/html-reader.ts';
import { readFlatOds, readOds } from './ods/ods-reader.ts';
import type { ReadJob, ReadOptions } from './rows/read-job.ts';
import { RowOutput, type RowSink } from './rows/row-output.ts';
import { readVcards } from './vcard/vcard-reader.ts';
import { readXls } from './xls/xls-reader.ts';
import { readXlsx } from './xlsx/xlsx-reader.ts';

/**
 * Reads a whole file into the sink. Fails as bad-input on what is no spreadsheet, is damaged, locked or past a
 * limit, and as stopped when the signal stops it. Without `includeHidden` hidden rows are left out and the cells
 * of hidden columns come as empty text, so that column indexes stay the same.
 */
export async function readSheet(
  path: string,
  fileName: string,
  options: ReadOptions,
  sink: RowSink,
  signal: AbortSignal,
): Promise<Result<Detection>> {
  const { size } = await stat(path);
  const budget = new ImportBudget(size);
  const job: ReadJob = { path, fileName, options, output: new RowOutput(sink, budget), signal };
  try {
    const detection = await dispatch(job, budget, size);
    job.output.progress(1);
    return ok(detection);
  } catch (error) {
    if (error instanceof SheetFault) return fail(error.error);
    if (job.signal.aborted) return failure('stopped', say.sheets.stopped());
    throw error;
  }
}

async function dispatch(job: ReadJob, budget: ImportBudget, size: number): Promise<Detection> {
  const kind = await identifyFile(job.path, job.fileName);
  switch (kind) {
    case 'text':
      return readDelimited(job);
    case 'container':
      return readContainer(job, budget);
    case 'records':
      return readXls(job, budget, false);
    case 'archive':
      return readArchive(job, budget, job.path);
    case 'web-page':
      return readHtml(job, budget);
    case 'excel-xml':
      return readExcelXml(job, budget, size);
    case 'flat-ods':
      return readFlatOds(job, budget, size);
    case 'vcard':
      return readVcards(job);
    default:
      return assertNever(kind);
  }
}

/** Reads an old workbook, or a newer one that is encrypted and that Excel opens unasked. */
async function readContainer(job: ReadJob, budget: ImportBudget): Promise<Detection> {
  const file = await open(job.path, 'r');
  try {
    const unlocked = await unlockedPackage(await OleFile.open(await wholeFile(file)));
    return unlocked === undefined
      ? await readXls(job, budget, true)
      : await readArchive(job, budget, unlocked);
  } finally {
    await file.close();
  }
}

async function readArchive(
  job: ReadJob,
  budget: ImportBudget,
  place: string | ByteSource,
): Promise<Detection> {
  const archive = await ZipArchive.open(place, job.signal, budget);
  try {
    return (await identifyArchive(archive)) === 'xlsx'
      ? await readXlsx(job, archive)
      : await readOds(job, archive);
  } finally {
    archive.close();
  }
}
