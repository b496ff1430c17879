import type { Wire } from '../shared/contract.ts';
import { takeSecret } from './loopback-secret.ts';
import { loopbackWire } from './loopback-wire.ts';

declare global {
  interface Window {
    /** Put there by the preload in Electron; absent in an ordinary browser. */
    readonly tagline?: Wire;
  }
}

/** The seam to main: the preload's in Electron, otherwise HTTP to the loopback host that served this page. */
export function openWire(window: Window): Wire {
  return window.tagline ?? loopbackWire(window.location.origin, takeSecret(window));
}
