import { MergedCells } from '../rows/merged-cells.ts';
import { isBegin, isFormula, RECORD } from './biff-records.ts';

const MOST_ROWS = 0x10000;
const MOST_COLUMNS = 256;
const HIDDEN_ROW = 0x20;
const HIDDEN_COLUMN = 0x01;

/** Cell records with content, one or several cells; each begins with its row and column. */
export function isCell(id: number): boolean {
  switch (id) {
    case RECORD.labelSst:
    case RECORD.rk:
    case RECORD.mulRk:
    case RECORD.number:
    case RECORD.label:
    case RECORD.richString:
    case RECORD.boolErr:
    case RECORD.oldInteger:
    case RECORD.oldNumber:
    case RECORD.oldLabel:
    case RECORD.oldBoolErr:
      return true;
    default:
      return isFormula(id);
  }
}

/** What must be known of a worksheet before its cells are read, wherever it is in the file. */
export class BiffLayout {
  /** False if a row comes after one below it: some programs write cells by column. */
  isOrdered = true;
  ended = false;
  readonly rowHidden = new Uint8Array(MOST_ROWS);
  readonly columnHidden = new Uint8Array(MOST_COLUMNS);
  readonly merged = new MergedCells();
  #depth = 0;
  #row = 0;

  /** True at the end of the worksheet. */
  step(id: number, body: Buffer): boolean {
    if (isBegin(id)) this.#depth += 1;
    else if (id === RECORD.eof) this.#depth -= 1;
    else if (this.#depth === 1) this.#record(id, body);
    this.ended = this.#depth <= 0;
    return this.ended;
  }

  #record(id: number, body: Buffer): void {
    if (id === RECORD.row) {
      if (body.length >= 14 && body[12]! & HIDDEN_ROW) this.rowHidden[body.readUInt16LE(0)] = 1;
    } else if (id === RECORD.columnInfo) {
      if (body.length >= 10 && body[8]! & HIDDEN_COLUMN) {
        const to = Math.min(body.readUInt16LE(2) + 1, MOST_COLUMNS);
        this.columnHidden.fill(1, Math.min(body.readUInt16LE(0), to), to);
      }
    } else if (id === RECORD.mergedCells) {
      for (let at = 2; at + 8 <= body.length; at += 8) {
        const [top, bottom] = [body.readUInt16LE(at) + 1, body.readUInt16LE(at + 2) + 1];
        this.merged.add({ top, bottom, left: body.readUInt16LE(at + 4), right: body.readUInt16LE(at + 6) });
      }
    } else if (isCell(id) && body.length >= 2) {
      const row = body.readUInt16LE(0);
      if (row < this.#row) this.isOrdered = false;
      this.#row = row;
    }
  }
}
