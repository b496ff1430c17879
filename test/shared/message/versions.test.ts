import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cleanVersions, versionPicker, wrongVersions } from '../../../shared/message/versions.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';

const values = ['Polish', 'polski', 'Français', 'Ελληνικός', 'Straße', 'ÅÄÖ', '1'];
const written = fc.constantFrom<(value: string) => string>(
  (value) => value,
  (value) => value.toUpperCase(),
  (value) => value.toLowerCase(),
  (value) => value.normalize('NFD'),
  (value) => `\u00a0 ${value}\n`,
  (value) => `${value.slice(0, 1)}\u200b${value.slice(1)}`,
);

test('everybody gets exactly one version, however the value is written and in whichever order the cases stand', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(values, { minLength: 1 }),
      fc.array(fc.nat(20), { minLength: values.length, maxLength: values.length }),
      fc.oneof(fc.constantFrom(...values, '', ' ', 'Danish', 'Pol ish', 'Polishs'), fc.string()),
      written,
      (chosen, sortKeys, value, write) => {
        const cases = chosen.map((one, index) => ({
          values: [one],
          message: `for ${one}`,
          key: sortKeys[index]!,
        }));
        const messageIn = (order: readonly (typeof cases)[number][]) => {
          const version = versionPicker(order)(write(value));
          return version === 0 ? null : order[version - 1]!.message;
        };
        const found = messageIn(cases);
        if (values.includes(value)) assert.equal(found, chosen.includes(value) ? `for ${value}` : null);
        assert.equal(messageIn(cases.toSorted((left, right) => left.key - right.key)), found);
        const joined = [{ values: chosen, message: '' }];
        assert.equal(versionPicker(joined)(write(value)), found === null ? 0 : 1);
      },
    ),
  );
});

test('a blank cell, or one without its column, gets the message for everybody else', () => {
  const pick = versionPicker([{ values: ['Polish'] }, { values: [] }]);
  for (const cell of ['', ' ', '\u200b', '\u00a0']) assert.equal(pick(cell), 0);
  assert.equal(pick(' POLISH'), 1);
});

test('many different cells are told apart as one is', () => {
  const pick = versionPicker([{ values: ['7'] }, { values: ['4000'] }]);
  for (let n = 0; n < 5000; n += 1) assert.equal(pick(String(n)), n === 7 ? 1 : n === 4000 ? 2 : 0);
  assert.deepEqual(['7', '4000', '4001'].map(pick), [1, 2, 0]);
});

test('a value in two cases is refused in words, and people without a value may have a case', () => {
  const wrong = (...cases: string[][]) => {
    const found = wrongVersions({ column: 'a', cases: cases.map((values) => ({ values, message: '' })) });
    return found && spoken(found.message);
  };
  assert.equal(wrong(['Polish', 'Pole'], ['Czech']), null);
  assert.equal(
    wrong(['Polish'], ['Czech', ' POLISH']),
    '“POLISH” is there twice in the versions of the message.',
  );
  assert.match(wrong(['Polish', 'polish'])!, /is there twice/);
  assert.equal(wrong(['Polish'], ['']), null);
  assert.match(wrong([''], ['Polish', ' \u200b'])!, /^“No value” is there twice/);
  const pick = versionPicker([{ values: ['a'] }, { values: [''] }]);
  assert.deepEqual(['a', '', ' ', 'b'].map(pick), [1, 2, 2, 0]);
});

test('versions are kept as the message and the cells are: in lines that can be written', () => {
  assert.deepEqual(
    cleanVersions({ column: 'Language', cases: [{ values: [' Pol\u00adish '], message: 'a\r\nb\0' }] }),
    {
      column: 'Language',
      cases: [{ values: ['Polish'], message: 'a\nb' }],
    },
  );
});
