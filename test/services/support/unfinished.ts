import assert from 'node:assert/strict';
import { openUnfinished, type Unfinished } from '../../../electron/unfinished.ts';

/** As the app has it, for a test without one: a bug fails the test. */
export function testUnfinished(): Unfinished {
  const log = { write: () => undefined, bug: (_: string, bug: unknown) => assert.fail(String(bug)) };
  const parts = { log, emit: () => undefined } as unknown as Parameters<typeof openUnfinished>[0];
  return openUnfinished(parts, new AbortController().signal);
}
