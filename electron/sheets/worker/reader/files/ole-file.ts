import type { FileHandle } from 'node:fs/promises';
import { MAX_OLE_ENTRIES } from '../bounds/limits.ts';
import { damaged } from '../bounds/sheet-fault.ts';

export interface ByteSource {
  readonly size: number;
  /** Fills the buffer from a position on; returns the bytes read. */
  read(position: number, into: Buffer): Promise<number>;
}

export function wholeFile({ file, size }: { readonly file: FileHandle; readonly size: number }): ByteSource {
  return {
    size,
    async read(position, into) {
      let filled = 0;
      while (filled < into.length) {
        const { bytesRead } = await file.read(into, filled, into.length - filled, position + filled);
        if (bytesRead === 0) break;
        filled += bytesRead;
      }
      return filled;
    },
  };
}

interface Entry {
  readonly start: number;
  readonly size: number;
}

const HEADER = 512;
const ENTRY = 128;
const NONE = 0xffffffff;
/** Sector ids from here on mean none. */
const SPECIAL = 0xfffffff0;
const ROOT = 0;
/** Sectors of the allocation table that the header names. */
const NAMED_BY_HEADER = 109;
const MINI_SECTOR = 64;
/** Streams below this many bytes lie in sectors of 64 bytes, within a stream of their own. */
const MINI_BELOW = 4096;

export type OleFile = Awaited<ReturnType<typeof openOle>>;

/** Keeps the allocation table and the directory. Follows no chain further than the file is long: it may loop. */
export async function openOle(bytes: ByteSource) {
  const header = Buffer.alloc(HEADER);
  const shift = (await bytes.read(0, header)) === HEADER ? header.readUInt16LE(30) : 0;
  if (shift !== 9 && shift !== 12) throw damaged('container: no header');
  const sectorSize = 2 ** shift;
  const sectors = Math.max(0, Math.ceil(bytes.size / sectorSize) - 1);
  const table = await readTable(bytes, header, sectorSize, sectors);
  const chained = ({ start, size }: Entry) => {
    const chain = chainOf(table, start, Math.min(sectors, Math.ceil(size / sectorSize)));
    return chainedStream(bytes, chain, sectorSize, size);
  };
  const { root, entries } = await readDirectory(
    chained({ start: header.readUInt32LE(48), size: MAX_OLE_ENTRIES * ENTRY }),
  );

  async function miniStream({ start, size }: Entry): Promise<ByteSource> {
    const small = chained(root);
    const tableBytes = chained({
      start: header.readUInt32LE(60),
      size: Math.ceil(small.size / MINI_SECTOR) * 4,
    });
    const links = Buffer.alloc(tableBytes.size & ~3);
    const table = new Uint32Array(Math.floor((await tableBytes.read(0, links)) / 4));
    for (let at = 0; at < table.length; at += 1) table[at] = links.readUInt32LE(at * 4);
    const chain = chainOf(table, start, Math.ceil(size / MINI_SECTOR));
    const content = Buffer.alloc(chain.length * MINI_SECTOR);
    for (const [at, id] of chain.entries()) {
      await small.read(id * MINI_SECTOR, content.subarray(at * MINI_SECTOR, (at + 1) * MINI_SECTOR));
    }
    const whole = content.subarray(0, size);
    return { size: whole.length, read: async (position, into) => whole.subarray(position).copy(into) };
  }

  return {
    /** Looks only at the top level, not in embedded parts below; ignores case. */
    has: (name: string) => entries.has(name.toLowerCase()),
    async stream(name: string): Promise<ByteSource> {
      const entry = entries.get(name.toLowerCase());
      if (entry === undefined) throw damaged(`container: no ${name}`);
      return entry.size < MINI_BELOW ? miniStream(entry) : chained(entry);
    },
  };
}

async function readDirectory(source: ByteSource): Promise<{ root: Entry; entries: Map<string, Entry> }> {
  const directory = Buffer.alloc(source.size);
  const length = await source.read(0, directory);
  const entryOf = (id: number) => directory.subarray(id * ENTRY, Math.min((id + 1) * ENTRY, length));
  const root = entryOf(ROOT);
  if (root.length < ENTRY) throw damaged('container: no directory');
  const entries = new Map<string, Entry>();
  const add = (entry: Buffer) => {
    const name = entry.toString('utf16le', 0, 64).replace(/\0.*/s, '').toLowerCase();
    if (name !== '' && !entries.has(name)) entries.set(name, placeOf(entry));
  };
  const seen = new Set<number>();
  const waiting = [root.readUInt32LE(76)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === NONE || id === ROOT || seen.has(id)) continue;
    seen.add(id);
    const entry = entryOf(id);
    if (entry.length < ENTRY) continue;
    add(entry);
    waiting.push(entry.readUInt32LE(68), entry.readUInt32LE(72));
  }
  // If the tree of names leads nowhere, embedded entries cannot be recognised.
  if (entries.size === 0) for (let id = 1; (id + 1) * ENTRY <= length; id += 1) add(entryOf(id));
  return { root: placeOf(root), entries };
}

function chainedStream(bytes: ByteSource, chain: Uint32Array, sectorSize: number, size: number): ByteSource {
  const total = Math.min(size, chain.length * sectorSize);
  return {
    size: total,
    async read(position, into) {
      const wanted = Math.max(0, Math.min(into.length, total - position));
      let filled = 0;
      while (filled < wanted) {
        const at = position + filled;
        const first = Math.floor(at / sectorSize);
        const skipped = at % sectorSize;
        const missing = wanted - filled;
        let end = first + 1;
        // Sectors that follow each other in the file are read at once.
        while ((end - first) * sectorSize - skipped < missing && chain[end] === chain[end - 1]! + 1) end += 1;
        const length = Math.min(missing, (end - first) * sectorSize - skipped);
        const place = (chain[first]! + 1) * sectorSize + skipped;
        const count = await bytes.read(place, into.subarray(filled, filled + length));
        filled += count;
        if (count < length) break;
      }
      return filled;
    },
  };
}

function placeOf(entry: Buffer): Entry {
  return { start: entry.readUInt32LE(116), size: entry.readUInt32LE(120) };
}

/** At most `most` sectors; stops if the chain leaves the file. */
function chainOf(table: Uint32Array, start: number, most: number): Uint32Array {
  const chain = new Uint32Array(Math.min(most, table.length));
  let length = 0;
  let id = start;
  while (length < chain.length && id < table.length) {
    chain[length] = id;
    length += 1;
    id = table[id]!;
  }
  return chain.subarray(0, length);
}

/** For each sector of the file, the next one. */
async function readTable(
  bytes: ByteSource,
  header: Buffer,
  sectorSize: number,
  sectors: number,
): Promise<Uint32Array> {
  const perSector = sectorSize / 4;
  const table = new Uint32Array(sectors).fill(NONE);
  const sector = Buffer.alloc(sectorSize);
  let from = 0;
  const take = async (id: number) => {
    const count = id < SPECIAL ? await bytes.read((id + 1) * sectorSize, sector) : 0;
    for (let at = 0; at + 4 <= count && from + at / 4 < sectors; at += 4) {
      table[from + at / 4] = sector.readUInt32LE(at);
    }
    from += perSector;
  };
  for (let at = 0; at < NAMED_BY_HEADER && from < sectors; at += 1)
    await take(header.readUInt32LE(76 + at * 4));
  // Each further list of table sectors covers so much of the file that even a looping list soon ends.
  const list = Buffer.alloc(sectorSize);
  let next = header.readUInt32LE(68);
  while (
    from < sectors &&
    next < SPECIAL &&
    (await bytes.read((next + 1) * sectorSize, list)) === sectorSize
  ) {
    for (let at = 0; at < perSector - 1 && from < sectors; at += 1) await take(list.readUInt32LE(at * 4));
    next = list.readUInt32LE(sectorSize - 4);
  }
  return table;
}
