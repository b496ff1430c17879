import type { Detection } from '../../../../shared/sheet/sheet.ts';
import { OdsTables } from './ods-tables.ts';
import type { ReadJob } from './read-job.ts';
import { damaged, locked } from './sheet-fault.ts';
import { chooseWorksheets } from './worksheets.ts';
import { scanPart } from './xml-source.ts';
import type { ZipArchive } from './zip-archive.ts';

const CONTENT = 'content.xml';

/** Reads one worksheet of an OpenDocument spreadsheet as a stream. */
export async function readOds(job: ReadJob, archive: ZipArchive): Promise<Detection> {
  await refuseLocked(archive);
  const { options, output } = job;
  let tables = await scan(job, archive, options.worksheet);
  const candidates = chooseWorksheets(tables.worksheets, options.worksheet, options.includeHidden === true);
  if (output.rowCount === 0 && options.worksheet === undefined) {
    // Visible worksheets were all tried in the one pass; hidden ones come after them, in passes of their own.
    for (const { name } of candidates.filter(({ hidden }) => hidden)) {
      tables = await scan(job, archive, name);
      if (output.rowCount > 0) break;
    }
  }
  output.notes.push(...tables.findings.notes(tables.worksheets, options.fillMerged === true));
  return {
    format: 'ods',
    worksheet: tables.read ?? candidates[0]!.name,
    worksheets: tables.worksheets,
    hiddenRows: tables.findings.hiddenRows,
    hiddenColumns: tables.findings.hiddenColumns,
    mergedDown: tables.findings.merged.down,
    notes: output.notes,
  };
}

async function scan(job: ReadJob, archive: ZipArchive, named: string | undefined): Promise<OdsTables> {
  const { options, output } = job;
  const tables = new OdsTables(output, { named, ...options });
  const size = archive.packedSize(CONTENT);
  await scanPart(
    archive,
    CONTENT,
    (xml) => tables.step(xml),
    (packed) => output.progress(packed / size),
  );
  if (!tables.ended) throw damaged(`${CONTENT}: ends too early`);
  return tables;
}

/** A locked file keeps its parts' names; only its manifest says that they are encrypted. */
async function refuseLocked(archive: ZipArchive): Promise<void> {
  const manifest = archive.has('META-INF/manifest.xml') ? await archive.text('META-INF/manifest.xml') : '';
  if (manifest.includes('encryption-data')) {
    throw locked('This workbook');
  }
}
