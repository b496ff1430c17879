import { damaged } from '../bounds/sheet-fault.ts';
import type { ByteSource } from '../files/ole-file.ts';
import { MergedCells } from '../rows/merged-cells.ts';
import { isBegin, isFormula, RECORD, type RecordBounds, readPart } from './biff-records.ts';
import type { BiffWorkbook, BiffWorksheet } from './biff-workbook.ts';

const MOST_ROWS = 0x10000;
const MOST_COLUMNS = 256;
const HIDDEN_ROW = 0x20;
const HIDDEN_COLUMN = 0x01;

const CELLS: ReadonlySet<number> = new Set([
  ...[
    RECORD.labelSst,
    RECORD.rk,
    RECORD.mulRk,
    RECORD.number,
    RECORD.label,
    RECORD.richString,
    RECORD.boolErr,
  ],
  ...[RECORD.oldInteger, RECORD.oldNumber, RECORD.oldLabel, RECORD.oldBoolErr],
]);

/** Cell records with content, one or several cells; each begins with its row and column. */
export function isCell(id: number): boolean {
  return CELLS.has(id) || isFormula(id);
}

export type BiffLayout = Awaited<ReturnType<typeof readBiffLayout>>;

/** Everything that must be known about a worksheet before its cells are read, wherever it is in the file. */
export async function readBiffLayout(
  source: ByteSource,
  { isBare }: BiffWorkbook,
  { name, at }: BiffWorksheet,
  bounds: RecordBounds,
) {
  const rowHidden = new Uint8Array(MOST_ROWS);
  const columnHidden = new Uint8Array(MOST_COLUMNS);
  const merged = new MergedCells();
  let isOrdered = true;
  let latest = 0;
  const record = (id: number, body: Buffer) => {
    if (id === RECORD.row) {
      if (body.length >= 14 && body[12]! & HIDDEN_ROW) rowHidden[body.readUInt16LE(0)] = 1;
    } else if (id === RECORD.columnInfo) {
      if (body.length >= 10 && body[8]! & HIDDEN_COLUMN) {
        const to = Math.min(body.readUInt16LE(2) + 1, MOST_COLUMNS);
        columnHidden.fill(1, Math.min(body.readUInt16LE(0), to), to);
      }
    } else if (id === RECORD.mergedCells) {
      for (let at = 2; at + 8 <= body.length; at += 8) {
        const [top, bottom] = [body.readUInt16LE(at) + 1, body.readUInt16LE(at + 2) + 1];
        merged.add({ top, bottom, left: body.readUInt16LE(at + 4), right: body.readUInt16LE(at + 6) });
      }
    } else if (isCell(id) && body.length >= 2) {
      const row = body.readUInt16LE(0);
      if (row < latest) isOrdered = false;
      latest = row;
    }
  };
  const begin = (id: number) => {
    if (!isBegin(id)) throw damaged('does not begin where the workbook says', name);
  };
  const ended = await readPart(source, at, bounds, { begin, record });
  if (ended !== 'stopped' && !(isBare && ended === 'ended')) throw damaged('ends too early', name);
  /** `isOrdered` is false if a row comes after one below it: some programs write cells by column. */
  return { isOrdered, rowHidden, columnHidden, merged };
}
