import type { IncomingMessage } from 'node:http';
import { Problem } from './problem.ts';

/** HTTP/1.1 requires the header. */
export function checkHost({ httpVersion, headers }: IncomingMessage): void {
  if (httpVersion !== '1.1' || headers.host !== undefined) return;
  throw new Problem(400, 'no-host', 'A request of HTTP/1.1 needs the header Host.');
}

export function readTarget(target: string): URL {
  const url = URL.parse(target.startsWith('/') ? `http://practice${target}` : target, 'http://practice');
  if (url === null) throw notFound();
  return url;
}

export const WRONG_METHOD = 'wrong-method';

type Route = 'send' | 'balance' | 'guide';

/** "Path: /v2/mtsms (a trailing slash is also used ...). The basic-usage description gives ... /sms/mtsms". */
const SEND_PATHS = ['/v2/mtsms', '/sms/mtsms'];
const BALANCE_PATHS = ['/v2/balance'];

export function findRoute(method: string, pathname: string, balanceAliases: readonly string[]): Route {
  if (pathname === '/') return only('GET', method, 'guide');
  const path = pathname.replace(/\/$/, '');
  if (SEND_PATHS.includes(path)) return only('POST', method, 'send');
  if (BALANCE_PATHS.includes(path) || balanceAliases.includes(path)) return only('GET', method, 'balance');
  throw notFound();
}

function notFound(): Problem {
  return new Problem(404, 'not-found', 'There is nothing at this path.');
}

/** Only these responses have `usage`. */
export function isBasic(pathname: string): boolean {
  return pathname.startsWith('/sms/');
}

function only(allowed: string, method: string, route: Route): Route {
  if (method === allowed) return route;
  throw new Problem(405, WRONG_METHOD, 'This path takes %1 only.', [allowed]);
}
