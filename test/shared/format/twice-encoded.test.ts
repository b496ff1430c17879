import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOnce } from '../../../shared/format/twice-encoded.ts';
import { oddHints, openOddColumns } from '../../../shared/sheet/odd-columns.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';

/** As a program writes UTF-8 that it took for the usual encoding of Windows. */
const twice = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

test('a text whose letters were encoded twice is read as it was meant, and every other text is left', () => {
  for (const text of ['Søren', 'Ærø', 'Øm Ås', 'Müller', 'Łukasz Żak', 'Zoë’s café', '“Åse” – 5 €'])
    assert.equal(readOnce(twice(text)), text);
  for (const text of [
    'Søren',
    'JOÃO',
    'IRMÃ',
    'Ärö',
    '“CAFÉ”',
    'Ö–Ü',
    '«Ø»',
    'Ça',
    'Â',
    'Å',
    '',
    'Ada',
    '中文',
  ])
    assert.equal(readOnce(text), undefined, text);
});

test('such a value is said at an import, as a text would show it', () => {
  const rows = [
    ['Name', 'Mobile'],
    ['Ada', '0701740605'],
    [`${twice('Søren')} Ek`, '0701740606'],
  ];
  const hintsOf = (names: readonly string[][]) => {
    const odd = openOddColumns(2);
    for (const cells of names) odd.add((column) => cells[column] ?? '');
    return oddHints(odd.columns(), ['Name', 'Mobile'], { tagColumns: [0] }).map(spoken);
  };
  const said = hintsOf(rows).filter((hint) => hint.includes('“Søren”'));
  assert.equal(said.length, 1);
  assert.match(said[0]!, /“SÃ¸ren” under “Name”/);
  assert.deepEqual(
    hintsOf([...rows.slice(0, 2), ['Søren', '0701740606']]).filter((hint) => hint.includes('Søren')),
    [],
  );
});
