/**
 * Makes the corpus: `test/sheets/files` and, beside each file, what a person should get from it as JSON. Needs LibreOffice,
 * Gnumeric, Debian's python3-xlwt and libspreadsheet-writeexcel-perl, and the libraries of test/bench:
 * `node test/sheets/make.ts [names]`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CorpusCase } from './corpus/case.ts';
import { OLD_WORKBOOK_CASES } from './corpus/old-workbook-cases.ts';
import { PAGE_CASES } from './corpus/page-cases.ts';
import { PROGRAM_CASES } from './corpus/program-cases.ts';
import { REFUSAL_CASES } from './corpus/refusal-cases.ts';
import { TEXT_CASES } from './corpus/text-cases.ts';
import { VCARD_CASES } from './corpus/vcard-cases.ts';
import { WORKBOOK_CASES } from './corpus/workbook-cases.ts';
import { XML_CASES } from './corpus/xml-cases.ts';

const FOLDER = join(import.meta.dirname, 'files');
const asked = process.argv.slice(2);
const cases: readonly CorpusCase[] = [
  ...TEXT_CASES,
  ...WORKBOOK_CASES,
  ...REFUSAL_CASES,
  ...PROGRAM_CASES,
  ...OLD_WORKBOOK_CASES,
  ...XML_CASES,
  ...PAGE_CASES,
  ...VCARD_CASES,
];

await mkdir(FOLDER, { recursive: true });
for (const { file, writer, make, expected } of cases) {
  if (asked.length > 0 && !asked.includes(file)) continue;
  await writeFile(join(FOLDER, file), await make());
  await writeFile(
    join(FOLDER, `${file}.expected.json`),
    `${JSON.stringify({ writer, expected }, null, 1)}\n`,
  );
}
console.log(`${cases.length} files in the corpus.`);
