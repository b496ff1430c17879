/** What the window's page may load and reach. */
export interface PolicyOptions {
  /** Fresh per answer; lets the widget library add its two small style elements. */
  readonly nonce: string;
  /** Loopback talks to its own origin over HTTP; Electron's window reaches nothing at all. */
  readonly connect: 'self' | 'none';
}

/** The Content-Security-Policy header of the window's page: its own files and nothing else. */
export function contentPolicy({ nonce, connect }: PolicyOptions): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src '${connect}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // No text becomes markup or a program; `renderer/lock-page.ts` makes the one policy, which lets pass that there is none.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
