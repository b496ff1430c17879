import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fileName } from '../../../shared/format/file-name.ts';

const devices = [
  ...['CON', 'PRN', 'AUX', 'NUL'],
  ...Array.from('0123456789¹²³', (digit) => [`COM${digit}`, `LPT${digit}`]).flat(),
];

test('no name is one that Windows reserves, with any ending', () => {
  for (const device of devices) {
    for (const name of [device, device.toLowerCase(), `${device}.csv`, `${device} .x`, ` .${device}. `]) {
      const stem = fileName(name, 'unnamed').split('.')[0]!.trim();
      assert.ok(!devices.includes(stem.toUpperCase()), name);
    }
  }
  for (const name of ['Console', 'Context', 'COM10', 'null']) assert.equal(fileName(name, 'unnamed'), name);
});

test('a name keeps its letters, and loses what would hide the file or end it otherwise', () => {
  assert.equal(fileName('Sommer 2026, «Ærø»', 'unnamed'), 'Sommer 2026 Ærø');
  for (const name of ['.', '..', ' . ', '', '\u001b', '/'])
    assert.equal(fileName(name, 'unnamed'), 'unnamed');
  assert.equal(fileName('..\\..\\etc/passwd. ', 'unnamed'), 'etc passwd');
});

test('any text becomes a name that file systems take', () => {
  const endings = '.xlsx'.length;
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const name = fileName(text, 'unnamed');
      assert.match(name, /^[^\p{Cc}<>:"/\\|?*. ][^\p{Cc}<>:"/\\|?*]*$/u);
      assert.doesNotMatch(name, /[. ]$/);
      assert.ok(name.isWellFormed());
      assert.ok(Buffer.byteLength(name) + endings <= 255);
    }),
  );
});
