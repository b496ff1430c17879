import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rowMatcher, rowQuery, searchedRow } from '../../../electron/search/row-search.ts';
import { blockOfLines, rowsOf } from '../../../electron/search/searched-block.ts';
import { cleanValue } from '../../../shared/format/clean-value.ts';
import { folded } from '../../../shared/format/searched-words.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../shared/message/compiled-message.ts';
import { finalTextFor } from '../../../shared/message/final-text.ts';

const compiled = compileMessage(bindMessage('Hej {Namn|du}!', ['Namn', 'Kod'], {}), { encoded: true });

const row = {
  msisdn: '46701740605',
  original: '070-174 06 05',
  cells: ['Åsa Öberg', 'X-17'],
  recipient: true,
};

test('words are found anywhere, without regard to case and accents', () => {
  for (const search of ['åsa', 'ASA oberg', 'hej x-17', '', '  '])
    assert.ok(rowMatcher(search, compiled)(row), search);
  for (const search of ['åsa nilsson', 'y-17']) assert.ok(!rowMatcher(search, compiled)(row), search);
});

test('a number is found however it is written', () => {
  for (const search of [
    '+46 70 174',
    '0701740605',
    '(070) 174-06',
    '0046701740605',
    '0605',
    '070-174 06 05',
    '٠٧٠-١٧٤ ٠٦',
    '０６０５',
  ]) {
    assert.ok(rowMatcher(search, compiled)(row), search);
  }
  assert.ok(!rowMatcher('0702', compiled)(row));
  assert.ok(!rowMatcher('000', compiled)(row));
});

test('a Korean name is found together with what the message puts around it', () => {
  for (const name of ['김민준', '김민준'.normalize('NFD')]) {
    const korean = { ...row, cells: [name, ''] };
    for (const search of ['hej 김민준!', '김민준', '김민준!'.normalize('NFD')])
      assert.ok(rowMatcher(search, compiled)(korean), search);
  }
});

test('a row that gets no text is not found by the words of the message', () => {
  assert.ok(rowMatcher('hej', compiled)(row));
  assert.ok(!rowMatcher('hej', compiled)({ ...row, recipient: false }));
});

const awkward = fc.string({
  unit: fc.oneof(
    fc.constantFrom('Σ', 'İ', 'é', 'e\u0301', ' ', '\u00a0'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
});

test('every word of a final text and of a cell finds the row', () => {
  fc.assert(
    fc.property(awkward, awkward, (name, code) => {
      const some = { msisdn: '', original: '', cells: [name, code], recipient: true };
      const { text } = finalTextFor(compiled, some.cells);
      for (const search of [text, name, code]) assert.ok(rowMatcher(search, compiled)(some));
    }),
  );
});

test('a row is read as each of its cells is, folded, and as it is sent', () => {
  const cell = fc.oneof(
    awkward,
    fc.constantFrom('="0123"', 'a b', 'two\nlines', '', '민준', ' a', '=1', 'a\u200b'),
  );
  fc.assert(
    fc.property(cell, fc.array(cell, { maxLength: 4 }), (original, cells) => {
      const lines: string[] = [];
      for (const plain of cells.map(folded)) {
        const sent = cleanValue(plain).normalize('NFD');
        lines.push(plain, ...(sent === plain ? [] : [sent]));
      }
      const row = { number: '4671\n', original: `${folded(original)}\n`, cells: `${lines.join('\n')}\n` };
      if (cells.length === 0) row.cells = '';
      assert.deepEqual(searchedRow({ msisdn: '4671', original, cells }), row);
      const json = JSON.stringify(cells);
      const block = blockOfLines({
        count: 3,
        numbers: '4671\n\n4671\n',
        originals: `${original}\n\n${original}\n`,
        cells: `${json}\n["a"]\n${json}`,
      });
      assert.equal(block === null, original.includes('\n') || json.includes('\\') || json.includes('[]'));
      if (block !== null) {
        const other = { number: '\n', original: '\n', cells: 'a\n' };
        const ended = ({ cells: all, ...rest }: typeof row) => ({ ...rest, cells: all.replaceAll('\v', '') });
        const parts = Object.entries(block).map(([name, part]) => [name, rowsOf(part)] as const);
        const at = (n: number) =>
          Object.fromEntries(parts.map(([name, all]) => [name, all[n]])) as typeof row;
        assert.deepEqual(
          [0, 1, 2].map((n) => ended(at(n))),
          [row, other, row],
        );
      }
    }),
    { numRuns: 1000 },
  );
});

test('a word of one version finds those who get it, and no others', () => {
  const cases = [{ values: ['X-17'], message: 'Dzień dobry {Namn}' }];
  const bound = bindMessage('Hej {Namn|du}', ['Namn', 'Kod'], { versions: { column: 'Kod', cases } });
  const versions = compileMessage(bound, { encoded: true });
  const other = { ...row, cells: ['Åsa Öberg', 'y'] };
  for (const search of ['dzien', 'dobry åsa', 'oberg']) assert.ok(rowMatcher(search, versions)(row), search);
  for (const search of ['hej', 'du']) assert.ok(!rowMatcher(search, versions)(row), search);
  for (const search of ['hej', 'hej asa']) assert.ok(rowMatcher(search, versions)(other), search);
  assert.ok(!rowMatcher('dzien', versions)(other));
  assert.ok(rowQuery('dobry', versions).needsTexts);
});

test('what a tag computes of its cell is found', () => {
  const bound = bindMessage('Vi ses {Kod:weekday da}', ['Namn', 'Kod'], {});
  const shown = compileMessage(bound, { encoded: true });
  const visit = { ...row, cells: ['Åsa', '2026-12-03'] };
  for (const search of ['torsdag', 'ses torsdag', '2026-12-03'])
    assert.ok(rowMatcher(search, shown)(visit), search);
  assert.ok(rowQuery('torsdag', shown).needsTexts);
  assert.ok(!rowMatcher('thursday', shown)(visit));
});
