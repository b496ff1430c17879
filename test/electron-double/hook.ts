import { registerHooks } from 'node:module';
import { createElectron, type DoubleOptions } from './electron.ts';

/** Loaded before main, so that its `require('electron')` is answered by the double. */
const key = 'tagline.electron-double';
const given = JSON.parse(process.env.TAGLINE_DOUBLE ?? 'null') as DoubleOptions | null;
if (given === null) throw new Error('TAGLINE_DOUBLE says nothing of the computer.');
Object.assign(globalThis, { [Symbol.for(key)]: createElectron(given) });

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron'
      ? { url: 'double:electron', format: 'commonjs', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url === 'double:electron'
      ? {
          format: 'commonjs',
          shortCircuit: true,
          source: `module.exports = globalThis[Symbol.for('${key}')];`,
        }
      : next(url, context),
});
