/**
 * Makes `renderer/assets/sample-contacts.xlsx`, the workbook that the app offers to try and `npm run demo` sends:
 * 1,000 rows, a header and invented people with the mess real lists have. Run by hand, needs LibreOffice:
 * `node test/sheets/make-sample.ts`.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const people = 999;
const areaCodes = ['212', '415', '312', '206', '617', '303', '512', '404', '702', '503'];
const firstNames =
  'Ada Ben Chloé Dmitri Ebba Farid Grace Hiro Inés Jamal Kateryna Leo Maya Noor Owen Priya Quinn Rosa Sami Tess Uma Viktor Wanda Xavier Yara Zoë Åsa Björn Łukasz Siân'.split(
    ' ',
  );
const lastNames =
  'Adams Berg Castro Dunn Eriksson Flores García Hughes Ito Jensen Kowalska Lund Müller Nguyen Okafor Patel Quist Rossi Smith Tanaka Usman Vega Wójcik Young Ziegler'.split(
    ' ',
  );
const clinics = ['Harbour Street', 'Old Mill', 'Northside', 'Café Corner'];

type Cell = string | number | Date | null;

/** Ten digits of a fictional United States number: area code, 555, 0100 to 0199. */
function national(person: number): string {
  return `${areaCodes[Math.floor(person / 100) % areaCodes.length]}55501${String(person % 100).padStart(2, '0')}`;
}

/** The ways people write one and the same number. */
function written(person: number): Cell {
  const digits = national(person);
  const [area, middle, last] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  switch (person % 8) {
    case 0:
      return `(${area}) ${middle}-${last}`;
    case 1:
      return Number(digits);
    case 2:
      return `+1 ${area} ${middle} ${last}`;
    case 3:
      return `${area}.${middle}.${last}`;
    case 4:
      return `1-${area}-${middle}-${last}`;
    case 5:
      return `011 1 ${area} ${middle} ${last}`;
    case 6:
      return `\u00a0${area} ${middle} ${last} `;
    default:
      return `+1${digits}`;
  }
}

function row(n: number): Cell[] {
  const day = new Date(Date.UTC(2027, 0, 4 + (n % 20)));
  const time = `${9 + (n % 8)}:${n % 2 === 0 ? '00' : '30'}`;
  const cells: Cell[] = [
    firstNames[(n * 7) % firstNames.length]!,
    lastNames[(n * 11) % lastNames.length]!,
    written(n),
    clinics[n % clinics.length]!,
    day,
    time,
  ];
  if (n % 41 === 5) cells[0] = null;
  if (n === 12) cells[0] = 'Sunny 🌻';
  if (n === 30) cells[2] = 'ask her son';
  if (n === 77) cells[2] = '4.5E+10';
  if (n === 150) cells[2] = '555-0142';
  if (n === 260) cells[2] = null;
  if (n === 333) cells[2] = '(503) 555-0199 / (415) 555-0134';
  if (n === 410) cells[2] = '+46 70 174 06 05';
  if (n === 411) cells[2] = '+44 20 7946 0123';
  if (n === 500) cells[0] = '  Rosa   Maria ';
  if (n >= 600 && n < 612) return row(n - 600);
  if (n >= 612 && n < 616) return row(n - 300);
  return cells;
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function cellXml(cell: Cell): string {
  if (cell === null) return '<table:table-cell/>';
  if (typeof cell === 'number') {
    return `<table:table-cell office:value-type="float" office:value="${cell}"/>`;
  }
  if (cell instanceof Date) {
    const day = cell.toISOString().slice(0, 10);
    return `<table:table-cell table:style-name="date" office:value-type="date" office:date-value="${day}"/>`;
  }
  return `<table:table-cell office:value-type="string"><text:p>${xml(cell)}</text:p></table:table-cell>`;
}

function flatOds(rows: readonly Cell[][]): string {
  const body = rows
    .map((cells) => `<table:table-row>${cells.map(cellXml).join('')}</table:table-row>`)
    .join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
 xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
 xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"
 office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles>
<number:date-style style:name="shortDate"><number:month number:style="long"/><number:text>/</number:text><number:day number:style="long"/><number:text>/</number:text><number:year number:style="long"/></number:date-style>
<style:style style:name="date" style:family="table-cell" style:data-style-name="shortDate"/>
</office:automatic-styles>
<office:body><office:spreadsheet><table:table table:name="Contacts">
${body}
</table:table></office:spreadsheet></office:body></office:document>`;
}

const folder = mkdtempSync(join(tmpdir(), 'tagline-sample-'));
try {
  const header: Cell[] = ['First name', 'Last name', 'Mobile', 'Clinic', 'Appointment', 'Time'];
  const rows = [header, ...Array.from({ length: people }, (_, n) => row(n))];
  writeFileSync(join(folder, 'sample-contacts.fods'), flatOds(rows));
  execFileSync('soffice', [
    '--headless',
    `-env:UserInstallation=file://${join(folder, 'profile')}`,
    '--convert-to',
    'xlsx',
    '--outdir',
    folder,
    join(folder, 'sample-contacts.fods'),
  ]);
  const target = fileURLToPath(new URL('../../renderer/assets/sample-contacts.xlsx', import.meta.url));
  copyFileSync(join(folder, 'sample-contacts.xlsx'), target);
  console.log(`Made ${target}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
