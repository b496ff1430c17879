/** The bytes of a header, and of a directory entry, of an OLE compound file. */
const HEADER = 512;
const ENTRY = 128;
const NO_ENTRY = 0xffffffff;
/** The id of the container itself, which nothing in it has. */
const ROOT = 0;
/** The sectors of the allocation table that a header names. */
const NAMED_BY_HEADER = 109;

/**
 * The names of what lies at the top of an old Office container (an OLE compound file), without what is embedded in it;
 * empty where its directory is not whole within these bytes.
 */
export function topStreams(container: Buffer): string[] {
  if (container.length < HEADER) return [];
  const shift = container.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return [];
  const directory = directoryOf(container, 2 ** shift);
  const entry = (id: number) => directory.subarray(id * ENTRY, (id + 1) * ENTRY);
  if (directory.length < ENTRY) return [];
  const names: string[] = [];
  const seen = new Set<number>();
  const waiting = [entry(ROOT).readUInt32LE(76)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === NO_ENTRY || id === ROOT || seen.has(id)) continue;
    const bytes = entry(id);
    if (bytes.length < ENTRY) return [];
    seen.add(id);
    const length = Math.min(64, bytes.readUInt16LE(64));
    names.push(bytes.toString('utf16le', 0, length - (length % 2)).replace(/\0+$/, ''));
    waiting.push(bytes.readUInt32LE(68), bytes.readUInt32LE(72));
  }
  return names;
}

/** The sectors of the directory in their order; cut short where the chain breaks. */
function directoryOf(container: Buffer, sectorSize: number): Buffer {
  const sector = (id: number) => container.subarray((id + 1) * sectorSize, (id + 2) * sectorSize);
  const perSector = sectorSize / 4;
  const found: Buffer[] = [];
  let id = container.readUInt32LE(48);
  // No chain is longer than the file, however its links turn back.
  for (let left = Math.floor(container.length / sectorSize); left > 0; left--) {
    const bytes = sector(id);
    const table = Math.floor(id / perSector);
    if (bytes.length < sectorSize || table >= NAMED_BY_HEADER) break;
    found.push(bytes);
    const links = sector(container.readUInt32LE(76 + table * 4));
    if (links.length < sectorSize) break;
    id = links.readUInt32LE((id % perSector) * 4);
  }
  return Buffer.concat(found);
}
