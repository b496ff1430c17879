import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the window: relative addresses, and nothing inlined, so that it runs under a strict content security policy. */
export default defineConfig({
  base: './',
  plugins: [react()],
  assetsInclude: ['**/*.xlsx'],
  cacheDir: '../.cache/vite',
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    target: 'chrome130',
    chunkSizeWarningLimit: 1500,
  },
});
