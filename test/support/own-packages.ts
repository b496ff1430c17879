import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs a folder's own packages from its lock file, unless the named ones are there; throws if that is impossible. */
export function installIn(folder: string, names: readonly string[]): void {
  if (names.every((name) => existsSync(join(folder, 'node_modules', name, 'package.json')))) return;
  console.log(`Installing ${names.join(', ')} in ${folder} …`);
  const npm = process.env.npm_execpath;
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  if (npm?.endsWith('.js')) execFileSync(process.execPath, [npm, ...args], { stdio: 'inherit' });
  else execFileSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
}
