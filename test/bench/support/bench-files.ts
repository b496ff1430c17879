import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeArchive } from '../../../electron/exports/worker/archive-file.ts';
import { cell, cutsOf, formats, sharedTexts, xlsOf } from '../../sheets/corpus/biff.ts';

const FOLDER = resolve(import.meta.dirname, '../../../.cache/bench');
const FIRST = [
  'Anna',
  'Björn',
  'Chloé',
  'Dmitri',
  'Elif',
  'Fatima',
  'Giovanni',
  'Hana',
  'Ioana',
  'Jürgen',
  'Kofi',
  'Lena',
];
const LAST = [
  'Andersson',
  'Brown',
  'Costa',
  'Dubois',
  'Eriksson',
  'Fischer',
  'García',
  'Haddad',
  'Ivanova',
  'Jensen',
];
const CITIES = [
  'Stockholm',
  'Göteborg',
  'Manchester',
  'Lyon',
  'Kraków',
  'München',
  'Valencia',
  'Oslo',
  'Tampere',
];
const HEADER = ['First name', 'Last name', 'Mobile', 'City', 'Points', 'Member since'];
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** One made-up contact; country code 999 belongs to nobody. */
function contact(index: number): { texts: string[]; points: number; day: number } {
  const mixed = (index * 7_368_787) % 99_999_989;
  return {
    texts: [
      FIRST[index % FIRST.length]!,
      `${LAST[mixed % LAST.length]}-${mixed % 5000}`,
      `+${999_000_000_000 + mixed}`,
      CITIES[mixed % CITIES.length]!,
    ],
    points: mixed % 10_000,
    day: 40_000 + (mixed % 6000),
  };
}

/** A CSV of so many contacts, about 66 bytes each; made once and kept. */
export async function benchCsv(rows: number): Promise<string> {
  return made(`contacts-${rows}.csv`, async (path) => {
    const out = createWriteStream(path);
    out.write(`${HEADER.join(',')}\n`);
    let held = '';
    for (let index = 0; index < rows; index += 1) {
      const { texts, points, day } = contact(index);
      held += `${texts.join(',')},${points},${isoDay(day)}\n`;
      if (held.length > 65_536) {
        if (!out.write(held)) await once(out, 'drain');
        held = '';
      }
    }
    out.end(held);
    await once(out, 'finish');
  });
}

/** An Excel workbook of so many contacts as Excel itself writes them: shared strings, numbers, styled dates. */
export async function benchXlsx(rows: number): Promise<string> {
  return made(`contacts-${rows}.xlsx`, async (path) => {
    const shared = new Map<string, number>();
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
    await writeArchive(path, [
      [
        '[Content_Types].xml',
        `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${type}.sharedStrings+xml"/></Types>`,
      ],
      [
        '_rels/.rels',
        `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
      [
        'xl/workbook.xml',
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Contacts" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
      [
        'xl/_rels/workbook.xml.rels',
        `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      ],
      [
        'xl/styles.xml',
        `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      ],
      ['xl/worksheets/sheet1.xml', worksheet(rows, shared)],
      ['xl/sharedStrings.xml', sharedStrings(shared)],
    ]);
  });
}

function* worksheet(rows: number, shared: Map<string, number>): Generator<string> {
  const text = (column: string, row: number, value: string) => {
    let index = shared.get(value);
    if (index === undefined) {
      index = shared.size;
      shared.set(value, index);
    }
    return `<c r="${column}${row}" t="s"><v>${index}</v></c>`;
  };
  yield `${XML}<worksheet xmlns="${MAIN}"><dimension ref="A1:F${rows + 1}"/><sheetData>`;
  yield `<row r="1" spans="1:6">${HEADER.map((name, at) => text('ABCDEF'[at]!, 1, name)).join('')}</row>`;
  for (let index = 0; index < rows; index += 1) {
    const row = index + 2;
    const { texts, points, day } = contact(index);
    const strings = texts.map((value, at) => text('ABCD'[at]!, row, value)).join('');
    yield `<row r="${row}" spans="1:6">${strings}<c r="E${row}"><v>${points}</v></c><c r="F${row}" s="1"><v>${day}</v></c></row>`;
  }
  yield '</sheetData></worksheet>';
}

function* sharedStrings(shared: Map<string, number>): Generator<string> {
  yield `${XML}<sst xmlns="${MAIN}" uniqueCount="${shared.size}">`;
  for (const value of shared.keys()) yield `<si><t>${value}</t></si>`;
  yield '</sst>';
}

/** A workbook of Excel 97 of so many contacts: shared texts, packed numbers, days whose format follows the system. */
export async function benchXls(rows: number): Promise<string> {
  return made(`contacts-${rows}.xls`, async (path) => {
    const shared = new Map<string, number>();
    const text = (row: number, column: number, value: string) => {
      const index = shared.get(value) ?? shared.size;
      shared.set(value, index);
      return cell.shared(row, column, index);
    };
    const whole = (value: number) => (value << 2) | 2;
    const records = HEADER.map((name, column) => text(0, column, name));
    for (let row = 1; row < rows; row += 1) {
      const { texts, points, day } = contact(row);
      records.push(...texts.map((value, column) => text(row, column, value)));
      records.push(cell.rk(row, 4, whole(points)), cell.rk(row, 5, whole(day), 1));
    }
    const texts = [...shared.keys()].map((value) => ({ text: value }));
    const cuts = Array.from({ length: Math.ceil(cutsOf(texts) / 4000) }, (_, at) => at * 4000);
    await writeFile(path, xlsOf(records, [...formats('General', 14), ...sharedTexts(texts, cuts)]));
  });
}

/** An OpenDocument spreadsheet of so many contacts as LibreOffice writes them. */
export async function benchOds(rows: number): Promise<string> {
  return made(`contacts-${rows}.ods`, async (path) => {
    await writeArchive(path, [
      ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
      [
        'META-INF/manifest.xml',
        `${XML}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
      ],
      ['content.xml', odsContent(rows)],
    ]);
  });
}

function* odsContent(rows: number): Generator<string> {
  const name = 'urn:oasis:names:tc:opendocument:xmlns';
  yield `${XML}<office:document-content xmlns:office="${name}:office:1.0" xmlns:table="${name}:table:1.0" xmlns:text="${name}:text:1.0" xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"><office:body><office:spreadsheet><table:table table:name="Contacts">`;
  const text = (value: string) =>
    `<table:table-cell office:value-type="string" calcext:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
  yield `<table:table-row>${HEADER.map(text).join('')}</table:table-row>`;
  for (let index = 0; index < rows; index += 1) {
    const { texts, points, day } = contact(index);
    const date = isoDay(day);
    yield `<table:table-row>${texts.map(text).join('')}<table:table-cell office:value-type="float" office:value="${points}" calcext:value-type="float"><text:p>${points}</text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="${date}" calcext:value-type="date"><text:p>${date}</text:p></table:table-cell></table:table-row>`;
  }
  yield '</table:table></office:spreadsheet></office:body></office:document-content>';
}

function isoDay(serial: number): string {
  return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
}

async function made(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const path = join(FOLDER, name);
  if (existsSync(path)) return path;
  await mkdir(FOLDER, { recursive: true });
  await make(`${path}.part`);
  await rename(`${path}.part`, path);
  return path;
}
