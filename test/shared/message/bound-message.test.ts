import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bindMessage, usedFirst } from '../../../shared/message/bound-message.ts';
import { looseKey } from '../../../shared/message/similar-names.ts';
import { cleanMessage, tagFor } from '../../../shared/message/tag.ts';
import { columnNames } from '../../../shared/sheet/column-name.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { bracey } from '../messages.ts';

const columns = ['First name', 'City', 'Sum'];

test('a tag finds its column by its exact name', () => {
  const { tags, problems } = bindMessage('Hi {First name|there} of {City}', columns, {});
  assert.deepEqual(problems, []);
  assert.deepEqual(tags, [
    { tag: '{First name|there}', column: 0, fallback: 'there' },
    { tag: '{City}', column: 1, fallback: null },
  ]);
});

test('a column whose name has more marks than a message keeps can be named as it is and as its file writes it', () => {
  const header = `Na${'\u0323'.repeat(40)}me`;
  const names = columnNames([header, `${'\u0301'.repeat(40)}b`], 2);
  for (const [column, written] of [...names, header].entries()) {
    const { tags, problems } = bindMessage(cleanMessage(tagFor(written)), names, {});
    assert.deepEqual(problems, []);
    assert.equal(tags[0]?.column, column % 2);
  }
});

test('case and spaces do not matter when only one column can be meant', () => {
  const { tags, problems } = bindMessage('{ firstname }{CITY| }', columns, {});
  assert.deepEqual(problems, []);
  assert.deepEqual(tags, [
    { tag: '{ firstname }', column: 0, fallback: null },
    { tag: '{CITY| }', column: 1, fallback: '' },
  ]);
});

test('an exact name wins over a near-identical one, and two near-identical ones are asked about', () => {
  assert.equal(bindMessage('{name}', ['Name', 'name'], {}).tags[0]?.column, 1);
  const { tags, problems } = bindMessage('{NAME|you}', ['Name', 'name'], {});
  assert.deepEqual(tags, []);
  assert.equal(problems[0]?.severity, 'error');
  assert.equal(problems[0]?.replacement, '{Name|you}');
});

test('two columns of the same name cannot be told apart', () => {
  const [problem] = bindMessage('{Name}', ['Name', 'Name'], {}).problems;
  assert.equal(spoken(problem?.message), '2 columns are called “Name”.');
  assert.equal(problem?.replacement, undefined);
});

test('an unknown column is an error that offers what was probably meant', () => {
  const [problem] = bindMessage('Hi {frist name|you}!', columns, {}).problems;
  assert.deepEqual(
    { ...problem, message: spoken(problem?.message), fix: spoken(problem?.fix) },
    {
      severity: 'error',
      message: 'There is no column called “frist name”.',
      fix: 'Did you mean {First name}?',
      from: 3,
      to: 19,
      replacement: '{First name|you}',
      version: 0,
    },
  );
});

test('an unknown column that is near nothing lists the columns', () => {
  const [problem] = bindMessage('{xyzzy}', columns, {}).problems;
  assert.equal(spoken(problem?.fix), 'The columns are {First name}, {City}, {Sum}.');
  assert.match(spoken(bindMessage('{}', columns, {}).problems[0]!.message), /names no column/);
  assert.match(spoken(bindMessage('{x}', [], {}).problems[0]!.fix!), /Choose the people first/);
});

test('a bar or braces in a column name are no obstacle', () => {
  assert.deepEqual(bindMessage('{a|b}', ['a|b', 'a'], {}).tags, [
    { tag: '{a|b}', column: 0, fallback: null },
  ]);
  assert.deepEqual(bindMessage('{a|b|c}', ['a|b'], {}).tags, [{ tag: '{a|b|c}', column: 0, fallback: 'c' }]);
  assert.equal(bindMessage(tagFor('Price {EUR}'), ['Price {EUR}'], {}).tags[0]?.column, 0);
});

test('the tag written for a column names that column, whatever its name', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'B', '|', '{', '}', ' ', '\n', 'é'), maxLength: 6 });
  const names = fc.uniqueArray(
    name.filter((one) => looseKey(one) !== ''),
    { selector: looseKey, minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(names, fc.nat(), (columns, pick) => {
      const column = pick % columns.length;
      const { tags } = bindMessage(tagFor(columns[column]!), columns, {});
      assert.equal(tags[0]?.column, column);
      assert.equal(tags[0]?.fallback, null);
    }),
    { numRuns: 500 },
  );
  assert.equal(bindMessage('{a|b|x}', ['a', 'a|b'], {}).tags[0]?.fallback, 'x');
});

test('a stray brace is a warning that can be taken out', () => {
  const { problems } = bindMessage('{{City} :-}', columns, {});
  assert.deepEqual(
    problems.map(({ severity, from, to, replacement }) => ({ severity, from, to, replacement })),
    [0, 10].map((from) => ({ severity: 'warning', from, to: from + 1, replacement: '' })),
  );
  assert.equal(spoken(problems[0]?.fix), 'A tag has one brace on each side.');
});

test('of thousands of stray braces the first are warned about, and a tag without a column among them still is an error', () => {
  const { problems } = bindMessage(`${'{'.repeat(40_000)}{Cty}${'}'.repeat(9000)}`, columns, {});
  assert.equal(problems.filter(({ severity }) => severity === 'warning').length, 50);
  assert.equal(problems.filter(({ severity }) => severity === 'error').length, 1);
});

test('an empty message is an error', () => {
  assert.equal(spoken(bindMessage(' \n', columns, {}).problems[0]?.message), 'There is no message yet.');
});

test('every tag is bound or complained about, and each complaint points at its place', () => {
  fc.assert(
    fc.property(bracey, (message) => {
      const bound = bindMessage(message, ['a', 'B'], {});
      const found = new Set(bound.tags.map(({ tag }) => tag));
      for (const tag of message.match(/\{[^{}]*\}/g) ?? []) {
        const named = bound.problems.some(({ from, to }) => message.slice(from, to) === tag);
        assert.equal(found.has(tag), !named);
      }
    }),
  );
});

test('applying every offered replacement of a tag leaves no unknown tag', () => {
  fc.assert(
    fc.property(fc.constantFrom('Frst name', 'cty', 'sun', 'Citty|x'), (inner) => {
      const [problem] = bindMessage(`{${inner}}`, columns, {}).problems;
      assert.deepEqual(bindMessage(problem!.replacement!, columns, {}).problems, []);
    }),
  );
});

test('each version has its own tags, and the message all of them once', () => {
  const cases = [
    { values: ['pl'], message: '{City}: {first name|x} {nobody}' },
    { values: ['cs'], message: '{First name|there}' },
  ];
  const bound = bindMessage('Hi {First name|there}', columns, { versions: { column: 'city', cases } });
  assert.deepEqual(
    bound.tags.map(({ tag }) => tag),
    ['{First name|there}', '{City}', '{first name|x}'],
  );
  assert.deepEqual(
    bound.versions.map(({ tags }) => tags.map(({ tag }) => tag)),
    [['{First name|there}'], ['{City}', '{first name|x}'], ['{First name|there}']],
  );
  assert.deepEqual(
    bound.problems.map(({ version, from }) => [version, from]),
    [[1, 23]],
  );
  assert.equal(bound.deciding?.column, columns.indexOf('City'));
  assert.equal(bindMessage('Hi', columns, { versions: { column: 'Town', cases } }).deciding, null);
});

test('a message for everybody else may be blank, since perhaps nobody gets it; without cases it may not', () => {
  const versions = { column: 'City', cases: [{ values: ['x'], message: 'Hi' }] };
  assert.deepEqual(bindMessage(' ', columns, { versions }).problems, []);
  assert.equal(bindMessage(' ', columns, { versions: { ...versions, cases: [] } }).problems.length, 1);
});

test('the columns of a message come first, in its order, and those of its versions and conditions too', () => {
  const columns = ['Id', 'Name', 'Street', 'Time', 'Language'];
  const first = (message: string, options = {}) =>
    usedFirst(bindMessage(message, columns, options), columns.length);
  assert.deepEqual(first(''), [0, 1, 2, 3, 4]);
  assert.deepEqual(first('At {Time}, {Name}. {Time}!'), [3, 1, 0, 2, 4]);
  assert.deepEqual(first('Hi {Nobody} {Street}'), [2, 0, 1, 3, 4]);
  const versions = { column: 'Language', cases: [{ values: ['da'], message: 'Hej {Name}' }] };
  assert.deepEqual(first('Hi {Street}', { versions }), [2, 1, 4, 0, 3]);
});
