import { type BrowserWindow, app as electron } from 'electron';
import type { App } from '../../host.ts';

type Served = Pick<App, 'call' | 'subscribe' | 'take'>;

/** In ms: how long a start may take. */
const within = 120_000;

/** Ends once the window is painted and a call is answered; otherwise prints what is missing and exits with code 1. */
export function smokeStart(window: BrowserWindow, wire: Served): Served {
  const missing = new Set(['no picture', 'no call that was answered']);
  function done(what: string): void {
    if (!missing.delete(what) || missing.size > 0) return;
    console.log('Tagline opened, painted and answered.');
    electron.quit();
  }
  setTimeout(() => {
    console.error(`Tagline did not start: ${[...missing].join(', ') || 'it does not end'}.`);
    electron.exit(1);
  }, within).unref();
  window.once('ready-to-show', () => done('no picture'));
  return {
    ...wire,
    async call(operation, input) {
      const answer = await wire.call(operation, input);
      if (answer.ok) done('no call that was answered');
      return answer;
    },
  };
}
