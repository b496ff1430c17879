import iconv from 'iconv-lite';
import type { CorpusCase, Expected } from './case.ts';

const PEOPLE = [
  [1, 'Name', 'Phone', 'City'],
  [2, 'Åsa Öberg', '0701740605', 'Göteborg'],
  [3, 'Zoë “Zed” Łuk', '+44 7700 900123', 'Kraków'],
] as const;
const LATIN = [
  [1, 'Name', 'Phone', 'City'],
  [2, 'Åsa Öberg', '0701740605', 'Göteborg'],
  [3, 'Zoë “Zed” – €', '+44 7700 900123', 'Málaga'],
] as const;

function hand(file: string, bytes: Uint8Array | string, ...expected: Expected[]): CorpusCase {
  return {
    file,
    writer: 'hand',
    make: () => (typeof bytes === 'string' ? Buffer.from(bytes) : bytes),
    expected,
  };
}

function csv(rows: readonly (readonly [number, ...string[]])[], delimiter = ',', end = '\r\n'): string {
  return rows.map(([, ...cells]) => cells.join(delimiter) + end).join('');
}

function utf16(text: string, bigEndian: boolean, bom: boolean): Buffer {
  const bytes = Buffer.from((bom ? '\ufeff' : '') + text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
}

/** Latin text by a table of its own, so that the corpus does not lean on the decoder under test. */
function singleByte(text: string, table: Readonly<Record<string, number>>): Buffer {
  return Buffer.from([...text].map((char) => table[char] ?? char.charCodeAt(0)));
}

const WINDOWS_1252 = { '“': 0x93, '”': 0x94, '–': 0x96, '€': 0x80 };
const MAC_ROMAN = { Å: 0x81, Ö: 0x85, ö: 0x9a, ë: 0x91, á: 0x87, '“': 0xd2, '”': 0xd3, '–': 0xd0, '€': 0xdb };
const WINDOWS_1250 = { Ł: 0xa3, ó: 0xf3, ł: 0xb3, ż: 0xbf };
const WINDOWS_1251 = { И: 0xc8, в: 0xe2, а: 0xe0, н: 0xed };
const KOI8_R = { И: 0xe9, в: 0xd7, а: 0xc1, н: 0xce };

/** Delimited text in every dialect that people drop on the window. */
export const TEXT_CASES: readonly CorpusCase[] = [
  hand('utf8.csv', csv(PEOPLE), { format: 'csv', encoding: 'utf-8', delimiter: ',', rows: PEOPLE }),
  hand('utf8-bom.csv', `\ufeff${csv(PEOPLE)}`, { encoding: 'utf-8', rows: PEOPLE }),
  hand('utf16le-bom.txt', utf16(csv(PEOPLE, '\t'), false, true), {
    format: 'tsv',
    encoding: 'utf-16le',
    delimiter: '\t',
    rows: PEOPLE,
  }),
  hand('databases.csv', 'Name,Address,Children\n"Ann","12 High St\vLeeds","Tom\x1dTim"\n'.repeat(3), {
    rows: [1, 2, 3].flatMap((n) => [
      [2 * n - 1, 'Name', 'Address', 'Children'],
      [2 * n, 'Ann', '12 High St Leeds', 'Tom Tim'],
    ]) as [number, ...string[]][],
  }),
  hand(
    'titles.csv',
    `Report: all; members\nBy: Ann; Bo\nOn: 3; May\nName,Phone\n${'Ann,07400 123400\n'.repeat(4)}`,
    {
      delimiter: ',',
    },
  ),
  hand('utf16be-bom.csv', utf16(csv(PEOPLE), true, true), { encoding: 'utf-16be', rows: PEOPLE }),
  hand('utf16le.csv', utf16(csv(PEOPLE), false, false), { encoding: 'utf-16le', rows: PEOPLE }),
  hand('utf16be.csv', utf16(csv(PEOPLE), true, false), { encoding: 'utf-16be', rows: PEOPLE }),
  hand('windows-1252.csv', singleByte(csv(LATIN), WINDOWS_1252), {
    encoding: 'windows-1252',
    rows: LATIN,
    notes: ['“Zoë”, “Málaga”, as Baltic (Windows-1257) “Zoė”, “Mįlaga”'],
  }),
  hand('mac-roman.csv', singleByte(csv(LATIN, ',', '\r'), MAC_ROMAN), { encoding: 'macintosh', rows: LATIN }),
  hand(
    'windows-1250.csv',
    singleByte('Imię;Telefon\r\nŁóżko;0700\r\n'.replace('ę', 'e'), WINDOWS_1250),
    {
      encoding: 'windows-1250',
      delimiter: ';',
      rows: [
        [1, 'Imie', 'Telefon'],
        [2, 'Łóżko', '0700'],
      ],
      notes: ['“Łóżko”, as '],
    },
    {
      options: { locale: 'pl-PL' },
      encoding: 'windows-1250',
      rows: [
        [1, 'Imie', 'Telefon'],
        [2, 'Łóżko', '0700'],
      ],
    },
    {
      options: { encoding: 'windows-1250' },
      encoding: 'windows-1250',
      rows: [
        [1, 'Imie', 'Telefon'],
        [2, 'Łóżko', '0700'],
      ],
    },
  ),
  hand('windows-1251.csv', singleByte('name,n\nИван,1\n', WINDOWS_1251), {
    options: { locale: 'ru' },
    encoding: 'windows-1251',
    notes: ['“Иван”, as Cyrillic (Mac) “»ван”'],
    rows: [
      [1, 'name', 'n'],
      [2, 'Иван', '1'],
    ],
  }),
  ...(
    [
      ['dos-850.csv', 'cp850', 'ibm850', 'Åse Sørensen\nJørgen Østergaard\nLærke Bæk\nBjørn Ågård'],
      ['dos-437.csv', 'cp437', 'ibm850', 'Åsa Lindström\nBjörn Sjöberg\nMärta Hägglund\nOla Åkesson'],
      ['mac-western.csv', 'macroman', 'macintosh', 'Åse Sørensen\nJørgen Østergaard\nLærke Bæk\nBjørn Ågård'],
      ['baltic.csv', 'cp1257', 'windows-1257', 'Jānis Bērziņš\nIlze Kalniņa\nĢirts Šķēle\nRūta Ābele'],
      ['turkish.csv', 'cp1254', 'windows-1254', 'Ayşe Yılmaz\nOğuz Şahin\nİbrahim Öztürk\nÇağla Kılıç'],
      ['dos-857.csv', 'cp857', 'ibm857', 'Ayşe Yılmaz\nOğuz Şahin\nİbrahim Öztürk\nÇağla Kılıç'],
      ['dos-775.csv', 'cp775', 'ibm775', 'Jānis Bērziņš\nIlze Kalniņa\nĢirts Šķēle\nRūta Ābele'],
      ['dos-866.csv', 'cp866', 'ibm866', 'Анна Иванова\nБорис Щукин\nЮлия Чернышёва\nОльга Быкова'],
      ['dos-855.csv', 'cp855', 'ibm855', 'Анна Иванова\nБорис Щукин\nЮлия Чернышёва\nОльга Быкова'],
      ['dos-737.csv', 'cp737', 'ibm737', 'Γιώργος Παπαδόπουλος\nΕλένη Οικονόμου\nΝίκος Σταύρου'],
      ['dos-865.csv', 'cp865', 'ibm850', 'Åse Sørensen\nJørgen Østergaard\nLærke Bæk\nBjørn Ågård'],
      ['cyrillic.csv', 'cp1251', 'windows-1251', 'Анна Иванова\nБорис Щукин\nЮлия Чернышёва\nОльга Быкова'],
    ] as const
  ).map(([file, written, encoding, names]) =>
    hand(file, iconv.encode(`Name\n${names}\n`, written), {
      encoding,
      rows: ['Name', ...names.split('\n')].map((name, at) => [at + 1, name] as const),
      notes: ['does not name the encoding'],
    }),
  ),
  // Excel takes this for its own old SYLK, and then opens it as what it is.
  hand('id-first.csv', 'ID;Patient;Mobile\nC;Anna;0701740605\n', {
    delimiter: ';',
    rows: [
      [1, 'ID', 'Patient', 'Mobile'],
      [2, 'C', 'Anna', '0701740605'],
    ],
  }),
  // A pattern that could split a run of capitals in many ways took 3.5 s for seven columns, and did not end for nine.
  hand(
    'id-capitals.csv',
    'ID;PRENOM;NOM;ADRESSE;CODEPOSTAL;VILLE;TELEPHONE;COURRIEL;DATE\n1;ANNA;LIND;;;LYON;0701740605;;\n',
    {
      delimiter: ';',
      rows: [
        [1, 'ID', 'PRENOM', 'NOM', 'ADRESSE', 'CODEPOSTAL', 'VILLE', 'TELEPHONE', 'COURRIEL', 'DATE'],
        [2, '1', 'ANNA', 'LIND', '', '', 'LYON', '0701740605'],
      ],
    },
  ),
  hand('sylk.csv', 'ID;PWXL;N;E\r\nC;Y1;X1;K"Name"\r\nE\r\n', {
    refused: ['is a SYLK spreadsheet', 'Save As'],
  }),
  hand('koi8-r.csv', singleByte('name,n\nИван,1\n', KOI8_R), {
    options: { encoding: 'koi8-r' },
    rows: [
      [1, 'name', 'n'],
      [2, 'Иван', '1'],
    ],
  }),
  hand(
    'shift-jis.csv',
    Buffer.concat([Buffer.from('name,n\n'), Buffer.from([0x8e, 0x52, 0x93, 0x63]), Buffer.from(',1\n')]),
    {
      options: { encoding: 'shift_jis' },
      rows: [
        [1, 'name', 'n'],
        [2, '山田', '1'],
      ],
    },
  ),
  hand('gbk.csv', Buffer.concat([Buffer.from('name,n\n'), Buffer.from([0xcd, 0xf5]), Buffer.from(',1\n')]), {
    options: { locale: 'zh-CN' },
    encoding: 'gbk',
    rows: [
      [1, 'name', 'n'],
      [2, '王', '1'],
    ],
  }),
  hand(
    'mostly-utf8.csv',
    Buffer.concat([
      Buffer.from(`name,n\n${'Åsa Öberg,1\n'.repeat(40)}`),
      Buffer.from([0xff]),
      Buffer.from(',2\n'),
    ]),
    {
      encoding: 'utf-8',
      rows: [
        [1, 'name', 'n'],
        ...Array.from({ length: 40 }, (_, at) => [at + 2, 'Åsa Öberg', '1'] as const),
        [42, '\ufffd', '2'],
      ],
      notes: ['Some characters of the file (1) cannot be read'],
    },
  ),
  hand('semicolon.csv', 'Name;Amount;Note\r\nA;12,50;x, y, z\r\nB;7,25;p, q\r\n', {
    format: 'csv',
    delimiter: ';',
    rows: [
      [1, 'Name', 'Amount', 'Note'],
      [2, 'A', '12,50', 'x, y, z'],
      [3, 'B', '7,25', 'p, q'],
    ],
  }),
  hand('pipe.txt', 'Name|Phone\nA, B|1\nC, D|2\n', {
    format: 'text',
    delimiter: '|',
    rows: [
      [1, 'Name', 'Phone'],
      [2, 'A, B', '1'],
      [3, 'C, D', '2'],
    ],
  }),
  hand('tab-in-csv.csv', 'Name\tPhone\nDoe, J\t1\nRoe, R\t2', {
    format: 'tsv',
    delimiter: '\t',
    rows: [
      [1, 'Name', 'Phone'],
      [2, 'Doe, J', '1'],
      [3, 'Roe, R', '2'],
    ],
  }),
  hand('sep-line.csv', 'sep=|\r\nName|Phone\r\nA|1\r\n', {
    delimiter: '|',
    rows: [
      [1, 'Name', 'Phone'],
      [2, 'A', '1'],
    ],
  }),
  hand('one-column.csv', 'Phone\n0701740605\n0701740606\n', {
    delimiter: ',',
    rows: [
      [1, 'Phone'],
      [2, '0701740605'],
      [3, '0701740606'],
    ],
  }),
  hand(
    'quotes.csv',
    'Name,Note,Phone\r\n"Doe, ""J""",";;;",1\r\n"two\r\nlines","a;b;c",2\r\nin"side,x,3\r\n"","",4\r\n',
    {
      delimiter: ',',
      rows: [
        [1, 'Name', 'Note', 'Phone'],
        [2, 'Doe, "J"', ';;;', '1'],
        [3, 'two\nlines', 'a;b;c', '2'],
        [4, 'in"side', 'x', '3'],
        [5, '', '', '4'],
      ],
    },
  ),
  hand('unterminated.csv', 'Name,Phone\nAnna,1\n"Bo,2\nCia,3\nDan,4\n', {
    rows: [
      [1, 'Name', 'Phone'],
      [2, 'Anna', '1'],
      [3, '"Bo', '2'],
      [4, 'Cia', '3'],
      [5, 'Dan', '4'],
    ],
    notes: ['Row 3 has a quotation mark'],
  }),
  hand('malformed-quotes.csv', 'Name,Phone\n"Big" Al,1\n"Bo ""x"" Y",2\n"Cia,3\n"Dan",4\n', {
    rows: [
      [1, 'Name', 'Phone'],
      [2, '"Big" Al', '1'],
      [3, 'Bo "x" Y', '2'],
      [4, '"Cia', '3'],
      [5, 'Dan', '4'],
    ],
    notes: ['Row 2 has a quotation mark'],
  }),
  hand('mixed-line-ends.csv', 'a,b\r\n1,2\n3,4\r5,6\n\r\n\n7,8', {
    rows: [
      [1, 'a', 'b'],
      [2, '1', '2'],
      [3, '3', '4'],
      [4, '5', '6'],
      [7, '7', '8'],
    ],
  }),
  hand('ragged.csv', 'a,b,c\n1\n1,2,3,4\n,,3,,,\n,,,\n \n', {
    rows: [
      [1, 'a', 'b', 'c'],
      [2, '1'],
      [3, '1', '2', '3', '4'],
      [4, '', '', '3'],
    ],
    notes: ['Row 3 has more cells than the first row'],
  }),
  hand('nul.csv', 'a,b\n1\0,2\n\0,3\n', {
    rows: [
      [1, 'a', 'b'],
      [2, '1', '2'],
      [3, '', '3'],
    ],
    notes: ['NUL characters, which no text should have, were left out (2)'],
  }),
  hand('tab-separated.tsv', 'only one column\nand one row more\n', {
    format: 'tsv',
    delimiter: '\t',
    rows: [
      [1, 'only one column'],
      [2, 'and one row more'],
    ],
  }),
  hand('chosen-delimiter.csv', 'a:b,c\n1:2,3\n', {
    options: { delimiter: ':' },
    delimiter: ':',
    rows: [
      [1, 'a', 'b,c'],
      [2, '1', '2,3'],
    ],
  }),
];
