import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls';

/** What certificates are judged by; asked for with each connection, and worked out once. */
export type Trust = () => Promise<SecureContext>;

/**
 * The certificates that this computer trusts, as PEM: the system's, which hold those of an office, beside the usual ones.
 * It takes a while where there are many.
 */
export function systemCertificates(): readonly string[] {
  return [...new Set([...getCACertificates('default'), ...getCACertificates('system')])];
}

/** Trusts these certificates and no others, each as PEM. */
export function trustIn(certificates: () => readonly string[] | Promise<readonly string[]>): Trust {
  let made: Promise<SecureContext> | null = null;
  const make = async (): Promise<SecureContext> => createSecureContext({ ca: [...(await certificates())] });
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
