import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls, type SecureContext, type TLSSocket } from 'node:tls';
import type { buildConnector } from 'undici';
import type { CertificateSeen, ProxySeen } from '../../shared/campaign/outcome/fault-words.ts';
import {
  directly,
  type NetworkPath,
  type PathsTo,
  type ProxyServer,
  proxyName,
} from '../../shared/network/proxy.ts';
import { codeOf } from './fault.ts';
import type { Trust } from './trust.ts';
import { NoTunnel, openTunnel } from './tunnel.ts';

/** How a service is reached; with neither, directly and by the certificates that Node knows. */
export interface Network {
  readonly paths?: PathsTo;
  readonly trust?: Trust;
  /** How names are looked up; as the system does where it is left out. */
  readonly lookup?: LookupFunction;
}

export interface ConnectOptions extends Network {
  /** For everything together, in ms. */
  readonly timeoutMs: number;
  /** Ends a connection that nobody waits for any more. */
  readonly signal: AbortSignal;
}

/** Who hears of a connection while it is made. */
export interface ConnectEvents {
  /** The way to the service is there, and TLS with it begins. */
  onHandshake(): void;
  /** What it goes through; null where that is nothing after all. */
  onProxy(proxy: ProxySeen | null): void;
  /** What is wrong with the certificate at its end. */
  onCertificate(certificate: CertificateSeen): void;
}

/**
 * Makes one connection and no second: undici would quietly connect again where a connection breaks before
 * its request, and how often to try is decided elsewhere. Only a proxy that cannot be reached makes way for what the network
 * names after it. What goes to a service over http goes to this computer, and never through a proxy.
 */
export function connectOnce(options: ConnectOptions, events: ConnectEvents): buildConnector.connector {
  let used = false;
  return (target, callback) => {
    if (used) {
      callback(coded('The connection broke before the request', 'ECONNRESET'), null);
      return;
    }
    used = true;
    const { isTls, ...place } = placeOf(target);
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

    /** What is made when nobody waits any more is closed at once. */
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
      // Somebody may have given up meanwhile, and a phase must not follow its end.
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

/** A connection over which TLS with the service can begin, by the first way that can be gone. */
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

/** A connection to a proxy, within its share of the time where others come after it. */
async function toProxy(
  { keep, trusted, paths, timeoutMs, lookup }: Reaching,
  proxy: ProxyServer,
): Promise<Socket> {
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

export function placeOf({ protocol, hostname, port }: Pick<URL, 'protocol' | 'hostname' | 'port'>) {
  const isTls = protocol === 'https:';
  return { isTls, host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (isTls ? 443 : 80) };
}

function openTcp(
  { host, port }: Pick<ProxyServer, 'host' | 'port'>,
  lookup: LookupFunction | undefined,
): Socket {
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

/** TLS over a connection; `onWrong` hears what is wrong with a certificate that stops it. */
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
    // Said here, or NODE_TLS_REJECT_UNAUTHORIZED=0 would give the token to anybody who answers.
    rejectUnauthorized: true,
    ...(isIP(host) === 0 ? { servername: host } : { host }),
    ...(trusted === undefined ? {} : { secureContext: trusted }),
  };
  const socket = connectTls(secure);
  keep(socket);
  let issuer = '';
  // Once the certificate is found to be wrong it cannot be read any more.
  socket.prependOnceListener('secure', () => {
    issuer = issuerOf(socket);
  });
  const lost = (): void => void socket.destroy(coded('The connection was closed', 'ECONNRESET'));
  tcp.once('close', lost);
  try {
    const open = await opened(socket, 'secureConnect');
    // What came before the end is still to be read then.
    tcp.off('close', lost);
    return open;
  } catch (error) {
    const seen = certificateSeen(error, issuer);
    if (seen !== null) onWrong(seen);
    throw error;
  }
}

/** Resolves with a socket once it is open; what breaks it later is for anybody who has it then. */
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

/** Of a name in a certificate, in UTF-16 units. */
const longestName = 80;

/** Who made the certificate at the other end, in its own words; empty where it does not say. */
function issuerOf(socket: TLSSocket): string {
  const { issuer } = socket.getPeerCertificate();
  const name: unknown = issuer?.O || issuer?.CN;
  const [first]: readonly unknown[] = Array.isArray(name) ? name : [name];
  return typeof first === 'string' ? oneLine(first).slice(0, longestName) : '';
}

/** What is wrong with a certificate, by the error that it came to; null where it is something else. */
function certificateSeen(error: unknown, issuer: string): CertificateSeen | null {
  const code = codeOf(error);
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID' || code === 'HOSTNAME_MISMATCH')
    return { issuer, is: 'misnamed' };
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID') return { issuer, is: 'out-of-date' };
  return /CERT|^UNABLE_TO_|^DEPTH_ZERO_/.test(code) && !code.startsWith('ERR_SSL_')
    ? { issuer, is: 'untrusted' }
    : null;
}

/** The other end chooses these words, so that nothing that shows nothing may stay in them. */
function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
}
