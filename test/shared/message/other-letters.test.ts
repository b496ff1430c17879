import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { projectDir } from '../../../electron/tools/paths.ts';
import { fitsGsm, outsideGsm } from '../../../shared/message/gsm.ts';
import { inOtherLetters, messageInOtherLetters } from '../../../shared/message/other-letters.ts';
import { parseMessage } from '../../../shared/message/tag.ts';
import { latinAsciiTable, tablePath } from './latin-ascii-table.ts';

test('letters get their customary plain form, and keep the accents that GSM 03.38 has', () => {
  for (const [text, plain] of [
    ['Zażółć gęślą jaźń, Łódź', 'Zazolc gesla jazn, Lodz'],
    ['Ångström, Zoë, ÉÑÜ, ßøæ', 'Ångström, Zoe, ÉÑÜ, ßøæ'],
    ['Rene\u0301 Dvořa\u0301k, Đorđe, İzmir, Œuvre', 'René Dvorak, Dorde, Izmir, OEuvre'],
    ['Ǻ Ǿ ǟ ộ x\u030c', 'Å Ø ä o x'],
    ['“Zoë’s” – 1\u00a0000… „so“ «là»', '"Zoe\'s" - 1 000... "so" "là"'],
    ['½ © № ﬁ', '1/2 (C) No fi'],
    ['Привет 😀 世界 ｛Name｝', 'Привет 😀 世界 ｛Name｝'],
  ] as const) {
    assert.equal(inOtherLetters(text).replace(/ {2}/g, ' ').trim(), plain);
  }
});

test('the table is the one of CLDR', () => {
  assert.equal(readFileSync(join(projectDir, tablePath), 'utf8'), latinAsciiTable());
});

const any = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.replace(/\p{Cs}/gu, ''));

test('only what GSM 03.38 lacks is replaced, by what it has, and never by a brace', () => {
  const near = fc.string({ unit: fc.constantFrom(...'aeł\u0301\u0308ó“…{}｛｝😀Я\u00a0ǻ½') });
  fc.assert(
    fc.property(fc.oneof(any, near), (text) => {
      const written = inOtherLetters(text);
      if (fitsGsm(text)) assert.equal(written, text);
      assert.equal(inOtherLetters(written), written);
      const braces = (of: string) => of.replace(/[^{}]/g, '');
      assert.equal(braces(written), braces(text));
      const before = new Set(text.normalize('NFC'));
      for (const left of outsideGsm(written)) assert.ok(before.has(left), left);
    }),
  );
});

test('the tags of a message stay as they are', () => {
  const message = 'Łódź, {Imię|Państwo}: “tak”, {imię}';
  assert.equal(messageInOtherLetters(message), 'Lodz, {Imię|Państwo}: "tak", {imię}');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ł{}|a“ ｛') }), (text) => {
      const tags = (of: string) => parseMessage(of).filter(({ kind }) => kind === 'tag');
      assert.deepEqual(
        tags(messageInOtherLetters(text)).map((tag) => tag.text),
        tags(text).map((tag) => tag.text),
      );
    }),
  );
});
