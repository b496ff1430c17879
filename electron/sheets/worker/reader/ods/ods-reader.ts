import { damaged, locked } from '../bounds/sheet-fault.ts';
import { filePart } from '../files/file-chunks.ts';
import type { ZipArchive } from '../files/zip-archive.ts';
import type { Found, ReadJob, ReadOptions } from '../rows/read-job.ts';
import { chooseWorksheets, detectionOf } from '../rows/worksheets.ts';
import type { Vocabulary } from '../xml/xml-names.ts';
import { scanPart } from '../xml/xml-source.ts';
import { OdsRows } from './ods-rows.ts';

const CONTENT = 'content.xml';
const ODF = 'urn:oasis:names:tc:opendocument:xmlns';
const VOCABULARY: Vocabulary = new Map([
  ...['office', 'table', 'text', 'style', 'drawing', 'form'].map((one) => [`${ODF}:${one}:1.0`, ''] as const),
  ['urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0', 'calcext'],
]);

export async function readOds(job: ReadJob, archive: ZipArchive): Promise<Found> {
  await refuseLocked(archive);
  return readContent(job, archive, CONTENT, archive.packedSize(CONTENT));
}

/** For a spreadsheet that is one XML file. */
export function readFlatOds(job: ReadJob): Promise<Found> {
  return readContent(job, filePart(job), job.fileName, job.size);
}

async function readContent(
  job: ReadJob,
  source: Pick<ZipArchive, 'chunks'>,
  part: string,
  size: number,
): Promise<Found> {
  const { options, output } = job;
  const scan = async (choice: ReadOptions): Promise<OdsRows> => {
    const tables = new OdsRows(output, choice);
    const progress = (read: number) => output.progress(read / size);
    await scanPart(source, part, VOCABULARY, (xml) => tables.step(xml), progress);
    if (!tables.ended) throw damaged('ends too early', part);
    return tables;
  };
  let tables = await scan(options);
  const candidates = chooseWorksheets(tables.worksheets, options);
  if (output.rowCount === 0 && options.worksheet === undefined) {
    // The one pass tried all visible worksheets; hidden ones follow, each in its own pass.
    for (const { name } of candidates.filter(({ hidden }) => hidden)) {
      tables = await scan({ ...options, worksheet: name });
      if (output.rowCount > 0) break;
    }
  }
  const { worksheets, findings } = tables;
  return detectionOf('ods', worksheets, { name: tables.read ?? candidates[0]!.name, findings }, job);
}

/** A locked file keeps its parts' names; only its manifest tells that they are encrypted. */
async function refuseLocked(archive: ZipArchive): Promise<void> {
  const manifest = archive.has('META-INF/manifest.xml') ? await archive.text('META-INF/manifest.xml') : '';
  if (/<(?:[\w.-]+:)?encryption-data\b/.test(manifest)) throw locked();
}
