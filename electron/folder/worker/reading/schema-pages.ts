import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Kinds of pages of a table. */
const branch = 5;
const leaf = 13;

/**
 * True if the table of the schema leads to no page twice, and its rows fit into the file: SQLite reads all of it before
 * anything can stop it.
 */
export function isSchemaBounded(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const head = Buffer.alloc(100);
    readSync(file, head, 0, head.length, 0);
    const page = Buffer.alloc(head.readUInt16BE(16) === 1 ? 65536 : head.readUInt16BE(16));
    const seen = new Set<number>();
    const open = [1];
    let bytes = 0;
    for (let number = open.pop(); number !== undefined; number = open.pop()) {
      if (seen.has(number)) return false;
      seen.add(number);
      const length = readSync(file, page, 0, page.length, (number - 1) * page.length);
      const from = number === 1 ? 100 : 0;
      const kind = page[from];
      // What is no such page is damage, which SQLite finds.
      if (length < page.length || (kind !== branch && kind !== leaf)) continue;
      if (kind === branch) open.push(page.readUInt32BE(from + 8));
      const cells = Math.min(page.readUInt16BE(from + 3), page.length / 2);
      for (let cell = 0; cell < cells; cell++) {
        const pointer = from + (kind === branch ? 12 : 8) + 2 * cell;
        const at = pointer + 2 <= page.length ? page.readUInt16BE(pointer) : page.length;
        if (at + 4 > page.length) break;
        if (kind === branch) open.push(page.readUInt32BE(at));
        else bytes += varintAt(page, at);
      }
      if (bytes > size) return false;
    }
    return true;
  } finally {
    closeSync(file);
  }
}

/** SQLite's own form of a number: seven bits of each byte, and another byte follows if the eighth is set. */
function varintAt(page: Buffer, at: number): number {
  let value = 0;
  for (let index = at; index < Math.min(at + 9, page.length); index++) {
    value = value * 128 + (page[index]! & 127);
    if (page[index]! < 128) break;
  }
  return value;
}
