import { registerHooks } from 'node:module';

/** Where the module is that answers `require('electron')`. */
const key = 'tagline.electron-double';
const url = 'double:electron';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url, format: 'commonjs', shortCircuit: true } : next(specifier, context),
  load: (loaded, context, next) =>
    loaded === url
      ? {
          format: 'commonjs',
          shortCircuit: true,
          source: `module.exports = globalThis[Symbol.for('${key}')];`,
        }
      : next(loaded, context),
});

/** Has `module` answer `require('electron')` in this process from now on. */
export function answerRequire(module: object): void {
  Object.assign(globalThis, { [Symbol.for(key)]: module });
}
