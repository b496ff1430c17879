import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyEvidence } from '../../../shared/folder/copy-evidence.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';

test('what the account lost since the copy was made is told with what it may have gone to', () => {
  const words = spoken(copyEvidence({ before: 10_000, now: 3400, expected: 6600 }));
  assert.match(words, /^Since this copy was made the balance fell by 6,600 credits\./);
  assert.match(words, /should cost 6,600\. Other campaigns and other users/);
});

test('a balance that did not fall, rose or is not known claims nothing', () => {
  assert.match(
    spoken(copyEvidence({ before: 5, now: 5, expected: 3 })),
    /has not fallen.* A top-up may hide/,
  );
  assert.match(spoken(copyEvidence({ before: 5, now: 9, expected: 3 })), /rose by 4 credits.*does not help/);
  assert.match(
    spoken(copyEvidence({ before: null, now: 9, expected: null })),
    /not known, so the balance does not help/,
  );
  assert.match(spoken(copyEvidence({ before: 5, now: null, expected: null })), /cannot be read now/);
});

test('credits that are no whole numbers are not told to the last digit', () => {
  assert.match(
    spoken(copyEvidence({ before: 0.3, now: 0.1, expected: null })),
    /fell by 0\.20 credits\. Other/,
  );
});
