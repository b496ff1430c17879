import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { threadSources } from '../thread-files.ts';
import { copyrightText, licences, licencesModule } from './licences.ts';
import { projectDir } from './paths.ts';

const dist = join(projectDir, 'dist');
const lock = ['package.json', 'package-lock.json', 'electron/tools/{build,licences}.ts'];
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

/** Builds the named products that are not fresh; returns the names of those. */
export async function buildStale(names: readonly Product['name'][], say: (line: string) => void = () => {}) {
  const stale = [main, renderer].filter((product) => names.includes(product.name) && !isFresh(product));
  for (const product of stale) {
    say(`Building ${product.name} …`);
    const before = fingerprint(product);
    await (product.name === 'main' ? buildMain() : buildRenderer());
    recordBuild(product, before);
  }
  return stale.map((product) => product.name);
}

/**
 * Bundles main, the loopback host, preload and the workers as CommonJS: a sandboxed preload cannot be an ES module, and
 * an ES bundle of undici throws at its start. Modules imported only when needed become files of their own, which no
 * start reads. Names are kept, because the log uses them to locate a fault.
 */
async function buildMain(): Promise<void> {
  // Most starts find everything built, so import it only here.
  const { build: bundle } = await import('esbuild');
  for (const folder of ['main', 'loopback']) rmSync(join(dist, folder), { recursive: true, force: true });
  const common: BuildOptions = {
    outdir: dist,
    bundle: true,
    format: 'cjs',
    // The loader of ES modules would take longer than most of the modules that it loads.
    supported: { 'dynamic-import': false },
    outExtension: { '.js': '.cjs' },
    external: ['electron'],
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'linked',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  };
  const built = new Map<string, string>();
  let entries = new Map([
    ['main/main', join(projectDir, 'electron/hosts/electron/main.ts')],
    ['loopback/main', join(projectDir, 'electron/hosts/loopback/main.ts')],
    ['loopback/tagline', join(projectDir, 'electron/hosts/loopback/run-tagline.ts')],
    ...Object.entries(threadSources).map(
      ([name, source]) => [`main/${name}-worker`, join(projectDir, 'electron', source)] as const,
    ),
  ]);
  while (entries.size > 0) {
    const later = new Map<string, string>();
    const report = (out: string, path: string): void => {
      const other = later.get(out) ?? built.get(out);
      if (other !== undefined && other !== path)
        throw new Error(`${other} and ${path} would be one file of the build. Give one another name.`);
      later.set(out, path);
    };
    for (const [out, path] of entries) built.set(out, path);
    await bundle({
      ...common,
      entryPoints: [...entries].map(([out, path]) => ({ in: path, out })),
      platform: 'node',
      target: 'node24',
      define: { 'import.meta.url': 'bundleUrl' },
      banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
      plugins: [apart(report)],
    });
    entries = new Map([...later].filter(([out]) => !built.has(out)));
  }
  await bundle({
    ...common,
    entryPoints: [{ in: join(projectDir, 'electron/hosts/electron/preload.ts'), out: 'main/preload' }],
    platform: 'browser',
    target: 'chrome130',
    sourcemap: false,
  });
  copyFileSync(join(projectDir, 'electron/hosts/electron/icon.png'), join(dist, 'main/icon.png'));
}

/** By the names of their bundles: large modules that several others need, or one in a thread, because it has state. */
const shared: Readonly<Record<string, string>> = {
  client: 'electron/gateway/client.ts',
  'numbering-plan': 'shared/number/numbering-plan.ts',
  zod: 'shared/schema/zod.ts',
  language: 'shared/language/current-language.ts',
  said: 'shared/language/spoken.ts',
  spoken: 'shared/texts/spoken-with-texts.ts',
};
const sharedNames = new Map(Object.entries(shared).map(([name, source]) => [join(projectDir, source), name]));

/** Leaves dynamic imports and the shared modules to bundles of their own, which it reports to `found`. */
function apart(report: (out: string, path: string) => void): Plugin {
  return {
    name: 'apart',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ kind, path, resolveDir }) => {
        const source = join(resolveDir, path);
        const name = sharedNames.get(source);
        if (kind !== 'dynamic-import' && name === undefined) return null;
        const isLoopbacks = source.startsWith(join(projectDir, 'electron/hosts/loopback'));
        const out = `${isLoopbacks ? 'loopback' : 'main'}/${name ?? basename(path, '.ts')}`;
        report(out, source);
        return { path: `../${out}.cjs`, external: true };
      });
    },
  };
}

async function buildRenderer(): Promise<void> {
  const { build: buildWindow } = await import('vite');
  await buildWindow({ root: join(projectDir, 'renderer'), logLevel: 'warn', plugins: [licencesModule] });
  writeFileSync(join(dist, 'copyright'), copyrightText(await licences()));
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

interface Product {
  readonly name: 'main' | 'renderer';
  readonly sources: readonly string[];
  readonly result: string;
}

/** True if the product was built from exactly the current files; dates do not matter. */
function isFresh(product: Product): boolean {
  if (!existsSync(join(projectDir, product.result))) return false;
  const stamp = stampPath(product);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(product);
}

/** Takes the fingerprint from before the build. */
function recordBuild(product: Product, fingerprintBefore: string): void {
  mkdirSync(dirname(stampPath(product)), { recursive: true });
  writeFileSync(stampPath(product), fingerprintBefore);
}

function fingerprint(product: Product): string {
  const hash = createHash('sha256');
  for (const path of globSync([...product.sources], { cwd: projectDir }).sort()) {
    const bytes = readFileSync(join(projectDir, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function stampPath(product: Product): string {
  return join(projectDir, 'dist', `${product.name}.stamp`);
}
