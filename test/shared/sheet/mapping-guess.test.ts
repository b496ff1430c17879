import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { UNKNOWN_COUNTRY } from '../../../shared/number/country-text.ts';
import { decideCountry } from '../../../shared/number/list-country.ts';
import { numberHeader } from '../../../shared/number/number-header.ts';
import { columnLetters, columnNames } from '../../../shared/sheet/column-name.ts';
import { profileColumn, shareOf } from '../../../shared/sheet/column-profile.ts';
import { holdsCountries } from '../../../shared/sheet/country-column.ts';
import {
  applyChoices,
  type MappingChoices,
  withChoices,
} from '../../../shared/sheet/mapping/mapping-choices.ts';
import { rememberOnce } from '../../../shared/sheet/mapping/mapping-guess.ts';
import { headerFingerprint, rememberMapping } from '../../../shared/sheet/mapping/remembered-mapping.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { sized } from '../../support/full.ts';
import { guessMapping } from '../../support/guessed-mapping.ts';

function sample(...rows: string[][]) {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  return { rows: rows.map((cells, at) => ({ row: at + 1, cells })), width };
}

const nothing = () => null;

test('columns are called as a spreadsheet calls them', () => {
  assert.deepEqual([0, 25, 26, 701, 702].map(columnLetters), ['A', 'Z', 'AA', 'ZZ', 'AAA']);
});

test('every column gets a name of its own', () => {
  assert.deepEqual(columnNames([' First\n name ', '', 'Name', 'Name', 'Name (2)'], 6), [
    'First name',
    'Column B',
    'Name',
    'Name (2)',
    'Name (2) (2)',
    'Column F',
  ]);
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 4 }), { maxLength: 8 }), (header) => {
      assert.equal(new Set(columnNames(header, 8)).size, 8);
    }),
  );
});

test('the number column is known by its exact name in many languages', () => {
  for (const name of [
    'Mobile',
    'MSISDN',
    'mobile_no',
    'Mobile No. 1',
    'Mobilnummer',
    'Handynummer',
    'Téléphone portable',
    'Teléfono móvil',
    'Cellulare',
    'Telemóvel',
    'Komórka',
    'Мобильный телефон',
    'Cep Telefonu',
    'رقم الجوال',
    '手机号码',
    '携帯電話番号',
    '휴대폰번호',
    'Matkapuhelin',
  ]) {
    assert.equal(numberHeader(name), 'mobile', name);
  }
  for (const name of ['Phone number', 'Telefon', 'Tel.', 'Téléphone', 'Номер телефона', '電話番号']) {
    assert.equal(numberHeader(name), 'phone', name);
  }
  for (const name of ['Phone call date', 'Fax', 'Name', '']) {
    assert.equal(numberHeader(name), 'none', name);
  }
});

test('a plain contact list needs no help', () => {
  const guess = guessMapping(
    sample(
      ['Förnamn', 'Mobil', 'Ort'],
      ['Anna', '070-1740605', 'Umeå'],
      ['Bo', '070-1740606', ''],
      ['Cia', '', 'Lund'],
    ),
    'SE',
    nothing,
  );
  assert.deepEqual(guess.mapping, {
    headerRow: 1,
    numberColumn: 1,
    otherColumns: [],
    tagColumns: [0, 2],
    country: 'SE',
    duplicates: 'ask',
    skipRecentDays: 0,
  });
});

test('a title above the header is skipped', () => {
  const guess = guessMapping(
    sample(
      ['Members of 2024'],
      ['', 'Name', 'City', 'Phone number'],
      ['', 'Anna', 'York', '+447700900123'],
      ['', 'Bo', 'Leeds', '+447700900124'],
    ),
    'GB',
    nothing,
  );
  assert.equal(guess.mapping.headerRow, 2);
  assert.equal(guess.mapping.numberColumn, 3);
  assert.deepEqual(guess.mapping.tagColumns, [1, 2]);
});

test('a header may have years or nothing for names, as long as it names the numbers', () => {
  const people = (header: string[]) =>
    guessMapping(
      sample(header, ['Anna', '0701740605', '5', 'x'], ['Bo', '0701740606', '7', '']),
      'SE',
      nothing,
    ).mapping;
  for (const header of [
    ['Name', 'Mobile', '2023', '2024'],
    ['', 'Mobile', '', ''],
    ['2023', 'Mobile'],
  ]) {
    assert.deepEqual([people(header).headerRow, people(header).numberColumn], [1, 1], header.join());
  }
  assert.equal(people(['Mobile', '0701740607', '3', '']).headerRow, null, 'a label beside a number is data');
});

test('the questions of a form are names too', () => {
  const question =
    'Which mobile number may we call or text during the day to confirm or change your appointment?';
  const guess = guessMapping(
    sample(
      ['Timestamp', 'Your name', question],
      ['2024-03-01 10:00', 'Anna', '0701740605'],
      ['2024-03-01 10:05', 'Bo', '0701740606'],
    ),
    'SE',
    nothing,
  );
  assert.equal(guess.mapping.headerRow, 1);
  assert.equal(guess.names[2], question);
});

test('the phone columns of exported address books are known', () => {
  const google = guessMapping(
    sample(
      ['First Name', 'Phone 1 - Label', 'Phone 1 - Value', 'Phone 2 - Label', 'Phone 2 - Value'],
      ['Anna', 'Home', '08-465 004 05', 'Mobile', '+46 70 174 06 05'],
      ['Bo', 'Mobile', '070-174 06 06', '', ''],
      ['Cia', 'Mobile', '070-174 06 07 ::: 070-174 06 08', '', ''],
    ),
    'SE',
    nothing,
  );
  assert.equal(google.mapping.numberColumn, 2);
  assert.match(google.hints.map(spoken).join(' '), /looks for one in “Phone 2 - Value”/);
});

test('without a header the only column of numbers is taken', () => {
  const guess = guessMapping(
    sample(['Anna', '0701740605'], ['Bo', '0701740606'], ['Cia', '0701740607']),
    'SE',
    nothing,
  );
  assert.equal(guess.mapping.headerRow, null);
  assert.equal(guess.mapping.numberColumn, 1);
  assert.deepEqual(guess.names, ['Column A', 'Column B']);
});

test('a list of bare numbers is a list of numbers', () => {
  const guess = guessMapping(sample(['0701740605'], ['0701740606']), 'SE', nothing);
  assert.equal(guess.mapping.headerRow, null);
  assert.equal(guess.mapping.numberColumn, 0);
});

test('of a mobile and a phone column the mobile one is taken, of two the fuller', () => {
  const two = guessMapping(
    sample(
      ['Name', 'Phone', 'Mobile 1', 'Mobile 2'],
      ['Anna', '0701740605', '', '0701740607'],
      ['Bo', '0701740606', '', '0701740608'],
    ),
    'SE',
    nothing,
  );
  assert.equal(two.mapping.numberColumn, 3);
});

test('an unusual name is a suggestion, not a choice', () => {
  const guess = guessMapping(
    sample(['Who', 'Reach at'], ['Anna', '0701740605'], ['Bo', '0701740606']),
    'SE',
    nothing,
  );
  assert.equal(guess.mapping.headerRow, 1);
  assert.equal(guess.mapping.numberColumn, null);
  assert.match(guess.hints.map(spoken).join(' '), /Reach at/);
});

test('a name that says number over a column that has none is not believed', () => {
  const guess = guessMapping(
    sample(['Number', 'Mobile'], ['1', '0701740605'], ['2', '0701740606']),
    'SE',
    nothing,
  );
  assert.equal(guess.mapping.numberColumn, 1);
});

test('a column called mobile is taken even when a spreadsheet has spoilt its numbers', () => {
  const rows = sample(['Name', 'Mobile'], ['Anna', '4.67017E+10'], ['Bo', '4.67017E+10']);
  assert.equal(guessMapping(rows, 'SE', nothing).mapping.numberColumn, 1);
});

function decided(numbers: readonly string[], home: string | null, zone = 'UTC'): string | null {
  return decideCountry(numbers, { home, computer: home ?? 'US', zone }).country;
}

test('home is asked once, with the computer’s country first, and is never a guess', () => {
  const swedish = ['070-174 06 05', '070-174 06 06', '0701740607'];
  const { country, looked, fits } = decideCountry(swedish, { home: null, computer: 'SE', zone: 'UTC' });
  assert.deepEqual([country, looked, fits[0]], [null, 3, { country: 'SE', numbers: 3 }]);
  assert.equal(decideCountry(swedish, { home: null, computer: 'DK', zone: 'UTC' }).fits[0]?.country, 'DK');
  assert.equal(decided(swedish, 'SE'), 'SE');
  const coded = decideCountry(['+46701740605', '0046701740606', '46701740607'], {
    home: null,
    computer: 'US',
    zone: 'UTC',
  });
  assert.deepEqual(coded, { country: null, looked: 0, fits: [] }, 'numbers with a code ask nothing');
});

test('no country but home is taken, whatever the list says', () => {
  assert.equal(decided(['+46701740605', '070-1740606', '0701740607'], 'US'), null);
  assert.equal(decided(['0046701740605', '0701740606'], 'GB'), null);
  assert.equal(decided(['+61491570156'], 'SE'), 'SE', 'which nobody needs to know');
  const danish = Array.from({ length: 20 }, (_, at) => `${20 + at * 3} 12 34 ${50 + at}`);
  const rows = sample(['Name', 'Mobile'], ...danish.map((number) => ['Anna', number]));
  assert.equal(guessMapping(rows, 'DE', nothing).mapping.country, UNKNOWN_COUNTRY);
  assert.equal(guessMapping(rows, 'DE', nothing, { country: 'DE' }).mapping.country, 'DE');
});

test('an answer for the same columns is proposed, not taken', () => {
  const rows = sample(
    ['Name', 'Phone'],
    ...Array.from({ length: 40 }, (_, at) => ['Ada', `80${3 + (at % 3)} 05${at % 8} 10${10 + at}`]),
  );
  const asked = guessMapping(rows, 'US', nothing);
  assert.equal(asked.mapping.country, UNKNOWN_COUNTRY);
  assert.equal(asked.ofCountry.looked, 40);
  const offered = asked.ofCountry.fits.map(({ country }) => country);
  assert.ok(offered.includes('NG') && offered.includes('US'), offered.join());
  const answered = guessMapping(rows, 'US', nothing, { country: 'NG' });
  assert.equal(answered.mapping.country, 'NG');
  const kept = rememberMapping(answered.mapping, answered.names);
  const again = guessMapping(rows, 'US', () => kept);
  assert.equal(again.mapping.country, UNKNOWN_COUNTRY);
  assert.equal(again.ofCountry.fits[0]?.country, 'NG');
});

test('a list after one of another country with the same columns is not read as that', () => {
  const list = (of: (at: number) => string) =>
    sample(['Name', 'Mobile'], ...Array.from({ length: 40 }, (_, at) => ['Anna', of(at)]));
  const danish = guessMapping(
    list((at) => `${20 + at} 12 34 ${10 + at}`),
    'DK',
    nothing,
  );
  assert.equal(danish.mapping.country, 'DK');
  const kept = rememberMapping(danish.mapping, danish.names);
  const swedish = guessMapping(
    list((at) => `07${[0, 2, 3, 6, 9][at % 5]}-${100 + at} 45 ${10 + at}`),
    'DK',
    () => kept,
  );
  assert.equal(swedish.mapping.country, UNKNOWN_COUNTRY);
  const norwegian = guessMapping(
    list((at) => `${[40, 41, 45, 46, 47, 48, 90, 93, 95, 99][at % 10]} 12 34 ${10 + at}`),
    'DK',
    () => kept,
  );
  assert.equal(norwegian.mapping.country, UNKNOWN_COUNTRY);
});

test('the number column is judged under the country of the list, whatever the computer’s is', () => {
  const lists: readonly (readonly [zone: string, header: string[], row: (at: number) => string[]])[] = [
    [
      'Asia/Tokyo',
      ['氏名', '電話番号', '携帯電話'],
      (at) => ['太郎', `3${1234 + at}5678`, `90${1234 + at}${5670 + at}`],
    ],
    [
      'Africa/Cairo',
      ['الاسم', 'الهاتف', 'الجوال'],
      (at) => ['أحمد', `2${2345 + at}6789`, `10${1234 + at}${5670 + at}`],
    ],
    [
      'Asia/Manila',
      ['Name', 'Phone', 'Mobile'],
      (at) => ['Ana', `2812${3456 + at}7`, `917${123 + at}${4560 + at}`],
    ],
    [
      'Asia/Kuala_Lumpur',
      ['Nama', 'Telefon', 'Telefon bimbit'],
      (at) => ['Ali', `3212${3456 + at}8`, `12${345 + at}${6780 + at}`],
    ],
  ];
  for (const [zone, header, row] of lists) {
    const rows = sample(header, ...Array.from({ length: 20 }, (_, at) => row(at)));
    assert.equal(
      guessMapping(rows, 'US', nothing, {}, { computer: 'US', zone }).mapping.numberColumn,
      2,
      zone,
    );
  }
});

test('a remembered column of countries decides nothing for numbers that do not fit it', () => {
  const list = (country: string) =>
    sample(['Name', 'Mobile', 'Country'], ...[10, 11, 12, 13].map((n) => [`P${n}`, `07017406${n}`, country]));
  const { mapping, names } = guessMapping(list('Sweden'), 'SE', nothing);
  const recall = () => rememberMapping(mapping, names);
  const columnIn = (country: string) => guessMapping(list(country), 'SE', recall).mapping.countryColumn;
  assert.deepEqual(['Sweden', '', 'Germany', 'Finland'].map(columnIn), [2, 2, undefined, undefined]);
});

test('a mapping is remembered for the same set of names, in any order', () => {
  const rows = [
    ['Anna', '0701740605', '12'],
    ['Bo', '0701740606', '13'],
  ];
  const first = sample(['Who', 'Reach at', 'Seat'], ...rows);
  const guess = guessMapping(first, 'SE', nothing);
  const chosen = {
    ...guess.mapping,
    otherColumns: [0],
    tagColumns: [2],
    numberColumn: 1,
    duplicates: 'last' as const,
  };
  const memory = new Map([[headerFingerprint(guess.names), rememberMapping(chosen, guess.names)]]);
  const recall = (names: readonly string[]) => memory.get(headerFingerprint(names)) ?? null;

  const moved = sample(['Seat', 'Who', 'Reach at'], ...rows.map(([who, at, seat]) => [seat!, who!, at!]));
  const again = guessMapping(moved, 'SE', recall);
  assert.equal(again.mapping.numberColumn, 2);
  assert.deepEqual([again.mapping.otherColumns, again.mapping.tagColumns], [[1], [0]]);
  assert.equal(again.mapping.duplicates, 'last');
});

test('any rows at all give a mapping whose columns exist', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('', 'Mobile', '0701740605', '+447700900123', '2024-01-15'),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), (rows) => {
      const { mapping, names } = guessMapping(sample(...rows), 'SE', nothing);
      assert.ok(mapping.numberColumn === null || mapping.numberColumn < names.length);
      assert.ok(
        mapping.tagColumns.every((column) => column < names.length && column !== mapping.numberColumn),
      );
    }),
    { numRuns: sized(150, 500) },
  );
});

test('another header row is guessed under anew, and what was chosen by hand is kept where its name still is', () => {
  const rows = sample(
    ['Members of 2024', '', ''],
    ['Name', 'Home', 'Mobile'],
    ['Anna', '0846500401', '0701740605'],
    ['Bo', '0846500402', '0701740606'],
  );
  const under = (chosen: MappingChoices) => guessMapping(rows, 'SE', nothing, chosen).mapping;
  assert.deepEqual([under({}).headerRow, under({}).numberColumn, under({}).tagColumns], [2, 2, [0, 1]]);
  assert.equal(under({ headerRow: 1 }).numberColumn, null, 'no column is called a number there');
  assert.equal(under({ headerRow: 2 }).numberColumn, 2);
  const home = { roles: [{ column: 'Home', role: 'number' }] } as const;
  assert.deepEqual([under(home).numberColumn, under(home).tagColumns], [1, [0, 2]]);
  assert.equal(under({ ...home, headerRow: 1 }).numberColumn, null, 'there is no such name in row 1');
  assert.equal(under({ ...home, headerRow: 2 }).numberColumn, 1);
  assert.equal(under({ headerRow: null, country: 'FI', skipRecentDays: 3 }).country, 'FI');
});

test('numbers left unused are pointed at', () => {
  const rows = sample(
    ['Name', 'Mobile', 'Phone', 'City'],
    ['Anna', '', '0701740605', 'Visby'],
    ['Bo', '0701740606', '0846500402', 'Umeå'],
    ['Cia', '', '0846500403', 'Umeå'],
  );
  const hints = (chosen: MappingChoices) =>
    guessMapping(rows, 'SE', nothing, chosen).hints.map(spoken).join(' ');
  assert.match(hints({}), /“Phone”: of the first rows it would add 1 person without a number under “Mobile”/);
  const chosen = { roles: [{ column: 'Phone', role: 'other' }] } as const;
  assert.doesNotMatch(hints(chosen), /Phone/);
  const wrong = { roles: [{ column: 'City', role: 'number' }] } as const;
  assert.match(hints(wrong), /“Mobile” holds numbers, and “City” none: pick “Number” under “Mobile”/);
  assert.doesNotMatch(hints(wrong), /Otherwise use/);
  assert.deepEqual(guessMapping(rows, 'SE', nothing, chosen).mapping.otherColumns, [2]);
  assert.doesNotMatch(hints({ roles: [{ column: 'Phone', role: 'number' }] }), /would add/);
});

test('no hint points to landlines', () => {
  const hintsOf = (rows: ReturnType<typeof sample>, chosen: MappingChoices = {}) =>
    guessMapping(rows, 'SE', nothing, chosen).hints.map(spoken).join(' ');
  const landlines = sample(
    ['Name', 'Mobile', 'Phone'],
    ['Anna', '', '0846500401'],
    ['Bo', '0701740606', '0846500402'],
  );
  assert.doesNotMatch(hintsOf(landlines), /“Phone”/);
  const several = (cell: string) =>
    hintsOf(sample(['Name', 'Mobile', 'Phone'], ['Anna', 'n/a', cell]), {
      roles: [{ column: 'Mobile', role: 'number' }],
    });
  const setHead = /pick “Number” under “Phone”/;
  assert.match(several('070-174 06 05 / 070-174 06 06'), setHead);
  assert.doesNotMatch(several('08-465 004 01 / 08-465 004 02'), setHead);
  const twoPhones = (...numbers: string[]) => sample(['Name', 'Phone', 'Telephone'], ['Anna', ...numbers]);
  assert.match(hintsOf(twoPhones('0701740605', '0701740606')), /“Telephone” could be the number too/);
  assert.doesNotMatch(hintsOf(twoPhones('0701740605', '0846500402')), /“Telephone”/);
});

test('a column of other countries is pointed at where numbers without a code are read as those of one', () => {
  const hints = (header: string[], ...rows: string[][]) =>
    guessMapping(sample(header, ...rows), 'SE', nothing)
      .hints.map(spoken)
      .join(' ');
  const anna = ['Anna', 'Sweden', '0701740605'];
  const other = /“Country” names other countries, but numbers without a country code are all read/;
  const unclear = ['Kari', 'Norway or Denmark', '46500401'];
  assert.match(hints(['Name', 'Country', 'Phone'], anna, unclear), other);
  assert.doesNotMatch(hints(['Name', 'Country', 'Phone'], anna, ['Bo', 'Sweden', '0701740606']), other);
  assert.doesNotMatch(hints(['Name', 'Country', 'Phone'], anna, ['Ian', 'UK', '+447700900123']), other);
  const code = ['Name', 'Country', 'Phone'];
  const ola = ['Ola', '47', '+4746500401'];
  assert.match(hints(code, ola, ['Kari', '47', '0701740605'], ['Liv', '47', '0701740606']), other);
  assert.doesNotMatch(hints(code, ['Anna', '+46', '701740605'], ['Bo', '46', '701740606']), other);
});

test('a column of countries decides its rows where nearly all are in use that way, and as many as at home', () => {
  const header = ['Name', 'Country', 'Phone'];
  const people = [
    ['Anna', 'Sweden', '0701740605'],
    ['Kari', 'Norge', '46500401'],
    ['Ola', 'Norwegen', '46500402'],
    ['Eva', '', '0701740606'],
  ];
  const guess = (rows: string[][], chosen?: MappingChoices) =>
    guessMapping(sample(header, ...rows), 'SE', nothing, chosen);
  const { mapping, hints, names } = guess(people);
  assert.equal(mapping.countryColumn, 1);
  assert.deepEqual(mapping.tagColumns, [0, 1], 'which can be a tag as well');
  assert.match(hints.map(spoken).join(' '), /“Country” names the country of each row’s number\./);
  assert.equal(guess(people, { countryColumn: null }).mapping.countryColumn, undefined);
  const customers = people.map(([name, , number]) => [name!, 'Germany', number!]);
  assert.equal(guess(customers).mapping.countryColumn, undefined, 'where they live makes no numbers of them');
  assert.equal(guess(customers, { countryColumn: 'Country' }).mapping.countryColumn, 1);
  const abroad = [
    ['Ada', 'USA', '(202) 555-0123', ''],
    ['Kari', 'Norge', '', '465 00 401'],
    ['Ola', 'Norge', '', '465 00 402'],
  ];
  const several = guessMapping(sample(['Name', 'Country', 'Mobile', 'Home phone'], ...abroad), 'US', nothing);
  assert.deepEqual([several.mapping.countryColumn, several.mapping.otherColumns], [1, [3]]);
  const kept = rememberMapping(mapping, names);
  assert.equal(guessMapping(sample(header, ['Anna', '', '1']), 'SE', () => kept).mapping.countryColumn, 1);
});

test('a column is offered as one of countries by its name or by all that it holds', () => {
  assert.ok(holdsCountries('Country', ['Sweden', 'somewhere']));
  assert.ok(holdsCountries('Wohnt in', ['Schweiz', 'DE']));
  assert.ok(holdsCountries('Country code', ['46', '47']));
  for (const [name, samples] of [
    ['Age', ['46', '47']],
    ['City', ['Paris', 'Norge']],
    ['Country', []],
    ['Notes', []],
  ] as const) {
    assert.ok(!holdsCountries(name, samples), name);
  }
});

test('the country follows the column chosen as the number, unless it was chosen too', () => {
  const rows = sample(['Mobile', 'Abroad'], ['0701740605', '(202) 555-0123'], ['0701740606', '+12025550124']);
  const abroad = { roles: [{ column: 'Abroad', role: 'number' }] } as const;
  assert.equal(guessMapping(rows, 'SE', nothing).mapping.country, 'SE');
  assert.equal(guessMapping(rows, 'SE', nothing, abroad).mapping.country, UNKNOWN_COUNTRY);
  assert.equal(guessMapping(rows, 'SE', nothing, { ...abroad, country: 'SE' }).mapping.country, 'SE');
});

test('choices made one by one come to the same as made together', () => {
  const names = ['A', 'B', 'C'];
  const rows = sample(names, ['Anna', '0701740605', '0701740606']);
  const choice = fc.record(
    {
      roles: fc.array(
        fc.record({
          column: fc.constantFrom(...names, 'D'),
          role: fc.constantFrom('number', 'tag', 'unused'),
        }),
        { minLength: 1, maxLength: 1 },
      ),
      skipRecentDays: fc.nat(9),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<MappingChoices>;
  fc.assert(
    fc.property(fc.array(choice), (choices) => {
      const guessed = guessMapping(rows, 'SE', nothing, { country: 'SE' }).mapping;
      const together = choices.reduce(withChoices, {});
      const stepwise = choices.reduce((mapping, one) => applyChoices(mapping, names, one), guessed);
      assert.deepEqual(applyChoices(guessed, names, together), stepwise);
    }),
  );
});

test('a later choice looks at the cells of the columns that are chosen, however many others there are', () => {
  /** Cells read by the second of two choices. */
  function read(width: number): number {
    let cells = 0;
    const counted = (row: string[]) =>
      new Proxy(row, {
        get(target, key) {
          if (typeof key === 'string' && /^\d+$/.test(key)) cells += 1;
          return Reflect.get(target, key);
        },
      });
    const others = Array.from({ length: width - 2 }, (_, n) => `Other ${n}`);
    const rows = [
      ['Mobile', 'Name', ...others],
      ...Array.from({ length: 50 }, (_, n) => [
        `070174060${n % 10}`,
        `Guest ${n}`,
        ...others.map(() => '123456789'),
      ]),
    ].map((row, at) => ({ row: at + 1, cells: counted(row) }));
    const sheet = { rows, width, once: rememberOnce() };
    guessMapping(sheet, 'SE', nothing);
    assert.ok(cells > rows.length * width, 'all cells are read once');
    cells = 0;
    const roles = [{ column: 'Name', role: 'unused' as const }];
    const { mapping } = guessMapping(sheet, 'SE', nothing, { roles });
    assert.equal(mapping.numberColumn, 0);
    assert.ok(!mapping.tagColumns.includes(1));
    return cells;
  }
  assert.equal(read(2000), read(200));
});

test('of a wide sheet only the first cells of a column are read as numbers', () => {
  const rows = Array.from({ length: 200 }, (_, n) => [n < 100 ? `07017406${10 + (n % 90)}` : 'nobody']);
  const profile = profileColumn(rows, 0, ['SE'], 50);
  assert.deepEqual([profile.filled, profile.read, shareOf('reachable', profile)], [200, 50, 1]);
  assert.equal(shareOf('reachable', profileColumn(rows, 0, ['SE'])), 0.5);
});

test('rows further down decide the country where the first ones have a code', () => {
  const first = sample(['Name', 'Mobile'], ['Anna', '+46701740605'], ['Bo', '+46701740606']);
  const more = ['0701740607', '0701740608', '0701740609'].map((number) => ['Cy', number]);
  const looked = (sheet: Parameters<typeof guessMapping>[0]) =>
    guessMapping(sheet, 'SE', nothing).ofCountry.looked;
  assert.deepEqual([looked(first), looked({ ...first, more })], [0, 3]);
});
