import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import fc from 'fast-check';
import { rowMatcher, storedCells } from '../../../electron/search/row-search.ts';
import { openWordSearch, plainText, type Reading } from '../../../electron/search/words-in-sql.ts';
import { holdsWords, searchedWords } from '../../../shared/format/searched-words.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../shared/message/compiled-message.ts';

const database = new DatabaseSync(':memory:');
database.exec('CREATE TABLE texts (text TEXT NOT NULL) STRICT');
const write = database.prepare('INSERT INTO texts VALUES (?)');

/** For each stored text whether SQL finds it. */
function finder(reading: Reading) {
  const { holds, terms } = openWordSearch(database, reading);
  const find = database.prepare(`SELECT ${holds('text')} AS isFound FROM texts ORDER BY rowid`);
  return (texts: readonly string[], search: string): boolean[] => {
    database.exec('DELETE FROM texts');
    for (const text of texts) write.run(text);
    return find.all(terms(search)).map(({ isFound }) => isFound === 1);
  };
}

const plain = fc.string({
  unit: fc.constantFrom(...'aAbBnu0%_! ,["]\\\'{}:='.split('')),
  maxLength: 6,
});
const awkward = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...['a', 'B', 'å', 'A\u030a', 'ø', 'Σ', 'ς', 'ﾀ', '민', '"', ',', '\\', ' ', '\u200b']),
    fc.constantFrom(
      ...['\0', '\x01', '\n', '\t', '\x7f', '\u00a0', '\u0301', '\ud800', '\ufffd', '😀', '＂'],
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 6,
});
const cell = fc.oneof(plain, awkward, fc.constantFrom('="0b"', '[]', 'ab ba', '\ud800', '\n', 'n'));
// The database, and what reaches main, keeps no half of a pair of surrogates; JSON does.
const text = cell.map((one) => one.toWellFormed());

test('SQL finds in texts what every other search finds', () => {
  const find = finder(plainText);
  let hits = 0;
  fc.assert(
    fc.property(fc.array(text, { maxLength: 5 }), text, (texts, search) => {
      const expected = texts.map((one) => holdsWords(one, searchedWords(search)));
      assert.deepEqual(find(texts, search), expected);
      hits += expected.includes(true) && expected.includes(false) ? 1 : 0;
    }),
    { numRuns: 3000 },
  );
  assert.ok(hits > 100, `${hits} searches found some`);
});

test('SQL finds in cells, which are stored as JSON, what a search of the list finds', () => {
  const find = finder(storedCells);
  const compiled = compileMessage(bindMessage('', [], {}), { encoded: true });
  let hits = 0;
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 5 }), text, (rows, search) => {
      const matches = rowMatcher(search, compiled);
      const expected = rows.map((cells) => matches({ msisdn: '', original: '', cells, recipient: false }));
      assert.deepEqual(
        find(
          rows.map((cells) => JSON.stringify(cells)),
          search,
        ),
        expected,
      );
      hits += expected.includes(true) && expected.includes(false) ? 1 : 0;
    }),
    { numRuns: 3000 },
  );
  assert.ok(hits > 100, `${hits} searches found some`);
  assert.deepEqual(find([''], '"'), [false], 'what a removed campaign keeps');
});
