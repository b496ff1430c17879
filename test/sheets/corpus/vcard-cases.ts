import type { CorpusCase } from './case.ts';

const lines = (...all: string[]): string => `${all.join('\r\n')}\r\n`;
const photo = (length: number) => 'Qm9nIHVzIGNvbnRhY3Rz'.repeat(length);

/** As phones and old address books write: quoted-printable, bytes of an old encoding, pictures, a card within a card. */
const OLD = lines(
  'BEGIN:VCARD',
  'VERSION:2.1',
  'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=85ngstr=C3=B6m;J=C3=B6rgen;;Dr.;',
  'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Dr. J=C3=B6rgen =',
  '=C3=85ngstr=C3=B6m',
  'TEL;WORK;VOICE:030-1234567',
  'TEL;HOME;FAX:030-7654321',
  'TEL;CELL;PREF:+49 175 8811335',
  'PHOTO;ENCODING=BASE64;JPEG:',
  ` ${photo(3)}`,
  photo(3),
  '',
  'AGENT:',
  'BEGIN:VCARD',
  'VERSION:2.1',
  'FN:Secretary',
  'TEL;CELL:+49 175 8811336',
  'END:VCARD',
  'NOTE;ENCODING=QUOTED-PRINTABLE:Second floor=0D=0ATEL:not one=',
  'END of the note',
  'END:VCARD',
  '',
  'BEGIN:VCARD',
  'VERSION:2.1',
  'N;CHARSET=ISO-8859-1:M\xfcller;Zo\xeb',
  'TEL;X-Mum:0175 8811337',
  'TEL;CELL:0175 8811338',
  'TEL;CELL:0175 8811339',
  'END:VCARD',
);

/** As iCloud and Google write: labels in lines of their own, folds within a letter, pictures in one line. */
const APPLE = Buffer.concat([
  Buffer.from(
    lines(
      'BEGIN:VCARD',
      'VERSION:3.0',
      'PRODID:-//Apple Inc.//iCloud Web Address Book 2409//EN',
      'N:Ek;Anna\\, Maria;;;',
      'FN:Anna\\, Maria Ek',
      'ORG:Old Mill Clinic;Front desk;',
      'item1.TEL;type=pref:+46 70 174 06 05',
      'item1.X-ABLabel:Mum',
      'item2.TEL:08-465 004 05',
      'item2.X-ABLabel:_$!<HomeFAX>!$_',
      'TEL;type=HOME;type=VOICE:08-465 004 06',
      'TEL;type=IPHONE;type=CELL;type=VOICE:070-174 06 06',
      'EMAIL;type=INTERNET;type=HOME:anna@example.org',
      'EMAIL;type=INTERNET;type=WORK;type=pref:anna@clinic.example',
      'item3.ADR;type=HOME;type=pref:;;Storgatan 1\\nB;Umeå;;903 26;Sweden',
      'item3.X-ABADR:se',
      `PHOTO;ENCODING=b;TYPE=JPEG:${photo(5)}`,
      ` ${photo(3)}`,
      'BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-17',
      'CATEGORIES:myContacts,Patients',
    ),
  ),
  Buffer.from('NOTE:Likes caf\xc3\r\n \xa9s, and\\n two lin\r\n\tes\r\nEND:VCARD\r\n', 'latin1'),
  Buffer.from(
    lines(
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Friends',
      'X-ADDRESSBOOKSERVER-KIND:group',
      'X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1',
      'END:VCARD',
      'begin:vcard',
      'version:3.0',
      'item1.tel:0701740607',
      'item1.x-ablabel:Mobil jobb',
      'N:Berg;Bo;;;',
      'end:vcard',
    ),
  ),
]);

const NEW = `BEGIN:VCARD
VERSION:4.0
KIND:individual
FN:Bo "Bosse" Ek
TEL;VALUE=uri;TYPE="cell,voice";PREF=1:tel:+46-70-174-06-07
TEL;TYPE=work:tel:+46-8-465-00-407;ext=5
TEL:0701740608
BDAY:19800131
PHOTO:data:image/jpeg;base64,${photo(4)}
END:VCARD
BEGIN:VCARD
VERSION:4.0
FN:Cia
TEL;TYPE="cell:0701740609
`;

const SIMPLE = lines('BEGIN:VCARD', 'VERSION:3.0', 'FN:Åsa', 'TEL;TYPE=CELL:0701740605', 'END:VCARD');
const SIMPLE_ROWS = [
  [1, 'Name', 'Mobile'],
  [2, 'Åsa', '0701740605'],
] as const;

/** Files of contact cards, each written by hand after a program's own. */
export const VCARD_CASES: readonly CorpusCase[] = [
  {
    file: 'cards-android.vcf',
    writer: 'hand',
    make: () =>
      Buffer.from(
        'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=96berg;=C3=85sa;;;\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=85sa=20=C3=96berg=\n-Lind\nTEL;CELL;PREF:0701740605\nTEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=C3=85sas jobb):0701740608\nEND:VCARD\n',
      ),
    expected: [
      {
        format: 'vcard',
        rows: [
          [1, 'Name', 'First name', 'Last name', 'Mobile', 'Phone (Åsas jobb)'],
          [2, 'Åsa Öberg-Lind', 'Åsa', 'Öberg', '0701740605', '0701740608'],
        ],
      },
    ],
  },
  {
    file: 'cards-2.1.vcf',
    writer: 'hand',
    make: () => Buffer.from(OLD, 'latin1'),
    expected: [
      {
        format: 'vcard',
        rows: [
          [
            1,
            ...'Name|First name|Last name|Prefix|Mobile|Mobile 2|Work phone|Phone (mum)|Fax|Notes'.split('|'),
          ],
          [
            2,
            'Dr. Jörgen Ångström',
            'Jörgen',
            'Ångström',
            'Dr.',
            '+49 175 8811335',
            '',
            '030-1234567',
            '',
            '030-7654321',
            'Second floor\nTEL:not oneEND of the note',
          ],
          [3, 'Zoë Müller', 'Zoë', 'Müller', '', '0175 8811338', '0175 8811339', '', '0175 8811337'],
        ],
      },
    ],
  },
  {
    file: 'cards-icloud.vcf',
    writer: 'hand',
    make: () => APPLE,
    expected: [
      {
        format: 'vcard',
        encoding: 'utf-8',
        rows: [
          [
            1,
            ...'Name|First name|Last name|Mobile|Home phone|Phone (Mum)|Fax|Email|Email 2|Organization|Department|Street|Postal code|City|Country|Birthday|Groups|Notes'.split(
              '|',
            ),
          ],
          [
            2,
            'Anna, Maria Ek',
            'Anna, Maria',
            'Ek',
            '070-174 06 06',
            '08-465 004 06',
            '+46 70 174 06 05',
            '08-465 004 05',
            'anna@clinic.example',
            'anna@example.org',
            'Old Mill Clinic',
            'Front desk',
            'Storgatan 1, B',
            '903 26',
            'Umeå',
            'Sweden',
            '--05-17',
            'myContacts, Patients',
            'Likes cafés, and\n two lines',
          ],
          [4, 'Bo Berg', 'Bo', 'Berg', '0701740607'],
        ],
        notes: ['Cards that list other cards are no people'],
      },
    ],
  },
  {
    file: 'cards-4.0-cut.vcf',
    writer: 'hand',
    make: () => Buffer.from(NEW),
    expected: [
      {
        format: 'vcard',
        rows: [
          [1, 'Name', 'Mobile', 'Work phone', 'Phone', 'Birthday'],
          [2, 'Bo "Bosse" Ek', '+46-70-174-06-07', '+46-8-465-00-407;ext=5', '0701740608', '1980-01-31'],
          [3, 'Cia', '0701740609'],
        ],
        notes: ['The last card has no end'],
      },
    ],
  },
  {
    file: 'cards-after-blank-line.csv',
    writer: 'hand',
    make: () => Buffer.from(`\uFEFF\r\n\r\n${SIMPLE}`),
    expected: [{ format: 'vcard', rows: SIMPLE_ROWS }],
  },
  {
    file: 'cards-utf16.txt',
    writer: 'hand',
    make: () => Buffer.from(`\uFEFF${SIMPLE}`, 'utf16le'),
    expected: [{ format: 'vcard', encoding: 'utf-16le', rows: SIMPLE_ROWS }],
  },
  {
    file: 'cards-windows-1252.vcf',
    writer: 'hand',
    make: () => Buffer.from(SIMPLE, 'latin1'),
    expected: [
      { options: { locale: 'sv' }, format: 'vcard', encoding: 'windows-1252', rows: SIMPLE_ROWS },
      {
        options: { encoding: 'windows-1251' },
        rows: [
          [1, 'Name', 'Mobile'],
          [2, 'Еsa', '0701740605'],
        ],
      },
    ],
  },
  {
    file: 'cards-of-nobody.vcf',
    writer: 'hand',
    make: () => Buffer.from('BEGIN:VCARD\r\nVERSION:3.0\r\nEND:VCARD\r\n'),
    expected: [{ format: 'vcard', rows: [] }],
  },
];
