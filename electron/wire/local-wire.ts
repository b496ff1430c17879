import type { Answer, Operation, Operations, Wire } from '../../shared/contract.ts';
import type { App } from '../host.ts';

/** The wire to an app in the same process, for a script or test without a window. */
export function localWire(app: App): Wire {
  return {
    // The operation's parser and handler have its types; only the lookup by name made them `unknown`.
    call: <K extends Operation>(operation: K, input: Operations[K]['in']) =>
      app.call(operation, input) as Promise<Answer<K>>,
    subscribe: app.subscribe,
  };
}
