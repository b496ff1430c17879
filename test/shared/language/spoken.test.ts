import assert from 'node:assert/strict';
import { test } from 'node:test';
import { say } from '../../../shared/texts/say.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';

test('a sentence that somebody made up shows its key and values, and runs nothing', () => {
  for (const made of [
    { say: 'folder.constructor', values: ['x'] },
    { say: 'folder.constructor.constructor', values: ['throw new Error()'] },
    { say: 'folder.noStateFix.call', values: ['x'] },
    { say: '__proto__.toString' },
    { say: 'reviews.leftOut.said-no', values: [null] },
    { say: 'reviews.leftOut' },
    { say: '' },
  ])
    assert.equal(spoken(made), [made.say, ...(made.values ?? [])].join(' '));
  assert.match(spoken(say.folder.chooseHow()), /moved, or copied/);
});
