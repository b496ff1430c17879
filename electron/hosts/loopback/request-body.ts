import type { IncomingMessage } from 'node:http';

/** More than any operation needs: files travel in pieces of a few megabytes. */
export const bodyLimit = 16 * 1024 * 1024;

/** Calls answered at once, and bytes of their bodies together. */
const mostCalls = 1000;
const mostHeld = 8 * bodyLimit;

export type BodyBound = ReturnType<typeof boundBodies>;

export function boundBodies(limit = bodyLimit, most = { calls: mostCalls, held: mostHeld }) {
  let calls = 0;
  let held = 0;

  return {
    /** Reads a request's body and passes it to `work`, unless it is too large, alone or with the others. */
    async use(
      request: IncomingMessage,
      work: (body: Buffer<ArrayBuffer>) => Promise<void>,
    ): Promise<'done' | 'too-large' | 'too-busy'> {
      if (Number(request.headers['content-length'] ?? 0) > limit) return 'too-large';
      if (calls >= most.calls) return 'too-busy';
      calls += 1;
      let size = 0;
      try {
        const pieces: Buffer[] = [];
        for await (const piece of request as AsyncIterable<Buffer>) {
          size += piece.length;
          held += piece.length;
          if (size > limit) return 'too-large';
          if (held > most.held) return 'too-busy';
          pieces.push(piece);
        }
        await work(Buffer.concat(pieces, size));
        return 'done';
      } finally {
        calls -= 1;
        held -= size;
      }
    },
  };
}
