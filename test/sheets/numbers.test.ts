import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  cellStyles,
  numberStyles,
} from '../../electron/sheets/worker/reader/number-formats/number-format.ts';

function show(code: string, value: number, locale = 'en-US', date1904 = false): string {
  return numberStyles(locale, date1904).ofCode(code)(value, String(value));
}

function showById(id: number, value: number, locale = 'en-US'): string {
  return numberStyles(locale, false).ofId(id)(value, String(value));
}

describe('number formats', () => {
  test('a phone number keeps all its digits in every format that is no amount', () => {
    const codes = [
      'General',
      '0',
      '0.00',
      '#,##0',
      '#,##0.00',
      '0.00E+00',
      '##0.0E+0',
      '@',
      '# ?/?',
      '0,',
      '#,##0,,',
      '#',
      '?',
      '_-* #,##0.00_-',
      '#,##0;[Red]-#,##0',
      '',
      'Standard',
      '[>100]0;0.0',
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000_000, max: 999_999_999_999_999 }),
        fc.constantFrom(...codes),
        (phone, code) => {
          assert.equal(show(code, phone), String(phone), code);
        },
      ),
    );
  });

  test('words or a sign beside a number hide none of its digits', () => {
    for (const code of ['"+"General', '"Tel. "General', 'General" (home)"', '"+"0.00E+00', '"+"##0E+0']) {
      for (const phone of [46701740605, 491512345678, 8613812345678])
        assert.equal(show(code, phone).replace(/\D/g, ''), String(phone), code);
    }
  });

  test('numbers beyond fifteen digits say that digits are lost', () => {
    assert.equal(show('General', 4_670_174_060_512_346_000), '4.67017406051235E+18');
    assert.equal(show('#,##0', 1e15), '1E+15');
  });

  const cases: readonly [code: string, value: number, en: string, sv?: string][] = [
    ['0%', 0.5, '50%'],
    ['0.0%', -0.1234, '-12.3%', '-12,3%'],
    ['#,##0.00', 1234567.891, '1,234,567.89', '1 234 567,89'],
    ['#,##0', 999, '999'],
    ['0.00', 1.005, '1.01', '1,01'],
    ['0.0#', 1.5, '1.5', '1,5'],
    ['000', 7, '007'],
    ['00000', 12345678, '12345678'],
    ['"No. "0', 5, 'No. 5'],
    ['[$€-2] #,##0.00', 1250.5, '€ 1,250.50', '€ 1 250,50'],
    ['#,##0\\ "kr"', 46701740605, '46,701,740,605 kr', '46 701 740 605 kr'],
    ['(000) 000\\-0000', 2125550123, '(212) 555-0123'],
    ['[<=9999999]###\\-####;\\(###\\)\\ ###\\-####', 2125550123, '(212) 555-0123'],
    ['[<=9999999]###\\-####;\\(###\\)\\ ###\\-####', 5550123, '555-0123'],
    ['[<5]"few";[>=5]"many"', 5, 'many'],
    ['[>9]"many"', 5, '5'],
    ['[Red][=1]"one";0', 1, 'one'],
    ['[<0]0" below";0', -3, '3 below'],
    ['0;(0);"none"', 0, 'none'],
    ['0;(0);"none"', -3, '(3)'],
    ['0.0', -0.01, '0.0', '0,0'],
    ['0#" "##" "##" "##" "##', 612345678, '06 12 34 56 78'],
    ['0#" "##" "##', 7, '00 00 07'],
    ['0#"."##"."##"."##"."##', 612345678, '06.12.34.56.78'],
    ['00\\.00\\.00\\.00\\.00', 612345678, '06.12.34.56.78'],
    ['"+46"0', 701740605, '+46701740605'],
    ['"+46 (0) "00" "000" "00" "00', 701740605, '+46 (0) 70 174 06 05'],
    ['000" "000" "0000', 701740605, '070 174 0605'],
    ['[=0]?;[<0]"";0%', 0.5, '50%'],
    ['[=0]?;[<0]"";0%', -1, ''],
    ['[=0]?;[<0]"";0%', 0, ''],
    ['0.00E+00', 0.5, '0.5', '0,5'],
    ['0.00E+00', 12_345_678, '12345678'],
    ['# ?/?', 0.5, '1/2'],
    [';;;', 5, ''],
    ['reserved [words', 5, '5'],
    ['[$€-407] #,##0.00', -1250.5, '-€ 1,250.50', '-€ 1 250,50'],
    ['yyyy-mm-dd', 45322, '2024-01-31'],
    ['dd.mm.yyyy', 45322, '31.01.2024'],
    ['dd/mm/yy;@', 45322, '31/01/24', '31-01-24'],
    ['dd\\/mm/yyyy', 45322, '31/01/2024', '31/01-2024'],
    ['"24/7" d/m', 45322, '24/7 31/1', '24/7 31-1'],
    ['[$-809]dd/mm/yy', 45322, '31/01/24'],
    ['[$-en-GB]dd/mm/yy', 45322, '31/01/24'],
    ['[$-de-DE]dd/mm/yy', 45322, '31.01.24'],
    ['[$-1010413]dd/mm/yy', 45322, '31-01-24'],
    ['[$-1010000]dd/mm/yy', 45322, '31/01/24', '31-01-24'],
    ['d mmmm', 45583, '18 October', '18 oktober'],
    ['[$-809]d mmmm', 45583, '18 October'],
    ['dddd d mmmm', 45750, 'Thursday 3 April', 'torsdag 3 april'],
    ['[$-407]dddd, d. mmmm yyyy;@', 45750, 'Donnerstag, 3. April 2025'],
    ['[$-407]d/\\ mmmm\\ yyyy;@', 45750, '3. April 2025'],
    ['[$-407]d/\\ mmm/\\ yy;@', 45750, '3. Apr. 25'],
    ['[$-40B]d/m/yyyy', 45750, '3.4.2025'],
    ['[$-407]dd/mm/yyyy "24/7"', 45750, '03.04.2025 24/7'],
    ['[$-41D]yyyy/mm/dd', 45750, '2025-04-03'],
    ['[$-409]m/d/yy h:mm AM/PM', 45750.75, '4/3/25 6:00 PM'],
    ['[$-407]d\\/m', 45750, '3/4'],
    ['[$-107041E]d mmmm yyyy;@', 45750, '3 เมษายน 2568'],
    ['[$-1070000]d/mm/yy;@', 45750, '3/04/68', '3-04-68'],
    ['[$-th-TH,107]d mmm yyyy', 45750, '3 เม.ย. 2568'],
    ['[$-D07041E]d mmmm yyyy', 45750, '๓ เมษายน ๒๕๖๘'],
    ['[$-th-TH,D00]d mmmm yyyy', 45750, '๓ เมษายน ๒๐๒๕'],
    ['[$-2000401]yyyy-mm-dd', 45750, '٢٠٢٥-٠٤-٠٣'],
    ['[$-2000401]0', 45750, '٤٥٧٥٠'],
    ['[$-2000401]0', 46701740605, '٤٦٧٠١٧٤٠٦٠٥'],
    ['[$-4000439]#,##0', 45750, '४५,७५०', '४५ ७५०'],
    ['[ENG][$-409]d mmm yyyy', 45750, '3 Apr 2025'],
    ['[$-41E]d mmmm yyyy', 45750, '3 เมษายน 2025'],
    ['[$-C0A]d "de" mmmm "de" yyyy', 45750, '3 de abril de 2025'],
    ['[$-FC19]d mmmm yyyy', 45750, '3 апреля 2025'],
    ['[$-425]dddd', 45750, 'neljapäev'],
    ['[$-1010407]dddd', 45750, 'Donnerstag'],
    ['[$-et-EE]d. mmmm', 45750, '3. aprill'],
    ['[=0]"";dd.mm.yyyy', 43132, '01.02.2018'],
    ['[$-x-sysdate]dddd, mmmm dd, yyyy', 45322, 'Wednesday, January 31, 2024', 'den 31 januari 2024'],
    ['[$-41D]d mmmm yyyy', 45322, '31 januari 2024'],
    ['[$-F800]dddd, mmmm dd, yyyy', 45322, 'Wednesday, January 31, 2024', 'den 31 januari 2024'],
    ['[$-F400]h:mm:ss AM/PM', 45322.75, '6:00:00 PM', '18:00:00'],
    ['dddd', 45322, 'Wednesday', 'onsdag'],
    ['ddd', 45322, 'Wed', 'ons'],
    ['mmm-yy', 45322, 'Jan-24', 'jan-24'],
    ['"valid "dd.mm', 45322, 'valid 31.01'],
    ['h:mm', 0.75, '18:00'],
    ['h:mm AM/PM', 0.75, '6:00 PM', '6:00 em'],
    ['hh:mm:ss', 0.5, '12:00:00'],
    ['h:mm', 0.999999, '0:00'],
    ['mm:ss', 0.5, '00:00'],
    ['[h]', 1.5, '36'],
    ['[hh]:mm', 0.25, '06:00'],
    ['[h]:mm:ss', 1.5, '36:00:00'],
    ['[mm]:ss', 1.5, '2160:00'],
    ['[s]', 0.5, '43200'],
    ['[h]:mm', 46701740605, '46701740605'],
    ['yyyy-mm-dd hh:mm', 45322.5, '2024-01-31 12:00'],
    ['yyyy', 45322, '2024'],
    ['yyyy-mm-dd', 3000000, '3000000'],
    ['yyyy-mm-dd', -5, '-5'],
  ];
  for (const [code, value, en, sv = en] of cases) {
    test(`${code} shows ${value} as ${en}`, () => {
      assert.equal(show(code, value), en);
      assert.equal(show(code, value, 'sv-SE'), sv);
    });
  }

  test('a date in the letters of another language is the date that its writer meant', () => {
    const codes: [code: string, shown: string][] = [
      ['TT.MM.JJJJ', '01.02.2018'],
      ['tt\\.mm\\.jj hh:mm', '01.02.18 12:00'],
      ['[$-407]TTTT, T. MMMM JJJJ;@', 'Donnerstag, 1. Februar 2018'],
      ['JJ/MM/AAAA', '01/02/2018'],
      ['AAAA-MM-DD', '2018-02-01'],
      ['d "de" mmmm "de" aaaa', '1 de February de 2018'],
      ['GG/MM/AA', '01/02/18'],
      ['dd-mm-jjjj uu:mm:ss', '01-02-2018 12:00:00'],
      ['åååå-MM-DD tt:mm', '2018-02-01 12:00'],
      ['p.k.vvvv', '1.2.2018'],
      ['rrrr-mm-dd gg:mm', '2018-02-01 12:00'],
      ['gg.aa.yyyy', '01.02.2018'],
      ['ДД.ММ.ГГГГ ЧЧ:мм', '01.02.2018 12:00'],
      ['éééé.hh.nn.', '2018.02.01.'],
      ['d.m.gggg.', '1.2.2018.'],
    ];
    for (const [code, shown] of codes) assert.equal(show(code, 43132.5), shown, code);
    assert.equal(show('yyyy/m/d aaaa', 43132), '2018/2/1 Thursday');
    assert.equal(show('[$-411]d/m/aaaa', 43132, 'ja-JP'), '1/2/木曜日');
    assert.equal(show('"TT.MM.JJJJ "0', 5), 'TT.MM.JJJJ 5');
    assert.equal(show('"TT.MM.JJJJ"', 5), 'TT.MM.JJJJ');
  });

  test('a format that is no more than its name in another language shows the number itself', () => {
    const names =
      'Standard Geral Generale Padrão Основной Общий Загальний Vispārīgs Opće כללי عام Text Texto Datum Zahl [$-419]Основной';
    for (const name of [...names.split(' '), 'Γενικός τύπος'])
      for (const number of [701740605, 45750.6]) assert.equal(show(name, number), String(number), name);
    const dates = {
      yyyy: '2025',
      mmm: 'Apr',
      yyyyг: '2025г',
      m月d日: '4月3日',
      dddd: 'Thursday',
      aaaa: 'Thursday',
    };
    for (const [code, shown] of Object.entries(dates)) assert.equal(show(code, 45750), shown, code);
    assert.equal(show('"Datum"', 5), 'Datum');
  });

  test('a calendar that is not known is never half followed, and is told', () => {
    const days: [code: string, shown: string][] = [
      ['[$-1060401]d mmmm yyyy', '4/3/2025'],
      ['[$-2060401]d mmmm yyyy', '4/3/2025'],
      ['B2yyyy/mm/dd', '4/3/2025'],
      ['[$-fa-IR,96]yyyy/mm/dd h:mm', '4/3/2025 12:00'],
      ['[$-108040D]mmmm', '4/3/2025'],
      ['[$-170401]yyyy', '4/3/2025'],
      ['[$-411]ggge"年"m"月"d"日"', '4/3/2025'],
      ['[$-ja-JP-x-gannen]ggge"年"m"月"d"日"', '4/3/2025'],
      ['[$-30411]ggge', '4/3/2025'],
      ['[$-404]e/m/d', '4/3/2025'],
    ];
    for (const [code, shown] of days) {
      const said: string[] = [];
      const styles = numberStyles('en-US', false, (...what) => said.push(what.join(' ')));
      assert.equal(styles.ofCode(code)(45750.5, '45750.5'), shown, code);
      assert.deepEqual(said, [`calendar ${shown}`], code);
    }
    assert.equal(show('[$-1060401]h:mm', 0.5), '12:00');
    assert.equal(show('ggge"年"', 45750, 'ja-JP'), '2025/04/03');
    assert.equal(show('e', 45750, 'en-US'), '2025');
  });

  test('a number in the words of another script is shown in digits, which is told', () => {
    const said: string[] = [];
    const styles = numberStyles('en-US', false, (...what) => said.push(what.join(' ')));
    assert.equal(styles.ofCode('[DBNum1][$-804]yyyy"年"m"月"d"日"')(45750, '45750'), '2025年4月3日');
    assert.equal(styles.ofCode('[DBNum2]0')(45750, '45750'), '45750');
    assert.deepEqual(said, ['signs 2025年4月3日', 'signs 45750']);
  });

  test('a slash is the sign that the system has between the numbers of a day', () => {
    const signs = {
      'en-US': '/',
      'en-GB': '/',
      'de-DE': '.',
      'de-CH': '.',
      'sv-SE': '-',
      'nl-NL': '-',
      'cs-CZ': '.',
      'ja-JP': '/',
    };
    for (const [locale, sign] of Object.entries(signs))
      assert.equal(show('dd/mm/yyyy', 45750, locale), ['03', '04', '2025'].join(sign), locale);
    assert.equal(show('[$-407]# ?/?', 0.5), '1/2');
    assert.equal(show('# ?/?', 0.5, 'de-DE'), '1/2');
  });

  test('a colon is the sign that the system has between the numbers of a time', () => {
    const cases: [code: string, locale: string, shown: string][] = [
      ['h:mm', 'fi-FI', '18.00'],
      ['dd.mm.yyyy hh:mm:ss', 'fi-FI', '03.04.2025 18.00.00'],
      ['[$-F400]h:mm:ss AM/PM', 'fi-FI', '18.00.00'],
      ['[$-409]h:mm AM/PM', 'fi-FI', '6:00 PM'],
      ['h\\:mm', 'fi-FI', '18:00'],
      ['[mm]:ss.0', 'fi-FI', '65881080.00,0'],
      ['[$-40B]"klo" h:mm', 'en-US', 'klo 18.00'],
      ['[$-fi-FI]h:mm', 'en-US', '18.00'],
      ['hh:mm', 'id-ID', '18.00'],
      ['hh:mm', 'de-DE', '18:00'],
    ];
    for (const [code, locale, shown] of cases) assert.equal(show(code, 45750.75, locale), shown, code);
    const styles = numberStyles('fi-FI', false);
    assert.equal(styles.ofId(20)(0.75, '0.75'), '18.00');
    assert.equal(styles.ofId(22)(45750.75, '45750.75'), '3.4.2025 18.00');
  });

  test('no locale puts a special space, mark or digit into a text message', () => {
    for (const locale of ['fr-FR', 'ar-EG', 'fa-IR', 'he-IL', 'de-CH', 'nb-NO', 'hi-IN', 'th-TH', 'en-US']) {
      for (const [code, value] of [
        ['#,##0.00', 1234567.5],
        ['h:mm', 0.75],
        ['yyyy-mm-dd', 45322],
        ['0%', 0.5],
      ] as const) {
        assert.doesNotMatch(
          show(code, value, locale),
          /[\u00a0\u202f\u2009\u200e\u200f\u061c\u0660-\u0669\u06f0-\u06f9]/,
          `${locale} ${code}`,
        );
      }
    }
  });

  test('both date systems name the same day, and the same length of time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1462, max: 60_000 }), (serial) => {
        assert.equal(show('d mmm yyyy', serial), show('d mmm yyyy', serial - 1462, 'en-US', true));
      }),
    );
    assert.equal(show('[h]:mm', 1.5, 'en-US', true), '36:00');
    assert.equal(show('dd.mm.yyyy', 3_000_000, 'en-US', true), '3000000');
  });

  test('built-in formats are what their numbers mean', () => {
    assert.equal(showById(9, 0.25), '25%');
    assert.equal(showById(4, 1234.5), '1,234.50');
    assert.equal(showById(17, 45322), 'Jan-24');
    assert.equal(showById(46, 1.5), '36:00:00');
    assert.equal(showById(9999, 1234.5), '1234.5');
    assert.equal(showById(71, 45322, 'th-TH'), showById(14, 45322, 'th-TH'));
    assert.equal(showById(76, 0.75, 'th-TH'), '18:00:00');
  });

  test('days of the formats 14 and 22 and of East Asian ones follow the system', () => {
    const days = {
      'en-US': '1/31/2024',
      'en-GB': '31/01/2024',
      'de-DE': '31.01.2024',
      'da-DK': '31.01.2024',
      'sv-SE': '2024-01-31',
      'en-SE': '2024-01-31',
    };
    for (const [locale, day] of Object.entries(days)) {
      assert.equal(showById(14, 45322, locale), day);
      assert.equal(showById(55, 45322, locale), day);
      assert.equal(showById(22, 45322.75, locale), `${day} 18:00`);
    }
  });

  test('a language that the formatter has no words of has those of the system', () => {
    assert.equal(show('d mmmm', 45322, 'et-EE'), '31 jaanuar');
    assert.equal(show('dddd', 45322, 'et-EE'), 'kolmapäev');
    assert.equal(show('0.0', 2.5, 'zh-Hant-TW'), '2.5');
    assert.equal(show('0.0', 2.5, 'no such locale'), '2.5');
  });

  test('of a list of styles only those that cells have are made, each once', () => {
    const made: number[] = [];
    const { ofCode } = numberStyles('en-US', false);
    const styles = cellStyles(60_000, (at) => {
      made.push(at);
      return ofCode(`"${at}" 0`);
    });
    const shown = [7, 59_999, 7, 60_000, -1, 0].map((at) => styles.at(at)(5, '5'));
    assert.deepEqual(shown, ['7 5', '59999 5', '7 5', '0 5', '0 5', '0 5']);
    assert.deepEqual(made, [7, 59_999, 0]);
  });

  test('any code shows any number as some text, quickly', () => {
    const code = fc.string({ unit: fc.constantFrom(...'0#?.,%;"\\_*[]$-@ymdhsEe+/ ()aApPG'), maxLength: 30 });
    fc.assert(
      fc.property(code, fc.double({ noNaN: true }), (pattern, value) => {
        assert.equal(typeof show(pattern, value), 'string');
      }),
      { numRuns: 1000 },
    );
  });
});
