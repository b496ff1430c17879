import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closingQuestion } from '../../../electron/hosts/electron/closing-question.ts';
import { loadLanguage } from '../../../shared/texts/load-language.ts';

test('the question at closing counts what is sent and what waits for its time, and is asked for nothing else', () => {
  assert.equal(closingQuestion({ running: 0, scheduled: 0 }), null);
  const one = closingQuestion({ running: 0, scheduled: 1 });
  assert.equal(one?.message, 'A campaign is scheduled.');
  assert.match(one?.detail ?? '', /^A scheduled campaign starts only while Tagline is open/);
  assert.deepEqual(one?.buttons, ['Keep open', 'Close']);
  const both = closingQuestion({ running: 1, scheduled: 2 });
  assert.equal(both?.message, 'A campaign is being sent, and 2 campaigns are scheduled.');
  assert.match(both?.detail ?? '', /waits half a minute for the answer.*\n\nScheduled campaigns start only/s);
  assert.deepEqual(both?.buttons, ['Keep sending', 'Stop and close']);
  assert.equal(
    closingQuestion({ running: 2, scheduled: 1 })?.message,
    '2 campaigns are being sent, and a campaign is scheduled.',
  );
});

test('the question at closing is asked in the language that is spoken', async (t) => {
  t.after(() => loadLanguage('en'));
  await loadLanguage('de');
  const both = closingQuestion({ running: 1, scheduled: 2 });
  assert.equal(both?.message, 'Eine Kampagne wird gesendet, und 2 Kampagnen sind geplant.');
  await loadLanguage('da');
  assert.equal(closingQuestion({ running: 0, scheduled: 1 })?.message, 'En kampagne er planlagt.');
});
