const SECTOR = 512;
const MINI = 64;
const MINI_BELOW = 4096;
const END = 0xfffffffe;
const NONE = 0xffffffff;
const NAMED_BY_HEADER = 109;

type Streams = Readonly<Record<string, Uint8Array>>;

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly right?: number;
  readonly child?: number;
  readonly start?: number;
  readonly size?: number;
}

/** An OLE compound file with streams at its top, and others in a folder below, as of an embedded document. */
export function oleFile(streams: Streams, embedded: Streams = {}): Buffer {
  const sectors: Buffer[] = [];
  const links: number[] = [];
  const mini: Buffer[] = [];
  const miniLinks: number[] = [];
  const place = (bytes: Uint8Array, size: number, into: Buffer[], chain: number[]): number => {
    const start = into.length;
    for (let at = 0; at < bytes.length; at += size) {
      const sector = Buffer.alloc(size);
      sector.set(bytes.subarray(at, at + size));
      into.push(sector);
      chain.push(at + size < bytes.length ? into.length : END);
    }
    return bytes.length === 0 ? END : start;
  };
  const stored = (bytes: Uint8Array) =>
    bytes.length < MINI_BELOW ? place(bytes, MINI, mini, miniLinks) : place(bytes, SECTOR, sectors, links);

  const entries: Entry[] = [];
  const folder = Object.entries(embedded);
  for (const [at, [name, bytes]] of Object.entries(streams).entries()) {
    const isLast = at === Object.keys(streams).length - 1 && folder.length === 0;
    entries.push({ name, type: 2, right: isLast ? NONE : at + 2, start: stored(bytes), size: bytes.length });
  }
  if (folder.length > 0) entries.push({ name: 'MBD00000001', type: 1, child: entries.length + 2 });
  for (const [at, [name, bytes]] of folder.entries()) {
    const right = at === folder.length - 1 ? NONE : entries.length + 2;
    entries.push({ name, type: 2, right, start: stored(bytes), size: bytes.length });
  }
  const small = Buffer.concat(mini);
  const root = {
    name: 'Root Entry',
    type: 5,
    child: 1,
    start: place(small, SECTOR, sectors, links),
    size: small.length,
  };
  const miniTable = place(words(miniLinks), SECTOR, sectors, links);
  const directory = place(Buffer.concat([root, ...entries].map(directoryEntry)), SECTOR, sectors, links);
  const tables = Math.ceil((sectors.length + 4) / (SECTOR / 4 - 2));
  const firstTable = sectors.length;
  const named = Array.from({ length: tables }, (_, at) => firstTable + at);
  // What the header has no room for is named by lists, each of which ends in the place of the next.
  const lists: number[][] = [];
  for (let at = NAMED_BY_HEADER; at < tables; at += 127) lists.push(named.slice(at, at + 127));
  const firstList = firstTable + tables;
  for (let at = 0; at < tables + lists.length; at += 1) links.push(at < tables ? 0xfffffffd : 0xfffffffc);
  place(padded(words(links)), SECTOR, sectors, []);
  while (sectors.length < firstList) sectors.push(Buffer.alloc(SECTOR, 0xff));
  for (const [at, list] of lists.entries()) {
    const next = at === lists.length - 1 ? END : firstList + at + 1;
    while (list.length < 127) list.push(NONE);
    sectors.push(words([...list, next]));
  }

  const header = Buffer.alloc(SECTOR, 0xff);
  header.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tables, 44);
  header.writeUInt32LE(directory, 48);
  header.writeUInt32LE(MINI_BELOW, 56);
  header.writeUInt32LE(miniTable, 60);
  header.writeUInt32LE(Math.ceil(miniLinks.length / 128), 64);
  header.writeUInt32LE(lists.length > 0 ? firstList : END, 68);
  header.writeUInt32LE(lists.length, 72);
  words(named.slice(0, NAMED_BY_HEADER)).copy(header, 76);
  return Buffer.concat([header, ...sectors]);
}

function words(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * 4);
  return bytes;
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((SECTOR - (bytes.length % SECTOR)) % SECTOR, 0xff)]);
}

function directoryEntry({ name, type, right = NONE, child = NONE, start = END, size = 0 }: Entry): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(name.length * 2 + 2, 64);
  entry[66] = type;
  entry[67] = 1;
  entry.writeUInt32LE(NONE, 68);
  entry.writeUInt32LE(right, 72);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}
