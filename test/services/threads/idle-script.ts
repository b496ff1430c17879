/** A script that asks a thread, says what it heard, and comes to its end without closing anything. */
import { openThread } from '../../../electron/threads/open-thread.ts';
import { ok } from '../../../shared/result.ts';
import type { SumsContract } from './sums-contract.ts';

const thread = openThread<SumsContract>({
  file: new URL('./sums-worker.ts', import.meta.url),
  data: {},
  events: { told: () => undefined, alive: () => undefined },
  questions: { priceOf: () => ok(1) },
  broken: { kind: 'internal', message: 'It broke.' },
  broke: () => undefined,
});
await thread.ask('double', 1);
// It was idle for a moment; from here on nothing else keeps the script alive.
const counted = await thread.ask('count', { to: 3, ms: 50 });
console.log(JSON.stringify(counted));
