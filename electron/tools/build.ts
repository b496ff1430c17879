import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build as bundle } from 'esbuild';
import { build as buildWindow } from 'vite';
import { threadSources } from '../threads/thread-files.ts';
import { fingerprint, isFresh, type Product, recordBuild } from './freshness.ts';
import { projectDir } from './paths.ts';

const lock = ['package.json', 'package-lock.json', 'electron/tools/build.ts'];
const main: Product = {
  name: 'main',
  sources: [...lock, 'electron/**/*.{ts,png}', 'shared/**/*.ts'],
  result: 'dist/main/main.cjs',
};
const renderer: Product = {
  name: 'renderer',
  sources: [...lock, 'renderer/**/*.*', 'shared/**/*.ts'],
  result: 'dist/renderer/index.html',
};

/** Builds what is not fresh of the named products; answers the names that had to be built. */
export async function buildStale(names: readonly Product['name'][]): Promise<Product['name'][]> {
  const stale = [main, renderer].filter((product) => names.includes(product.name) && !isFresh(product));
  for (const product of stale) {
    const before = fingerprint(product);
    await (product.name === 'main' ? buildMain() : buildRenderer());
    recordBuild(product, before);
  }
  return stale.map((product) => product.name);
}

/**
 * Bundles main, preload and the workers to CommonJS: a sandboxed preload cannot be an ES module, and an ES
 * bundle of undici throws when it starts.
 */
async function buildMain(): Promise<void> {
  const outdir = join(projectDir, 'dist/main');
  rmSync(outdir, { recursive: true, force: true });
  const workers = Object.entries(threadSources).map(([name, source]) => ({
    in: join(projectDir, 'electron/threads', source),
    out: `${name}-worker`,
  }));
  const shared: BuildOptions = {
    outdir,
    bundle: true,
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    external: ['electron'],
    legalComments: 'linked',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  };
  await bundle({
    ...shared,
    entryPoints: [{ in: join(projectDir, 'electron/hosts/electron/main.ts'), out: 'main' }, ...workers],
    platform: 'node',
    target: 'node24',
    define: { 'import.meta.url': 'bundleUrl' },
    banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
  });
  await bundle({
    ...shared,
    entryPoints: [{ in: join(projectDir, 'electron/hosts/electron/preload.ts'), out: 'preload' }],
    platform: 'browser',
    target: 'chrome130',
    sourcemap: false,
  });
  copyFileSync(join(projectDir, 'electron/hosts/electron/icon.png'), join(outdir, 'icon.png'));
}

/** Builds the window as static files. */
async function buildRenderer(): Promise<void> {
  await buildWindow({ root: join(projectDir, 'renderer'), logLevel: 'warn' });
}

if (import.meta.main) {
  try {
    const built = await buildStale(['main', 'renderer']);
    console.log(built.length === 0 ? 'Everything was built already.' : `Built ${built.join(' and ')}.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
