import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routeLinesOf } from '../../../../shared/campaign/progress/route.ts';
import { singleLine } from '../../../../shared/format/visible-text.ts';

test('what goes beside a message is said, also where it is empty; a label only where there is one', () => {
  const bare = { sender: '', label: '', unicodeEncoding: '', sendPath: '/v2/mtsms' };
  assert.deepEqual(routeLinesOf(bare), [
    ['Sender', 'None: the service chooses what people see'],
    ['Encoding', 'None: the service uses GSM 03.38'],
    ['Path', '/v2/mtsms'],
  ]);
  const full = { sender: 'Bakery', label: 'Spring', unicodeEncoding: 'UCS2', sendPath: '/sms/mtsms' };
  assert.deepEqual(
    routeLinesOf(full).map(([, value]) => value),
    ['Bakery', 'Spring', 'UCS2 if a batch holds Unicode, otherwise GSM 03.38', '/sms/mtsms'],
  );
  assert.deepEqual(routeLinesOf({ ...bare, sendPath: null, unicodeEncoding: null }), [
    ['Sender', 'None: the service chooses what people see'],
  ]);
});

test('a line is kept without spaces around it, breaks and what nobody sees', () => {
  assert.equal(singleLine('Bakery '), 'Bakery');
  assert.equal(singleLine(' \u00a0\t\u200b '), '');
  assert.equal(singleLine(' Spring\ncampaign 7 '), 'Spring campaign 7');
});
