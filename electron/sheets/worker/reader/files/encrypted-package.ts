import { MAX_ENCRYPTION_BYTES } from '../bounds/limits.ts';
import type { ByteSource, OleFile } from './ole-file.ts';
import { type PackageCipher, packageCipher, SEGMENT } from './package-cipher.ts';

/** The package begins with its size. */
const SIZE = 8;

/**
 * The archive of an encrypted workbook, decrypted as it is read, where Excel opens it unasked; undefined where only its
 * owner can, and where there is none.
 */
export async function unlockedPackage(container: OleFile): Promise<ByteSource | undefined> {
  if (!container.has('EncryptedPackage') || !container.has('EncryptionInfo')) return undefined;
  const info = await container.stream('EncryptionInfo');
  const said = Buffer.alloc(Math.min(info.size, MAX_ENCRYPTION_BYTES));
  await info.read(0, said);
  const cipher = packageCipher(said);
  return cipher && decrypted(await container.stream('EncryptedPackage'), cipher);
}

async function decrypted(packed: ByteSource, cipher: PackageCipher): Promise<ByteSource> {
  const head = Buffer.alloc(SIZE);
  await packed.read(0, head);
  const size = Math.min(Number(head.readBigUInt64LE(0)), Math.max(0, packed.size - SIZE));
  return {
    size,
    async read(position, into) {
      const wanted = Math.max(0, Math.min(into.length, size - position));
      if (wanted === 0) return 0;
      const first = Math.floor(position / SEGMENT);
      const skipped = position - first * SEGMENT;
      const segments = Buffer.alloc(Math.ceil((skipped + wanted) / SEGMENT) * SEGMENT);
      const count = await packed.read(SIZE + first * SEGMENT, segments);
      const plain = cipher(segments.subarray(0, count), first);
      return plain.copy(into, 0, skipped, skipped + wanted);
    },
  };
}
