import { getCACertificates } from 'node:tls';

/** As PEM: the system's certificates, which include those of an office, and Node's own. Slow when there are many. */
export function systemCertificates(): readonly string[] {
  return [...new Set([...getCACertificates('default'), ...getCACertificates('system')])];
}
