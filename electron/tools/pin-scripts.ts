import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importMapFile } from '../hosts/renderer-files.ts';

/**
 * Writes down, as an import map, the hash of each script of the built window in `folder` that its page does not name: a page
 * that has it runs no other script in the place of one that it loads later.
 */
export function pinScripts(folder: string): void {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = globSync('assets/*.js', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    // What is loaded ahead is not used where it was to be another.
    .filter((path) => !page.includes(path));
  const integrity = Object.fromEntries(
    scripts.toSorted().map((path) => {
      const hash = createHash('sha384').update(readFileSync(join(folder, path)));
      return [`./${path}`, `sha384-${hash.digest('base64')}`];
    }),
  );
  writeFileSync(join(folder, importMapFile), JSON.stringify({ integrity }));
}
