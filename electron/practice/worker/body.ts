import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Choices } from './choices.ts';
import { tooMuch } from './problem.ts';

/** How a body is read: whether its token came with the query, and after how many bytes to stop early. */
interface Reading {
  readonly authenticated: boolean;
  readonly enough: number;
}

/** Holds request bodies, no more of them at once than the choices allow. */
export interface Bodies {
  /**
   * Reads a body and holds it while `use` works. Only bytes that have come count, and a connection holds one body at a
   * time. Refuses a body beyond the limit; one that does not fit beside the others waits its turn.
   */
  hold<Out>(request: IncomingMessage, reading: Reading, use: (body: Buffer) => Promise<Out>): Promise<Out>;
}

/** Starts with nothing held. Bodies whose token is still to come cannot keep those waiting whose token was right. */
export function createBodies(choices: Choices): Bodies {
  const limit = Math.max(choices.bodiesLimit / 2, choices.bodyLimit);
  const authenticated = createPool(limit);
  const others = createPool(limit);
  const latest = new WeakMap<Socket, Promise<unknown>>();

  async function readAndUse<Out>(
    request: IncomingMessage,
    { authenticated: known, enough }: Reading,
    use: (body: Buffer) => Promise<Out>,
  ): Promise<Out> {
    if (Number(request.headers['content-length'] ?? 0) > choices.bodyLimit) throw tooLarge(choices);
    const holding = (known ? authenticated : others).begin();
    try {
      return await use(await read(request, choices, enough, holding));
    } finally {
      holding.end();
    }
  }

  return {
    async hold(request, reading, use) {
      // A client may write its next requests before the first is answered.
      const before = latest.get(request.socket) ?? Promise.resolve();
      const mine = before.then(() => readAndUse(request, reading, use));
      latest.set(
        request.socket,
        mine.catch(() => {}),
      );
      return await mine;
    },
  };
}

interface Holding {
  /** Resolves once there is room for so many more bytes. */
  take(bytes: number): Promise<void>;
  end(): void;
}

/**
 * Shares room among bodies that grow. Where it is used up, the first that needs more goes beyond it, one at a time: bodies
 * that waited for one another would wait for ever.
 */
function createPool(limit: number): { begin(): Holding } {
  let free = limit;
  let beyond: object | undefined;
  let waiting: { readonly holder: object; readonly bytes: number; readonly admit: () => void }[] = [];

  function admitWaiting(): void {
    // A small piece need not wait behind a large one.
    waiting = waiting.filter(({ holder, bytes, admit }) => {
      if (bytes > free && beyond === undefined) beyond = holder;
      if (bytes > free && beyond !== holder) return true;
      free -= bytes;
      admit();
      return false;
    });
  }

  return {
    begin() {
      const holder = {};
      let held = 0;
      return {
        async take(bytes) {
          await new Promise<void>((admit) => {
            waiting.push({ holder, bytes, admit });
            admitWaiting();
          });
          held += bytes;
        },
        end() {
          free += held;
          if (beyond === holder) beyond = undefined;
          admitWaiting();
        },
      };
    },
  };
}

async function read(
  request: IncomingMessage,
  choices: Choices,
  enough: number,
  holding: Holding,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > choices.bodyLimit) throw tooLarge(choices);
    await holding.take(chunk.length);
    chunks.push(chunk);
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
