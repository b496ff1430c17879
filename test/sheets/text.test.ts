import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { ImportBudget } from '../../electron/sheets/worker/reader/bounds/import-budget.ts';
import { DelimitedRecords } from '../../electron/sheets/worker/reader/delimited/delimited-records.ts';
import { textDecoding } from '../../electron/sheets/worker/reader/files/text-decoding.ts';
import { type RawRow, RowOutput, type RowSink } from '../../electron/sheets/worker/reader/rows/row-output.ts';
import { readSheet } from '../../electron/sheets/worker/reader/sheet-reader.ts';
import { ENCODINGS } from '../../shared/sheet/text-encodings.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { tempFolder } from '../services/support/temp-folder.ts';
import { sized } from '../support/full.ts';

const NEVER = new AbortController().signal;
const NOWHERE: RowSink = { add: () => {}, progress: () => {} };

/** Splits text into records given in these pieces. */
function records(pieces: readonly string[], delimiter = ','): string[][] {
  const rows: string[][] = [];
  const output = new RowOutput(
    {
      add: ({ cells }) => rows.push([...cells]),
      progress: () => {},
    },
    new ImportBudget(0),
  );
  const splitter = new DelimitedRecords(delimiter, output);
  for (const piece of pieces) splitter.take(piece, false);
  splitter.take('', true);
  return rows;
}

/** A text in pieces, cut within characters too. */
function cut(text: string, cuts: readonly number[] = []): string[] {
  const places = [...new Set(cuts.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return [...places, text.length].map((end, at) => text.slice(places[at - 1] ?? 0, end));
}

describe('records', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ö', '"', ',', '\n', ' ', '😀'), maxLength: 6 });
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 });

  test('a table written by the rules comes back, wherever the text is cut', () => {
    fc.assert(
      fc.property(table, fc.array(fc.nat(200), { maxLength: 6 }), (rows, cuts) => {
        const full = rows.map((row) => [...row, 'end']);
        const text = full
          .map((row) => `${row.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')}\n`)
          .join('');
        assert.deepEqual(records(cut(text, cuts)), full);
      }),
    );
  });

  test('any text at all gives the same records in one piece and in many', () => {
    const noise = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' '), maxLength: 40 });
    fc.assert(
      fc.property(noise, fc.array(fc.nat(60), { maxLength: 5 }), (text, cuts) => {
        assert.deepEqual(records(cut(text, cuts)), records(cut(text)));
      }),
      { numRuns: sized(120, 500) },
    );
  });

  test('no character of any text is lost, whatever its quotes', () => {
    const noise = fc.string({ unit: fc.constantFrom('a', 'b', '"', ',', '\n'), maxLength: 40 });
    fc.assert(
      fc.property(noise, (text) => {
        const letters = (value: string) => value.replaceAll(/[^ab]/g, '');
        assert.equal(letters(records(cut(text)).flat().join('')), letters(text));
      }),
      { numRuns: sized(120, 500) },
    );
  });
});

describe('encodings', () => {
  test('every encoding offered can be decoded here, and reads ASCII as ASCII', () => {
    for (const { label } of ENCODINGS) {
      const bytes = Buffer.from('a,1\n', label.startsWith('utf-16') ? 'utf16le' : 'latin1');
      if (label === 'utf-16be') bytes.swap16();
      const decoding = textDecoding(label);
      assert.equal(decoding.decode(bytes) + decoding.end(), 'a,1\n', label);
    }
  });

  test('windows-1252 agrees with the platform decoder on every byte', () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, at) => at));
    const ours = textDecoding('windows-1252').decode(bytes);
    // U+20AC for 0x80 and so on: facts of the encoding, since some platforms decode these bytes as Latin-1.
    assert.equal(
      ours.slice(0x80, 0x8c),
      '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039',
    );
    assert.equal(ours.slice(0x91, 0x98), '\u2018\u2019\u201c\u201d\u2022\u2013\u2014');
    assert.equal(ours.slice(0xa0), bytes.toString('latin1').slice(0xa0));
  });

  for (const encoding of ['utf-8', 'utf-16le', 'utf-16be'] as const) {
    test(`a large ${encoding} file keeps every character and line end at the borders of its chunks`, async (context) => {
      const path = join(tempFolder(context), 'large.csv');
      const expected = Array.from({ length: 30_000 }, (_, at) => [
        `${at}`,
        'Zoë 山田 😀'.slice(0, 3 + (at % 7)),
        'ж'.repeat(at % 13),
        'x',
      ]);
      const text = `\ufeff${expected.map((row) => row.join(';')).join('\r\n')}`;
      const bytes = Buffer.from(text, encoding === 'utf-8' ? 'utf8' : 'utf16le');
      writeFileSync(path, encoding === 'utf-16be' ? bytes.swap16() : bytes);
      const rows: RawRow[] = [];
      const sink = { add: (row: RawRow) => rows.push(row), progress: () => {} };
      const result = await readSheet(path, 'large.csv', {}, sink, NEVER);
      assert.ok(result.ok);
      assert.equal(result.value.encoding, encoding);
      // A surrogate pair cut by slice() is written as U+FFFD, so compare what was really written.
      const written = new TextDecoder(encoding).decode(encoding === 'utf-16be' ? bytes : bytes);
      assert.deepEqual(rows.map(({ cells }) => cells.join(';')).join('\r\n'), written);
    });
  }

  test('one old byte at the very end of a large file decides its encoding', async (context) => {
    const path = join(tempFolder(context), 'late.csv');
    writeFileSync(
      path,
      Buffer.concat([
        Buffer.from(`name,n\n${'Anna,1\n'.repeat(100_000)}`),
        Buffer.from([0xc5, 0x73, 0x61, 0x0a]),
      ]),
    );
    const result = await readSheet(path, 'late.csv', {}, NOWHERE, NEVER);
    assert.ok(result.ok);
    assert.equal(result.value.encoding, 'windows-1252');
  });

  test('files joined together keep no mark of where the second one began, and say so', async (context) => {
    const path = join(tempFolder(context), 'joined.csv');
    writeFileSync(path, '\ufeffName,n\nAnna,1\n\ufeffName,n\nBo,2\n');
    const rows: RawRow[] = [];
    const sink = { add: (row: RawRow) => rows.push(row), progress: () => {} };
    const result = await readSheet(path, 'joined.csv', {}, sink, NEVER);
    assert.ok(result.ok);
    assert.deepEqual(
      rows.map(({ cells }) => cells[0]),
      ['Name', 'Anna', 'Name', 'Bo'],
    );
    assert.match(result.value.notes.map(({ message }) => spoken(message)).join(), /Byte order marks.*\(1\)/);
  });

  test('a DIF spreadsheet is refused in words', async (context) => {
    const folder = tempFolder(context);
    const refused = async (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      const result = await readSheet(join(folder, name), name, {}, NOWHERE, NEVER);
      return result.ok ? '' : spoken(result.error.message);
    };
    assert.match(await refused('old.dif', 'TABLE\r\n0,1\r\n"p"\r\nVECTORS\r\n0,4\r\n'), /DIF spreadsheet/);
  });

  test('one line of nothing but numbers is a list of them, unless a delimiter is chosen', async (context) => {
    const path = join(tempFolder(context), 'list.txt');
    const read = async (text: string, options = {}) => {
      writeFileSync(path, text);
      const rows: RawRow[] = [];
      const sink = { add: (row: RawRow) => rows.push(row), progress: () => {} };
      const result = await readSheet(path, 'list.txt', options, sink, NEVER);
      assert.ok(result.ok);
      return rows.map(({ row, cells }) => [row, ...cells]);
    };
    const listed = [
      [1, '070-174 06 05'],
      [2, '+46701740606'],
      [3, '0701740607'],
    ];
    assert.deepEqual(await read('070-174 06 05, +46701740606,0701740607,\n'), listed);
    assert.deepEqual(await read('070-174 06 05;+46701740606; 0701740607'), listed);
    assert.equal((await read('070-174 06 05,+46701740606', { delimiter: ',' })).length, 1);
    assert.deepEqual(await read('Anna,0701740605'), [[1, 'Anna', '0701740605']]);
    assert.deepEqual(await read('0701740605,2019'), [[1, '0701740605', '2019']]);
  });

  test('an encoding that is not offered is refused', async (context) => {
    const path = join(tempFolder(context), 'a.csv');
    writeFileSync(path, 'a,b\n');
    const result = await readSheet(path, 'a.csv', { encoding: 'ebcdic' }, NOWHERE, NEVER);
    assert.ok(!result.ok && spoken(result.error.message).includes('ebcdic'));
  });
});

test('each encoding is offered under a name of its own', () => {
  const names = ENCODINGS.map(({ shown }) => String(shown));
  assert.equal(new Set(names).size, names.length);
  for (const { shown } of ENCODINGS) assert.match(shown[1]!, /^\p{L}/u);
});
