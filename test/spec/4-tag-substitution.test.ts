import { strict as assert } from 'node:assert';
import { ONE, postTo, rules, sent, withPractice } from './service.ts';

const rule = rules();

async function textOf(
  message: string,
  tags: string[],
  tagvalues: string[] | undefined,
): Promise<string | undefined> {
  const { ids } = await sent({ message, tags, recipients: [{ msisdn: ONE, tagvalues }] });
  return ids[0]?.message;
}

rule(
  'Tag substitution 1: every tag string is replaced by the value at the same position',
  'few',
  async () => {
    assert.equal(await textOf('{a} and {b}', ['{a}', '{b}'], ['one', 'two']), 'one and two');
  },
);

rule('Tag substitution 1: every occurrence is replaced', 'few', async () => {
  assert.equal(await textOf('{a}, {a}{a}!', ['{a}'], ['hey']), 'hey, heyhey!');
});

rule('Tag substitution 1: a tag may be any string', 'few', async () => {
  assert.equal(await textOf('Dear NAME $1', ['NAME', '$1'], ['Ada', 'x']), 'Dear Ada x');
});

rule('Tag substitution 1: a value is taken literally, dollar signs and all', 'few', async () => {
  assert.equal(await textOf('Pay {a} now', ['{a}'], ["$& $1 $$ $' \\1"]), "Pay $& $1 $$ $' \\1 now");
});

rule('Tag substitution 1: a value may be empty', 'few', async () => {
  assert.equal(await textOf('Hi{a}!', ['{a}'], ['']), 'Hi!');
});

rule('Tag substitution 1: a tag that message lacks changes nothing', 'practice only', async () => {
  assert.equal(await textOf('Hi', ['{a}'], ['x']), 'Hi');
});

rule(
  'Tag substitution 1: tags are replaced one after the other (order not shown)',
  'practice only',
  async () => {
    assert.equal(await textOf('{a}', ['{a}', '{b}'], ['{b}', 'two']), 'two');
    const onePass = await withPractice({ choices: { replacement: 'one-pass' } }, (own) =>
      postTo(own, {
        message: '{a}',
        tags: ['{a}', '{b}'],
        recipients: [{ msisdn: ONE, tagvalues: ['{b}', 'two'] }],
      }),
    );
    assert.equal(onePass.body?.ids[0]?.message, '{b}');
  },
);

rule(
  'Tag substitution 2: without tagvalues the text is unchanged, with tags left in place',
  'few',
  async () => {
    assert.equal(await textOf('{a} and {b}', ['{a}', '{b}'], undefined), '{a} and {b}');
  },
);
