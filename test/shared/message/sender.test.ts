import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { judgeSender } from '../../../shared/message/sender.ts';
import { say } from '../../../shared/texts/say.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';

test('a name has up to 11 letters and digits, a number up to 15 digits', () => {
  assert.deepEqual(judgeSender('Acme24'), {
    kind: 'name',
    sender: 'Acme24',
    left: 5,
    says: say.messages.sender.name(5),
  });
  assert.equal(judgeSender('ABCDEFGHIJK').kind, 'name');
  assert.equal(judgeSender('ABCDEFGHIJKL').kind, 'wrong');
  assert.equal(judgeSender('123456789012345').kind, 'number');
  assert.equal(judgeSender('1234567890123456').kind, 'wrong');
  assert.equal(judgeSender('12345678901a').kind, 'wrong');
});

test('none is allowed and said', () => {
  assert.equal(judgeSender('  ').kind, 'none');
});

test('what cannot be used is explained, and corrected where nothing is lost but dress', () => {
  const said = (typed: string) => {
    const state = judgeSender(typed);
    assert.equal(state.kind, 'wrong', typed);
    return state.kind === 'wrong' ? [spoken(state.says), state.corrected] : [];
  };
  assert.deepEqual(said('+44 7700 900123'), [
    'A number is written with digits only, without the +.',
    '447700900123',
  ]);
  assert.deepEqual(said('My Shop'), ['A sender cannot contain spaces.', 'MyShop']);
  assert.deepEqual(said('Café'), [
    'A sender is made of the letters A to Z and digits; “é” cannot be used.',
    'Cafe',
  ]);
  assert.deepEqual(said('日本'), [
    'A sender is made of the letters A to Z and digits; “日” cannot be used.',
    undefined,
  ]);
  assert.deepEqual(said('Much Too Long Name'), ['A sender cannot contain spaces.', undefined]);
});

test('exactly what the spec allows is allowed, and what is offered is allowed too', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'aZ09 +-.éß日😀'), maxLength: 18 });
  fc.assert(
    fc.property(typed, (text) => {
      const state = judgeSender(text);
      const allowed = /^(?:[A-Za-z0-9]{1,11}|[0-9]{1,15})$/.test(text.trim());
      assert.equal(state.kind === 'name' || state.kind === 'number', allowed);
      if (state.kind === 'wrong' && state.corrected !== undefined)
        assert.notEqual(judgeSender(state.corrected).kind, 'wrong');
    }),
  );
});
