import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberHeader } from '../../../shared/number/number-header.ts';
import { phoneColumn, phoneLabel } from '../../../shared/sheet/phone-columns.ts';
import { PHONE_NAMES } from './number-header-corpus.ts';

const kindOf = (name: string) => {
  const header = numberHeader(name);
  return header === 'none' ? (phoneColumn(name)?.kind ?? header) : header;
};

test('columns of numbers are known by their names in seventy languages, and what is near them is not', () => {
  const wrong: string[] = [];
  for (const [language, names] of Object.entries(PHONE_NAMES)) {
    for (const kind of ['mobile', 'phone', 'none'] as const) {
      for (const name of names[kind].split(', ')) {
        const found = kindOf(name);
        if (found !== kind) wrong.push(`${language} ${name}: ${found}, not ${kind}`);
      }
    }
  }
  assert.deepEqual(wrong, []);
  assert.ok(Object.keys(PHONE_NAMES).length >= 70);
});

test('a number at home is tried where the mobile number is missing', () => {
  for (const name of [
    '自宅電話番号',
    '집 전화',
    '住宅电话',
    'هاتف المنزل',
    'โทรศัพท์บ้าน',
    'Điện thoại nhà',
    'Kućni telefon',
  ]) {
    assert.deepEqual(phoneColumn(name), { kind: 'phone', typed: true }, name);
  }
  for (const [label, kind] of [
    ['携帯', 'mobile'],
    ['自宅', 'landline'],
    ['职场传真', 'fax'],
    ['Kodu', 'landline'],
  ] as const) {
    assert.equal(phoneLabel(label), kind, label);
  }
});
