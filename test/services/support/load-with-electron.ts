import { createRequire, registerHooks } from 'node:module';
import { dirname } from 'node:path';

const key = Symbol.for('tagline.electron-stand-in');
const holder = globalThis as unknown as Record<symbol, unknown>;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron'
      ? { url: 'stand-in:electron', format: 'commonjs', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url === 'stand-in:electron'
      ? {
          format: 'commonjs',
          shortCircuit: true,
          source: "module.exports = globalThis[Symbol.for('tagline.electron-stand-in')];",
        }
      : next(url, context),
});

/** Loads a built CommonJS file afresh, with `electron` answered by the given module and these arguments. */
export function loadWithElectron(file: string, electron: unknown, args: readonly string[] = []): void {
  const require = createRequire(import.meta.url);
  for (const cached of Object.keys(require.cache)) {
    if (cached.startsWith(dirname(file)) || cached.includes('stand-in')) delete require.cache[cached];
  }
  holder[key] = electron;
  const argv = process.argv;
  process.argv = ['electron', ...args];
  try {
    require(file);
  } finally {
    process.argv = argv;
  }
}
