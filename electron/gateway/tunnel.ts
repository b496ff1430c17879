import type { Socket } from 'node:net';
import { type ProxyServer, proxyName } from '../../shared/network/proxy.ts';

const longestHeader = 16 * 1024;

/** `status` is null if the proxy did not answer in HTTP. */
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
 * The proxy learns the service's host and port, and nothing else unencrypted. Only a status from 200 to 299 is a
 * connection.
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
    let header = Buffer.alloc(0);
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
        header = Buffer.concat([header, piece as Buffer]);
      }
      const answer = readHeader(header);
      if (answer === 'more' && header.length <= longestHeader) return;
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

function readHeader(bytes: Buffer): 'more' | 'connected' | 'not-http' | number {
  const start = bytes.subarray(0, 12).toString('latin1');
  if (!/^HTTP\/1\.[01] \d{3}/.test(start)) {
    return bytes.length < 12 && 'HTTP/1.'.startsWith(start.slice(0, 7)) ? 'more' : 'not-http';
  }
  const end = bytes.indexOf('\r\n\r\n');
  const status = Number(start.slice(9));
  // The remaining bytes of a refusal are a page for a browser.
  if (status >= 300) return status;
  if (end === -1) return 'more';
  const rest = bytes.subarray(end + 4);
  if (status < 200) return readHeader(rest);
  // The service does not speak first, so extra bytes are not part of the tunnel.
  return rest.length === 0 ? 'connected' : 'not-http';
}
