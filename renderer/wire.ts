import type { Wire } from '../shared/contract.ts';
import { fail } from '../shared/result.ts';
import { shell } from '../shared/texts/en/shell.ts';
import { takeSecret } from './loopback-secret.ts';

declare global {
  interface Window {
    /** Put there by the preload in Electron; absent in an ordinary browser. */
    readonly tagline?: Wire;
  }
}

/** The seam to main: the preload's in Electron, otherwise HTTP to the loopback host that served this page. */
export function openWire(window: Window): Wire {
  return window.tagline ?? later(loadLoopback(window.location.origin, takeSecret(window)));
}

/** The wire that no window in Electron needs; where it does not load, the host has ended. */
async function loadLoopback(origin: string, secret: string): Promise<Wire> {
  try {
    return (await import('./loopback-wire.ts')).loopbackWire(origin, secret);
  } catch {
    return ended;
  }
}

function later(wire: Promise<Wire>): Wire {
  return {
    call: async (operation, input) => (await wire).call(operation, input),
    subscribe(listener) {
      const stop = wire.then((opened) => opened.subscribe(listener));
      return () => void stop.then((stopNow) => stopNow());
    },
  };
}

const ended: Wire = {
  call: async () => fail({ kind: 'unreachable', message: shell.stopped, fix: shell.stoppedFix }),
  subscribe(listener) {
    listener({ type: 'connection', is: 'lost' });
    return () => {};
  },
};
