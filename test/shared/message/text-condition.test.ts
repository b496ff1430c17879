import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { compileMessage, unmetValues } from '../../../shared/message/compiled-message.ts';
import { tagLeftIn, toFillable } from '../../../shared/message/fill.ts';
import { finalTextFor, tagvaluesFor } from '../../../shared/message/final-text.ts';
import { cellsFor } from '../../../shared/message/frozen-cells.ts';
import { parseMessage } from '../../../shared/message/tag.ts';
import { meansYes } from '../../../shared/sheet/consent/plain-answer.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';

const COLUMNS = ['Name', 'Parking', 'City', 'Permit', 'Ready?', 'a=b'];

function textOf(message: string, cells: Readonly<Record<string, string>>, columns = COLUMNS): string {
  const bound = bindMessage(message, columns, {});
  assert.deepEqual(bound.problems, []);
  const compiled = compileMessage(bound, { encoded: true });
  return finalTextFor(
    compiled,
    columns.map((column) => cells[column] ?? ''),
  ).text;
}

test('words for a yes, a number over 0 and any text but a no', () => {
  for (const yes of ['yes', 'Ja', '1', '2', '0,5', '3.50', 'x', '✓', 'garage', '12-04-2026', '+7', '0 left'])
    assert.equal(meansYes(yes), true, yes);
  for (const yes of ['5 kr.', 'kr 0,50', '€10', '1 %', '20,-', 'USD 3'])
    assert.equal(meansYes(yes), true, yes);
  for (const no of ['0 kr.', 'kr 0,00', '€0', '0 %', '0,-', 'USD 0.00', '-5 kr'])
    assert.equal(meansYes(no), false, no);
  for (const no of [
    '',
    '  ',
    'no',
    'Nej',
    'nein',
    '0',
    '0.00',
    '00',
    '-1',
    '-',
    'n/a',
    '#N/A',
    'undefined',
    '[ ]',
    '[]',
    '(0)',
    'NULL',
    '☐',
    '✗',
  ])
    assert.equal(meansYes(no), false, no);
});

test('the words that hold, the others, and neither', () => {
  const message = 'At 9. {Parking?Bring {Permit|your permit}.|Take bus 12.} Bye {Name}';
  assert.equal(textOf(message, { Parking: 'ja', Name: 'Ada' }), 'At 9. Bring your permit. Bye Ada');
  assert.equal(textOf(message, { Parking: '2', Permit: 'P7' }), 'At 9. Bring P7. Bye ');
  assert.equal(textOf(message, { Parking: 'nej', Permit: 'P7' }), 'At 9. Take bus 12. Bye ');
  assert.equal(textOf('{City= AARHUS ?Nørregade 1|Elsewhere}', { City: 'Aarhus' }), 'Nørregade 1');
  assert.equal(textOf('{City=?Where do you live?}', { City: ' ' }), 'Where do you live?');
  assert.equal(textOf('Hi{City=Aarhus?|, stranger}.', { City: 'Vejle' }), 'Hi, stranger.');
});

test('a text without the words has no blank too many and no empty line', () => {
  for (const [message, without] of [
    ['At 9. {Parking?Come early.} Bye', 'At 9. Bye'],
    ['Hi {Parking?there}, bye', 'Hi, bye'],
    ['Hi {Parking?there}', 'Hi'],
    ['{Parking?Hi.} {City=x?Ho.} Bye', 'Bye'],
    ['A\n{Parking?B}\nC', 'A\nC'],
    ['A\n\n{Parking?B}\n\nC', 'A\n\nC'],
    ['A\n{Parking?B} C', 'A\nC'],
    ['A {Parking?B} {City=x?C} D', 'A D'],
    ['A({Parking?B})', 'A()'],
    ['A {Parking?B}C', 'A C'],
  ] as const) {
    assert.equal(textOf(message, {}), without, message);
    assert.equal(
      textOf(message, { Parking: 'ja', City: 'x' }),
      message.replaceAll(/\{[^?]*\?([^}]*)\}/g, '$1'),
      message,
    );
  }
});

test('a column whose name is the placeholder wins, and the longest name of a column', () => {
  assert.equal(textOf('{Ready?}', { 'Ready?': 'soon' }), 'soon');
  assert.equal(textOf('{Ready?|later}', {}), 'later');
  assert.equal(textOf('{Ready??Come.}', { 'Ready?': 'yes' }), 'Come.');
  assert.equal(textOf('{a=b=c?Come.}', { 'a=b': 'C' }), 'Come.');
  assert.equal(textOf('{a=b?Come.}', { 'a=b': '1' }), 'Come.');
  assert.equal(textOf('{Parking?Need one? Ask.}', { Parking: '1' }), 'Need one? Ask.');
});

test('a wrong condition is an error that says what to do', () => {
  const errorsOf = (message: string) =>
    bindMessage(message, COLUMNS, {})
      .problems.filter(({ severity }) => severity === 'error')
      .map(({ message: said, fix, from, to, replacement }) => [
        spoken(said),
        spoken(fix!),
        message.slice(from, to),
        replacement,
      ]);
  assert.deepEqual(errorsOf('Hi {Parkng?Bring {Permit}.|x}'), [
    [
      'There is no column called “Parkng”.',
      'Did you mean {Parking}?',
      '{Parkng?Bring {Permit}.|x}',
      '{Parking?Bring {Permit}.|x}',
    ],
  ]);
  assert.deepEqual(errorsOf('{Citi=Aarhus?x}')[0]?.[3], '{City=Aarhus?x}');
  assert.deepEqual(errorsOf('{Parking?Bring {Premit}.}'), [
    ['There is no column called “Premit”.', 'Did you mean {Permit}?', '{Premit}', '{Permit}'],
  ]);
  assert.deepEqual(errorsOf('{Parking? | }'), [
    [
      '{Parking? | } has no words.',
      'Write them after the question mark: {Parking?words|words for everybody else}.',
      '{Parking? | }',
      undefined,
    ],
  ]);
  assert.deepEqual(errorsOf('{Parking?{City=x?y}}')[0]?.slice(0, 3), [
    '{City=x?y} is inside the words of another condition.',
    'Write one after the other.',
    '{City=x?y}',
  ]);
  assert.deepEqual(errorsOf('{Parking?Bring {Permit}.')[0]?.slice(0, 3), [
    'The words that begin with {Parking? have no end.',
    'Write a } after the words.',
    '{Parking?',
  ]);
  const many = Array.from({ length: 21 }, (_, n) => `{City=${n}?x}`).join(' ');
  assert.equal(errorsOf(many)[0]?.[0], 'A message has at most 20 conditions.');
});

test('a value that nobody has is named once', () => {
  const bound = bindMessage('{City=Oslo?Hi} {City=Oslo?there }you', COLUMNS, {});
  assert.deepEqual(unmetValues(compileMessage(bound, { encoded: true }), [0]), ['Oslo']);
});

test('a blank in words that somebody does not get is no blank of theirs', () => {
  const bound = bindMessage('{Parking?Bring {Permit}.|Bus.}', COLUMNS, {});
  const compiled = compileMessage(bound, { encoded: true, needed: ['{Permit}'] });
  const of = (parking: string) => finalTextFor(compiled, ['', parking, '', '', '', '']);
  assert.deepEqual([of('no').blanks, of('no').unsendable], [[], null]);
  assert.deepEqual([of('yes').blanks, of('yes').unsendable], [[0], 'blank']);
});

test('blanks at the edge of the words are kept as typed, but for one beside another', () => {
  for (const [message, yes, no] of [
    ['See you{Parking? at noon}.', 'See you at noon.', 'See you.'],
    ['See you{Parking? at noon} there', 'See you at noon there', 'See you there'],
    ['See you {Parking? at noon } there', 'See you at noon there', 'See you there'],
    ['{Parking? Hi |Ho }Ada', 'Hi Ada', 'Ho Ada'],
    ['At{Parking? one | two }sharp', 'At one sharp', 'At two sharp'],
    ['{Parking?Hi | Ho}.', 'Hi.', 'Ho.'],
    ['Hi{Parking?  {Name}}!', 'Hi Ada!', 'Hi!'],
    ['Hi{Parking?,\n{Name}}!', 'Hi, Ada!', 'Hi!'],
    ['Hi\n{Parking? there }\nBye', 'Hi\nthere\nBye', 'Hi\nBye'],
    ['Come{Parking? with it}{Parking?|, please}.', 'Come with it.', 'Come, please.'],
  ] as const) {
    assert.equal(textOf(message, { Parking: 'ja', Name: 'Ada' }), yes, message);
    assert.equal(textOf(message, { Parking: 'nej', Name: 'Ada' }), no, message);
    assert.deepEqual(bindMessage(message, COLUMNS, {}).problems, [], message);
  }
});

test('words and others with different blanks at their edges are to be written as two', () => {
  const [problem] = bindMessage('Come{Parking? with it|, please}.', COLUMNS, {}).problems;
  assert.equal(
    spoken(problem!.message),
    'The two parts of {Parking? with it|, please} begin or end with different spaces.',
  );
  assert.equal(problem!.severity, 'error');
  assert.equal(problem!.replacement, '{Parking? with it}{Parking?|, please}');
});

test('a format that there is none of is named, with the formats and the one that is near', () => {
  const [problem] = bindMessage('On {City:wekday|soon}', COLUMNS, {}).problems;
  assert.equal(spoken(problem!.message), 'There is no format called “wekday”.');
  assert.match(spoken(problem!.fix!), /^The formats are weekday, weekday-date, .* and name\.$/);
  assert.equal(problem!.replacement, '{City:weekday|soon}');
  assert.match(
    spoken(bindMessage('{Town:weekday}', COLUMNS, {}).problems[0]!.message),
    /no column called “Town”/,
  );
});

const word = fc.stringMatching(/^[a-z .,łø\n]{0,8}$/);
const nested = fc.constantFrom('{Name}', '{Permit|none}', '{City}');
const words = fc
  .array(fc.oneof(word, nested), { maxLength: 3 })
  .map((some) => some.join(''))
  .filter((some) => some.trim() !== '');
const condition = fc
  .tuple(fc.constantFrom('Parking', 'City=Aarhus', 'City=', 'a=b=x'), words, fc.option(words, { nil: null }))
  .map(([head, own, others]) => `{${head}?${own}${others === null ? '' : `|${others}`}}`);
const message = fc.array(fc.oneof(word, nested, condition), { maxLength: 7 }).map((some) => some.join(''));
const cell = fc.constantFrom('', 'yes', 'no', '0', '3', ' aarhus', 'Vejle', 'x', 'Ada', 'łø');
const cells = fc.array(cell, { minLength: COLUMNS.length, maxLength: COLUMNS.length });
const other = fc.constantFrom(undefined, 'message' as const, 'all' as const);

test('the text is the tagvalues put into the message on the wire, whatever the order', () => {
  let conditions = 0;
  fc.assert(
    fc.property(message, cells, other, (written, row, letters) => {
      const bound = bindMessage(written, COLUMNS, {});
      const compiled = compileMessage(bound, { encoded: true, other: letters });
      const { text, tagvalues } = finalTextFor(compiled, row);
      const { message: wire, fillable } = compiled.versions[0];
      conditions += compiled.versions[0].conditions.length;
      for (const order of [fillable.tags, fillable.tags.toReversed()]) {
        const replaced = order.reduce(
          (all, tag) => all.split(tag).join(tagvalues[fillable.tags.indexOf(tag)]),
          wire,
        );
        assert.equal(replaced, text);
      }
      for (const tag of fillable.tags) assert.match(tag, /^\{[^{}]*\}$/);
      assert.equal(new Set(fillable.tags).size, fillable.tags.length);
      assert.equal(tagLeftIn(fillable.texts.join(''), fillable.tags), null);
      assert.deepEqual(toFillable(wire, fillable.tags), fillable);
    }),
    { numRuns: 2000 },
  );
  assert.ok(conditions > 1000, `${conditions} conditions`);
});

/** Read by hand: no rule of the app but for what a cell means. */
function naive(written: string, row: readonly string[]): string {
  const cellOf = (name: string) => (row[COLUMNS.indexOf(name)] ?? '').trim();
  const filled = (text: string) =>
    text.replace(
      /\{(Name|City|Permit)(?:\|([^{}]*))?\}/g,
      (_, name, instead) => cellOf(name) || (instead ?? ''),
    );
  const holds = (head: string) => {
    const [, name, value] = /^(a=b|[^=]*)(?:=(.*))?$/.exec(head)!;
    const has = cellOf(name!).toLowerCase();
    return value === undefined ? !['', 'no', '0'].includes(has) : has === value.toLowerCase();
  };
  const MARK = /\{([^{}?]*)\?((?:[^{}|]|\{[^{}]*\})*)(?:\|((?:[^{}]|\{[^{}]*\})*))?\}/g;
  return filled(
    written.replace(MARK, (_, head, own, others = '') =>
      (holds(head) ? own : others).replace(/\s+/g, ' ').trim(),
    ),
  );
}

test('an independent reading gives the same words', () => {
  const squeezed = (text: string) => text.replace(/\s+/g, '');
  fc.assert(
    fc.property(message, cells, (written, row) => {
      const compiled = compileMessage(bindMessage(written, COLUMNS, {}), { encoded: true });
      const { text } = finalTextFor(compiled, row);
      assert.equal(squeezed(text), squeezed(naive(written, row)));
      if (!/\{[^{}?]*\?/.test(written)) assert.equal(text, naive(written, row));
    }),
    { numRuns: 2000 },
  );
});

test('what was frozen gives the same texts again', () => {
  fc.assert(
    fc.property(message, cells, (written, row) => {
      const bound = bindMessage(written, COLUMNS, {});
      const compiled = compileMessage(bound, { encoded: true });
      const { text, tagvalues, blanks } = finalTextFor(compiled, row);
      const { message: wire, fillable } = compiled.versions[0];
      const columns = fillable.tags.map(
        (tag) => COLUMNS[bound.tags.find((one) => one.tag === tag)?.column ?? -1] ?? tag.slice(1, -1),
      );
      const names = [...new Set(columns)];
      const frozen = bindMessage(wire, names, {});
      // Around a tag that is blank are two blanks, of which a cell keeps one.
      const kept = (value: string) => (blanks.length === 0 ? value : value.replace(/ +/g, ' ')).trim();
      assert.deepEqual(
        tagvaluesFor(frozen.tags, cellsFor(frozen.tags, tagvalues, names.length)).map(kept),
        tagvalues.map(kept),
      );
      if (written.trim() === '') return;
      const again = bindMessage(bound.versions[0].again, names, {});
      assert.deepEqual(again.problems, []);
      const rest = finalTextFor(
        compileMessage(again, { encoded: true }),
        cellsFor(frozen.tags, tagvalues, names.length),
      );
      if (blanks.length === 0) assert.equal(rest.text, text);
      assert.deepEqual(parseMessage(wire).filter(({ kind }) => kind === 'tag').length, fillable.gaps.length);
    }),
    { numRuns: 2000 },
  );
});
