import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listedTable, personHead, personTable } from '../../../shared/person/person-export.ts';
import { erasedPerson, personShown } from '../../../shared/person/person-words.ts';
import { loadLanguage } from '../../../shared/texts/load-language.ts';

test('what is kept of a person is saved with its headers in the language that is spoken', async (t) => {
  t.after(() => loadLanguage('en'));
  const listed = (isTheirs: boolean) => ({
    list: 'Guests',
    row: 3,
    isTheirs,
    cells: [['Note', 'asks 46701740605'] as const],
  });
  const data = {
    texts: [],
    ofDeleted: [],
    practice: [],
    optOut: null,
    optOutLog: [{ at: 0, msisdn: '46701740605', change: 'added', note: 'STOP' } as const],
  };
  const whole = () => [personHead(), ...listedTable([listed(true), listed(false)]), ...personTable(data)];
  assert.deepEqual(whole(), [
    ['Where', 'What', 'Content', 'Time'],
    ['List “Guests”, row 3', 'Note', 'asks 46701740605', ''],
    ['List “Guests”, row 3 (of somebody else)', 'Note', 'asks 46701740605', ''],
    ['Opt-outs, changes', 'added', 'STOP', '1970-01-01T00:00:00.000Z'],
  ]);
  assert.equal(personShown(erasedPerson), 'Erased person');
  await loadLanguage('de');
  assert.deepEqual(whole(), [
    ['Wo', 'Was', 'Inhalt', 'Zeit'],
    ['Liste „Guests“, Zeile 3', 'Note', 'asks 46701740605', ''],
    ['Liste „Guests“, Zeile 3 (von jemand anderem)', 'Note', 'asks 46701740605', ''],
    ['Abmeldungen, Änderungen', 'hinzugefügt', 'STOP', '1970-01-01T00:00:00.000Z'],
  ]);
  assert.equal(personShown(erasedPerson), 'Gelöschte Person');
  assert.equal(personShown('46701740605'), '+46701740605');
});

test('an opt-out is saved with its source and its note', () => {
  const optOut = {
    msisdn: '46701740605',
    source: 'by letter',
    note: 'Moved',
    addedAt: 0,
  } as unknown as Exclude<Parameters<typeof personTable>[0]['optOut'], null>;
  const rows = personTable({ texts: [], ofDeleted: [], practice: [], optOut, optOutLog: [] });
  assert.deepEqual(
    rows.map(([, ...cells]) => cells),
    [
      ['Source', 'by letter', '1970-01-01T00:00:00.000Z'],
      ['Note', 'Moved', ''],
    ],
  );
});
