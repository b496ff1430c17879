import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Leaves out the widget library's other languages, a quarter of its size; what remains is English. */
const inEnglish: Plugin = {
  name: 'in-english',
  enforce: 'pre',
  load(id) {
    const isOther = /\/intl\/(?:[\w-]+\/)?(?!en-US\.)[a-z]{2}-[A-Z]{2}\.mjs$/.test(id);
    return isOther ? 'export default undefined;' : null;
  },
};

/** The scripts that draw the window, which the page's own script imports. */
const drawing = ['main', 'react', 'format'];

/** The module is in the script that all windows share; the build decides which script that is. */
const everyWidgets = /react-aria-components\/dist\/private\/Button\.mjs$/;

/** The modules that write numbers, times, lists and names, such as `shared/format/format-number.ts`. */
const writesValues = /[\\/]shared[\\/]format[\\/](?:words|format-[a-z]+|texts[\\/]en)\.ts$/;

/** The page loads those scripts, their imports and the Latin font in parallel with its own script. */
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

/** Leaves imports as they are: the page links the one style sheet, so no script has to wait for its own. */
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
            // A language with numbers and times in its texts must not import the whole window to write them.
            { name: 'format', test: writesValues },
          ],
        },
        // Chromium compiles these scripts whole while they load, in parallel with the page, instead of each
        // function at its first call.
        postBanner: ({ name, moduleIds }) =>
          drawing.includes(name) || moduleIds.some((id) => everyWidgets.test(id))
            ? '//# allFunctionsCalledOnLoad'
            : '',
      },
    },
  },
});
