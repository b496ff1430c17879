import { oleFile } from './ole.ts';

/** One record: its number and its body. */
export function record(id: number, ...parts: (Uint8Array | readonly number[])[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([u16(id, body.length), body]);
}

/** Numbers of two bytes. */
export function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value & 0xffff, at * 2);
  return bytes;
}

/** A number of four bytes. */
export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

/** A number of eight bytes. */
export function f64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

/** A text of Excel 97: length, whether its characters are of two bytes, and them. */
export function text8(text: string, lengthBytes: 1 | 2 = 2): Buffer {
  const isWide = /[^\0-\xff]/.test(text);
  const length = lengthBytes === 1 ? Buffer.from([text.length]) : u16(text.length);
  return Buffer.concat([
    length,
    Buffer.from([isWide ? 1 : 0]),
    Buffer.from(text, isWide ? 'utf16le' : 'latin1'),
  ]);
}

/** A text of single bytes. */
export function text5(bytes: Uint8Array, lengthBytes: 1 | 2 = 2): Buffer {
  return Buffer.concat([lengthBytes === 1 ? Buffer.from([bytes.length]) : u16(bytes.length), bytes]);
}

/** Row, column and cell format, as every cell begins. */
export function place(row: number, column: number, format = 0): Buffer {
  return u16(row, column, format);
}

/** The cells of Excel 97. */
export const cell = {
  label: (row: number, column: number, text: string) => record(0x204, place(row, column), text8(text)),
  shared: (row: number, column: number, index: number) => record(0xfd, place(row, column), u32(index)),
  number: (row: number, column: number, value: number, format = 0) =>
    record(0x203, place(row, column, format), f64(value)),
  rk: (row: number, column: number, packed: number, format = 0) =>
    record(0x27e, place(row, column, format), u32(packed)),
  bool: (row: number, column: number, value: number, isError = 0) =>
    record(0x205, place(row, column), [value, isError]),
  /** A formula whose result is given by its eight bytes; the formula itself is left empty. */
  formula: (row: number, column: number, result: Uint8Array | readonly number[], format = 0) =>
    record(0x06, place(row, column, format), result, u16(0), u32(0), u16(0)),
};

/** The results of formulas that are no number. */
export const result = {
  text: [0, 0, 0, 0, 0, 0, 0xff, 0xff],
  bool: (value: number) => [1, 0, value, 0, 0, 0, 0xff, 0xff],
  error: (code: number) => [2, 0, code, 0, 0, 0, 0xff, 0xff],
  empty: [3, 0, 0, 0, 0, 0, 0xff, 0xff],
};

/** A worksheet to be written. */
export interface BiffSheet {
  readonly name: string;
  /** 1 for hidden, 2 for very hidden. */
  readonly state?: number;
  /** 2 for a chart. */
  readonly kind?: number;
  readonly records: readonly Uint8Array[];
}

/** The first record of a part of a workbook. */
export function begin(version: 5 | 8, kind: number): Buffer {
  return version === 8
    ? record(0x809, u16(0x600, kind, 0x0dbb, 0x07cc), u32(0), u32(0x606))
    : record(0x809, u16(0x500, kind, 0x0dbb, 0x07cc));
}

/** The last record of a part of a workbook. */
export const END = record(0x0a);

/** The stream of a workbook: records for all of it, `first` at their head, then its worksheets. */
export function biffStream(
  version: 5 | 8,
  globals: readonly Uint8Array[],
  sheets: readonly BiffSheet[],
  first: readonly Uint8Array[] = [],
): Buffer {
  const name = ({ name: text }: BiffSheet) =>
    version === 8 ? text8(text, 1) : text5(Buffer.from(text, 'latin1'), 1);
  const bound = (sheet: BiffSheet, at: number) =>
    record(0x85, u32(at), [sheet.state ?? 0, sheet.kind ?? 0], name(sheet));
  const parts = sheets.map(({ records, kind }) =>
    Buffer.concat([begin(version, kind === 2 ? 0x20 : 0x10), ...records, END]),
  );
  const head = (places: readonly number[]) =>
    Buffer.concat([
      begin(version, 0x05),
      ...first,
      ...sheets.map((sheet, at) => bound(sheet, places[at]!)),
      ...globals,
      END,
    ]);
  let at = head(sheets.map(() => 0)).length;
  const places = parts.map((part) => {
    at += part.length;
    return at - part.length;
  });
  return Buffer.concat([head(places), ...parts]);
}

/** A whole workbook of Excel 97 with one worksheet. */
export function xlsOf(records: readonly Uint8Array[], globals: readonly Uint8Array[] = []): Buffer {
  return oleFile({ Workbook: biffStream(8, globals, [{ name: 'Sheet1', records }]) });
}

/** Number formats and cell formats that use them: cell format n has the n-th of these codes, or a format's number. */
export function formats(...codes: (string | number)[]): Buffer[] {
  const named = codes.flatMap((code, at) =>
    typeof code === 'string' ? [record(0x41e, u16(164 + at), text8(code))] : [],
  );
  const cells = codes.map((code, at) =>
    record(0xe0, u16(0, typeof code === 'string' ? 164 + at : code), Buffer.alloc(16)),
  );
  return [...named, ...cells];
}

/** A text among the shared ones, with the fonts and phonetic guides that follow it. */
export interface SharedText {
  readonly text: string;
  readonly fonts?: number;
  readonly guide?: number;
}

/**
 * The records of shared texts, cut where told: each cut is a place among the bytes and characters, in order. Within a
 * text's characters a record begins with a byte that says anew how wide they are.
 */
export function sharedTexts(texts: readonly SharedText[], cuts: readonly number[] = []): Buffer[] {
  const bodies: number[][] = [[...u32(texts.length), ...u32(texts.length)]];
  const waiting = new Set(cuts);
  let place = 0;
  const cut = () => {
    const isCut = waiting.has(place);
    place += 1;
    if (isCut) bodies.push([]);
    return isCut;
  };
  const bytes = (values: Iterable<number>) => {
    for (const value of values) {
      cut();
      bodies.at(-1)!.push(value);
    }
  };
  for (const { text, fonts = 0, guide = 0 } of texts) {
    let isWide = /[^\0-\xff]/.test(text);
    bytes([...u16(text.length), (isWide ? 1 : 0) | (fonts > 0 ? 8 : 0) | (guide > 0 ? 4 : 0)]);
    if (fonts > 0) bytes(u16(fonts));
    if (guide > 0) bytes(u32(guide));
    for (let at = 0; at < text.length; at += 1) {
      if (cut()) {
        isWide = /[^\0-\xff]/.test(text.slice(at));
        bodies.at(-1)!.push(isWide ? 1 : 0);
      }
      const code = text.charCodeAt(at);
      bodies.at(-1)!.push(...(isWide ? [code & 0xff, code >> 8] : [code]));
    }
    bytes(Buffer.alloc(fonts * 4 + guide, 0x41));
  }
  return bodies.map((body, at) => record(at === 0 ? 0xfc : 0x3c, body));
}

/** How many places there are at which `sharedTexts` can cut. */
export function cutsOf(texts: readonly SharedText[]): number {
  return texts.reduce(
    (sum, { text, fonts = 0, guide = 0 }) =>
      sum + 3 + (fonts > 0 ? 2 : 0) + (guide > 0 ? 4 : 0) + text.length + fonts * 4 + guide,
    0,
  );
}
