import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { CampaignId } from '../../../shared/brand.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { findByWords, insertedAt, placeIn, tagsOf } from '../../../shared/template/template.ts';

test('the tags that a template needs are told once each, with those that a list lacks and what they may mean', () => {
  const message = 'Hi {First name|there}, {Tabel} or {Tabel}: {Zz9}';
  assert.deepEqual(tagsOf(message, ['first name', 'Table']), [
    { tag: '{First name|there}', isThere: true, meant: null },
    { tag: '{Tabel}', isThere: false, meant: '{Table}' },
    { tag: '{Zz9}', isThere: false, meant: null },
  ]);
  assert.deepEqual(
    tagsOf(message, null).map(({ isThere }) => isThere),
    [false, false, false],
  );
  assert.deepEqual(tagsOf('Nothing { in braces }}', ['braces']).length, 1);
  assert.deepEqual(tagsOf('', ['a']), []);
});

test('a search finds name and message by words, whatever their case and accents', () => {
  const kept = [
    { name: 'Påmindelse', message: 'Hej {navn}, husk din tid.' },
    { name: 'Reminder', message: 'Łódź opens at nine' },
  ];
  const found = (search: string) => findByWords(kept, search).map(({ name }) => name);
  assert.deepEqual(found(''), ['Påmindelse', 'Reminder']);
  assert.deepEqual(found('TID pamind'), ['Påmindelse']);
  assert.deepEqual(found('lodz'), []);
  assert.deepEqual(found('łodz nine'), ['Reminder']);
  assert.deepEqual(found('nine tid'), []);
});

test('a text is put in the place of what is selected, wherever that is said to be', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(40), fc.nat(40), (message, text, from, to) => {
      const inserted = insertedAt(message, text, { from, to });
      const start = Math.min(from, message.length);
      assert.equal(inserted.message.slice(0, inserted.end), message.slice(0, start) + text);
      assert.ok(message.endsWith(inserted.message.slice(inserted.end)));
      if (from <= to && to <= message.length)
        assert.equal(inserted.message, message.slice(0, from) + text + message.slice(to));
    }),
  );
});

test('a template goes where the cursor was only while that message is as it was', () => {
  const draft = (id: number, message: string): Draft =>
    ({ id: id as CampaignId, message, options: {} }) as unknown as Draft;
  const at = { campaignId: 1 as CampaignId, version: 0, message: 'Hi Ada', from: 3, to: 6 };
  assert.equal(placeIn(draft(1, 'Hi Ada'), at), at);
  for (const [other, asked] of [
    [draft(1, 'Hi Bo'), at],
    [draft(2, 'Hi Ada'), at],
    [draft(1, 'Hi Ada'), { ...at, version: 2 }],
    [draft(1, 'Hi Ada'), undefined],
  ] as const) {
    const { message } = other;
    assert.deepEqual(placeIn(other, asked), {
      version: 0,
      message,
      from: message.length,
      to: message.length,
    });
  }
});
