import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fill, filledAt, tagLeftIn, toFillable } from '../../../shared/message/fill.ts';
import { tagsOf } from '../../support/tags-of.ts';
import { bracey } from '../messages.ts';

function filled(message: string, tags: readonly string[], values: readonly string[]): string {
  return fill(toFillable(message, tags), values);
}

test('every tag is replaced by the value at its position', () => {
  assert.equal(filled('{a} and {b}, {a}', ['{a}', '{b}'], ['x', '$&']), 'x and $&, x');
});

test('a value that is a tag is not replaced again, but it is found', () => {
  const text = filled('{a} {b}', ['{a}', '{b}'], ['{b}', 'x']);
  assert.equal(text, '{b} x');
  assert.equal(tagLeftIn(text, ['{a}', '{b}']), '{b}');
});

test('a tag that only comes together from a value and its surroundings is found', () => {
  assert.equal(tagLeftIn(filled('{{a} {b}', ['{a}', '{b}'], ['b}', 'x']), ['{a}', '{b}']), '{b}');
  assert.equal(tagLeftIn(filled('{a}{b}', ['{a}', '{b}'], ['{a', '}']), ['{a}', '{b}']), '{a}');
  assert.equal(tagLeftIn('{c} is no tag of this message', ['{a}']), null);
});

/** One possible service: replaces one tag after the other, all over the text. */
function oneAfterTheOther(message: string, tags: string[], values: string[], order: number[]): string {
  return order.reduce((text, at) => text.replaceAll(tags[at]!, () => values[at]!), message);
}

const job = bracey.chain((message) => {
  const tags = tagsOf(message);
  const values = fc.array(bracey, { minLength: tags.length, maxLength: tags.length });
  const order = fc.shuffledSubarray([...tags.keys()], { minLength: tags.length });
  return fc.record({ message: fc.constant(message), tags: fc.constant(tags), values, order });
});

test('in whatever order a service replaces, it gets our text, unless a tag is left in it', () => {
  let compared = 0;
  fc.assert(
    fc.property(job, ({ message, tags, values, order }) => {
      const text = filled(message, tags, values);
      if (tagLeftIn(text, tags) !== null) return;
      compared += tags.length > 1 ? 1 : 0;
      assert.equal(oneAfterTheOther(message, tags, values, order), text);
    }),
    { numRuns: 2000 },
  );
  assert.ok(compared > 100, `only ${compared} messages had several tags`);
});

test('filling keeps every character of the text around the tags', () => {
  fc.assert(
    fc.property(job, ({ message, tags }) => {
      assert.equal(filled(message, tags, tags), message);
    }),
  );
});

test('the places of the values in a text hold them, in the order of the message', () => {
  fc.assert(
    fc.property(job, ({ message, tags, values }) => {
      const fillable = toFillable(message, tags);
      const text = fill(fillable, values);
      const expected = fillable.gaps.map((at) => values[at]!).filter((value) => value !== '');
      assert.deepEqual(
        filledAt(fillable, values).map(({ from, to }) => text.slice(from, to)),
        expected,
      );
    }),
  );
});
