import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { numberHeader } from '../../../shared/number/number-header.ts';
import { namesCountries } from '../../../shared/sheet/country-column.ts';
import { guessMapping } from '../../support/guessed-mapping.ts';

import { projectDir } from '../../support/sources.ts';

const COUNTRIES = `
  Country; Country code; Country code (phone); Country dial code; Dialling code; Calling code; ISD; ISD code
  International code; Intl. prefix; Phone prefix; Phone country code; Country name
  Land; Landekode; Lande kode; Landekode (tlf.); Tlf. landekode; Telefon landekode; Landenavn; Landenummer; Opkaldskode
  Landkode; Landskode; Landskod; Landsnummer; Landsnamn; Landsnavn; Maakoodi; Maatunnus
  Ländercode; Ländervorwahl; Landesvorwahl; Landesvorwahl (Telefon); Landeskennzahl; Internationale Vorwahl; Länderkennzeichen
  Landcode; Landnummer; Landnaam; Indicatif; Code pays; Indicatif pays; Indicatif international
  Prefijo; Prefijo país; Código país; Código de país; Prefijo internacional; DDI; Código DDI; Código do país
  Prefisso; Prefisso internazionale; Prefisso paese; Codice paese; Kod kraju; Kód země; Předvolba země; Országkód; Országhívószám
  Код страны; Код країни; Ülke kodu; Κωδικός χώρας; رمز الدولة; مفتاح الدولة; 国番号; 国コード; 国家代码; 國碼; 국가번호; รหัสประเทศ
`;
const OTHERS =
  'Landing; Landlord; Landline; Area code; Vorwahl; Postcode; Code; Prefix; Landsort; Highland; Riktnummer';

const names = (text: string) =>
  text
    .split(/[;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

test('a column of countries or their codes is known by its name in many languages', () => {
  assert.deepEqual(
    names(COUNTRIES).filter((name) => !namesCountries(name)),
    [],
  );
  assert.deepEqual(names(OTHERS).filter(namesCountries), []);
});

test('what the app itself calls a country code or a number, a column of it may be called too', () => {
  const glossary = readFileSync(join(projectDir, 'shared/texts/GLOSSARY.md'), 'utf8');
  const wordsFor = (what: string) =>
    glossary
      .split('\n')
      .find((line) => line.startsWith(`| ${what} |`))!
      .split('|')
      .map((word) => word.trim())
      .filter(Boolean);
  assert.deepEqual(
    wordsFor('country code').filter((word) => !namesCountries(word)),
    [],
  );
  assert.deepEqual(
    wordsFor('number').filter((word) => numberHeader(word) === 'none'),
    [],
  );
});

test('a column called Landekode gives each row its country', () => {
  for (const name of ['Landekode', 'Tlf. landekode', 'Landesvorwahl']) {
    const rows = [
      ['Navn', name, 'Mobil'],
      ['Ada', '45', '22254257'],
      ['Bo', '47', '91058756'],
      ['Cy', '49', '15104279348'],
    ];
    const { mapping } = guessMapping(
      { rows: rows.map((cells, at) => ({ row: at + 1, cells })), width: 3 },
      'DK',
      () => null,
    );
    assert.deepEqual([mapping.numberColumn, mapping.countryColumn], [2, 1], name);
  }
});
