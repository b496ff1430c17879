import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isForeignToNumbers, numberHeader } from '../../../shared/number/number-header.ts';
import { guessMapping } from '../../support/guessed-mapping.ts';

const MOBILE = [
  [
    'Mobile',
    'Mobile No.',
    'mobile_number',
    'Mobile Tel',
    'Mobile Tel.',
    'Mobile (private)',
    'Mobile 1',
    'Mobile #',
    'Parent 1 Mobile',
  ],
  [
    "Mother's mobile",
    'Parent/Guardian Mobile',
    'Work mobile',
    'Customer Mobile Number',
    'MobilePhone',
    'mobilePhoneNumber',
    'Cell',
    'Cell #',
  ],
  [
    'Cell phone',
    'Home cell',
    'Cell Phone Number',
    'SMS number',
    'GSM',
    'WhatsApp number',
    'Your mobile number',
    'What is your mobile number?',
  ],
  [
    'Patient mobile',
    'Mobile contact number',
    'Emergency contact mobile',
    'Contact Mobile No',
    'MOBILE-NO',
    'Cellular',
    'Mob. no.',
    'Text number',
  ],
  [
    'Mobilfunknummer',
    'Mobilfunk',
    'Mobilnummer',
    'Mobil-Nr.',
    'Handy',
    'Handynr.',
    'Handynummer Mutter',
    'Diensthandy',
    'Privathandy',
    'Handy privat',
  ],
  [
    'Mobiltelefon',
    'Telefon (mobil)',
    'Telefon mobil',
    'Tel. mobil',
    'Mobil dienstlich',
    'Elternhandy',
    'Mobile Rufnummer',
    'Natel',
    'Handy-Nr. Eltern 1',
  ],
  [
    'Mobilnummer mor',
    'Mobiltlf.',
    'Mobil (arbejde)',
    'Mobiltelefonnummer',
    'Mobil vårdnadshavare 1',
    'Jobbmobil',
    'Mobilnr förälder',
    'Privat mobil',
  ],
  [
    'Mobil foresatt 1',
    'Mobiltelefon privat',
    'Arbeidsmobil',
    'Matkapuhelin',
    'Matkapuhelinnumero',
    'Äidin matkapuhelin',
    'GSM-numero',
    'Kännykkä',
  ],
  [
    'Mobiel',
    'Mobiel nummer',
    'Mobiele telefoon',
    'Mobiel moeder',
    'Mobielnr.',
    'Gsm-nummer',
    'Téléphone portable',
    'Tél. portable',
    'Tél. mobile',
  ],
  [
    'N° de portable',
    'Numéro de mobile',
    'Mobile du père',
    'Teléfono móvil',
    'Móvil',
    'Tel. móvil',
    'Celular',
    'Teléfono celular',
    'Móvil madre',
    'Nº móvil',
  ],
  [
    'Cellulare',
    'Tel. cellulare',
    'Numero di cellulare',
    'Cell. madre',
    'Telemóvel',
    'Nº telemóvel',
    'Telemóvel do pai',
    'Telefone celular',
    'Celular da mãe',
  ],
  [
    'Telefon komórkowy',
    'Tel. kom. komórkowy',
    'Numer komórki',
    'Komórka',
    'Mobilní telefon',
    'Mobil rodiče',
    'Číslo mobilu',
    'Mobilné číslo',
  ],
  [
    'Mobilszám',
    'Mobiltelefonszám',
    'Mobil telefon',
    'Szülő mobil',
    'Cep telefonu',
    'Cep No',
    'Veli cep telefonu',
    'GSM No',
    'Telefon mobil',
    'Nr. mobil',
    'Număr de mobil',
  ],
  [
    'Κινητό',
    'Κινητό τηλέφωνο',
    'Αρ. κινητού',
    'Мобильный телефон',
    'Моб. телефон',
    'Номер мобильного',
    'Сотовый',
    'Мобільний номер',
    'Мобилен телефон',
  ],
].flat();

const PHONE = [
  [
    'Phone',
    'Phone no',
    'Phone #',
    'Phone 2',
    'Business Phone',
    'Home Phone',
    'homePhone',
    'Work Phone',
    'Phone (home)',
    'Primary phone',
    'Telephone',
  ],
  [
    'Telephone Number',
    'Tel',
    'Tel.',
    'Tel. No.',
    'Tel nr',
    'Daytime telephone',
    'Contact phone',
    'Customer phone',
    'Phone number (with country code)',
  ],
  [
    'Telf.',
    'Telf',
    'Tfno.',
    'Teléfono',
    'Teléfono 1',
    'Teléfono de contacto',
    'Telefon',
    'Telefonnummer',
    'Telefon-Nr.',
    'Tel.-Nr.',
    'Telefon privat',
  ],
  [
    'Rufnummer',
    'Telefon geschäftlich',
    'Tlf',
    'Tlf.nr.',
    'Telefon arbejde',
    'Hemtelefon',
    'Telefon hem',
    'Tfn',
    'Puhelin',
    'Puhelinnumero',
    'Puh.',
    'Telefoon',
  ],
  [
    'Telefoonnummer',
    'Telefoon thuis',
    'Tel.nr.',
    'Téléphone',
    'N° de téléphone',
    'Tél. domicile',
    'Telefono',
    'Numero di telefono',
    'Telefone',
    'Telefone fixo',
  ],
  [
    'Telefon kontaktowy',
    'Nr telefonu',
    'Numer telefonu',
    'Telefonní číslo',
    'Telefonszám',
    'Telefon numarası',
    'Număr de telefon',
    'Nr. telefon',
    'Τηλέφωνο',
    'Τηλ.',
  ],
  ['Телефон', 'Номер телефона', 'Тел.', 'Контактный телефон', 'Телефонен номер'],
].flat();

/** Of columns without numbers, as their values show. */
const WITHOUT_NUMBERS =
  'Phone consent, Consent to phone, Mobile allowed, Mobile marketing, Tel. model, Phone model, Phone type, Phone 1 - Label, Phone verified, Mobile verified?, Has mobile, May we phone?, Phone OK, Phone notes, Mobile operator, Mobile provider, Mobile plan, Phone list, Einwilligung Telefon, Handy erlaubt, Samtycke mobil, Mobil tilladt, Puhelimen malli, Telefoon toestemming, Modèle de téléphone, Modelo de móvil, Consenso telefono, Modello telefono, Zgoda telefon, Model telefonu, Souhlas mobil, Acord telefon, Согласие телефон, E-mail or phone, Mobile consent, Phone type, Mobiel abonnement, Forfait mobile, 携帯メール, 携帯キャリア, 휴대폰 기종, 手机型号, 手机品牌, 手機型號';

const NEITHER = [
  ['Fax', 'Fax number', 'Telefax', 'Tel./Fax'],
  ['Phone date', 'Date of phone call'],
  ['Phone cost', 'Phone bill', 'Phone extension', 'Mobile country code'],
  [
    'SMS consent',
    'SMS text',
    'SMS opt-in',
    'Text message',
    'Cell count',
    'Cell type',
    'pH value',
    'Automobile',
    'Snowmobile',
    'Headphones',
    'Immobilie',
  ],
  ['Telefonmodell', 'Handymarke', 'Handyvertrag', 'Telefonzeiten', 'Mobilabonnemang', 'Telefontid'],
  ['Telefondato', 'Date du téléphone', 'Fecha teléfono'],
  ['Telefon tarihi', 'Дата звонка'],
  [
    'Name',
    'City',
    'Email',
    'Amount',
    'Age',
    'Customer ID',
    'Notes',
    'Ort',
    'Nom',
    'Status',
    'Postcode',
    'Number of children',
    'Text',
    'Portable toilet',
  ],
].flat();

describe('names of columns', () => {
  test(`${MOBILE.length} names say mobile number and ${PHONE.length} telephone number`, () => {
    assert.ok(MOBILE.length + PHONE.length >= 150);
    assert.deepEqual(
      MOBILE.filter((name) => numberHeader(name) !== 'mobile'),
      [],
    );
    assert.deepEqual(
      PHONE.filter((name) => numberHeader(name) !== 'phone'),
      [],
    );
  });

  test('what is about a telephone, and holds no number, is no number', () => {
    assert.deepEqual(
      NEITHER.filter((name) => numberHeader(name) === 'mobile' || numberHeader(name) === 'phone'),
      [],
    );
  });

  test('a column about telephones that holds no number is not taken, nor tried after another', () => {
    for (const name of [...WITHOUT_NUMBERS.split(', '), 'Telefonmodell', 'Cell type']) {
      const rows = [
        ['Name', name, 'Home phone', 'Phone 2'],
        ['Ada', 'yes', '08-465 004 05', '0701740605'],
        ['Bo', 'Model 3310 of 2001', '08-465 004 06', '0701740606'],
        ['Cy', '', '', '0701740607'],
      ];
      const guess = (width: number) =>
        guessMapping({ rows: rows.map((cells, at) => ({ row: at + 1, cells })), width }, 'SE', () => null);
      assert.equal(guess(2).mapping.numberColumn, null, name);
      const { numberColumn, otherColumns } = guess(4).mapping;
      assert.deepEqual([numberColumn, ...otherColumns].sort(), [2, 3], name);
    }
  });

  test('a fax is never taken for a number to text, whatever stands under it', () => {
    for (const name of ['Fax', 'Fax 2', 'Business Fax', 'Telefax', 'Faxnummer', 'Fax privat'])
      assert.ok(isForeignToNumbers(name), name);
  });

  test('a number of a contact may be any', () => {
    for (const name of ['Contact', 'Contact No', 'Parent contact number', 'Number'])
      assert.equal(numberHeader(name), 'vague', name);
  });
});

/** The column that is proposed for numbers where a list of four has these two, the first with `cells`. */
function chosenBeside(other: string, cells: readonly string[], own: string): string | null {
  const rows = cells.map((cell, at) => [`Ann ${at}`, cell, `+45 2012 34${at}6`]);
  const sample = {
    rows: [['Name', other, own], ...rows].map((cells, at) => ({ row: at + 1, cells })),
    width: 3,
  };
  const { names, mapping } = guessMapping(sample, 'DK', () => null);
  return mapping.numberColumn === null ? null : names[mapping.numberColumn]!;
}

describe('the number of something or somebody else is not taken for the person’s', () => {
  const numbers = ['20304050', '21314151', '22324252', '23334353'];
  for (const other of [
    ...[
      'Staff mobile',
      'Driver mobile',
      'AgentMobile',
      'Store phone',
      'StorePhone',
      'Handy Betreuer',
      'Cellulare genitore',
    ],
    ...[
      'Notfallhandy',
      'Forældre mobil',
      'Sælger mobil',
      'Celular responsável',
      '家长手机',
      '保護者携帯',
      'جوال الأب',
    ],
    ...['Mobile contract no', 'MobileContractNo', 'Mobile order no', 'Phone account number'],
  ]) {
    test(other, () => {
      assert.equal(chosenBeside(other, numbers, 'Phone'), 'Phone');
    });
  }

  test('nor are counts and dates about telephones', () => {
    const dates = ['2024-03-01', '2024-03-02', '2024-03-03', '2024-04-05'];
    assert.notEqual(chosenBeside('Phone verified at', dates, 'Lidwoord'), 'Phone verified at');
    assert.notEqual(chosenBeside('Phone calls', ['3', '12', '7', '9'], 'Lidwoord'), 'Phone calls');
    assert.notEqual(chosenBeside('Mobile model', ['A52', 'A53', 'X 3', 'X 4'], 'Lidwoord'), 'Mobile model');
    assert.equal(chosenBeside('Mobile', ['4.5E+09', '########', '4.5E+09', '#'], 'Lidwoord'), 'Mobile');
  });

  test('a land line and a Lithuanian mobile number are known', () => {
    assert.equal(numberHeader('Land line'), 'phone');
    assert.equal(numberHeader('Mobilus telefonas'), 'mobile');
  });
});
