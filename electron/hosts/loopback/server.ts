import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Wire } from '../../../shared/contract.ts';
import { parseBoundedJson } from '../../../shared/format/bounded-json.ts';
import type { Language } from '../../../shared/language/languages.ts';
import type { Words } from '../../../shared/language/said.ts';
import { type AppError, fail, type Result, type Superseded } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import type { Dispatch } from '../../wire/dispatch.ts';
import { readRendererFile, securityHeaders } from '../renderer-files.ts';
import { boundConnections, type ConnectionBound } from './connection-bound.ts';
import { streamEvents } from './event-stream.ts';
import { frameType, packFrame, unpackFrame } from './frame.ts';
import { denyOrigin, denySecret, type Guard } from './guard.ts';
import { proofFor, proofHeader } from './proof.ts';
import { type BodyBound, boundBodies } from './request-body.ts';

/** What the server offers: what a browser can have of the app, as the preload offers it in Electron. */
export interface Served {
  readonly call: Dispatch;
  readonly subscribe: Wire['subscribe'];
  /** The language of the window; English unless told. */
  readonly language?: () => Language;
}

/** A running loopback host. */
export interface LoopbackServer {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  /** 256 bits, new at each start; goes to the window in the URL's fragment, which no request carries. */
  readonly secret: string;
  /** The address to open: origin and secret. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the built window in `rendererDir` and the app's operations on 127.0.0.1; port 0 picks a free one. */
export async function startServer(served: Served, rendererDir: string, port = 0): Promise<LoopbackServer> {
  const secret = randomBytes(32).toString('base64url');
  let guard: Guard = { origin: '', secret };
  const server = createServer((request, response) => {
    answer(request, response, { guard, served, rendererDir, bound, bodies }).catch(() => response.destroy());
  });
  const bound = boundConnections(server);
  const bodies = boundBodies();
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  guard = { origin, secret };
  return {
    origin,
    secret,
    url: `${origin}/#${secret}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Deps {
  readonly guard: Guard;
  readonly served: Served;
  readonly rendererDir: string;
  readonly bound: ConnectionBound;
  readonly bodies: BodyBound;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { guard, served, rendererDir, bound, bodies }: Deps,
): Promise<void> {
  const { method = '', url = '', headers } = request;
  const wrongOrigin = denyOrigin(guard, method, headers);
  if (wrongOrigin) return deny(response, wrongOrigin);
  const proof = proofFor(guard.secret, headers);
  if (proof !== null) response.setHeader(proofHeader, proof);
  const path = url.split('?', 1)[0] ?? '';
  if (path !== '/events' && !path.startsWith('/call/')) {
    if (method !== 'GET' && method !== 'HEAD')
      return deny(response, { status: 405, message: 'Files can only be read.' });
    const file = await readRendererFile(rendererDir, path, {
      connect: 'self',
      language: served.language?.() ?? 'en',
    });
    response.writeHead(file.status, { ...file.headers, 'Content-Length': file.body.length });
    response.end(method === 'HEAD' ? undefined : file.body);
    return;
  }
  const wrongSecret = denySecret(guard, headers);
  if (wrongSecret) return deny(response, wrongSecret);
  bound.trust(request.socket);
  if (path === '/events') {
    if (method !== 'GET') return deny(response, { status: 405, message: 'Events can only be read.' });
    return streamEvents(response, served.subscribe);
  }
  if (method !== 'POST') return deny(response, { status: 405, message: 'An operation is called with POST.' });
  const read = await bodies.use(request, async (body) => {
    const input = readInput(headers['content-type'], body);
    if (!input.ok) return deny(response, { status: 415, message: input.error.message });
    send(response, 200, await served.call(path.slice('/call/'.length), input.value));
  });
  if (read === 'too-large') deny(response, { status: 413, message: say.app.tooLarge() });
  if (read === 'too-busy') deny(response, { status: 503, message: say.app.tooBusy() });
}

/** The input of a call: JSON, or a frame whose raw bytes become the field `bytes`. */
function readInput(type: string | undefined, body: Buffer): Result<unknown> {
  const media = type?.split(';', 1)[0]?.trim();
  const value = media === frameType ? readFrame(body) : media === 'application/json' ? readJson(body) : null;
  if (value !== null) return { ok: true, value };
  return fail({ kind: 'bad-input', message: `A call’s body is application/json or ${frameType}.` });
}

function readFrame(body: Buffer): unknown {
  const frame = unpackFrame(body);
  if (frame === null || typeof frame.value !== 'object') return null;
  return { ...frame.value, bytes: frame.bytes };
}

function readJson(body: Buffer): unknown {
  try {
    return parseBoundedJson(body.toString('utf8'));
  } catch {
    return null;
  }
}

/** Sends a result as JSON; bytes in its value travel raw behind it and become `value.bytes` again. */
function send(
  response: ServerResponse,
  status: number,
  result: Result<unknown, AppError | Superseded>,
): void {
  const bytes = result.ok ? (result.value as { bytes?: unknown } | null | undefined)?.bytes : undefined;
  const raw = bytes instanceof Uint8Array;
  const body = raw
    ? packFrame({ ...result, value: { ...(result as { value: object }).value, bytes: undefined } }, bytes)
    : Buffer.from(JSON.stringify(result));
  response.writeHead(status, {
    ...securityHeaders,
    'Content-Type': raw ? frameType : 'application/json; charset=utf-8',
    'Content-Length': body.length,
  });
  response.end(body);
}

/** Answers what never reaches the app; what was left unread of the body is dropped with the socket. */
function deny(response: ServerResponse, { status, message }: { status: number; message: Words }): void {
  response.setHeader('Connection', 'close');
  send(response, status, fail({ kind: 'bad-input', message }));
}
