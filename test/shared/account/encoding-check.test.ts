import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHOICES } from '../../../electron/practice/worker/spec-choices.ts';
import { encodingTestText, proposedEncoding } from '../../../shared/account/encoding-check.ts';
import { countParts } from '../../../shared/message/parts.ts';

test('the proposed encoding is one that means Unicode, and its test is one part of letters that GSM lacks', () => {
  assert.ok(CHOICES.unicodeEncodings.includes(proposedEncoding));
  const { parts, encoding } = countParts(encodingTestText, { encoded: true });
  assert.deepEqual([parts, encoding], [1, 'UCS-2']);
});
