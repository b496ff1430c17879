import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { threadSources } from '../thread-files.ts';
import { projectDir } from './paths.ts';

/** Packages that ship with the app although no bundle contains them. */
const besides = ['node_modules/electron', 'node_modules/cldr-transforms'];

/** The entry of each program in the package. */
const entries = [
  'electron/hosts/electron/main.ts',
  'electron/hosts/electron/preload.ts',
  'renderer/boot.ts',
  ...Object.values(threadSources).map((source) => `electron/${source}`),
];

interface Locked {
  readonly version: string;
  readonly license?: string;
}

interface Licence {
  /** The path of its folder, from the top. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** The folder of the package that a file belongs to, from the top; null for one of our files. */
function packageOf(file: string): string | null {
  const folder = 'node_modules/';
  const [first, last] = [file.indexOf(folder), file.lastIndexOf(folder) + folder.length];
  if (first < 0) return null;
  const [name = '', second] = file.slice(last).split('/');
  return `${file.slice(first, last)}${name.startsWith('@') ? `${name}/${second}` : name}`;
}

/** Every package that the app's programs read when they are bundled, even if installed only for development. */
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

/** Everything that ships with the app, by name, with the text of its licence. */
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

/** The package's own licence file, or the usual text of its licence if it has none. */
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

/** The file that Debian requires of a package in `/usr/share/doc`: the owners, and the text of every licence in it. */
export function copyrightText(all: readonly Licence[]): string {
  const own = readFileSync(join(projectDir, 'LICENSE'), 'utf8').trim();
  const electron =
    'What Chromium holds is in LICENSES.chromium.html, beside the program of Tagline in /opt/Tagline.';
  const others = all.map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}`);
  return `${['Tagline', own, electron, ...others].join('\n\n')}\n`;
}

/** The fields of each package that the window shows. */
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
