import type { Words } from '../language/said.ts';
import { fail, ok, type Result } from '../result.ts';
import { say } from '../texts/say.ts';

/** Reached with CONNECT; what goes through it is encrypted for the service alone. */
export interface ProxyServer {
  readonly kind: 'proxy';
  /** The connection to the proxy itself uses TLS. */
  readonly secure: boolean;
  /** A name, an IPv4 address, or an IPv6 address without brackets. */
  readonly host: string;
  readonly port: number;
  /** `user:password`; null for none. Goes to the proxy only and is never shown. */
  readonly login: string | null;
}

/** One way from this computer to a service. */
export type NetworkPath =
  | { readonly kind: 'direct' }
  | ProxyServer
  /** An unknown kind of proxy, mostly SOCKS. */
  | { readonly kind: 'unsupported'; readonly name: string };

/** To an https origin, in the order to try them; never empty. */
export type PathsTo = (origin: string) => Promise<readonly NetworkPath[]>;

/** The system's proxy, none, or the one at this address. */
export type ProxySetting = 'system' | 'none' | `http://${string}` | `https://${string}`;

const direct: NetworkPath = { kind: 'direct' };
const server = /^(\[[0-9a-f:.]+\]|[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?\.?)(?::(\d{1,5}))?$/i;

export const directly: readonly NetworkPath[] = [direct];

export function proxyName({ host, port }: Pick<ProxyServer, 'host' | 'port'>): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Reads a system's answer in the form of a PAC script's: `PROXY a:8080; HTTPS b:443; DIRECT`, in the order to
 * try them. Leaves out what is not supported unless there is nothing else.
 */
export function pathsOfPac(answer: string): readonly NetworkPath[] {
  const paths = answer
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map(pathOfEntry);
  return usable(paths.length === 0 ? directly : paths);
}

function pathOfEntry(entry: string): NetworkPath {
  const [kind = '', place = ''] = entry.split(/\s+/);
  switch (kind.toUpperCase()) {
    case 'DIRECT':
      return direct;
    case 'PROXY':
    case 'HTTP':
      return serverAt(place, { secure: false, port: 80 }) ?? unsupported(entry);
    case 'HTTPS':
      return serverAt(place, { secure: true, port: 443 }) ?? unsupported(entry);
    default:
      return unsupported(entry);
  }
}

/** Read as other programs read these variables. */
export function pathsOfEnvironment(
  env: { readonly [name: string]: string | undefined },
  origin: string,
): readonly NetworkPath[] {
  const named = (name: string): string => (env[name.toLowerCase()] || env[name] || '').trim();
  const proxy = named('HTTPS_PROXY') || named('ALL_PROXY');
  if (proxy === '' || isExcepted(named('NO_PROXY'), origin)) return directly;
  return [pathOfUrl(proxy)];
}

/** `host`, `.host`, `*.host` with all below it, `host:port`, or `*` for everything; separated by commas or spaces. */
function isExcepted(list: string, origin: string): boolean {
  const [, hostname = '', port = '443'] = /^https:\/\/(\[[^\]]*\]|[^:/]*)(?::(\d+))?/i.exec(origin) ?? [];
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .some((entry) => {
      if (entry === '*') return true;
      const [, name = entry, only] = /^(\[.*\]|[^:]*)(?::(\d+))?$/.exec(entry) ?? [];
      if (only !== undefined && only !== port) return false;
      const excepted = name.replace(/^\[|\]$/g, '').replace(/^\*?\./, '');
      return excepted !== '' && (host === excepted || host.endsWith(`.${excepted}`));
    });
}

function pathOfUrl(typed: string): NetworkPath {
  const [, scheme = 'http', login, place = ''] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?(?:(.*)@)?([^@/]*)\/?$/i.exec(typed) ?? [];
  const secure = scheme.toLowerCase() === 'https';
  const made =
    secure || scheme.toLowerCase() === 'http'
      ? serverAt(place, { secure, port: secure ? 443 : 80 }, login)
      : null;
  return made ?? unsupported(`${scheme} ${place}`);
}

/** For any address; the system's proxy is looked up elsewhere. */
export function pathOfSetting(setting: Exclude<ProxySetting, 'system'>): readonly NetworkPath[] {
  return setting === 'none' ? directly : [pathOfUrl(setting)];
}

/** As it is entered or stored. */
export function readProxySetting(typed: string): Result<ProxySetting> {
  return typed === 'system' || typed === 'none' ? ok(typed) : parseProxyAddress(typed);
}

/** As a person enters it, with or without `http://`; it may contain no name and no password. */
export function parseProxyAddress(typed: string): Result<ProxySetting> {
  const text = typed.trim();
  if (text.includes('@')) {
    return notThis(say.network.noLogin(), say.network.noLoginFix());
  }
  const path = pathOfUrl(text);
  if (path.kind === 'proxy') return ok(`${path.secure ? 'https' : 'http'}://${proxyName(path)}` as const);
  return /^socks/i.test(text)
    ? notThis(say.network.noSocks(), say.network.noSocksFix())
    : notThis(say.network.noProxy(), say.network.noProxyFix());
}

function notThis(message: Words, fix: Words): Result<never> {
  return fail({ kind: 'bad-input', message, where: say.network.proxyAddress(), fix });
}

function serverAt(
  place: string,
  usual: { readonly secure: boolean; readonly port: number },
  login?: string,
): ProxyServer | null {
  const [, host, typedPort] = server.exec(place) ?? [];
  const port = typedPort === undefined ? usual.port : Number(typedPort);
  if (host === undefined || port < 1 || port > 65_535) return null;
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return {
    kind: 'proxy',
    secure: usual.secure,
    host: bare,
    port,
    login: login === undefined ? null : decoded(login),
  };
}

function decoded(login: string): string {
  try {
    return decodeURIComponent(login);
  } catch {
    return login;
  }
}

function unsupported(name: string): NetworkPath {
  return { kind: 'unsupported', name: name.trim().slice(0, 80) };
}

function usable(paths: readonly NetworkPath[]): readonly NetworkPath[] {
  const usablePaths = paths.filter(({ kind }) => kind !== 'unsupported');
  return usablePaths.length > 0 ? usablePaths : paths.slice(0, 1);
}
