import { connect as connectTcp, isIP } from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import type { buildConnector } from 'undici';

/** What a connection is made with. */
export interface ConnectOptions {
  /** For TCP and TLS together, in ms. */
  readonly timeoutMs: number;
  /** Certificates to trust beside the system's, for tests and private services. */
  readonly ca?: string;
  /** Ends a connection that nobody waits for any more. */
  readonly signal: AbortSignal;
}

/**
 * Makes one connection and no second: undici would quietly connect again where a connection breaks before
 * its request, and how often to try is decided elsewhere. `onHandshake` tells when TCP is there and TLS begins.
 */
export function connectOnce(options: ConnectOptions, onHandshake: () => void): buildConnector.connector {
  let used = false;
  return (target, callback) => {
    if (used) {
      callback(
        Object.assign(new Error('The connection broke before the request'), { code: 'ECONNRESET' }),
        null,
      );
      return;
    }
    used = true;
    const isTls = target.protocol === 'https:';
    const host = target.hostname.replace(/^\[|\]$/g, '');
    const tcp = connectTcp({
      host,
      port: Number(target.port) || (isTls ? 443 : 80),
      autoSelectFamily: true,
      noDelay: true,
      keepAlive: true,
      keepAliveInitialDelay: 30_000,
    });
    const secure: ConnectionOptions = {
      socket: tcp,
      ALPNProtocols: ['http/1.1'],
      // Said here, or NODE_TLS_REJECT_UNAUTHORIZED=0 would give the token to whoever answers.
      rejectUnauthorized: true,
      ...(isIP(host) === 0 ? { servername: host } : { host }),
      ...(options.ca === undefined ? {} : { ca: options.ca }),
    };
    let waiting = true;
    const giveUp = () => finish(Object.assign(new Error('Given up'), { code: 'ABORT_ERR' }), tcp);
    const finish = (error: Error | null, socket: ReturnType<typeof connectTcp>) => {
      if (!waiting) return;
      waiting = false;
      clearTimeout(timer);
      options.signal.removeEventListener('abort', giveUp);
      if (error === null) callback(null, socket);
      else {
        tcp.destroy();
        callback(error, null);
      }
    };
    const timer = setTimeout(
      () => finish(Object.assign(new Error('Connecting took too long'), { code: 'ETIMEDOUT' }), tcp),
      options.timeoutMs,
    );
    options.signal.addEventListener('abort', giveUp);
    tcp.on('error', (error) => finish(error, tcp));
    tcp.once('close', () =>
      finish(Object.assign(new Error('The connection was closed'), { code: 'ECONNRESET' }), tcp),
    );
    tcp.once('connect', () => {
      if (!isTls) {
        finish(null, tcp);
        return;
      }
      onHandshake();
      const socket = connectTls(secure);
      socket.on('error', (error) => finish(error, socket));
      socket.once('secureConnect', () => finish(null, socket));
    });
  };
}
