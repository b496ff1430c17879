import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AUDIENCE_FILTERS, type AudienceRow } from '../../../shared/audience/audience.ts';
import { ROW_FLAGS, ROW_STATUSES } from '../../../shared/audience/audience-row.ts';
import { filterBitsOf, rowsPassing, sizeOf } from '../../../shared/audience/filter-bits.ts';
import { dependsOnMessage, withFinalText } from '../../../shared/draft/final-row.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { type CompiledMessage, compileMessage } from '../../../shared/message/compiled-message.ts';
import { finalTextFor, textAsWritten } from '../../../shared/message/final-text.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';

const compiled = (message: string): CompiledMessage =>
  compileMessage(bindMessage(message, ['Name', 'City'], {}), { encoded: true });

const anna: AudienceRow = {
  n: 0,
  row: 2,
  status: 'recipient',
  original: '070-174 06 05',
  msisdn: '46701740605',
  cells: ['Anna', ''],
  notes: [{ kind: 'repaired', message: 'Spaces taken out.' }],
};

test('a recipient gets a text, its size, and notes on it after those on the row', () => {
  const row = withFinalText(anna, compiled('Hi {Name}, see you in {City}'));
  assert.equal(row.text, 'Hi Anna, see you in ');
  assert.deepEqual(
    row.values.map(({ from, to }) => row.text?.slice(from, to)),
    ['Anna'],
  );
  assert.deepEqual(row.parts, { encoding: 'GSM 03.38', units: 20, parts: 1 });
  assert.deepEqual(
    row.notes.map(({ kind }) => kind),
    ['repaired', 'blank'],
  );
});

test('whoever is not texted has no text', () => {
  const row = withFinalText({ ...anna, status: 'rejected' }, compiled('Hi {Name}'));
  assert.deepEqual([row.text, row.parts, row.notes], [null, null, anna.notes]);
});

test('a filter that does not depend on the message shows the same rows in the same order for every message', () => {
  const inOthers = compileMessage(bindMessage('Hi {Name}', ['Name', 'City'], {}), {
    encoded: true,
    other: 'all',
  });
  const messages = [...['Hi', 'Hi {Name}', 'Łódź {City} {Name}', ''].map(compiled), inOthers];
  const rows = ROW_STATUSES.flatMap((_, status) =>
    Object.values(ROW_FLAGS).flatMap((flags) => [
      { status, flags, cells: ['Anna', ''] },
      { status, flags, cells: ['Łukasz', 'Llanfairpwllgwyngyll'] },
    ]),
  );
  const lists = (filter: (typeof AUDIENCE_FILTERS)[number]) =>
    messages.map((each) => {
      const finals = rows.map(({ status, cells }) =>
        ROW_STATUSES[status] === 'recipient' ? finalTextFor(each, cells) : null,
      );
      const bits = rows.map(({ status, flags, cells }, n) => {
        const final = finals[n] ?? null;
        return filterBitsOf(
          status,
          flags,
          final,
          final !== null && final.text !== textAsWritten(each, cells),
        );
      });
      const sizes = finals.map((final) => (final === null ? 0 : sizeOf(final.count)));
      return rowsPassing(filter, Uint16Array.from(bits), Uint16Array.from(sizes)).join();
    });
  for (const filter of AUDIENCE_FILTERS) {
    const differs = new Set(lists(filter)).size > 1;
    assert.equal(dependsOnMessage(filter, ''), differs, filter);
    assert.equal(dependsOnMessage(filter, 'anna'), true);
    const sort = { descending: false, locale: 'en' };
    assert.equal(dependsOnMessage(filter, '', { ...sort, by: 1 }), differs, filter);
    assert.equal(dependsOnMessage(filter, '', { ...sort, by: 'parts' }), true, filter);
  }
});

test('a row in simpler characters says what is written', () => {
  const bound = bindMessage('Hi {Name} “{City}”', ['Name', 'City'], {});
  const shown = (cells: string[]) =>
    withFinalText({ ...anna, cells }, compileMessage(bound, { encoded: true, other: 'all' }));
  const { text, written, saved, parts, notes } = shown(['Łucja', 'Łódź']);
  assert.equal(notes.at(-1)?.kind, 'other-letters');
  assert.deepEqual([text, written, parts?.encoding], ['Hi Lucja "Lodz"', 'Hi Łucja “Łódź”', 'GSM 03.38']);
  const same = withFinalText(
    anna,
    compileMessage(bindMessage('Hi {Name}', ['Name', 'City'], {}), { encoded: true, other: 'all' }),
  );
  assert.deepEqual([same.written, same.saved], [null, null]);
  assert.equal(spoken(saved ?? ''), 'As written, the text needs Unicode.');
  const long = shown(['Ł'.repeat(80), 'x'.repeat(60)]);
  assert.equal(spoken(long.saved ?? ''), 'The text takes 1 part, as written 3.');
  const lossy = compileMessage(bound, { encoded: false, other: 'all' });
  const lost = withFinalText({ ...anna, cells: ['Ł', 'Zoë'] }, lossy);
  assert.equal(
    spoken(lost.saved ?? ''),
    'As written, characters may be lost: Ł, curly quote “, ë, curly quote ”.',
  );
});
