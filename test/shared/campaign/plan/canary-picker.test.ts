import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createCanaryPicker } from '../../../../shared/campaign/plan/canary-picker.ts';
import { bindMessage } from '../../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../../shared/message/compiled-message.ts';
import { finalTextFor } from '../../../../shared/message/final-text.ts';

const compiled = compileMessage(bindMessage('Hi {name|there}, {code}', ['name', 'code'], {}), {
  encoded: true,
});

function choose(size: number, people: readonly (readonly [name: string, code: string])[]): readonly number[] {
  const choice = createCanaryPicker<number>(size, compiled);
  for (const [n, cells] of people.entries()) choice.see(n, finalTextFor(compiled, [...cells]));
  return choice.chosen();
}

const alike = Array.from({ length: 40 }, (): readonly [string, string] => ['Ann', '1']);
const people = alike
  .with(7, ['Łucja', '1'])
  .with(11, ['Bartholomew', '12345'])
  .with(19, ['', '1'])
  .with(23, ['Bo', '']);

test('the canary covers what can differ: letters, length, fallback and blank, first and last', () => {
  assert.deepEqual(choose(6, people), [0, 7, 11, 19, 23, 39]);
  assert.deepEqual(choose(8, people), [0, 1, 2, 7, 11, 19, 23, 39]);
  assert.deepEqual(choose(3, people), [0, 7, 11]);
  assert.deepEqual(choose(1, people), [0]);
  assert.deepEqual(choose(0, people), []);
  assert.deepEqual(choose(50, people), [...people.keys()]);
});

test('the canary has each kind of text before anything else', () => {
  const bound = bindMessage('{name?A b|Take bus 12.} {code=9?C}', ['name', 'code'], {});
  const choice = createCanaryPicker<number>(3, compileMessage(bound, { encoded: true }));
  for (let n = 0; n < 40; n += 1) {
    const final = finalTextFor(compileMessage(bound, { encoded: true }), [
      n === 17 ? 'yes' : 'no',
      n === 29 ? '9' : '',
    ]);
    choice.see(n, final);
  }
  assert.deepEqual(choice.chosen(), [0, 17, 29]);
});

test('as many are chosen as were asked for, nobody twice, in their order', () => {
  const person = fc.tuple(fc.constantFrom('', 'Ann', 'Ł', 'Ł😀😀'), fc.constantFrom('', '1', '22'));
  fc.assert(
    fc.property(fc.nat(12), fc.array(person, { maxLength: 30 }), (size, list) => {
      const chosen = choose(size, list);
      assert.equal(chosen.length, Math.min(size, list.length));
      assert.deepEqual(
        chosen,
        [...new Set(chosen)].toSorted((left, right) => left - right),
      );
    }),
  );
});

test('the canary has somebody of each version, where it is large enough', () => {
  const cases = ['a', 'b', 'c'].map((value) => ({ values: [value], message: `${value} {name}` }));
  const bound = bindMessage('Hi {name}', ['name', 'code'], { versions: { column: 'code', cases } });
  const versions = compileMessage(bound, { encoded: true });
  const code = fc.constantFrom('a', 'b', 'c', '', 'other');
  const someone = fc.tuple(fc.constantFrom('Ann', 'Ł', 'Bartholomew'), code);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), fc.array(someone, { maxLength: 30 }), (size, list) => {
      const choice = createCanaryPicker<string>(size, versions);
      for (const cells of list) choice.see(cells[1], finalTextFor(versions, [...cells]));
      const pick = (codes: readonly string[]) => new Set(codes.map((one) => (one === 'other' ? '' : one)));
      const chosen = choice.chosen();
      const all = pick(list.map(([, one]) => one));
      assert.equal(chosen.length, Math.min(size, list.length));
      assert.equal(pick(chosen).size, Math.min(size, all.size));
    }),
  );
});
