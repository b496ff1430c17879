import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildStale } from './build.ts';
import { fetchElectron, findElectron } from './electron-runtime.ts';
import { entitlementsOf, feedOf, signingEnvironment } from './package-options.ts';
import { projectDir } from './paths.ts';

const feed = feedOf(process.env.TAGLINE_UPDATES_URL);
if (!feed.ok) {
  console.error(feed.error.message);
  process.exit(2);
}
const runtime = findElectron() ?? (await fetchElectron(console.log));
if (!runtime.ok) {
  console.error(`${runtime.reason} Without it there is nothing to package.`);
  console.error('Try again where github.com can be reached, or name a mirror with ELECTRON_MIRROR.');
  process.exit(1);
}
await buildStale(['main', 'renderer']);
const builder = join(projectDir, 'node_modules/electron-builder/cli.js');
const { status } = spawnSync(
  process.execPath,
  [builder, '--publish', 'never', ...feed.value, ...entitlementsOf(process.env), ...process.argv.slice(2)],
  { cwd: projectDir, stdio: 'inherit', env: signingEnvironment(process.env) },
);
process.exitCode = status ?? 1;
