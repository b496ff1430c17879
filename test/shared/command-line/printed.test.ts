import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printed, type Report } from '../../../shared/command-line/report.ts';

// Threat: A hostile spreadsheet
test('no sign that steers a terminal or turns a line leaves a command raw, in words or as JSON', () => {
  const signs = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
    /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u.test(sign),
  );
  assert.ok(signs.length > 75);
  const said = `a${signs.join('b')}c`;
  const report: Report = { outcome: 'done', message: said };
  const raw = /(?![\t\n])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;
  assert.doesNotMatch(printed(report, false), raw);
  const json = printed(report, true);
  assert.doesNotMatch(json, raw);
  assert.equal((JSON.parse(json) as Report).message, said);
});
