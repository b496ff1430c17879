import assert from 'node:assert/strict';
import test from 'node:test';
import { copyName, draftName, nameAfter, nameBeside, nameMadeOf } from '../../../shared/draft/draft-name.ts';

const words = (message: string) => draftName({ audience: null, message });

test('a draft is named after its audience, else after the first words of its message', () => {
  assert.equal(draftName({ audience: 'Members 2026', message: 'Hello' }), 'Members 2026');
  assert.equal(draftName({ audience: ' ', message: 'Hello' }), 'Hello');
  assert.equal(draftName({ audience: null, message: '' }), '');
});

test('the first words leave out tags and whatever hung on them, and end with a whole word', () => {
  assert.equal(words('Hi {First name|there}, your table is ready.'), 'Hi, your table is ready.');
  assert.equal(words('{First name}, we open on Monday'), 'we open on Monday');
  assert.equal(words('{Text}'), '');
  assert.equal(
    words('A reminder of your visit to Harbour Street on Monday'),
    'A reminder of your visit to Harbour …',
  );
  assert.equal(words('Sale today,\n'), 'Sale today');
});

test('one endless word is cut between characters, never inside one', () => {
  assert.equal(words('🎉'.repeat(50)), `${'🎉'.repeat(40)} …`);
});

test('the name follows audience and message until a person gives another', () => {
  const before = { audience: null, message: '' };
  const written = { audience: null, message: 'Hello all' };
  const chosen = { audience: 'Members', message: 'Hello all' };
  assert.equal(nameAfter('', before, written), 'Hello all');
  assert.equal(nameAfter('Hello all', written, chosen), 'Members');
  assert.equal(nameAfter('Members', chosen, { ...chosen, audience: null }), 'Hello all');
  assert.equal(nameAfter('Spring check-ups', before, chosen), 'Spring check-ups');
});

test('a name that another has gets the next free number', () => {
  assert.equal(nameBeside('Guests', []), 'Guests');
  assert.equal(nameBeside('Guests', ['guests', 'Guests 2']), 'Guests');
  assert.equal(nameBeside('Guests', ['Guests', 'Guests 2']), 'Guests 3');
  assert.equal(nameBeside('', ['']), '', 'what has no name stays without one');
});

test('what is made of a campaign is named after it, within what a name may have', () => {
  const rest = (name: string) => `Rest of ${name}`;
  assert.equal(copyName('Spring'), 'Copy of Spring');
  assert.equal(copyName(''), '', 'and a copy without a name gets its own');
  assert.equal(nameMadeOf(rest, 'Spring'), 'Rest of Spring');
  assert.equal(nameMadeOf(rest, ''), 'Rest of Untitled');
  assert.equal(copyName('a'.repeat(200)), `Copy of ${'a'.repeat(192)}`);
});
