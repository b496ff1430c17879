import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseMsisdn } from '../../../shared/number/msisdn.ts';
import { flagsIn, isDoubtful, isRepaired } from '../../../shared/number/number-flags.ts';
import { COUNTRIES, callingCodeOf } from '../../../shared/number/numbering-plan.ts';

function read(cell: string, country: string | undefined = 'SE'): string {
  const reading = parseMsisdn(cell, country);
  return reading.ok ? reading.msisdn : reading.fault;
}

function flags(cell: string, country: string | undefined = 'SE'): string[] {
  const reading = parseMsisdn(cell, country);
  assert.ok(reading.ok, `${cell} was refused: ${reading.ok ? '' : reading.fault}`);
  return flagsIn(reading.flags);
}

test('every usual way to write one number gives the same number', () => {
  const ways = [
    '46701740605',
    '+46701740605',
    '0701740605',
    '701740605',
    '070-174 06 05',
    '(070) 174 06 05',
    '070/1740605',
    '070.174.06.05',
    '070 – 174 06 05',
    '+46 (0)70-174 06 05',
    '(+46) 70 174 06 05',
    '+ 46 70 174 06 05',
    '++46701740605',
    '0046 70 174 06 05',
    '00 46 (0) 70 174 06 05',
    '011 46 701740605',
    '+0046701740605',
    "'0701740605",
    '="0701740605"',
    '=46701740605',
    '=+46701740605',
    '=HYPERLINK("tel:+46701740605","Anna")',
    '=HYPERLINK("https://example.com/a","070-174 06 05")',
    'tel:+46-70-174-06-05',
    'https://wa.me/46701740605',
    '%2B46701740605',
    'Tel. 070-174 06 05',
    'Mobil: 070-174 06 05',
    '46701740605.0',
    '701740605,00',
    '4.6701740605E+10',
    '4,6701740605e10',
    '46,701,740,605',
    '\u202a+46 70 174 06 05\u202c',
    '\u200e+46\u00a070\u2007174\u202f06\u00a005',
    '070\u200b174\u00ad0605\ufeff',
    '０７０１７４０６０５',
    '٠٧٠١٧٤٠٦٠٥',
    '०७०१७४०६०५',
    '0⃣7⃣01740605',
    ' 070-1740605\t',
    '070-1740605\r\n',
    '“0701740605”',
  ];
  for (const way of ways) assert.equal(read(way), '46701740605', JSON.stringify(way));
});

test('numbers of many countries are read from their national form', () => {
  const known: readonly (readonly [string, string, string])[] = [
    ['US', '(212) 555-0142', '12125550142'],
    ['US', '1-212-555-0142', '12125550142'],
    ['GB', '07700 900123', '447700900123'],
    ['GB', '+44 (0)7700 900123', '447700900123'],
    ['AU', '0491 570 156', '61491570156'],
    ['AU', '0011 46 70 174 06 05', '46701740605'],
    ['FR', '06 39 98 12 34', '33639981234'],
    ['IT', '312 345 6789', '393123456789'],
    ['RU', '8 (912) 345-67-89', '79123456789'],
    ['AR', '011 15-2345-6789', '5491123456789'],
    ['HU', '06 20 123 4567', '36201234567'],
    ['CI', '701234567', '2250701234567'],
  ];
  for (const [country, cell, msisdn] of known)
    assert.equal(read(cell, country), msisdn, `${country} ${cell}`);
});

test('digits that begin with the country’s own code are left as they stand, whatever landline they could be', () => {
  const known: readonly (readonly [string, string, string])[] = [
    ['DE', '491713920010', '491713920010'],
    ['DE', '491713920010.0', '491713920010'],
    ['ID', '62812345678', '62812345678'],
    ['KR', '0082 (0) 10 2000 0000', '821020000000'],
  ];
  for (const [country, cell, msisdn] of known) {
    assert.equal(read(cell, country), msisdn, `${country} ${cell}`);
    assert.ok(!flags(cell, country).includes('ambiguous'), cell);
    assert.ok(!flags(cell, country).includes('landline'), cell);
  }
  assert.ok(flags('46701740605', 'DE').includes('ambiguous'), 'another country’s code is a doubt');
  assert.ok(flags('4989123456', 'DE').includes('landline'), 'a landline stays one');
});

test('a 0 written after the country code is taken away even where the country dials none', () => {
  for (const cell of ['+420 (0)601 123 456', '00420 (0) 601 123 456', '+4200601123456'])
    assert.equal(read(cell, 'SE'), '420601123456', cell);
  assert.equal(read('0049 (0) 152 28817386', 'DE'), '4915228817386', 'one number, not two of eight digits');
  assert.equal(read('0086 0131 23456789', 'CN'), '8613123456789');
  assert.equal(read('+39 02 1234 5678', 'IT'), '390212345678', 'in Italy the 0 belongs to the number');
});

test('a number in a form that its country no longer uses is brought up to date', () => {
  for (const cell of [
    '+52 1 55 1234 5678',
    '5215512345678',
    '0052 1 55 1234 5678',
    '011 52 1 55 1234 5678',
    '+52 01 55 1234 5678',
  ]) {
    for (const country of ['MX', 'SE']) assert.equal(read(cell, country), '525512345678', cell);
    assert.ok(flags(cell, 'MX').includes('former'), cell);
  }
  for (const cell of ['044 55 1234 5678', '045 55 1234 5678', '01 55 1234 5678'])
    assert.equal(read(cell, 'MX'), '525512345678', cell);
  assert.ok(
    flags('1 551 234 5678', 'MX').includes('plusAssumed'),
    'it may as well be a number of the States',
  );
  for (const cell of ['+229 97 12 34 56', '22997123456', '97 12 34 56'])
    assert.equal(read(cell, 'BJ'), '2290197123456', cell);
  assert.ok(!flags('+229 01 97 12 34 56', 'BJ').includes('former'));
  assert.equal(
    read('+044 7911 123456', 'MX'),
    'unknown-country-code',
    'it is a British number, not a Mexican',
  );
  assert.ok(!isDoubtful(flagBits('+52 1 55 1234 5678')));
  assert.equal(read('+8 912 345-67-89', 'RU'), '79123456789');
  assert.equal(read('+8 912 345-67-89', 'SE'), 'unknown-country-code');
});

test('a number shown as an amount keeps its digits and loses its decimals, never the other way round', () => {
  for (const cell of [
    '46,701,740,605.00',
    '46,701,740,605 kr',
    '46,701,740,605.00 kr',
    '46 701 740 605,00 kr',
    '46\u00a0701\u00a0740\u00a0605,00',
    '46.701.740.605,00 €',
    '$46,701,740,605.00',
    '46701740605.00 SEK',
    '46701740605,000',
  ]) {
    assert.equal(read(cell), '46701740605', cell);
  }
  assert.ok(flags('$46,701,740,605.00').includes('words'), 'a currency sign is a doubt');
  for (const cell of ['46,701,740,605.50', '$701,234,567.55', '701 234 567,5 kr', '701740605.05 kr'])
    assert.equal(read(cell), 'fraction', cell);
  for (const share of [
    '4670174060500%',
    '4 670 174 060 500.00 %',
    '46701740605%',
    '70174060.5%',
    '12%',
    '0701740605%',
  ])
    assert.ok(['unclear', 'fraction'].includes(read(share)), share);
  assert.equal(read('46.70.174.06.05'), '46701740605', 'dots between pairs are no decimals');
});

test('what cannot be trusted is refused with its reason', () => {
  const known: readonly (readonly [string, string])[] = [
    ['', 'empty'],
    [' \u200b\u00a0', 'empty'],
    ['-', 'no-digits'],
    ['#N/A', 'no-digits'],
    ['okänt', 'no-digits'],
    ['4.67017E+10', 'lossy'],
    ['4,5E+10', 'lossy'],
    ['4.670174060E+10', 'lossy'],
    ['########', 'lossy'],
    ['46701740605.5', 'fraction'],
    ['O701740605', 'unclear'],
    ['07O1740605', 'unclear'],
    ['070-174 06 O5', 'unclear'],
    ['070-XXX XX 05', 'unclear'],
    ['1-800-FLOWERS1', 'unclear'],
    ['anna123456@example.com', 'unclear'],
    ['*****0605', 'unclear'],
    ['2024-01-15', 'date'],
    ['15.01.1990', 'date'],
    ['1990-01-15 00:00:00', 'date'],
    ['0701740605/57', 'too-long'],
    ['0701740605, 3 st', 'unclear'],
    ['070', 'too-short'],
    ['5', 'too-short'],
    ['07017406050607', 'too-long'],
    ['467017406050607080901', 'too-long'],
    ['+99912345678', 'unknown-country-code'],
  ];
  for (const [cell, fault] of known) assert.equal(read(cell), fault, JSON.stringify(cell));
  assert.equal(parseMsisdn('070-1740605', undefined).ok, false);
  assert.deepEqual(parseMsisdn('070-1740605', undefined), { ok: false, fault: 'no-country' });
});

test('doubts are named', () => {
  assert.deepEqual(flags('+46701740605'), ['punctuation']);
  assert.ok(flags('08-465 004 05').includes('landline'));
  assert.ok(flags('+46 771 123456').includes('special'));
  assert.ok(flags('+46 99 123 45 67').includes('invalid'));
  assert.ok(flags('070-1740605 (Anna)').includes('words'));
  assert.ok(flags('070-1740605?').includes('words'));
  assert.ok(flags('447700900123').includes('plusAssumed'));
  assert.equal(read('447700900123'), '447700900123');
  assert.equal(read('393123456789'), '393123456789');
  assert.ok(flags('701234567', 'CI').includes('zeroAssumed'));
  assert.ok(flags('+61 491 570 156').includes('foreign'));
  assert.ok(!flags('+44 7700 900123', 'GB').includes('foreign'));
  assert.ok(!isDoubtful(flagBits('+61 491 570 156')));
});

function flagBits(cell: string): number {
  const reading = parseMsisdn(cell, 'SE');
  return reading.ok ? reading.flags : 0;
}

test('a number that loses another 0 at each reading is none', () => {
  for (const cell of ['+49 000 1234', '0049000001']) {
    assert.deepEqual(parseMsisdn(cell, 'DE'), { ok: false, fault: 'impossible' }, cell);
  }
  assert.ok(parseMsisdn('+39 06 12345', 'DE').ok);
});

test('a cell filled with zeros has no number, in every country', () => {
  for (const country of COUNTRIES) {
    for (const cell of ['00000000', '0000000000', '000 000 0000', '00000000000']) {
      assert.deepEqual(parseMsisdn(cell, country), { ok: false, fault: 'empty' }, `${country} ${cell}`);
    }
    const full = `+${callingCodeOf(country)} 00000000`;
    assert.ok(!parseMsisdn(full, country).ok, full);
  }
});

test('words that only say what a number is are no doubt', () => {
  const cells =
    'tlf. 20123456, Tlf.: 20123456, tel.20123456, mob. 20123456, Mobil: 20123456, Tlf.nr.: 20123456, 20123456 (mobil)';
  for (const cell of cells.split(', ')) {
    const reading = parseMsisdn(cell, 'DK');
    assert.ok(reading.ok && !isDoubtful(reading.flags), cell);
  }
  for (const cell of ['20123456 mor', 'ring først: 20123456']) {
    const reading = parseMsisdn(cell, 'DK');
    assert.equal(reading.ok && reading.msisdn, '4520123456', cell);
    assert.ok(reading.ok && isDoubtful(reading.flags), cell);
  }
});

test('a number that is only in use without its 0 is the same from its national and from its full form', () => {
  for (const cell of ['0841000', '+39 0841 000']) {
    const reading = parseMsisdn(cell, 'IT');
    assert.equal(reading.ok && reading.msisdn, '39841000', cell);
  }
});

test('blanks, signs and a country code that was added are no repair', () => {
  const repaired = (cell: string) => {
    const reading = parseMsisdn(cell, 'SE');
    assert.ok(reading.ok, cell);
    return isRepaired(reading.flags);
  };
  for (const cell of [
    '070-174 06 05',
    '+46 70-174 06 05',
    '(070) 1740605',
    '46701740605',
    '\u200e0701740605',
  ])
    assert.equal(repaired(cell), false, cell);
  for (const cell of ['tel:+46701740605', '0046701740605', '46701740605.0', '٠٧٠١٧٤٠٦٠٥'])
    assert.equal(repaired(cell), true, cell);
});

test('whatever is in a cell, the answer is a full number of 1 to 15 digits that reads as itself, or a reason', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'0123456789+-. ()/,;xE=\'"٣०\u200e\u00a0\n'), maxLength: 30 }),
  );
  fc.assert(
    fc.property(cell, fc.constantFrom('SE', 'US', 'DE', 'IT', 'AR', undefined), (text, country) => {
      const reading = parseMsisdn(text, country);
      if (!reading.ok) return;
      assert.match(reading.msisdn, /^[1-9]\d{0,14}$/);
      const again = parseMsisdn(`+${reading.msisdn}`, country);
      assert.ok(again.ok);
      assert.equal(again.msisdn, reading.msisdn);
    }),
    { numRuns: 5000 },
  );
});

test('a cell with far more text than a number holds none', () => {
  assert.equal(read(`0701740605 ${'1 '.repeat(50_000)}`), 'unclear');
  assert.equal(read(`0701740605 ${'a'.repeat(300)}`), 'unclear');
  assert.equal(read(`${' '.repeat(400)}+46 70 174 06 05${'\u200b'.repeat(400)}`), '46701740605');
  assert.equal(read(' '.repeat(400)), 'empty');
});
