import type { ImportBudget } from '../bounds/import-budget.ts';
import { CHUNK_BYTES } from '../bounds/limits.ts';
import type { ByteSource } from '../files/ole-file.ts';

/**
 * The BIFF records that matter here, by their numbers in [MS-XLS] and in files of Excel 2 to 4, such as Apache POI's
 * testEXCEL_2.xls, testEXCEL_3.xls and testEXCEL_4.xls.
 */
export const RECORD = {
  eof: 0x0a,
  date1904: 0x22,
  filePass: 0x2f,
  font: 0x31,
  continued: 0x3c,
  codePage: 0x42,
  columnInfo: 0x7d,
  boundSheet: 0x85,
  recalcId: 0x1c1,
  mulRk: 0xbd,
  mergedCells: 0xe5,
  richString: 0xd6,
  xf: 0xe0,
  sst: 0xfc,
  labelSst: 0xfd,
  number: 0x203,
  label: 0x204,
  boolErr: 0x205,
  string: 0x207,
  row: 0x208,
  rk: 0x27e,
  oldInteger: 0x02,
  oldNumber: 0x03,
  oldLabel: 0x04,
  oldBoolErr: 0x05,
  oldString: 0x07,
  format: 0x41e,
  oldFormat: 0x1e,
  oldXf2: 0x43,
  /** In Excel 2: the next cell's cell format, if it has no place in six bits. */
  oldXfIndex: 0x44,
  oldXf3: 0x243,
  oldXf4: 0x443,
} as const;

/** The number depends on the version; all but those of Excel 2 have one form. */
export function isFormula(id: number): boolean {
  return id === 0x06 || id === 0x206 || id === 0x406;
}

/** True for the beginning of a part of the workbook. */
export function isBegin(id: number): boolean {
  return id === 0x809 || id === 0x409 || id === 0x209 || id === 0x09;
}

const HEAD = 4;
const LONGEST = HEAD + 0xffff;

export interface RecordBounds {
  readonly signal: AbortSignal;
  readonly budget: ImportBudget;
  /** Decrypts a record's body in place; set for an encrypted workbook. */
  decrypt?: ((id: number, body: Buffer, position: number) => void) | undefined;
}

export interface PartReader {
  /** Called with the first record, which begins the part. */
  begin?(id: number, body: Buffer): void;
  /** `last` is the latest record before this one that was no continuation. */
  record(id: number, body: Buffer, last: number): void;
}

/** Reads a worksheet, or the part before all worksheets, without the parts within; `stopped` at its end. */
export function readPart(
  source: ByteSource,
  from: number,
  bounds: RecordBounds,
  part: PartReader,
  onRead?: (position: number) => void,
) {
  let depth = 0;
  let last = 0;
  const step = (id: number, body: Buffer) => {
    if (depth === 0) part.begin?.(id, body);
    if (isBegin(id)) depth += 1;
    else if (id === RECORD.eof) depth -= 1;
    else if (depth === 1) part.record(id, body, last);
    if (id !== RECORD.continued) last = id;
    return depth <= 0;
  };
  return readRecords(source, from, bounds, step, onRead);
}

/** `cut` is an end within a record. A body is valid only during the step. `onRead` is called with the position. */
export async function readRecords(
  source: ByteSource,
  from: number,
  bounds: RecordBounds,
  step: (id: number, body: Buffer) => unknown,
  onRead?: (position: number) => void,
): Promise<'stopped' | 'ended' | 'cut'> {
  const { signal, budget } = bounds;
  const buffer = Buffer.alloc(Math.min(CHUNK_BYTES, source.size) + LONGEST);
  let held = 0;
  let position = from;
  for (;;) {
    const count = await source.read(position, buffer.subarray(held, held + CHUNK_BYTES));
    signal.throwIfAborted();
    budget.unpack(count, 'records');
    position += count;
    const end = held + count;
    let at = 0;
    while (end - at >= HEAD) {
      const length = buffer.readUInt16LE(at + 2);
      if (end - at - HEAD < length) break;
      const id = buffer.readUInt16LE(at);
      const body = buffer.subarray(at + HEAD, at + HEAD + length);
      bounds.decrypt?.(id, body, position - end + at + HEAD);
      if (step(id, body) === true) return 'stopped';
      at += HEAD + length;
    }
    if (count === 0) return end === at ? 'ended' : 'cut';
    buffer.copyWithin(0, at, end);
    held = end - at;
    onRead?.(position);
  }
}
