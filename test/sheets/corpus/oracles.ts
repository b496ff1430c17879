import { readFile } from 'node:fs/promises';
import { peerModule } from '../../bench/support/peers.ts';

/** A cell as a program would put it into a workbook. */
export type CellValue = string | number | boolean | Date | null;

/** Writes a table with one library as bytes of a workbook. */
export type Writer = (rows: readonly (readonly CellValue[])[]) => Promise<Uint8Array>;

/** Reads the first worksheet of a file with one library, as text by one rule for all of them. */
export type Oracle = (path: string) => Promise<string[][]>;

interface ExcelWorkbook {
  readonly xlsx: { readFile(path: string): Promise<unknown>; writeBuffer(): Promise<ArrayBuffer> };
  addWorksheet(name: string): {
    addRow(cells: readonly unknown[]): { eachCell(visit: (cell: ExcelCell) => void): void };
  };
  readonly worksheets: readonly {
    eachRow(options: object, visit: (row: { values: unknown[] }) => void): void;
  }[];
}

interface ExcelCell {
  value: unknown;
  numFmt: string;
}

interface SheetJs {
  utils: {
    book_new(): object;
    aoa_to_sheet(rows: readonly (readonly unknown[])[], options: object): object;
    book_append_sheet(book: object, sheet: object, name: string): void;
    sheet_to_json(sheet: object, options: object): unknown[][];
  };
  write(book: object, options: object): Uint8Array;
  read(bytes: Uint8Array, options: object): { SheetNames: string[]; Sheets: Record<string, object> };
}

async function sheetJs(): Promise<SheetJs> {
  return ((await peerModule('xlsx')) as { default: SheetJs }).default;
}

async function excelWorkbook(): Promise<ExcelWorkbook> {
  return new (
    (await peerModule('exceljs')) as { default: { Workbook: new () => ExcelWorkbook } }
  ).default.Workbook();
}

/** The libraries that write Excel workbooks. */
export const XLSX_WRITERS: Readonly<Record<string, Writer>> = {
  async sheetjs(rows) {
    return writeWithSheetJs(rows, 'xlsx');
  },
  async exceljs(rows) {
    const book = await excelWorkbook();
    const sheet = book.addWorksheet('Data');
    for (const row of rows) {
      sheet.addRow(row).eachCell((cell) => {
        if (cell.value instanceof Date) cell.numFmt = 'yyyy-mm-dd';
      });
    }
    return new Uint8Array(await book.xlsx.writeBuffer());
  },
  async hucre(rows) {
    const module = (await peerModule('hucre/xlsx')) as { writeXlsx(book: object): Promise<Uint8Array> };
    return module.writeXlsx({ sheets: [{ name: 'Data', rows }] });
  },
};

/** The libraries that write workbooks of Excel 97. */
export const XLS_WRITERS: Readonly<Record<string, Writer>> = {
  async sheetjs(rows) {
    return writeWithSheetJs(rows, 'biff8');
  },
};

/** The libraries that write Excel 2003 XML. */
export const EXCEL_XML_WRITERS: Readonly<Record<string, Writer>> = {
  async sheetjs(rows) {
    return writeWithSheetJs(rows, 'xlml');
  },
};

/** The libraries that read workbooks of Excel 97, and Excel 2003 XML. */
export const XLS_ORACLES: Readonly<Record<string, Oracle>> = { sheetjs: readWithSheetJs };

/** The libraries that write OpenDocument spreadsheets. */
export const ODS_WRITERS: Readonly<Record<string, Writer>> = {
  async hucre(rows) {
    const module = (await peerModule('hucre/ods')) as { writeOds(book: object): Promise<Uint8Array> };
    return module.writeOds({ sheets: [{ name: 'Data', rows }] });
  },
  async sheetjs(rows) {
    return writeWithSheetJs(rows, 'ods');
  },
};

async function writeWithSheetJs(
  rows: readonly (readonly CellValue[])[],
  bookType: string,
): Promise<Uint8Array> {
  const xlsx = await sheetJs();
  const book = xlsx.utils.book_new();
  // Its dates are taken in local time, so the day is handed over as the number that a workbook stores.
  xlsx.utils.book_append_sheet(
    book,
    xlsx.utils.aoa_to_sheet(
      rows.map((row) => row.map(dayCell)),
      {},
    ),
    'Data',
  );
  return new Uint8Array(xlsx.write(book, { bookType, type: 'buffer', compression: true, bookSST: true }));
}

function dayCell(value: CellValue): unknown {
  if (!(value instanceof Date)) return value;
  return { t: 'n', z: 'm/d/yy', v: value.getTime() / 86_400_000 + 25_569 };
}

/** The libraries that read Excel workbooks. */
export const XLSX_ORACLES: Readonly<Record<string, Oracle>> = {
  sheetjs: readWithSheetJs,
  async exceljs(path) {
    const book = await excelWorkbook();
    await book.xlsx.readFile(path);
    const rows: string[][] = [];
    book.worksheets[0]!.eachRow({ includeEmpty: true }, ({ values }) =>
      rows.push(Array.from(values).slice(1).map(shown)),
    );
    return rows;
  },
  async hucre(path) {
    const module = (await peerModule('hucre/xlsx')) as {
      readXlsx(bytes: Uint8Array): Promise<{ sheets: { rows: unknown[][] }[] }>;
    };
    return textOf((await module.readXlsx(await readFile(path))).sheets[0]!.rows);
  },
  async 'read-excel-file'(path) {
    const module = (await peerModule('read-excel-file/node')) as {
      readSheet(path: string, options: object): Promise<unknown[][]>;
    };
    return textOf(await module.readSheet(path, { trim: false }));
  },
};

/** The libraries that read OpenDocument spreadsheets. */
export const ODS_ORACLES: Readonly<Record<string, Oracle>> = {
  sheetjs: readWithSheetJs,
  async hucre(path) {
    const module = (await peerModule('hucre/ods')) as {
      readOds(bytes: Uint8Array): Promise<{ sheets: { rows: unknown[][] }[] }>;
    };
    return textOf((await module.readOds(await readFile(path))).sheets[0]!.rows);
  },
};

async function readWithSheetJs(path: string): Promise<string[][]> {
  const xlsx = await sheetJs();
  const book = xlsx.read(await readFile(path), { cellDates: true, UTC: true });
  const rows = xlsx.utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!, {
    header: 1,
    raw: true,
    blankrows: true,
    defval: null,
    UTC: true,
  });
  return textOf(rows);
}

function textOf(rows: readonly (readonly unknown[])[]): string[][] {
  return rows.map((row) => Array.from(row ?? []).map(shown));
}

/** A value as our readers show it in Swedish, whose short dates are ISO days; written anew rather than borrowed. */
export function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (value instanceof Date) return new Date(value.getTime() + 43_200_000).toISOString().slice(0, 10);
  if (typeof value === 'object' && 'richText' in value) {
    return (value.richText as { text: string }[]).map(({ text }) => text).join('');
  }
  return String(value).replaceAll(/\r\n?/g, '\n');
}
