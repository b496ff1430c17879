import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWords } from '../../../shared/language/said.ts';
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

test('sentences that somebody nested without end are text, so that nothing follows them', () => {
  const nested = (deep: number) => `${'{"say":"app.bye","values":['.repeat(deep)}""${']}'.repeat(deep)}`;
  assert.equal(typeof readWords(nested(2)), 'object');
  for (const deep of [20, 20_000]) assert.equal(readWords(nested(deep)), nested(deep));
  const lists = `{"say":"app.bye","values":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  assert.equal(spoken(readWords(lists)), lists);
});
