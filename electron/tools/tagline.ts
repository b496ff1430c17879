/** Runs the command from the sources, as in `npm run tagline -- prepare list.csv --campaign NAME`. */
import { createRequire } from 'node:module';
import { keepCompiled } from '../hosts/loopback/compile-cache.ts';
import { buildStale } from './build.ts';

// The standard output is left to scripts.
await buildStale(['main'], console.error);
keepCompiled();
const { runTagline } = createRequire(import.meta.url)(
  '../../dist/loopback/tagline.cjs',
) as typeof import('../hosts/loopback/run-tagline.ts');
await runTagline(process.argv.slice(2));
