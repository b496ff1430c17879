import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { settle } from '../../support/until.ts';

/** A server of bytes, not of HTTP: each connection is handed to `script`, which may do any harm it likes. */
export interface RawServer {
  readonly port: number;
  /** Connections made so far. */
  readonly connections: () => number;
  close(): Promise<void>;
}

/** Listens on a free port of the loopback interface. */
export async function startRawServer(script: (socket: Socket) => void): Promise<RawServer> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server: Server = createServer((socket) => {
    connections++;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    script(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    connections: () => connections,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Calls `then` with the body once the whole request has come. */
export function onRequest(socket: Socket, then: (body: string, head: string) => void): void {
  let received = Buffer.alloc(0);
  let done = false;
  socket.on('data', (piece) => {
    received = Buffer.concat([received, piece]);
    const end = received.indexOf('\r\n\r\n');
    if (end === -1 || done) return;
    const head = received.subarray(0, end).toString();
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (received.length < end + 4 + length) return;
    done = true;
    then(received.subarray(end + 4).toString(), head);
  });
}

/** Does what would take bytes away that the other side, in this same process, has not read yet: once it has. */
export function onceRead(act: (socket: Socket) => void): (socket: Socket) => Promise<void> {
  return async (socket) => {
    for (let turns = 0; turns < 10; turns += 1) await settle();
    act(socket);
  };
}

/** An HTTP answer as bytes. */
export function httpAnswer(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): string {
  const lines = Object.entries({ 'content-length': String(Buffer.byteLength(body)), ...headers });
  return `HTTP/1.1 ${status} X\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}
