import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import { ByteBlocks } from '../../../shared/byte-blocks.ts';
import type { Wire } from '../../../shared/contract.ts';
import { parseBoundedJson } from '../../../shared/format/bounded-json.ts';
import type { Language } from '../../../shared/language/languages.ts';
import { type AppError, failure, type Result, type Superseded } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { type Bytes, pack, unpack } from '../../../shared/wire-bytes.ts';
import type { Dispatch } from '../../wire/dispatch.ts';
import { readRendererFile, securityHeaders } from '../renderer-files.ts';
import { type Denial, denyOrigin, denySecret } from './guard.ts';

interface Served {
  readonly call: Dispatch;
  readonly subscribe: Wire['subscribe'];
  readonly language?: () => Language;
}

export type LoopbackServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Listens at a free port of 127.0.0.1. `secret` is 256 bits, new at each start by default; in the URL's fragment, which
 * no request carries.
 */
export async function startServer(
  served: Served,
  rendererDir: string,
  secret = randomBytes(32).toString('base64url'),
) {
  let origin = '';
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const bound = boundConnections(server);
  const bodies = boundBodies();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const wrongOrigin = denyOrigin(origin, method, headers);
    if (wrongOrigin) return deny(response, wrongOrigin);
    const path = url.split('?', 1)[0] ?? '';
    const isCall = path.startsWith('/call/');
    if (path !== '/events' && !isCall)
      return sendFile(method, response, () =>
        readRendererFile(rendererDir, path, { connect: 'self', language: served.language?.() ?? 'en' }),
      );
    if (method !== 'POST') return deny(response, { status: 405, message: 'This is asked for with POST.' });
    const wrongSecret = denySecret(secret, headers);
    if (wrongSecret) return deny(response, wrongSecret);
    bound.trust(request.socket);
    if (!isCall) return streamEvents(response, served.subscribe);
    const read = await bodies.use(request, async (body) => {
      const input = readInput(body);
      if (!input.ok) return deny(response, { status: 415, message: input.error.message });
      send(response, 200, await served.call(path.slice('/call/'.length), input.value));
    });
    if (read === 'too-large') deny(response, { status: 413, message: say.app.tooLarge() });
    if (read === 'too-busy') deny(response, { status: 503, message: say.app.tooBusy() });
  }

  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    secret,
    url: `${origin}/#${secret}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function sendFile(
  method: string,
  response: ServerResponse,
  read: () => ReturnType<typeof readRendererFile>,
): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD')
    return deny(response, { status: 405, message: 'Files can only be read.' });
  const file = await read();
  response.writeHead(file.status, { ...file.headers, 'Content-Length': file.body.length });
  response.end(method === 'HEAD' ? undefined : file.body);
}

/** The input of a call is a JSON object; raw bytes after it become its field `bytes`. */
function readInput(body: Bytes): Result<object> {
  try {
    const { json, bytes } = unpack(body, parseBoundedJson);
    if (typeof json === 'object' && json !== null && !Array.isArray(json))
      return { ok: true, value: bytes === undefined ? json : { ...json, bytes } };
  } catch {
    // Reported below.
  }
  return failure('bad-input', 'A call’s body is a JSON object, alone or with bytes behind it.');
}

/** The unread rest of the body is dropped with the socket. */
function deny(response: ServerResponse, { status, message }: Denial): void {
  response.setHeader('Connection', 'close');
  send(response, status, failure('bad-input', message));
}

/** Bytes in the result's value are sent raw after it. */
function send(response: ServerResponse, status: number, result: Result<unknown, AppError | Superseded>) {
  const bytes = result.ok ? (result.value as { bytes?: unknown } | null | undefined)?.bytes : undefined;
  const isRaw = bytes instanceof Uint8Array;
  const body = isRaw
    ? pack({ ...result, value: { ...(result as { value: object }).value, bytes: undefined } }, bytes)
    : pack(result);
  response.writeHead(status, {
    ...securityHeaders,
    'Content-Type': isRaw ? 'application/octet-stream' : 'application/json; charset=utf-8',
    'Content-Length': body.length,
  });
  response.end(body);
}

/** A window's stream is ended if it has this many unread bytes of events. */
const backlogLimit = 16 * 1024 * 1024;

/** One JSON value per line. Empty lines, at first and in between, show that the stream is open. */
function streamEvents(response: ServerResponse, subscribe: Served['subscribe']): void {
  response.writeHead(200, { ...securityHeaders, 'Content-Type': 'application/x-ndjson; charset=utf-8' });
  response.write('\n');
  const unsubscribe = subscribe((event) => {
    if (response.writableLength > backlogLimit) response.destroy();
    else response.write(`${JSON.stringify(event)}\n`);
  });
  const alive = setInterval(() => response.write('\n'), 15_000);
  response.once('close', () => {
    clearInterval(alive);
    unsubscribe();
  });
}

/** A page makes half a dozen connections, a script hundreds. */
export const mostConnections = 500;

/**
 * One too many ends the oldest untrusted one, or else the newest, so that opening hundreds cannot keep the page out.
 */
function boundConnections(server: Server) {
  const strangers = new Set<Socket>();
  let open = 0;
  server.on('connection', (socket) => {
    open += 1;
    strangers.add(socket);
    socket.once('close', () => {
      open -= 1;
      strangers.delete(socket);
    });
    if (open <= mostConnections) return;
    const [oldest = socket] = strangers;
    strangers.delete(oldest);
    oldest.destroy();
  });
  return {
    /** The page at this connection has the secret. */
    trust(socket: Socket): void {
      strangers.delete(socket);
    },
  };
}

/** More than any operation needs: files travel in pieces of a few megabytes. */
export const bodyLimit = 16 * 1024 * 1024;

/** The most calls answered at once, and bytes of their bodies together. */
const mostCalls = 1000;
const mostHeld = 8 * bodyLimit;

export function boundBodies(limit = bodyLimit, most = { calls: mostCalls, held: mostHeld }) {
  let calls = 0;
  let held = 0;

  return {
    /** Reads a request's body and passes it to `work`, unless the body is too large, alone or with the others. */
    async use(
      request: IncomingMessage,
      work: (body: Bytes) => Promise<void>,
    ): Promise<'done' | 'too-large' | 'too-busy'> {
      if (Number(request.headers['content-length'] ?? 0) > limit) return 'too-large';
      if (calls >= most.calls) return 'too-busy';
      calls += 1;
      let size = 0;
      try {
        const body = new ByteBlocks();
        for await (const piece of request as AsyncIterable<Buffer>) {
          size += piece.length;
          held += piece.length;
          if (size > limit) return 'too-large';
          if (held > most.held) return 'too-busy';
          body.add(piece);
        }
        await work(body.whole());
        return 'done';
      } finally {
        calls -= 1;
        held -= size;
      }
    },
  };
}
