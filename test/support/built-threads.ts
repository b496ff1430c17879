/**
 * Loaded before anything else by `npm test`, which has built them: worker threads run from their bundles, as people run
 * them. They start in less than half the time, and most tests of the services start one or more.
 */
import { registerHooks } from 'node:module';
import { join } from 'node:path';

const entry = /\/electron\/(?:\S+\/)?(\w+-worker)\.ts$/;
const built = join(import.meta.dirname, '../../dist/main');

registerHooks({
  load(url, context, next) {
    const name = entry.exec(url)?.[1];
    if (name === undefined) return next(url, context);
    const bundle = JSON.stringify(join(built, `${name}.cjs`));
    const source = `import { createRequire } from 'node:module'; createRequire(${bundle})(${bundle});`;
    return { format: 'module', shortCircuit: true, source };
  },
});
