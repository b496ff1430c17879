import type { SecureContext } from 'node:tls';

/** What certificates are judged by; asked for with each connection, and worked out once. */
export type Trust = () => Promise<SecureContext>;

/** Trusts these certificates and no others, each as PEM. */
export function trustIn(certificates: () => readonly string[] | Promise<readonly string[]>): Trust {
  let made: Promise<SecureContext> | null = null;
  async function make(): Promise<SecureContext> {
    // A start, which connects to nobody, does not wait for it.
    const { createSecureContext } = await import('node:tls');
    return createSecureContext({ ca: [...(await certificates())] });
  }
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
