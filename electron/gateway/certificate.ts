import type { TLSSocket } from 'node:tls';
import type { CertificateSeen } from '../../shared/campaign/outcome/fault-words.ts';
import { codeOf } from './fault.ts';

/** Of a name in a certificate, in UTF-16 units. */
const longestName = 80;

/** Who made the certificate at the other end, in its own words; empty where it does not say. */
export function issuerOf(socket: TLSSocket): string {
  const { issuer } = socket.getPeerCertificate();
  const name: unknown = issuer?.O || issuer?.CN;
  const [first]: readonly unknown[] = Array.isArray(name) ? name : [name];
  return typeof first === 'string' ? oneLine(first).slice(0, longestName) : '';
}

/** What is wrong with a certificate, by the error that it came to; null where it is something else. */
export function certificateSeen(error: unknown, issuer: string): CertificateSeen | null {
  const code = codeOf(error);
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID' || code === 'HOSTNAME_MISMATCH')
    return { issuer, is: 'misnamed' };
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID') return { issuer, is: 'out-of-date' };
  return /CERT|^UNABLE_TO_|^DEPTH_ZERO_/.test(code) && !code.startsWith('ERR_SSL_')
    ? { issuer, is: 'untrusted' }
    : null;
}

/** Whoever answers chooses these words, so that nothing that shows nothing may stay in them. */
function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
}
