import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { UNKNOWN_COUNTRY } from '../../../shared/number/country-text.ts';
import { headerCountries } from '../../../shared/sheet/header-language.ts';
import type { SheetSample } from '../../../shared/sheet/mapping/mapping-guess.ts';
import { guessMapping } from '../../support/guessed-mapping.ts';

/** Names of columns, the countries that they tell, the beginning of mobile numbers of the first, and how many digits follow. */
const LISTS: readonly (readonly [names: string, countries: string, begin: string, digits: number])[] = [
  ['Fornavn;Efternavn;Mobil;Sprog', 'DK', '26', 6],
  ['Fornavn;Etternavn;Mobil;Poststed', 'NO', '9', 7],
  ['Förnamn;Efternamn;Mobil;Ort', 'SE FI', '070', 7],
  ['Etunimi;Sukunimi;Matkapuhelin;Kaupunki', 'FI', '040', 7],
  ['Vorname;Nachname;Handy;Straße', 'DE AT CH LI LU', '0176', 8],
  ['Voornaam;Achternaam;Mobiel;Woonplaats', 'NL BE', '061', 7],
  ['Prénom;Nom;Portable;Ville', 'FR BE CH CA LU MA DZ TN SN CI CM', '06', 8],
  ['Imię;Nazwisko;Telefon komórkowy;Miasto', 'PL', '601', 6],
  ['Jméno;Příjmení;Mobil;PSČ', 'CZ', '602', 6],
  ['Vezetéknév;Keresztnév;Mobilszám;Város', 'HU', '0620', 7],
  ['Ad;Soyad;Cep Telefonu;Şehir', 'TR', '0532', 7],
  ['Eesnimi;Perekonnanimi;Mobiil;Linn', 'EE', '51', 6],
  ['Vārds;Uzvārds;Mobilais;Pilsēta', 'LV', '26', 6],
  ['Όνομα;Επώνυμο;Κινητό;Πόλη', 'GR CY', '694', 7],
];

function sample(names: string, begin: string, digits: number): SheetSample {
  const cells = names.split(';');
  const number = (at: number) => begin + String((1234567 * (at + 3)) % 10 ** digits).padStart(digits, '0');
  const people = Array.from({ length: 30 }, (_, at) => ['Anna', 'Test', number(at), 'abc']);
  return { rows: [cells, ...people].map((row, at) => ({ row: at + 1, cells: row })), width: 4 };
}

describe('the language that names of columns are in', () => {
  test('tells the countries of a list', () => {
    for (const [names, countries] of LISTS)
      assert.equal(headerCountries(names.split(';')).join(' '), countries);
  });

  test('tells nothing where they are English, of a machine, or of most languages', () => {
    for (const names of [
      'First name;Last name;Mobile',
      'msisdn;col_1',
      'Name;Telefon',
      'Name;Mobil;E-Mail',
      '',
    ])
      assert.deepEqual(headerCountries(names.split(';')), [], names);
  });

  test('offers the country, and never takes one that is not home', () => {
    for (const [names, countries, begin, digits] of LISTS) {
      const { mapping, ofCountry } = guessMapping(sample(names, begin, digits), 'US', () => null);
      const own = countries.split(' ')[0]!;
      assert.equal(mapping.country, UNKNOWN_COUNTRY, names);
      assert.ok(
        ofCountry.fits.some(({ country }) => country === own),
        `${names}: ${ofCountry.fits.map(({ country }) => country)}`,
      );
    }
    const norwegian = sample('Fornavn;Etternavn;Mobil;Poststed', '4123', 4);
    assert.equal(guessMapping(norwegian, 'DK', () => null).mapping.country, UNKNOWN_COUNTRY);
  });

  test('leaves home where it is one of theirs and its numbers fit', () => {
    const spanish = sample('Nombre;Apellidos;Móvil;Ciudad', '202555', 4);
    assert.equal(guessMapping(spanish, 'US', () => null).mapping.country, 'US');
  });

  test('asks where nothing tells which of several countries it is', () => {
    const { mapping } = guessMapping(sample('Name;x;Phone;y', '070', 7), 'US', () => null);
    assert.equal(mapping.country, UNKNOWN_COUNTRY);
  });
});
