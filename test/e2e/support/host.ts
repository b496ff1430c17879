/** What the end-to-end tests run on: Tagline in an ordinary browser, its main on the double of Electron, or Electron. */
export type TestHost = 'loopback' | 'double' | 'electron';

/** The host that `TAGLINE_HOST` names. */
export const testHost: TestHost = hostOf(process.env.TAGLINE_HOST);

function hostOf(named = 'loopback'): TestHost {
  if (named === 'loopback' || named === 'double' || named === 'electron') return named;
  throw new Error(`TAGLINE_HOST is “${named}”, and can be loopback, double or electron.`);
}
