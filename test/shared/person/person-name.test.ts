import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personName } from '../../../shared/person/person-name.ts';

test('a person is called by the columns that hold names, the given name first and nothing twice', () => {
  const cases: readonly [columns: string[], cells: string[], name: string][] = [
    [['City', 'Name'], ['Lund', ' Ada Lovelace '], 'Ada Lovelace'],
    [['Nachname', 'Ort', 'Vorname'], ['Lovelace', 'Lund', 'Ada'], 'Ada Lovelace'],
    [['first_name', 'Full name'], ['Ada', 'ada Lovelace'], 'ada Lovelace'],
    [['Fornavn', 'Efternavn', 'Navn'], ['Ada', '', 'Ada'], 'Ada'],
    [['Name', 'Vorname'], ['Li', 'Lina'], 'Lina Li'],
    [['City', 'Product name'], ['Lund', 'Lamp'], ''],
    [['Name'], [], ''],
    [['Имя', 'Фамилия'], ['Ада', 'Лавлейс'], 'Ада Лавлейс'],
  ];
  for (const [columns, cells, name] of cases) assert.equal(personName(columns, cells), name);
  assert.equal(personName(['Name'], ['a'.repeat(500)]).length, 120);
});
