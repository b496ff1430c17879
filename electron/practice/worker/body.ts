import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { ByteBlocks } from '../../../shared/byte-blocks.ts';
import { tooMuch } from './problem.ts';
import type { Choices } from './spec-choices.ts';

/** `authenticated`: the token came with the query. `enough`: stop after this many bytes. */
interface Reading {
  readonly authenticated: boolean;
  readonly enough: number;
}

export type Bodies = ReturnType<typeof createBodies>;

/** Bodies without a token in the query have a memory limit of their own, so that they cannot delay others. */
export function createBodies(choices: Choices) {
  const limit = Math.max(choices.bodiesLimit / 2, choices.bodyLimit);
  const authenticated = createPool(limit);
  const others = createPool(limit);
  const latest = new WeakMap<Socket, Promise<unknown>>();

  async function readAndUse<Out>(
    request: IncomingMessage,
    { authenticated: isAuthenticated, enough }: Reading,
    use: (body: Buffer) => Promise<Out>,
  ): Promise<Out> {
    if (Number(request.headers['content-length'] ?? 0) > choices.bodyLimit) throw tooLarge(choices);
    const holding = (isAuthenticated ? authenticated : others).begin();
    try {
      return await use(await read(request, choices, enough, holding));
    } finally {
      holding.end();
    }
  }

  return {
    /**
     * Holds a body while `use` runs: only bytes that arrived count, and one body per connection. A body beyond the
     * limit is refused; one that does not fit beside the others waits.
     */
    async hold<Out>(
      request: IncomingMessage,
      reading: Reading,
      use: (body: Buffer) => Promise<Out>,
    ): Promise<Out> {
      // A client may send its next requests before the first is answered.
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

type Holding = ReturnType<ReturnType<typeof createPool>['begin']>;

/** If the pool is full, one body at a time may exceed it: otherwise bodies could wait for each other for ever. */
function createPool(limit: number) {
  let free = limit;
  let beyond: object | undefined;
  let waiting: { readonly holder: object; readonly bytes: number; readonly admit: () => void }[] = [];

  function admitWaiting(): void {
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
        async take(bytes: number) {
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

async function read(request: IncomingMessage, choices: Choices, enough: number, holding: Holding) {
  const body = new ByteBlocks();
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (body.length + chunk.length > choices.bodyLimit) throw tooLarge(choices);
    await holding.take(chunk.length);
    body.add(chunk);
    if (body.length >= enough) break;
  }
  return Buffer.from(body.whole().buffer);
}

function tooLarge(choices: Choices) {
  return tooMuch(choices, 'body-too-large', 'A request body may have at most %1 bytes.', choices.bodyLimit);
}

/** A client that is still writing when the answer comes may see a reset instead of it. */
export async function discardBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;
  await new Promise<void>((resolve) => {
    request.once('end', resolve).once('close', resolve).resume();
  });
}
