import { getCACertificates } from 'node:tls';

/** As PEM: the system's certificates, which include an office's own, and Node's. Slow if there are many. */
export function systemCertificates(): readonly string[] {
  return [...new Set([...getCACertificates('default'), ...getCACertificates('system')])];
}
