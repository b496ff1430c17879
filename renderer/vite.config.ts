import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Leaves out the widget library's other languages, a quarter of its size; without them it speaks English. */
const inEnglish: Plugin = {
  name: 'in-english',
  enforce: 'pre',
  load(id) {
    const isOther = /\/intl\/(?:[\w-]+\/)?(?!en-US\.)[a-z]{2}-[A-Z]{2}\.mjs$/.test(id);
    return isOther ? 'export default undefined;' : null;
  },
};

/** The scripts that draw the window, which the page's own imports. */
const drawing = ['main', 'react', 'format'];

/** In the script of what all windows share; the build decides which one that is. */
const everyWidgets = /react-aria-components\/dist\/private\/Button\.mjs$/;

/** The modules that write numbers, times, lists and names. */
const writesValues = /[\\/]shared[\\/]format[\\/](?:words|format-[a-z]+|texts[\\/]en)\.ts$/;

/** The page loads those, their imports and the Latin font in parallel with its own script. */
const fetchedAhead: Plugin = {
  name: 'fetched-ahead',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const files = Object.values(bundle);
      const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
      const scripts = new Set([...chunks.values()].filter(({ name }) => drawing.includes(name)));
      for (const { imports } of scripts) {
        for (const one of imports.flatMap((name) => chunks.get(name) ?? []))
          if (!one.isEntry) scripts.add(one);
      }
      const fonts = files.filter(({ fileName }) => /\/inter-latin-wght-normal-[^/]+$/.test(fileName));
      return [
        ...Array.from(scripts, ({ fileName: href }) => ({ rel: 'modulepreload', href })),
        ...fonts.map(({ fileName: href }) => ({ rel: 'preload', as: 'font', crossorigin: true, href })),
      ].map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' }));
    },
  },
};

/** Leaves imports as they are: there is one style sheet, named by the page, so no script has to wait for its own. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

/** Relative addresses and nothing inlined, for a strict content security policy. */
export default defineConfig({
  base: './',
  plugins: [react(), inEnglish, plainImports, fetchedAhead],
  assetsInclude: ['**/*.xlsx'],
  cacheDir: '../.cache/vite',
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    // One order of rules, independent of what is loaded first.
    cssCodeSplit: false,
    target: 'chrome130',
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
            // So that a language with numbers and times in its texts does not import the window to write them.
            { name: 'format', test: writesValues },
          ],
        },
        // Chromium compiles these whole while they load, in parallel with the page, and not each function at
        // its first call.
        postBanner: ({ name, moduleIds }) =>
          drawing.includes(name) || moduleIds.some((id) => everyWidgets.test(id))
            ? '//# allFunctionsCalledOnLoad'
            : '',
      },
    },
  },
});
