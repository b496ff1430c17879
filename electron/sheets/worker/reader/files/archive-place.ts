import type { ByteSource } from './ole-file.ts';

const HEAD_BYTES = 1024;
const END_BYTES = 22;
/** Other programs look about as far for the end of an archive that something was added to. */
const TAIL_BYTES = 1024 ** 2;
const MOST_ENDS = 100;
/** An archive of more than 4 GiB or 65,535 parts has the place of its list elsewhere. */
const ELSEWHERE = 0xffffffff;
/** What mailers and uploads put before an archive (marks, line ends, zeros), and a split one's start, `PK\7\8`. */
const BEFORE = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff|[\s\0])*(?:PK[^A-Za-z]{2})?$/;

/** Where an archive begins in the first bytes of a file; undefined for none. */
export function archiveStart(head: Buffer): number | undefined {
  const start = head.subarray(0, HEAD_BYTES).indexOf('PK\x03\x04', 0, 'latin1');
  return start >= 0 && BEFORE.test(head.toString('latin1', 0, start)) ? start : undefined;
}

/**
 * The archive alone, without other bytes before or after it, and without a comment; the source itself if there are
 * none, or if it has no end of an archive.
 */
export async function archiveWithin(source: ByteSource): Promise<ByteSource> {
  const head = Buffer.alloc(Math.min(HEAD_BYTES, source.size));
  await source.read(0, head);
  const tailAt = Math.max(0, source.size - TAIL_BYTES);
  const tail = Buffer.alloc(source.size - tailAt);
  await source.read(tailAt, tail);
  const shifted = archiveStart(head) ?? 0;
  let at = tail.length - END_BYTES + 1;
  for (let tried = 0; tried < MOST_ENDS && at > 0; tried += 1) {
    at = tail.lastIndexOf('PK\x05\x06', at - 1, 'latin1');
    if (at === -1) break;
    if (at + END_BYTES > tail.length) continue;
    const list = tail.readUInt32LE(at + 16);
    // Some programs count from the start of the file, even if something is before the archive.
    for (const start of new Set([shifted, 0])) {
      if (!(await isList(source, start + list)) && list !== ELSEWHERE) continue;
      const end = tailAt + at + END_BYTES;
      return start === 0 && end === source.size ? source : piece(source, start, end);
    }
  }
  return source;
}

async function isList(source: ByteSource, at: number): Promise<boolean> {
  const signature = Buffer.alloc(4);
  return (await source.read(at, signature)) === 4 && signature.toString('latin1') === 'PK\x01\x02';
}

/** The last two bytes are the length of the comment, which is left out. */
function piece(source: ByteSource, start: number, end: number): ByteSource {
  const size = end - start;
  return {
    size,
    async read(position, into) {
      const wanted = Math.max(0, Math.min(into.length, size - position));
      const count = await source.read(start + position, into.subarray(0, wanted));
      const comment = size - 2 - position;
      if (comment < count) into.fill(0, Math.max(0, comment), count);
      return count;
    },
  };
}
