import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openWire } from '../../renderer/wire.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { loadLanguage } from '../../shared/texts/load-language.ts';

test('a call that main cannot take any more is a failure that may pass, in the language of the window', async (t) => {
  const gone = { call: () => Promise.reject(new Error('No handler registered')), subscribe: () => () => {} };
  const wire = openWire({ tagline: gone } as unknown as Window);
  t.after(() => loadLanguage('en'));
  await loadLanguage('da');
  const answer = await wire.call('account.list', {});
  assert.deepEqual(answer, {
    ok: false,
    error: { kind: 'unreachable', message: shell.closed, fix: shell.closedFix },
  });
});
