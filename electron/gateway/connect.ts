import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls, type SecureContext, type TLSSocket } from 'node:tls';
import type { buildConnector } from 'undici';
import type { CertificateSeen, ProxySeen } from '../../shared/campaign/outcome/connection-fault.ts';
import {
  directly,
  type NetworkPath,
  type PathsTo,
  type ProxyServer,
  proxyName,
} from '../../shared/network/proxy.ts';
import { errorCodeOf } from './fault.ts';
import type { Trust } from './trust.ts';
import { NoTunnel, openTunnel } from './tunnel.ts';

/** Without either field, connects directly and trusts Node's own certificates. */
export interface Network {
  readonly paths?: PathsTo;
  readonly trust?: Trust;
  readonly lookup?: LookupFunction;
}

export interface ConnectOptions extends Network {
  /** For the whole connection, in ms. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export interface ConnectEvents {
  /** The service is reached, and its TLS handshake begins. */
  onHandshake(): void;
  /** Null if the connection goes directly after all. */
  onProxy(proxy: ProxySeen | null): void;
  onCertificate(certificate: CertificateSeen): void;
}

/**
 * Makes one connection and never a second: undici would connect again by itself if a connection breaks before its
 * request. A service over http is on this computer, and never behind a proxy.
 */
export function connectOnce(options: ConnectOptions, events: ConnectEvents): buildConnector.connector {
  let used = false;
  return (target, callback) => {
    if (used) {
      callback(coded('The connection broke before the request', 'ECONNRESET'), null);
      return;
    }
    used = true;
    const { isTls, ...place } = endpointOf(target);
    const made: Socket[] = [];
    let waiting = true;

    const finish = (error: Error | null, socket: Socket | null) => {
      if (!waiting) return;
      waiting = false;
      clearTimeout(timer);
      options.signal.removeEventListener('abort', giveUp);
      if (error === null && socket !== null) {
        callback(null, socket);
        return;
      }
      for (const one of made) one.destroy();
      callback(error ?? coded('Given up', 'ABORT_ERR'), null);
    };
    const giveUp = () => finish(coded('Given up', 'ABORT_ERR'), null);
    const timer = setTimeout(
      () => finish(coded('Connecting took too long', 'ETIMEDOUT'), null),
      options.timeoutMs,
    );
    options.signal.addEventListener('abort', giveUp);

    /** Closes a socket at once if the connection was given up before. */
    const keep = (socket: Socket): Socket => {
      made.push(socket);
      if (!waiting) socket.destroy();
      return socket;
    };

    async function make(): Promise<Socket> {
      if (!isTls) return opened(keep(openTcp(place, options.lookup)), 'connect');
      const [paths, trusted] = await Promise.all([
        options.paths?.(`https://${proxyName(place)}`) ?? directly,
        options.trust?.(),
      ]);
      const isWaiting = () => waiting;
      const reached = await reach({ ...options, paths, place, trusted, keep, events, isWaiting });
      if (!waiting) throw coded('Given up', 'ABORT_ERR');
      events.onHandshake();
      return secured(keep, reached, place.host, trusted, events.onCertificate);
    }
    make().then(
      (socket) => finish(null, socket),
      (error: Error) => finish(error, null),
    );
  };
}

interface Reaching {
  readonly paths: readonly NetworkPath[];
  readonly place: Pick<ProxyServer, 'host' | 'port'>;
  readonly trusted: SecureContext | undefined;
  readonly events: ConnectEvents;
  readonly timeoutMs: number;
  readonly lookup?: LookupFunction;
  keep(socket: Socket): Socket;
  isWaiting(): boolean;
}

/** Connects up to the start of TLS with the service. The next path is tried only if a proxy cannot be reached. */
async function reach(reaching: Reaching): Promise<Socket> {
  const { paths, place, keep, events, isWaiting, lookup } = reaching;
  let failure: unknown = coded('There is no way to the service', 'PROXY_UNSUPPORTED');
  for (const path of paths) {
    if (!isWaiting()) break;
    if (path.kind === 'direct') {
      events.onProxy(null);
      return opened(keep(openTcp(place, lookup)), 'connect');
    }
    if (path.kind === 'unsupported') {
      events.onProxy({ name: path.name });
      throw coded('A proxy of this kind is not supported', 'PROXY_UNSUPPORTED');
    }
    const name = proxyName(path);
    events.onProxy({ name });
    let proxy: Socket;
    try {
      proxy = await toProxy(reaching, path);
    } catch (error) {
      failure = error;
      continue;
    }
    try {
      await openTunnel(proxy, path, place);
      return proxy;
    } catch (error) {
      if (error instanceof NoTunnel && error.status !== null) events.onProxy({ name, status: error.status });
      throw error;
    }
  }
  throw failure;
}

/** The proxy gets only a share of the time if other paths follow. */
async function toProxy({ keep, trusted, paths, timeoutMs, lookup }: Reaching, proxy: ProxyServer) {
  const tcp = keep(openTcp(proxy, lookup));
  const timer = setTimeout(
    () => tcp.destroy(coded('The proxy does not answer', 'ETIMEDOUT')),
    timeoutMs / paths.length,
  );
  try {
    await opened(tcp, 'connect');
    return proxy.secure ? await secured(keep, tcp, proxy.host, trusted) : tcp;
  } finally {
    clearTimeout(timer);
  }
}

export function endpointOf({ protocol, hostname, port }: Pick<URL, 'protocol' | 'hostname' | 'port'>) {
  const isTls = protocol === 'https:';
  return { isTls, host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (isTls ? 443 : 80) };
}

function openTcp({ host, port }: Pick<ProxyServer, 'host' | 'port'>, lookup: LookupFunction | undefined) {
  return connectTcp({
    ...(lookup === undefined ? {} : { lookup }),
    host,
    port,
    autoSelectFamily: true,
    noDelay: true,
    keepAlive: true,
    keepAliveInitialDelay: 30_000,
  });
}

async function secured(
  keep: (socket: Socket) => Socket,
  tcp: Socket,
  host: string,
  trusted: SecureContext | undefined,
  onWrong: (certificate: CertificateSeen) => void = () => {},
): Promise<Socket> {
  const secure: ConnectionOptions = {
    socket: tcp,
    ALPNProtocols: ['http/1.1'],
    // Without this, NODE_TLS_REJECT_UNAUTHORIZED=0 would give the token to anybody who answers.
    rejectUnauthorized: true,
    ...(isIP(host) === 0 ? { servername: host } : { host }),
    ...(trusted === undefined ? {} : { secureContext: trusted }),
  };
  const socket = connectTls(secure);
  keep(socket);
  let issuer = '';
  // After a fault in the certificate is found, the certificate can no longer be read.
  socket.prependOnceListener('secure', () => {
    issuer = issuerOf(socket);
  });
  const lost = (): void => void socket.destroy(coded('The connection was closed', 'ECONNRESET'));
  tcp.once('close', lost);
  try {
    const open = await opened(socket, 'secureConnect');
    tcp.off('close', lost);
    return open;
  } catch (error) {
    const seen = certificateSeen(error, issuer);
    if (seen !== null) onWrong(seen);
    throw error;
  }
}

function opened(socket: Socket, event: 'connect' | 'secureConnect'): Promise<Socket> {
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.once('close', () => reject(coded('The connection was closed', 'ECONNRESET')));
    socket.once(event, () => resolve(socket));
  });
}

function coded(message: string, code: string): Error {
  return Object.assign(new Error(message), { code });
}

/** The longest kept name of a certificate, in UTF-16 units. */
const longestName = 80;

function issuerOf(socket: TLSSocket): string {
  const { issuer } = socket.getPeerCertificate();
  const name: unknown = issuer?.O || issuer?.CN;
  const [first]: readonly unknown[] = Array.isArray(name) ? name : [name];
  return typeof first === 'string' ? oneLine(first).slice(0, longestName) : '';
}

/** Null if the error is not about the certificate. */
function certificateSeen(error: unknown, issuer: string): CertificateSeen | null {
  const code = errorCodeOf(error);
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID' || code === 'HOSTNAME_MISMATCH')
    return { issuer, is: 'misnamed' };
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID') return { issuer, is: 'out-of-date' };
  return /CERT|^UNABLE_TO_|^DEPTH_ZERO_/.test(code) && !code.startsWith('ERR_SSL_')
    ? { issuer, is: 'untrusted' }
    : null;
}

/** The other side chooses this text, so invisible characters must not stay in it. */
function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
}
