import type { IncomingMessage } from 'node:http';

/** More than any single operation needs: files travel in pieces of a few megabytes. */
export const bodyLimit = 16 * 1024 * 1024;

/** Reads a request's body; null as soon as it is larger than `limit` bytes. */
export async function readBody(request: IncomingMessage, limit = bodyLimit): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return null;
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > limit) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces, size);
}
