import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { threadSources } from '../threads/thread-files.ts';
import { projectDir } from './paths.ts';

/** What travels with the app although no bundle takes it from its package. */
const besides = ['node_modules/electron', 'node_modules/cldr-transforms'];

/** Where each program of a package begins. */
const entries = [
  'electron/hosts/electron/main.ts',
  'electron/hosts/electron/preload.ts',
  'renderer/boot.ts',
  ...Object.values(threadSources).map((source) => `electron/threads/${source}`),
];

interface Locked {
  readonly version: string;
  readonly license?: string;
}

interface Licence {
  /** Of its folder, from the top. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** The folder of the package that a file is of, from the top; null for a file of ours. */
function packageOf(file: string): string | null {
  const folder = 'node_modules/';
  const [first, last] = [file.indexOf(folder), file.lastIndexOf(folder) + folder.length];
  if (first < 0) return null;
  const [name = '', second] = file.slice(last).split('/');
  return `${file.slice(first, last)}${name.startsWith('@') ? `${name}/${second}` : name}`;
}

/** Every package that the programs of the app read when they are bundled, whether npm installs it to develop or not. */
async function bundled(): Promise<Set<string>> {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: projectDir,
    entryPoints: entries,
    outdir: 'dist',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    external: ['electron', 'virtual:licences'],
    loader: { '.woff2': 'empty', '.woff': 'empty', '.xlsx': 'empty', '.png': 'empty', '.svg': 'empty' },
    logLevel: 'error',
  });
  return new Set(Object.keys(metafile.inputs).flatMap((file) => packageOf(file) ?? []));
}

let listed: Promise<Licence[]> | null = null;

/** Everything that travels with the app, by name, with the words of its licence. */
export function licences(): Promise<Licence[]> {
  listed ??= list();
  return listed;
}

async function list(): Promise<Licence[]> {
  const { packages } = JSON.parse(readFileSync(join(projectDir, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return [...besides, ...(await bundled())]
    .map((path) => {
      const { version, license: licence = '' } = packages[path] ?? { version: '' };
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { path, name, version, licence, text: textOf(join(projectDir, path)) };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** As the package brings it; the usual words of its licence if it brings none. */
function textOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8').trim();
  const { author, name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly author?: string | { readonly name: string };
    readonly name: string;
    readonly license: string;
  };
  if (license !== 'MIT') return '';
  const holder = (typeof author === 'object' ? author.name : author) ?? `the authors of ${name}`;
  const ours = readFileSync(join(projectDir, 'LICENSE'), 'utf8').trim();
  return ours.replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);
}

/** What Debian wants of a package at `/usr/share/doc`: whose it is, and the words of every licence in it. */
export function copyrightText(all: readonly Licence[]): string {
  const own = readFileSync(join(projectDir, 'LICENSE'), 'utf8').trim();
  const electron =
    'What Chromium holds is in LICENSES.chromium.html, beside the program of Tagline in /opt/Tagline.';
  const others = all.map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}`);
  return `${['Tagline', own, electron, ...others].join('\n\n')}\n`;
}

/** What the window shows of each. */
const shown = ['name', 'version', 'licence', 'text'];

export const licencesModule: Plugin = {
  name: 'licences',
  resolveId: (id) => (id === 'virtual:licences' ? '\0licences' : null),
  load: async (id) =>
    id === '\0licences' ? `export default ${JSON.stringify(await licences(), shown)};` : null,
  async generateBundle(_, files) {
    const paths = new Set((await licences()).map(({ path }) => path));
    const held = Object.values(files).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const lost = held.flatMap((id) => packageOf(id) ?? []).find((path) => !paths.has(path));
    if (lost !== undefined) this.error(`No licence is listed of ${lost}.`);
  },
};
