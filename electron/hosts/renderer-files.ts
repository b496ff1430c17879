import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Language } from '../../shared/language/languages.ts';
import { desktop } from '../../shared/texts/en/desktop.ts';

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
};

export const securityHeaders: { readonly [name: string]: string } = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=()',
  'Cache-Control': 'no-store',
};

interface WindowOptions {
  /** Loopback talks to its own origin over HTTP; Electron's window reaches nothing. */
  readonly connect: 'self' | 'none';
  readonly language: Language;
}

/** A URL path that could leave the folder is not found. */
export async function readRendererFile(
  folder: string,
  urlPath: string,
  { connect, language }: WindowOptions,
) {
  const nonce = randomBytes(16).toString('base64url');
  const path = relativePath(urlPath);
  const headers = { ...securityHeaders, 'Content-Security-Policy': contentPolicy(nonce, connect) };
  const type = path === null ? undefined : types[extname(path)];
  if (path === null || type === undefined) return notFound(headers);
  try {
    const bytes = await readFile(join(folder, path));
    const body = path.endsWith('.html') ? withOptions(bytes, nonce, language) : bytes;
    return { status: 200, headers: { ...headers, 'Content-Type': type }, body };
  } catch {
    return notFound(headers);
  }
}

/** Null unless every segment is a plain name, so `..`, `\` and `:` never pass. */
function relativePath(urlPath: string): string | null {
  const path = urlPath === '/' ? '/index.html' : urlPath;
  const plain = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;
  return plain.test(path) ? path.slice(1) : null;
}

function notFound(headers: typeof securityHeaders) {
  const body = Buffer.from('Not found\n');
  return { status: 404, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }, body };
}

/** The widget library finds the nonce in this element, the window's script its language in `<html>`. */
function withOptions(html: Buffer, nonce: string, language: Language): Buffer<ArrayBuffer> {
  const page = html
    .toString('utf8')
    .replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">`)
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace('<body>', `<body><template id="not-loaded">${notLoaded()}</template>`);
  return Buffer.from(page);
}

/** The texts that `renderer/public/not-loaded.js` shows in an empty window. */
function notLoaded(): string {
  const { message, detail } = desktop.notLoaded;
  return `<main class="main-waiting"><div class="banner tone-danger" role="alert">
<div class="banner-words grow"><div class="banner-title">${message}</div><div class="quiet">${detail}</div></div>
<div class="banner-actions"><button class="button button-normal">${desktop.hung.loadAgain}</button></div>
</div></main>`;
}

/** Allows only the window's own files; the nonce lets the widget library add its two small style elements. */
function contentPolicy(nonce: string, connect: WindowOptions['connect']): string {
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
    // No text becomes markup or code; the only policy, in `renderer/restrict-page.ts`, lets nothing but empty text pass.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
