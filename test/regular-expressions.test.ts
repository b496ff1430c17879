import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { doubtOfBytes } from '../electron/gateway/answer-bytes.ts';
import { statedSigns } from '../electron/sheets/worker/reader/number-formats/stated-signs.ts';
import { slowPart } from './support/expressions/slow-part.ts';
import {
  type Expression,
  expressionsIn,
  writtenExpressions,
} from './support/expressions/written-expressions.ts';
import { growsWithLength } from './support/growth.ts';

/** Expressions that are not shown to take linear time, with the most letters that each ever meets. */
const BOUNDED: readonly { readonly path: string; readonly begins: string; readonly most: number }[] = [
  // `numberHeader` reads no longer name.
  { path: 'shared/number/number-header.ts', begins: '\\((?:(?:with|incl', most: 400 },
];

/** The library refuses texts of more than 250 characters. */
const REFUSES_LONG = 'node_modules/libphonenumber-js/';

/** What they build is typed by whoever starts the gateway by itself. */
const TYPED = 'electron/practice/cli/read-choices.ts';

describe('each regular expression takes time that grows with the text alone', () => {
  // Threat: A hostile spreadsheet
  // Threat: A hostile or broken service
  test('or is listed with the longest text that it meets', async () => {
    const building = once(
      new Worker(new URL('support/expressions/built-expressions.ts', import.meta.url)),
      'message',
    );
    const { literals, builders, unseen } = writtenExpressions();
    assert.deepEqual(unseen, [], 'built where nobody sees it');
    const [built] = (await building) as [ReadonlyMap<string, readonly Expression[]>];
    assert.deepEqual(
      builders.filter((place) => !built.has(place) && !place.startsWith(`${TYPED}:`)),
      [],
      'not seen building',
    );
    assert.ok(builders.some((place) => place.startsWith(`${TYPED}:`)));

    const all = new Map(
      [...literals, ...[...built.values()].flat()].map((one) => [`${one.source}/${one.flags}`, one]),
    );
    assert.ok(literals.length > 700 && all.size > literals.length, `${literals.length} of ${all.size}`);
    const isListed = ({ path, source }: Expression) =>
      BOUNDED.some((one) => one.path === path && source.startsWith(one.begins));
    const ours = [...all.values()].filter(({ path }) => !path.startsWith(REFUSES_LONG));
    const slow = ours.flatMap((one) => {
      const part = slowPart(one.source, one.flags);
      return part === null ? [] : [{ ...one, part }];
    });
    assert.deepEqual(
      slow.filter((one) => !isListed(one)),
      [],
      'slow',
    );
    assert.equal(slow.length, BOUNDED.length, 'listed in vain');
  });

  const judged: readonly (readonly [source: string, flags: string, isSlow: boolean])[] = [
    ...([
      ['^(a*)*b', '', true],
      ['^(?:a|a)*b', '', true],
      ['^(?:a?b?)*c', '', true],
      ['^(?:a|b*)*c', '', true],
      ['^(\\d+|x)*y', '', true],
      ['^(.*?)\\s*$', '', true],
      ['^\\s*\\s*x', '', true],
      ['^"(?:a|\\\\.)*"', '', false],
      ['^(["\'])(.*)\\1$', 's', false],
    ] as const),
    ...([
      ['\\s+$', '', true],
      ['a+b', '', true],
      ['a+b', 'y', false],
      ['^a+b', '', false],
      ['^a+b', 'm', false],
      ['^\\s+b', 'm', true],
      ['(?<!\\s)\\s+$', '', false],
      ['\\bfoo\\w*x', '', false],
      ['foo\\w*x', '', true],
      ['k[\u212a]*x', '', false],
      ['k[\u212a]*x', 'iu', true],
    ] as const),
    ...([
      ['\\s+', 'g', false],
      ['<[^>]*>', '', true],
      ['<[^<>]*>', '', false],
      ['“[^”]*”?', 'g', false],
      ['a(?:[^]*b)?', 'g', true],
      ['\\d(?: ?\\d)*', 'g', false],
      ['(?=a*)b', '', true],
      ['(?<=a*)b', '', true],
      ['(?<=ba{0,3})b', '', false],
    ] as const),
  ];
  for (const [source, flags, isSlow] of judged) {
    test(`/${source}/${flags} is ${isSlow ? 'not ' : ''}shown to`, () => {
      assert.equal(slowPart(source, flags) !== null, isSlow);
    });
  }
});

describe('a place that builds an expression', () => {
  const places: Readonly<Record<string, 'builders' | 'literals' | 'unseen'>> = {
    'new RegExp(text)': 'builders',
    'RegExp?.(`(${text}+)+`)': 'builders',
    'text.split(/a+/)': 'literals',
    "text.match('a+')": 'unseen',
    'text.matchAll(`${text}+`)': 'unseen',
    "text.search(text + '+')": 'unseen',
    'text?.match(String.raw`a+`)': 'unseen',
    "const any = 'a+'; text.match(any)": 'unseen',
    'const Other = RegExp; new Other(text)': 'unseen',
    'new globalThis.RegExp(text)': 'unseen',
    'class Other extends RegExp {}': 'unseen',
  };
  for (const [code, kind] of Object.entries(places)) {
    test(`is seen: ${code}`, () => {
      const { builders, literals, unseen } = expressionsIn('code.ts', code);
      assert.deepEqual(
        { builders: builders.length, literals: literals.length, unseen: unseen.length },
        { builders: 0, literals: 0, unseen: 0, [kind]: 1 },
      );
    });
  }
  test('is none: a type, a question, a search for what is declared', () => {
    const code = 'const one: RegExp = other; other instanceof RegExp && text.match(one)';
    assert.deepEqual(expressionsIn('code.ts', code), { literals: [], builders: [], unseen: [] });
  });
});

describe('what others write is read in time that grows with its length', () => {
  const texts: Readonly<Record<string, (length: number) => unknown>> = {
    'a field of an answer': (length) =>
      doubtOfBytes(Buffer.from(`HTTP/1.1 400 No\r\nA:${'\t'.repeat(length)}\n\r\n\r\n`)),
    'a number format': (length) => statedSigns('[$'.repeat(length), false, 'en'),
  };
  for (const [what, read] of Object.entries(texts)) test(what, () => growsWithLength(what, 40_000, read));
});
