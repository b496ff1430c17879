import { test } from '@playwright/test';
import { type TestHost, testHost } from './host.ts';

/** Every reason for which a test runs on some hosts only. */
const reasons = {
  answers: {
    on: ['loopback', 'double'],
    because: 'Nothing comes between Electron and its window that could hold answers back.',
  },
  address: { on: ['loopback'], because: 'Electron’s window has no address that a page could reach.' },
  'several windows': {
    on: ['loopback'],
    because: 'The product has one window; a browser may have several.',
  },
  'outside the page': {
    on: ['double'],
    because: 'What a person and the computer do outside the page is played by the double alone.',
  },
  picture: { on: ['loopback'], because: 'README shows the window in a browser.' },
  preload: { on: ['double'], because: 'What a page can reach of main is decided by the hosts of Electron.' },
} satisfies Record<string, { readonly on: readonly TestHost[]; readonly because: string }>;

/** Skips the tests of a file or group on the hosts that do not have what they are about. */
export function only(what: keyof typeof reasons): void {
  const { on, because } = reasons[what];
  test.skip(() => !(on as readonly TestHost[]).includes(testHost()), because);
}
