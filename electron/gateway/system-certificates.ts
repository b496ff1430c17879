import { getCACertificates } from 'node:tls';

/**
 * The certificates that this computer trusts, as PEM: the system's, which hold those of an office, beside the usual ones.
 * It takes a while where there are many.
 */
export function systemCertificates(): readonly string[] {
  return [...new Set([...getCACertificates('default'), ...getCACertificates('system')])];
}
