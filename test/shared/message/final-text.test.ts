import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { withFinalText } from '../../../shared/draft/final-row.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { compileMessage, isUnwritten } from '../../../shared/message/compiled-message.ts';
import { tagLeftIn } from '../../../shared/message/fill.ts';
import {
  finalTextFor,
  MOST_PARTS,
  notesOn,
  sizedPerson,
  type TextNote,
  textAsWritten,
} from '../../../shared/message/final-text.ts';
import { fitsGsm } from '../../../shared/message/gsm.ts';
import { letteringOf } from '../../../shared/message/lettering.ts';
import { countParts, partsAsUnicode } from '../../../shared/message/parts.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';

const columns = ['Name', 'City'];
/** Notes as people read them. */
function saidOf(notes: readonly TextNote[]) {
  return notes.map(({ kind, message, fix }) => ({
    kind,
    message: spoken(message),
    ...(fix !== undefined && { fix: spoken(fix) }),
  }));
}

const compiled = (message: string) => compileMessage(bindMessage(message, columns, {}), { encoded: true });

test('a recipient gets the cleaned values, and the fallback where there is none', () => {
  const final = finalTextFor(compiled('Hi {name|there} of {City}'), [' \u00a0', ' Berlin\n']);
  assert.equal(final.text, 'Hi there of Berlin');
  assert.deepEqual(final.tagvalues, ['there', 'Berlin']);
  assert.deepEqual(final.blanks, []);
  assert.equal(final.unsendable, null);
});

test('whoever has no value for a tag that somebody needs gets no text, and is told apart from other blanks', () => {
  const bound = bindMessage('Hi {name}, {City}{City|there}', columns, {});
  const needing = compileMessage(
    bound,
    letteringOf(
      { unicodeEncoding: 'UCS-2' },
      {
        blanks: [
          { tag: '{City}', choice: 'leave-out' },
          { tag: '{name}', choice: 'as-it-is' },
        ],
      },
    ),
  );
  const unsendable = (cells: string[]) => finalTextFor(needing, cells).unsendable;
  assert.deepEqual(
    [
      ['Ann', 'Rome'],
      ['', 'Rome'],
      ['Ann', ' '],
      ['', ''],
    ].map(unsendable),
    [null, null, 'blank', 'blank'],
  );
  assert.deepEqual(saidOf(notesOn(needing, finalTextFor(needing, ['', '']))), [
    { kind: 'left-out', message: 'Left out: no value for {City}.', fix: 'Fill in the cell to send to them.' },
  ]);
});

test('a tag with neither value nor fallback is blank, and an empty fallback is a choice', () => {
  const blank = compiled('Hi {name}{City|}');
  const final = finalTextFor(blank, []);
  assert.deepEqual(final.blanks, [0]);
  assert.equal(final.text, 'Hi ');
  assert.deepEqual(saidOf(notesOn(blank, final)), [
    {
      kind: 'blank',
      message: 'No value for {name}.',
      fix: 'Fill in the cell, or add a fallback: {name|there}.',
    },
  ]);
});

test('who cannot be sent to is refused with the reason', () => {
  const tagged = compiled('{name} {city}');
  const again = finalTextFor(tagged, ['{city}', 'x']);
  assert.equal(again.unsendable, 'tag-in-value');
  assert.equal(notesOn(tagged, again)[0]?.kind, 'refused-value');
  assert.equal(finalTextFor(compiled('{name}'), ['']).unsendable, 'empty');
  const stacked = compiled('{name}{city}');
  for (const [name, city] of [
    [`e${'\u0323'.repeat(31)}`, ''],
    [`e${'\u0323'.repeat(16)}`, '\u0323'.repeat(16)],
  ]) {
    const covered = finalTextFor(stacked, [name!, city!]);
    assert.equal(covered.unsendable, 'stacked');
    assert.equal(covered.text.normalize(), `${name}${city}`.normalize(), 'what is not sent is not changed');
    assert.equal(notesOn(stacked, covered)[0]?.kind, 'refused-value');
  }
  assert.equal(finalTextFor(stacked, [`e${'\u0323'.repeat(30)}`, '']).unsendable, null);
  const endless = compiled('{name}');
  const long = finalTextFor(endless, ['a'.repeat(153 * MOST_PARTS + 1)]);
  assert.equal(long.unsendable, 'too-long');
  assert.equal(notesOn(endless, long)[0]?.kind, 'too-long');
  assert.equal(finalTextFor(endless, ['a'.repeat(153 * MOST_PARTS)]).unsendable, null);
});

test('a text outside GSM 03.38 says because of what', () => {
  const hi = compiled('Hi {name}');
  const notes = notesOn(hi, finalTextFor(hi, ['Łukasz\u00ad Ł 👩\u200d👧 1\u200d2']));
  assert.deepEqual(saidOf(notes), [
    { kind: 'unicode', message: 'Needs Unicode because of Ł, 👩, zero-width joiner, 👧.' },
  ]);
});

test('a message without tags has no tagvalues and keeps its stray braces', () => {
  const final = finalTextFor(compiled('Hi :-}'), ['Ann']);
  assert.deepEqual(final.tagvalues, []);
  assert.equal(final.text, 'Hi :-}');
  assert.equal(final.unsendable, null);
});

test('before there is a message nobody is at fault', () => {
  assert.equal(isUnwritten(compiled(' \n')), true);
  assert.equal(isUnwritten(compiled('{name}')), false);
  const notes = [{ kind: 'repaired', message: 'Spaces taken out.' }] as const;
  const row = {
    n: 0,
    row: 2,
    status: 'recipient',
    msisdn: '46701740605',
    original: '070',
    cells: ['Ann'],
  } as const;
  const shown = withFinalText({ ...row, notes }, compiled(' '));
  assert.deepEqual([shown.text, shown.parts, shown.notes], ['', null, notes]);
});

test('without an encoding letters may be lost, which are named', () => {
  const plain = compileMessage(bindMessage('Hi {name}', columns, {}), { encoded: false });
  const final = finalTextFor(plain, ['Łukasz 😀']);
  assert.deepEqual([final.losesLetters, final.count.encoding, final.count.parts], [true, 'GSM 03.38', 1]);
  assert.deepEqual(
    notesOn(plain, final).map(({ kind, message }) => [kind, spoken(message)]),
    [['lost-letters', 'May be lost on the way: Ł, 😀.']],
  );
  assert.equal(finalTextFor(plain, ['Lukasz']).losesLetters, false);
});

test('a text of plain characters, which is not looked through, comes to the same as any other', () => {
  const pieces = fc.constantFrom(
    'a'.repeat(30),
    'b',
    ' ',
    '@',
    ']',
    '-',
    '\\',
    '€',
    '{',
    'city}',
    '{name}',
    'ł',
    '😀',
  );
  const texts = (most: number) => fc.array(pieces, { maxLength: most }).map((each) => each.join(''));
  const cases = fc.record({
    words: texts(6),
    cells: fc.array(texts(6), { maxLength: 2 }),
    encoded: fc.boolean(),
  });
  let plain = 0;
  fc.assert(
    fc.property(cases, ({ words, cells, encoded }) => {
      const lettering = { encoded };
      const written = compileMessage(
        bindMessage(`${words}{name} {city|there}${words}`, columns, {}),
        lettering,
      );
      const final = finalTextFor(written, cells);
      const { text, count, losesLetters, unsendable, isPlain } = final;
      plain += isPlain ? 1 : 0;
      assert.deepEqual(count, countParts(text, lettering));
      assert.equal(sizedPerson(final).partsAsUnicode, partsAsUnicode(text));
      assert.equal(losesLetters, !encoded && !fitsGsm(text));
      assert.equal(
        unsendable === 'tag-in-value',
        tagLeftIn(text, written.versions[0].fillable.tags) !== null,
      );
    }),
  );
  assert.ok(plain > 0);
});

test('a text of a version is that of its message alone, and its blanks are told by the tags of all', () => {
  const cases = [
    { values: ['Gdańsk'], message: 'Cześć {name}, {City}' },
    { values: ['x'], message: '{City|there} {name}' },
  ];
  const versions = { column: 'city', cases };
  const lettering = { encoded: true, needed: ['{name}'] };
  const all = compileMessage(bindMessage('Hi {name|you} {City}', columns, { versions }), lettering);
  const cell = fc.constantFrom('', 'Ann', 'gda\u0144sk', ' GDAN\u0301SK', 'X', '{name}', 'y');
  fc.assert(
    fc.property(cell, cell, (name, city) => {
      const final = finalTextFor(all, [name, city]);
      const message = final.version === 0 ? 'Hi {name|you} {City}' : cases[final.version - 1]!.message;
      assert.equal(final.version, /^\s*gda(ń|n\u0301)sk$/i.test(city) ? 1 : city === 'X' ? 2 : 0);
      const alone = compileMessage(bindMessage(message, columns, {}), lettering);
      const { version: _version, kind: _kind, blanks, ...rest } = finalTextFor(alone, [name, city]);
      const { version: _same, kind: _other, blanks: found, ...text } = final;
      assert.deepEqual(text, rest);
      assert.deepEqual(
        found.map((index) => all.tags[index]!.tag),
        blanks.map((index) => alone.tags[index]!.tag),
      );
      assert.deepEqual(
        saidOf(notesOn(all, final)),
        saidOf(notesOn(alone, finalTextFor(alone, [name, city]))),
      );
      assert.equal(textAsWritten(all, [name, city]), textAsWritten(alone, [name, city]));
    }),
  );
});
