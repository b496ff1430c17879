/**
 * Chromium knows no scheme of the app's own, so `https://tagline/` stands for `app://tagline/` in it. The app reads and
 * says the one, Chromium the other.
 */
const inChromium = 'https://tagline';
const inApp = 'app://tagline';

/** An address or origin of Chromium as the app knows it, also within one of a blob. */
export function toApp(address: string): string {
  return swap(address, inChromium, inApp);
}

/** An address or origin of the app as Chromium knows it. */
export function toChromium(address: string): string {
  return swap(address, inApp, inChromium);
}

function swap(address: string, from: string, to: string): string {
  const inner = address.startsWith('blob:') ? 'blob:' : '';
  const rest = address.slice(inner.length);
  const isOurs = rest === from || rest.startsWith(`${from}/`);
  return isOurs ? `${inner}${to}${rest.slice(from.length)}` : address;
}
