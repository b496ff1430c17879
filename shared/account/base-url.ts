import { fail, ok, type Result } from '../result.ts';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const shape = /^(https?):\/\/(\[[0-9a-f:.]+\]|[^/?#@:\s[\]]+)(:\d{1,5})?(\/[^?#\s]*)?$/i;

/**
 * Reads an account's base URL (`{base_url}` of the spec): https, or http on this computer alone, because the
 * token travels with every request; without user, query or fragment, and given back without a final slash.
 */
export function parseBaseUrl(typed: string): Result<string> {
  const url = withoutEndSlashes(typed.trim());
  const match = shape.exec(url);
  if (match === null) {
    return fail({
      kind: 'bad-input',
      message: 'This is not a web address that can be used.',
      where: 'Base URL',
      fix: 'Enter it as your provider gives it, for example https://sms.example.com, without ? or #.',
    });
  }
  const [, scheme = '', host = '', port = '', path = ''] = match;
  if (scheme.toLowerCase() === 'http' && !loopback.test(host.toLowerCase())) {
    return fail({
      kind: 'bad-input',
      message: 'Over http your token and contacts could be read on the way.',
      where: 'Base URL',
      fix: 'Use the https address of the service. Only an address on this computer may be http.',
    });
  }
  return ok(`${scheme.toLowerCase()}://${host.toLowerCase()}${port}${path}`);
}

function withoutEndSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
}

/** The scheme, host and port of a base URL: a token is kept for one origin and forgotten with it. */
export function originOf(baseUrl: string): string {
  return /^https?:\/\/[^/]+/.exec(baseUrl)?.[0] ?? '';
}
