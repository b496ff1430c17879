import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const { dirname, normalize } = posix;

/** One file of the project's source and what it imports. */
export interface Source {
  /** From the project's top, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

/** One import: a package by its name, an own file by its path from the top. */
export interface Import {
  readonly target: string;
  /** Gone once the types are stripped. */
  readonly onlyTypes: boolean;
}

/** The project's top folder. */
export const projectDir = join(import.meta.dirname, '../..');

const statement =
  /^(?:import|export)\b(?<what>[^;'"]*?)\bfrom\s*['"](?<from>[^'"]+)['"]|^import\s*['"](?<bare>[^'"]+)['"]/gms;
const dynamic = /\bimport\(\s*['"](?<from>[^'"]+)['"]\s*\)/g;

/** Every file of electron, renderer and shared, in order of their paths. */
export function readSources(): readonly Source[] {
  return globSync('{electron,renderer,shared}/**/*.{ts,tsx}', { cwd: projectDir })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => sourceOf(path, readFileSync(join(projectDir, path), 'utf8')));
}

/** What a file of this path and text is and imports. */
export function sourceOf(path: string, text: string): Source {
  const imports = [...text.matchAll(statement), ...text.matchAll(dynamic)].map(({ groups }) => {
    const { what = '', from, bare } = groups ?? {};
    return { onlyTypes: areTypes(what), target: targetOf(path, from ?? bare ?? '') };
  });
  return { path, text, imports };
}

function areTypes(what: string): boolean {
  const names = what.trim();
  return names.startsWith('type ') || /^\{(?:\s*type\s[^,}]+,?)+\s*\}$/.test(names);
}

function targetOf(from: string, to: string): string {
  if (to.startsWith('.')) return normalize(posix.join(dirname(from), to));
  return to.startsWith('@') ? to.split('/', 2).join('/') : (to.split('/', 1)[0] ?? to);
}

/** `from -> to` of every import that `forbids`. */
export function crossings(
  sources: readonly Source[],
  forbids: (path: string, imported: Import) => boolean,
): string[] {
  return sources.flatMap(({ path, imports }) =>
    imports.filter((one) => forbids(path, one)).map(({ target }) => `${path} -> ${target}`),
  );
}

/** Every circle among the nodes that `nodeOf` puts the files and their imports in, each by one way round. */
export function circles(
  sources: readonly Source[],
  nodeOf: (path: string) => string | null,
  counts: (path: string, imported: Import) => boolean = () => true,
): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const from = nodeOf(path);
    if (from === null) continue;
    const to = edges.get(from) ?? new Set();
    edges.set(from, to);
    for (const one of imports) {
      const node = counts(path, one) ? nodeOf(one.target) : null;
      if (node !== null && node !== from) to.add(node);
    }
  }
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (node: string, way: readonly string[]): void => {
    if (way.includes(node)) circles.push([...way.slice(way.indexOf(node)), node].join(' -> '));
    if (done.has(node) || way.includes(node)) return;
    for (const next of edges.get(node) ?? []) walk(next, [...way, node]);
    done.add(node);
  };
  for (const node of edges.keys()) walk(node, []);
  return circles;
}
