import type { Socket } from 'node:net';
import { type ProxyServer, proxyName } from '../../shared/network/proxy.ts';

/** What a proxy may say before it connects, in bytes. */
const longestHead = 16 * 1024;

/** A proxy that made no connection; `status` is null where it did not answer in HTTP. */
export class NoTunnel extends Error {
  readonly code: 'PROXY_REFUSED' | 'PROXY_NOT_HTTP';
  readonly status: number | null;

  constructor(status: number | null) {
    super('The proxy made no connection');
    this.code = status === null ? 'PROXY_NOT_HTTP' : 'PROXY_REFUSED';
    this.status = status;
  }
}

/**
 * Asks a proxy, over a connection to it, to connect on to a service. It hears the service's host and port, and
 * nothing else that is not encrypted for the service. Whatever it answers but a status from 200 to 299 is no connection.
 */
export function openTunnel(
  socket: Socket,
  proxy: ProxyServer,
  target: Pick<ProxyServer, 'host' | 'port'>,
): Promise<void> {
  const place = proxyName(target);
  const login =
    proxy.login === null
      ? ''
      : `Proxy-Authorization: Basic ${Buffer.from(proxy.login).toString('base64')}\r\n`;
  return new Promise((resolve, reject) => {
    let head = Buffer.alloc(0);
    const stop = (): void => {
      socket.off('readable', read);
      socket.off('end', ended);
      socket.off('close', ended);
    };
    const refuse = (error: Error): void => {
      stop();
      reject(error);
    };
    const ended = (): void =>
      refuse(Object.assign(new Error('The proxy closed the connection'), { code: 'ECONNRESET' }));
    function read(): void {
      for (let piece = socket.read(); piece !== null; piece = socket.read()) {
        head = Buffer.concat([head, piece as Buffer]);
      }
      const answer = readHead(head);
      if (answer === 'more' && head.length <= longestHead) return;
      if (answer === 'connected') {
        stop();
        resolve();
      } else refuse(new NoTunnel(typeof answer === 'number' ? answer : null));
    }
    socket.on('readable', read);
    socket.once('end', ended);
    socket.once('close', ended);
    socket.write(`CONNECT ${place} HTTP/1.1\r\nHost: ${place}\r\n${login}\r\n`);
  });
}

/** What a proxy has answered so far; a number is the status of a refusal. */
function readHead(bytes: Buffer): 'more' | 'connected' | 'not-http' | number {
  const start = bytes.subarray(0, 12).toString('latin1');
  if (!/^HTTP\/1\.[01] \d{3}/.test(start)) {
    return bytes.length < 12 && 'HTTP/1.'.startsWith(start.slice(0, 7)) ? 'more' : 'not-http';
  }
  const end = bytes.indexOf('\r\n\r\n');
  const status = Number(start.slice(9));
  // What a refusal goes on to say is a page for a browser.
  if (status >= 300) return status;
  if (end === -1) return 'more';
  const rest = bytes.subarray(end + 4);
  if (status < 200) return readHead(rest);
  // The service does not speak first, so that more than the proxy's answer is not its answer.
  return rest.length === 0 ? 'connected' : 'not-http';
}
