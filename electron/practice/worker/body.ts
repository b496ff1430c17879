import type { IncomingMessage } from 'node:http';
import type { Choices } from './choices.ts';
import { tooMuch } from './problem.ts';

/** Holds request bodies, no more of them at once than the choices allow. */
export interface Bodies {
  /**
   * Reads a body, stopping early once `enough` bytes have come, and holds it while `use` works. Refuses one beyond
   * the limit; one that does not fit beside the others waits its turn.
   */
  hold<Out>(request: IncomingMessage, enough: number, use: (body: Buffer) => Promise<Out>): Promise<Out>;
}

/** Starts with nothing held. */
export function createBodies(choices: Choices): Bodies {
  let waiting: { readonly size: number; readonly admit: () => void }[] = [];
  let free = Math.max(choices.bodiesLimit, choices.bodyLimit);

  function admitWaiting(): void {
    // A small body need not wait behind a large one.
    waiting = waiting.filter(({ size, admit }) => {
      if (size > free) return true;
      free -= size;
      admit();
      return false;
    });
  }

  return {
    async hold(request, enough, use) {
      const size = sizeOf(request, choices.bodyLimit);
      if (size > choices.bodyLimit) throw tooLarge(choices);
      await new Promise<void>((admit) => {
        waiting.push({ size, admit });
        admitWaiting();
      });
      try {
        return await use(await read(request, choices, enough));
      } finally {
        free += size;
        admitWaiting();
      }
    },
  };
}

/** How many bytes to count for a body: what is announced, or the most there may be. */
function sizeOf({ headers }: IncomingMessage, most: number): number {
  if (headers['transfer-encoding'] !== undefined) return most;
  return Number(headers['content-length'] ?? 0);
}

async function read(request: IncomingMessage, choices: Choices, enough: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > choices.bodyLimit) throw tooLarge(choices);
    if (size >= enough) break;
  }
  return Buffer.concat(chunks);
}

function tooLarge(choices: Choices) {
  return tooMuch(choices, 'body-too-large', 'A request body may have at most %1 bytes.', choices.bodyLimit);
}

/** Reads the rest of a body for nothing: a client still writing when the answer comes may see a reset in its place. */
export async function discardBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;
  await new Promise<void>((resolve) => {
    request.once('end', resolve).once('close', resolve).resume();
  });
}
