import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { ProxyServer } from '../../../shared/network/proxy.ts';
import { atEnd, type Ending } from './at-end.ts';

/** What the proxy of a test does. */
export interface ProxyOptions {
  /** Answers a CONNECT itself; null lets it through. */
  answer?(head: string, number: number): string | null | Promise<string | null>;
  /** Does with the client's connection what it likes, in place of answering. */
  readonly script?: (client: Socket) => void;
  /** Where connections go that are let through, whatever they ask for; otherwise where they ask to go. */
  readonly port?: number;
  /** Speaks TLS itself. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

/** A proxy of a test. */
export interface TestProxy {
  readonly server: ProxyServer;
  /** The heads of all CONNECTs. */
  readonly heads: string[];
  readonly connections: () => number;
  /** Everything that went through it, both ways. */
  bytes(): string;
  /** Ends every connection through it at once. */
  cut(): void;
}

/** A proxy that connects, on a free port of the loopback interface; it ends with its test. */
export async function startProxy(test: Ending, options: ProxyOptions = {}): Promise<TestProxy> {
  const sockets = new Set<Socket>();
  const heads: string[] = [];
  const pieces: Buffer[] = [];
  let connections = 0;

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (piece: Buffer) => pieces.push(piece));
  }

  function accept(client: Socket): void {
    connections += 1;
    keep(client);
    if (options.script !== undefined) {
      options.script(client);
      return;
    }
    let head = '';
    client.on('data', function read(piece: Buffer) {
      head += piece.toString('latin1');
      if (!head.includes('\r\n\r\n')) return;
      client.off('data', read);
      heads.push(head);
      void serve(client, head);
    });
  }

  async function serve(client: Socket, head: string): Promise<void> {
    const answer = (await options.answer?.(head, heads.length)) ?? null;
    if (answer !== null) return void client.end(answer);
    const port = options.port ?? Number(/^CONNECT \S+:(\d+) /.exec(head)?.[1]);
    const onward = connect({ host: 'localhost', port });
    keep(onward);
    onward.once('connect', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      client.pipe(onward).pipe(client);
    });
    onward.once('error', () => client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
  }

  const server: Server = options.tls ? createTlsServer(options.tls, accept) : createServer(accept);
  server.on('tlsClientError', () => undefined);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('A server has a port.');
  function cut(): void {
    for (const socket of sockets) socket.destroy();
  }
  atEnd(test, () => {
    cut();
    server.close();
  });
  const secure = options.tls !== undefined;
  return {
    server: { kind: 'proxy', secure, host: 'localhost', port: address.port, login: null },
    heads,
    connections: () => connections,
    bytes: () => Buffer.concat(pieces).toString('latin1'),
    cut,
  };
}
