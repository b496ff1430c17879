import assert from 'node:assert/strict';
import { test } from 'node:test';
import { earlyEventsWire } from '../../renderer/early-events-wire.ts';
import { saidWire } from '../../renderer/said-wire.ts';
import type { AppEvent } from '../../shared/app-event.ts';
import type { Wire } from '../../shared/contract.ts';
import { ok } from '../../shared/result.ts';
import { settle } from '../support/until.ts';

function main() {
  const listeners = new Set<(event: AppEvent) => void>();
  const wire: Wire = {
    call: async () => ok({}) as never,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const tell = (event: AppEvent) => {
    for (const listener of listeners) listener(event);
  };
  return { wire, tell };
}

test('what came before anybody listened reaches all who begin to at once, and nobody later', async () => {
  const { wire, tell } = main();
  const heard = earlyEventsWire(wire);
  tell({ type: 'restarted' });
  const [first, second, later]: AppEvent[][] = [[], [], []];
  heard.subscribe((event) => first!.push(event));
  heard.subscribe((event) => second!.push(event));
  await settle();
  heard.subscribe((event) => later!.push(event));
  await settle();
  tell({ type: 'campaigns' });
  assert.deepEqual(first, [{ type: 'restarted' }, { type: 'campaigns' }]);
  assert.deepEqual(second, first);
  assert.deepEqual(later, [{ type: 'campaigns' }]);
});

test('a file is given to main through every wire of the window, where the host can say where it is', async () => {
  const { wire } = main();
  const give = async (): Promise<string> => 'given';
  assert.equal(await saidWire(earlyEventsWire({ ...wire, give })).give?.({}), 'given');
  assert.ok(!('give' in saidWire(earlyEventsWire(wire))), 'a browser cannot');
});
