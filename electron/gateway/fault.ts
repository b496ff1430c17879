import type { Fault } from '../../shared/campaign/outcome/fault-words.ts';

const byCode: Readonly<Record<string, Fault>> = {
  ECONNREFUSED: 'connection-refused',
  ENOTFOUND: 'host-not-found',
  EAI_AGAIN: 'host-not-found',
  EAI_NODATA: 'host-not-found',
  EAI_FAIL: 'host-not-found',
  EAI_NONAME: 'host-not-found',
  ENETUNREACH: 'network-unreachable',
  EHOSTUNREACH: 'network-unreachable',
  ENETDOWN: 'network-unreachable',
  EHOSTDOWN: 'network-unreachable',
  EADDRNOTAVAIL: 'network-unreachable',
  ENONET: 'network-unreachable',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  ECONNRESET: 'reset',
  ECONNABORTED: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'reset',
  UND_ERR_ABORTED: 'aborted',
  ABORT_ERR: 'aborted',
  UND_ERR_HEADERS_OVERFLOW: 'not-http',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'too-large',
  EPROTO: 'tls',
  PROXY_REFUSED: 'proxy-refused',
  PROXY_UNSUPPORTED: 'proxy-unsupported',
  PROXY_NOT_HTTP: 'not-http',
};

/** Names in one word what a network error was; the errors of Node, OpenSSL and undici say it in their codes. */
export function faultOf(error: unknown): Fault {
  const code = codeOf(error);
  if (error instanceof Error && error.name === 'HTTPParserError') return 'not-http';
  if (code === '') return 'other';
  const known = byCode[code];
  if (known !== undefined) return known;
  if (code.startsWith('HPE_')) return 'not-http';
  if (/^ERR_(TLS|SSL)_|CERT|^UNABLE_TO_|^DEPTH_ZERO_|^HOSTNAME_MISMATCH|^CRL_/.test(code)) return 'tls';
  return 'other';
}

/** The code of an error, or of the first cause that has one; empty when none has. */
export function codeOf(error: unknown): string {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string') return at.code;
    if (at instanceof AggregateError && at.errors.length > 0) {
      const inner = codeOf(at.errors[0]);
      if (inner !== '') return inner;
    }
  }
  return '';
}
