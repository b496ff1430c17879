import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectFault } from './support/commit-subjects.ts';

test('a commit’s subject is an imperative verb and a thing, in 72 characters', () => {
  for (const subject of [
    'Fix number search in the demo inbox',
    'Ask which column of a replies file opted out',
  ]) {
    assert.equal(subjectFault(subject), null, subject);
  }
  for (const [subject, fault] of [
    [`Fix ${'x'.repeat(69)}`, /72 characters/],
    ['fix the search', /begin with a verb/],
    ['Fixed the search', /imperative/],
    ['Making lists', /imperative/],
    ['The search finds names', /imperative/],
    ['Search the inbox: it found nobody', /without its noun/],
  ] as const) {
    assert.match(subjectFault(subject) ?? '', fault, subject);
  }
});
