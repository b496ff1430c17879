import type { Words } from '../language/said.ts';
import { ok, type Result, wrongInput } from '../result.ts';
import { say } from '../texts/say.ts';
import { fromPunycode } from './punycode.ts';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const shape = /^(https?):\/\/(\[[0-9a-f:.]+\]|[^/?#@:\s[\]]+)(:\d{1,5})?(\/[^?#\s]*)?$/i;

/**
 * Reads an account's base URL (`{base_url}` of the spec): https, or http on this computer only, because the
 * token travels with every request. No user, query or fragment; returned without a final slash.
 */
export function parseBaseUrl(typed: string): Result<string> {
  const url = withoutEndSlashes(typed.trim());
  const match = shape.exec(url);
  if (match === null) {
    return notThis(say.accounts.noAddress(), say.accounts.noAddressFix());
  }
  const [, scheme = '', typedHost = '', port = '', path = ''] = match;
  const host = typedHost.toLowerCase();
  const odd = oddHost(host) ?? oddPort(port);
  if (odd !== null) return odd;
  if (scheme.toLowerCase() === 'http' && !loopback.test(host)) {
    return notThis(say.accounts.plainHttp(), say.accounts.plainHttpFix());
  }
  return ok(`${scheme.toLowerCase()}://${host}${port}${path}`);
}

/** Null for a base URL without one. */
export function endingTaglineAdds(baseUrl: string): string | null {
  return /\/(?:v2(?:\/mtsms|\/balance)?|sms\/mtsms)$/.exec(baseUrl)?.[0] ?? null;
}

/** Null for a possible host. */
function oddHost(host: string): Result<never> | null {
  if (/[^ -~]/.test(host)) {
    return notThis(say.accounts.oddLetters(), say.accounts.oddLettersFix());
  }
  if (host.startsWith('[')) {
    const groups = host.slice(1, -1).split(':');
    const isAddress = groups.length >= 3 && groups.length <= 8 && groups.every((group) => group.length <= 15);
    return isAddress ? null : notThis(say.accounts.noComputer(), say.accounts.checkColons());
  }
  const labels = host.replace(/\.$/, '').split('.');
  if (/^[\d.]+$/.test(host)) {
    const isAddress =
      labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label) && Number(label) <= 255);
    return isAddress ? null : notThis(say.accounts.noComputer(), say.accounts.fourNumbers());
  }
  const fits =
    host.length <= 253 && labels.every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label));
  return fits ? null : notThis(say.accounts.noServer(), say.accounts.checkDots());
}

function oddPort(port: string): Result<never> | null {
  const number = Number(port.slice(1));
  if (port === '' || (number >= 1 && number <= 65_535)) return null;
  return notThis(say.accounts.noPort(), say.accounts.noPortFix());
}

function notThis(message: Words, fix: Words): Result<never> {
  return wrongInput(say.accounts.fields.baseUrl(), message, fix);
}

/** As a browser would show it, because `xn--` may hide a look-alike name. Null if nothing is or can be decoded. */
export function decodedHost(baseUrl: string): string | null {
  const host = /^https?:\/\/([^/:]+)/.exec(baseUrl)?.[1] ?? '';
  if (!host.includes('xn--')) return null;
  const labels = host
    .split('.')
    .map((label) => (label.startsWith('xn--') ? fromPunycode(label.slice(4)) : label));
  return labels.includes(null) ? null : labels.join('.');
}

function withoutEndSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
}

/** No proxy can reach this computer itself. */
export function isOnThisComputer(origin: string): boolean {
  const host = /^https?:\/\/(\[[^\]]*\]|[^:/]*)/.exec(origin)?.[1] ?? '';
  return loopback.test(host);
}

/** Scheme, host and any unusual port. */
export function originOf(baseUrl: string): string {
  const origin = /^https?:\/\/[^/]+/.exec(baseUrl)?.[0] ?? '';
  return origin.replace(origin.startsWith('https:') ? /:443$/ : /:80$/, '');
}
