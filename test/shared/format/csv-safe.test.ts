import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import Papa from 'papaparse';
import { csvLine, formulaSafe, usualSeparator } from '../../../shared/format/csv-safe.ts';

const STARTS_A_FORMULA = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u;

/** Texts of what makes formulas, and of anything. */
const texts = fc.oneof(
  fc.string(),
  fc.string({
    unit: fc.constantFrom(
      ...'=+-@＝＋－＠;,|\t\n\r "\'a1',
      '\u00a0',
      '\u200b',
      '\u202e',
      '\u2028',
      'HYPERLINK(',
    ),
  }),
);

// Threat: A hostile spreadsheet, in an export
test('no cell of an export runs as a formula, whatever separates cells and whether quotes count', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 4 }), (cells) => {
      const line = csvLine(cells);
      for (const delimiter of [',', ';', '\t', '|']) {
        const parsed = Papa.parse<string[]>(line, { delimiter, skipEmptyLines: false }).data.flat();
        const cut = line.split(/[\r\n\v\f\u0085\u2028\u2029]/).flatMap((row) => row.split(delimiter));
        for (const cell of [...parsed, ...cut])
          assert.doesNotMatch(cell, STARTS_A_FORMULA, JSON.stringify(line));
      }
    }),
  );
});

test('a cell holds the text and apostrophes alone, and any other text stays as it is', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const shown = Papa.parse<string[]>(csvLine([text, 'end']), { delimiter: ',', newline: '\r\n' })
        .data[0]![0]!;
      assert.equal(shown, formulaSafe(text));
      assert.equal(shown.replaceAll("'", ''), text.replaceAll("'", ''));
    }),
  );
  const tame = ['Ann', 'a=b', '12-3', 'Hi, Ann', "l'été", 'a; b', '1 + 1', 'x@y.se'];
  for (const text of tame) assert.equal(formulaSafe(text), text);
});

test('formulas are guarded at the start and after every separator', () => {
  assert.equal(csvLine(['=1+1', 'a,b', 'say "x"', 3, null, 'ok']), `'=1+1,"a,b","say ""x""",3,,ok\r\n`);
  assert.equal(formulaSafe('Ann;=HYPERLINK("x")'), `Ann;'=HYPERLINK("x")`);
  assert.equal(formulaSafe('Ann|\t ＝1'), "Ann|\t '＝1");
  assert.equal(formulaSafe('Ann\n"@SUM(1)"'), `Ann\n"'@SUM(1)"`);
  assert.equal(formulaSafe('\t1'), "'\t1");
});

test('cells are separated as spreadsheet programs expect where a person is', () => {
  const separators = ['en-US', 'da-DK', 'de', 'de-CH', 'en-GB', 'en-DK', 'ja'].map(usualSeparator);
  assert.deepEqual(separators, [',', ';', ';', ';', ',', ';', ',']);
  assert.equal(csvLine(['a;b', 'c,d', '=1', null, 2], ';'), `"a;b";"c,d";'=1;;2\r\n`);
});

test('no control character reaches a program or a terminal, and line breaks stay', () => {
  assert.equal(csvLine(['a\u001b[31m\u009bb', 'c\r\nd', '\u001b=1+1']), `a [31m b,"c\r\nd",' =1+1\r\n`);
});
