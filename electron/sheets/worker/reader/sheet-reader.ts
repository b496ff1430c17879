import { open } from 'node:fs/promises';
import { assertNever } from '../../../../shared/assert-never.ts';
import { fail, failure, ok, type Result } from '../../../../shared/result.ts';
import type { Detection } from '../../../../shared/sheet/sheet.ts';
import { isOfferedEncoding } from '../../../../shared/sheet/text-encodings.ts';
import { say } from '../../../../shared/texts/say.ts';
import { ImportBudget } from './bounds/import-budget.ts';
import { SheetFault } from './bounds/sheet-fault.ts';
import { readDelimited } from './delimited/delimited-reader.ts';
import { readExcelXml } from './excel-xml/excel-xml-reader.ts';
import { archiveWithin } from './files/archive-place.ts';
import { unlockedPackage } from './files/encrypted-package.ts';
import { identifyArchive, identifyContainer, identifyFile } from './files/identify-file.ts';
import { type ByteSource, openOle, wholeFile } from './files/ole-file.ts';
import { openArchive } from './files/zip-archive.ts';
import { readHtml } from './html/html-reader.ts';
import { readFlatOds, readOds } from './ods/ods-reader.ts';
import type { Found, ReadJob, ReadOptions } from './rows/read-job.ts';
import { RowOutput, type RowSink } from './rows/row-output.ts';
import { readVcards } from './vcard/vcard-reader.ts';
import { readXls } from './xls/xls-reader.ts';
import { readXlsx } from './xlsx/xlsx-reader.ts';

/**
 * Fails as bad-input for a file that is no spreadsheet, damaged, locked or past a limit, and as stopped when aborted.
 * Without `includeHidden` the cells of hidden columns are empty, so that column indexes stay the same.
 */
export async function readSheet(
  path: string,
  fileName: string,
  options: ReadOptions,
  sink: RowSink,
  signal: AbortSignal,
): Promise<Result<Detection>> {
  const { encoding } = options;
  if (encoding !== undefined && !isOfferedEncoding(encoding)) {
    return failure('bad-input', say.sheets.noSuchEncoding(encoding));
  }
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const budget = new ImportBudget(size);
    const output = new RowOutput(sink, budget);
    const readResult = await dispatch({ file, size, fileName, options, output, budget, signal });
    output.progress(1);
    return ok({ worksheets: [], hiddenRows: 0, hiddenColumns: [], ...readResult, notes: output.notes });
  } catch (error) {
    if (error instanceof SheetFault) return fail(error.error);
    if (signal.aborted) return failure('stopped', say.sheets.stopped());
    throw error;
  } finally {
    await file.close();
  }
}

async function dispatch(job: ReadJob): Promise<Found> {
  const kind = await identifyFile(job.file, job.fileName);
  switch (kind) {
    case 'text':
      return readDelimited(job);
    case 'container':
      return readContainer(job);
    case 'records':
      return readXls(job, wholeFile(job));
    case 'archive':
      return readArchive(job, wholeFile(job));
    case 'web-page':
      return readHtml(job);
    case 'excel-xml':
      return readExcelXml(job);
    case 'flat-ods':
      return readFlatOds(job);
    case 'vcard':
      return readVcards(job);
    default:
      return assertNever(kind);
  }
}

/** An old workbook, or an encrypted newer one that Excel opens without a password. */
async function readContainer(job: ReadJob): Promise<Found> {
  const container = await openOle(wholeFile(job));
  const unlocked = await unlockedPackage(container, job.fileName);
  if (unlocked !== undefined) return readArchive(job, unlocked);
  return readXls(job, await container.stream(identifyContainer(container, job.fileName)));
}

async function readArchive(job: ReadJob, source: ByteSource): Promise<Found> {
  const archive = await openArchive(await archiveWithin(source), job);
  return (await identifyArchive(archive)) === 'xlsx' ? readXlsx(job, archive) : readOds(job, archive);
}
