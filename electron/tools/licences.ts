import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectDir } from './paths.ts';

/** Shipped packages that are not in the lock file's production list. */
const besides = ['node_modules/electron', 'node_modules/cldr-transforms'];

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/**
 * Everything that may be bundled, by name: each package that the lock file installs for more than developing. `text` is
 * as the package brings it; '' for none.
 */
export function licences() {
  const { packages } = JSON.parse(readFileSync(join(projectDir, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, optional, devOptional }]) => {
      return path !== '' && (besides.includes(path) || !(dev || optional || devOptional));
    })
    .map(([path, { version, license = '' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      text: textOf(join(projectDir, path)),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function textOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
}

export const licencesModule: Plugin = {
  name: 'licences',
  resolveId: (id) => (id === 'virtual:licences' ? '\0licences' : null),
  load: (id) => (id === '\0licences' ? `export default ${JSON.stringify(licences())};` : null),
};
