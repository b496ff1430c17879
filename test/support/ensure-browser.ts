import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findBrowser } from '../../electron/tools/find-browser.ts';
import { projectDir } from '../../electron/tools/paths.ts';

/** Finds a Chromium, installs one, or says exactly what to do. */
export async function ensureBrowser(say: (line: string) => void): Promise<boolean> {
  if (isThere()) return true;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('There is no Chromium here; installing Debian’s …');
    run('apt-get', 'update', '-qq');
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    run('apt-get', ...install, 'chromium');
    // Older Debians and Ubuntu have none.
    run('apt-get', ...install, 'chromium-headless-shell');
    if (isThere()) return true;
  }
  say('There is no Chromium here; installing Playwright’s …');
  run(process.execPath, join(projectDir, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium');
  if (isThere()) return true;
  say('The end-to-end tests need a Chromium, Chrome or Edge, and none could be installed.');
  say(
    'Install one (on Debian or Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.',
  );
  return false;
}

function isThere(): boolean {
  return findBrowser() !== null || existsSync(playwrightBrowser());
}

function playwrightBrowser(): string {
  const { chromium } = createRequire(import.meta.url)('playwright') as typeof import('playwright');
  return chromium.executablePath();
}

function run(program: string, ...args: readonly string[]): void {
  spawnSync(program, args, {
    stdio: 'inherit',
    timeout: 5 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
