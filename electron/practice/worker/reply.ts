import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Reply {
  readonly status: number;
  readonly type: 'application/json' | 'text/html' | 'text/plain';
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function json(status: number, value: unknown): Reply {
  return { status, type: 'application/json', body: JSON.stringify(value) };
}

export function proxyPage(status: number, title: string): Reply {
  const body = `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1><hr>proxy</body></html>\n`;
  return { status, type: 'text/html', body };
}

export function sendReply(response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status, headersOf(reply));
  response.end(reply.body);
}

/** Writes the headers and half the body, then drops the connection. */
export function sendHalf(response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status, headersOf(reply));
  const bytes = Buffer.from(reply.body);
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}

const TRICKLE_PIECES = 20;

export async function sendSlowly(response: ServerResponse, reply: Reply, ms: number, signal: AbortSignal) {
  response.writeHead(reply.status, headersOf(reply));
  const bytes = Buffer.from(reply.body);
  const size = Math.max(1, Math.ceil(bytes.length / TRICKLE_PIECES));
  for (let at = 0; at < bytes.length && !response.destroyed; at += size) {
    response.write(bytes.subarray(at, at + size));
    await wait(ms / TRICKLE_PIECES, undefined, { signal });
  }
  response.end();
}

function headersOf({ type, body, headers }: Reply): Record<string, string> {
  return {
    'content-type': type === 'application/json' ? type : `${type}; charset=utf-8`,
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  };
}
