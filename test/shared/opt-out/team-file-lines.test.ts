import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { numberOfLine, readTeamFile, teamLine, wholeLines } from '../../../shared/opt-out/team-file-lines.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { fictionalNumber } from '../../services/support/people.ts';

/** The numbers of a text, or why it is refused. */
function read(text: string, country = 'DK'): readonly string[] | string {
  const reading = readTeamFile(text, [country]);
  for (let step = reading.next(); ; step = reading.next()) {
    if (step.done) return step.value.ok ? step.value.value : spoken(step.value.error.message);
  }
}

const faulty = (line: number) =>
  `Line ${line} of the team’s opt-out file does not begin with a whole phone number.`;

test('reads one number per line, whatever stands after it', () => {
  const one = ['12015550100'];
  for (const text of [
    '+12015550100',
    '+12015550100\n',
    '\uFEFFNumber;Date;Note\r\n+12015550100;2026-03-01;asked by phone\r\n',
    'msisdn\tnote\n+1 (201) 555-0100\tx',
    '# Ours, since 2019\n\n"+12015550100","a note"\n',
    '="+12015550100"\r',
    '0012015550100',
    'sep=;\r\nNumber;Date\r\n+12015550100;2026-03-01\r\n',
  ])
    assert.deepEqual(read(text), one, JSON.stringify(text));
  assert.deepEqual(read(''), []);
  assert.deepEqual(read('number;date\n'), []);
  assert.deepEqual(read('4520123456\n+4520123457', 'DK'), ['4520123456', '4520123457']);
});

test('refuses the whole file, by its line, for what may be anybody’s number', () => {
  assert.equal(read('+4520123456\n20123456\n', 'DK'), faulty(2), 'no country code');
  assert.equal(read('2015550100\n', 'US'), faulty(1), 'a national number');
  assert.equal(read('number\n\nAnn;+4520123456\n'), faulty(3), 'not in the first column');
  assert.equal(read('Ann;+45 20 12 34 56\n'), faulty(1), 'not in the first column, without a header');
  assert.equal(read('number\nname\n+4520123456'), faulty(2), 'two headers');
  assert.equal(read('+4520123456\n+45'), faulty(2), 'half a number');
  assert.equal(read('+4520123456 +4520123457'), faulty(1), 'two numbers');
  assert.equal(read('{"numbers": ["+4520123456"]}'), faulty(1), 'another format');
  assert.equal(read('4.52012E+09'), faulty(1), 'what a spreadsheet made of it');
});

test('a line of ours is one that everybody reads back, and holds a number and a day alone', () => {
  assert.equal(teamLine('12015550100', Date.UTC(2026, 2, 1, 12)), '+12015550100;2026-03-01\n');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(78_000), fc.nat(4_000_000_000_000)), { maxLength: 20 }),
      fc.constantFrom('DK', 'US', 'DE', 'KR'),
      (people, country) => {
        const text = people.map(([n, at]) => teamLine(fictionalNumber(n), at)).join('');
        assert.deepEqual(
          read(text, country),
          people.map(([n]) => fictionalNumber(n)),
        );
      },
    ),
  );
});

test('no line is passed over: it is blank, a comment, a header, a number or why the file is refused', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 20 }), { maxLength: 8 }),
      fc.constantFrom('DK', 'US'),
      (lines, country) => {
        const cut = lines.map((line) => line.replace(/[\r\n]/g, ' '));
        const found = read(cut.join('\n'), country);
        const each = cut.map((line) => numberOfLine(line, [country])).filter((one) => one !== 'none');
        const [, ...others] = each;
        const known = each[0] === null ? others : each;
        if (typeof found === 'string') assert.ok(each.includes(null));
        else assert.deepEqual(found, known);
      },
    ),
  );
});

test('of a text that is cut anywhere, only the lines with their line break are whole', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('+12015550100', '+12015550101;2026-03-01', '', '# note'), { maxLength: 5 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.nat(120),
      (lines, ending, cut) => {
        const text = lines.map((line) => line + ending).join('');
        const half = text.slice(0, cut);
        const whole = wholeLines(half);
        assert.ok(half.startsWith(whole) && !/[\r\n]/.test(half.slice(whole.length)));
        const [numbers, all] = [read(whole), read(text)];
        assert.ok(Array.isArray(numbers) && numbers.every((one, at) => one === all[at]), 'never a half one');
        assert.equal(wholeLines(text), text);
      },
    ),
  );
});
