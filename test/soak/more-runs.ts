import { registerHooks } from 'node:module';

const wrapped = new URL('fast-check-longer.ts', import.meta.url).href;

// The tests themselves say how often they run; only what they import can make that more.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'fast-check' && context.parentURL !== wrapped
      ? { url: wrapped, shortCircuit: true }
      : next(specifier, context),
});
