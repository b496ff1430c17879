import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Leaves out the widget library's words in other languages, a quarter of it: the window speaks English, and the library
 * does where it has no others.
 */
const inEnglish: Plugin = {
  name: 'in-english',
  enforce: 'pre',
  load(id) {
    const isOther = /\/intl\/(?:[\w-]+\/)?(?!en-US\.)[a-z]{2}-[A-Z]{2}\.mjs$/.test(id);
    return isOther ? 'export default undefined;' : null;
  },
};

/** Has the page fetch the window's script beside the first one, which imports it, rather than after it. */
const fetchedAhead: Plugin = {
  name: 'fetched-ahead',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const main = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'main');
      return (
        main && [{ tag: 'link', attrs: { rel: 'modulepreload', href: main.fileName }, injectTo: 'head' }]
      );
    },
  },
};

/** Builds the window: relative addresses, and nothing inlined, so that it runs under a strict content security policy. */
export default defineConfig({
  base: './',
  plugins: [react(), inEnglish, fetchedAhead],
  assetsInclude: ['**/*.xlsx'],
  cacheDir: '../.cache/vite',
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    // One order of rules, whatever is loaded first.
    cssCodeSplit: false,
    target: 'chrome130',
    chunkSizeWarningLimit: 1500,
  },
});
