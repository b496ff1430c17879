import type { Fault } from '../../shared/campaign/outcome/connection-fault.ts';

const codes: { readonly [Known in Fault]?: readonly string[] } = {
  'connection-refused': ['ECONNREFUSED'],
  'host-not-found': ['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_FAIL', 'EAI_NONAME'],
  'network-unreachable': ['ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN', 'EHOSTDOWN', 'EADDRNOTAVAIL', 'ENONET'],
  timeout: ['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'],
  reset: ['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH'],
  aborted: ['UND_ERR_ABORTED', 'ABORT_ERR'],
  'not-http': ['UND_ERR_HEADERS_OVERFLOW', 'PROXY_NOT_HTTP'],
  'too-large': ['UND_ERR_RES_EXCEEDED_MAX_SIZE'],
  tls: ['EPROTO'],
  'proxy-refused': ['PROXY_REFUSED'],
  'proxy-unsupported': ['PROXY_UNSUPPORTED'],
};
const byCode = new Map(
  Object.entries(codes).flatMap(([fault, each]) => each.map((code) => [code, fault as Fault] as const)),
);

export function faultOf(error: unknown): Fault {
  const code = errorCodeOf(error);
  if (error instanceof Error && error.name === 'HTTPParserError') return 'not-http';
  if (code === '') return 'other';
  const knownFault = byCode.get(code);
  if (knownFault !== undefined) return knownFault;
  if (code.startsWith('HPE_')) return 'not-http';
  if (/^ERR_(TLS|SSL)_|CERT|^UNABLE_TO_|^DEPTH_ZERO_|^HOSTNAME_MISMATCH|^CRL_/.test(code)) return 'tls';
  return 'other';
}

/** The code of an error, or of the first cause that has one; empty if none has. */
export function errorCodeOf(error: unknown): string {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string') return at.code;
    if (at instanceof AggregateError && at.errors.length > 0) {
      const inner = errorCodeOf(at.errors[0]);
      if (inner !== '') return inner;
    }
  }
  return '';
}
