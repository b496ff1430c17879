import type { SecureContext } from 'node:tls';

/** Called for each connection; the result is kept. */
export type Trust = () => Promise<SecureContext>;

export function trustIn(certificates: () => readonly string[] | Promise<readonly string[]>): Trust {
  let made: Promise<SecureContext> | null = null;
  async function make(): Promise<SecureContext> {
    // Loaded late, because a start without connections does not need it.
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
