import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  numberOfLine,
  readTeamFile,
  type TeamFileLayout,
  teamFileColumns,
  teamFileDelimiter,
  teamLine,
  wholeLines,
} from '../../../shared/opt-out/team-file-lines.ts';
import type { Result } from '../../../shared/result.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { fictionalNumber } from '../../services/support/people.ts';

const words = <Value>(result: Result<Value>) => (result.ok ? result.value : spoken(result.error.message));

function ended<Value>(reading: Generator<undefined, Value>): Value {
  for (let step = reading.next(); ; step = reading.next()) if (step.done) return step.value;
}

const columnsOf = (text: string, countries = ['DK']) => ended(teamFileColumns(text, countries));

/** As a person chose it who saw that very file; by its first column if none can be one. */
function layoutOf(text: string, country: string): TeamFileLayout {
  const columns = columnsOf(text, [country]);
  const { column, heading } = columns.ok ? columns.value[0]! : { column: 0, heading: '' };
  return { delimiter: teamFileDelimiter(text), column, heading };
}

/** The numbers of a text, or why it is refused. */
function read(text: string, country = 'DK', layout = layoutOf(text, country)): readonly string[] | string {
  return words(ended(readTeamFile(text, layout, [country])));
}

const faulty = (line: number) =>
  `Line ${line} of the team’s opt-out file holds no whole phone number in its column.`;

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

test('the person is in the column that was chosen, whatever else the lines hold', () => {
  const text =
    'Name;Phone;"Handled by; agent";Agent phone\r\n"Smith; Ann";+45 20 12 34 56;Bo;+45 20 12 34 99\r\n;;;\r\nJo;+4520123457;;+4520123499\r\n';
  const columns = columnsOf(text);
  assert.deepEqual(columns.ok && columns.value, [
    { column: 1, heading: 'Phone', sample: '+45 20 12 34 56', numbers: 2, fault: null },
    { column: 3, heading: 'Agent phone', sample: '+45 20 12 34 99', numbers: 2, fault: null },
  ]);
  const phone = { delimiter: ';', column: 1, heading: 'Phone' };
  assert.deepEqual(read(text, 'DK', phone), ['4520123456', '4520123457']);
  assert.equal(teamLine('4520123458', 0, phone), ';+4520123458;1970-01-01\n');
  assert.deepEqual(read(`${text}${teamLine('4520123458', 0, phone)}`, 'DK', phone).at(-1), '4520123458');

  const moved = 'Agent phone;Name;Phone\n+4520123499;Ann;+4520123456\n';
  assert.equal(
    read(moved, 'DK', { ...phone, column: 0 }),
    'The column “Phone” is no longer in its place in the team’s opt-out file.',
  );
  assert.match(
    String(read('+4520123456;Ann\n', 'DK', phone)),
    /no longer in its place/,
    'no heading any more',
  );
  assert.equal(
    read(moved, 'DK', { ...phone, column: 0, heading: '' }),
    'The team’s opt-out file begins with headings now, and had none before.',
  );
  assert.deepEqual(read('', 'DK', phone), [], 'a file that nobody is in');
  assert.equal(read('Name;Phone\nAnn;;+4520123456\n', 'DK', phone), faulty(2), 'a number beside a blank');
});

test('a column that some line has no number in is shown with that line', () => {
  const found = columnsOf('Old phone,Phone\n+4520123456,+4520123457\n,+4520123458\n');
  assert.deepEqual(
    found.ok && found.value.map(({ heading, numbers, fault }) => [heading, numbers, spoken(fault?.message)]),
    [
      ['Old phone', 0, faulty(3)],
      ['Phone', 2, undefined],
    ],
  );
  const none = columnsOf('Name;Phone\n');
  assert.deepEqual(none.ok && none.value.map(({ heading, numbers }) => [heading, numbers]), [
    ['Name', 0],
    ['Phone', 0],
  ]);
  const blank = columnsOf('');
  assert.deepEqual(blank.ok && blank.value.map(({ column, heading }) => [column, heading]), [[0, '']]);
});

test('refuses the whole file, by its line, for what may be anybody’s number', () => {
  assert.equal(read('+4520123456\n20123456\n', 'DK'), faulty(2), 'no country code');
  assert.equal(read('2015550100\n', 'US'), faulty(1), 'a national number');
  const named = { delimiter: '', column: 0, heading: 'number' };
  assert.equal(read('number\nname\n+4520123456', 'DK', named), faulty(2), 'two headers');
  assert.equal(read('+4520123456\n+45'), faulty(2), 'half a number');
  assert.equal(read('+4520123456 +4520123457'), faulty(1), 'two numbers');
  assert.equal(read('{"numbers": ["+4520123456"]}'), faulty(1), 'another format');
  assert.equal(read('4.52012E+09'), faulty(1), 'what a spreadsheet made of it');
});

test('a line of ours is one that everybody reads back, and holds a number and a day alone', () => {
  assert.equal(
    teamLine('12015550100', Date.UTC(2026, 2, 1, 12), { delimiter: '', column: 0 }),
    '+12015550100;2026-03-01\n',
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(78_000), fc.nat(4_000_000_000_000)), { maxLength: 20 }),
      fc.constantFrom('DK', 'US', 'DE', 'KR'),
      (people, country) => {
        const text = people
          .map(([n, at]) => teamLine(fictionalNumber(n), at, { delimiter: '', column: 0 }))
          .join('');
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
        const text = cut.join('\n');
        const layout = layoutOf(text, country);
        const found = read(text, country, layout);
        const each = cut.map((line) => numberOfLine(line, layout, [country])).filter((one) => one !== 'none');
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
