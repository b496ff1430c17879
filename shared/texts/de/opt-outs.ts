import { count, counted, listOf, pluralForm, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const optOuts: Texts<'optOuts'> = {
  about: 'Diese Nummern bekommen nie eine SMS, auch wenn sie auf einer Liste stehen.',
  columns: { note: 'Notiz', source: 'Quelle', added: 'Hinzugefügt' },
  numbers: 'Nummern',
  log: 'Verlauf',
  search: 'Abmeldungen durchsuchen',
  searchHint: 'Nummer, Notiz oder Quelle',
  found: (count) => counted(count, 'Nummer', 'Nummern'),
  addNumbers: 'Nummern hinzufügen',
  nobody: 'Niemand hat sich abgemeldet',
  searchLooksAt: 'Gesucht wird in Nummern, Notizen und Quellen.',
  nobodyYet:
    'Fügen Sie die Nummern der Personen hinzu, die keine SMS von Ihnen wollen. Diese Nummern haben Vorrang vor jedem Import, auch während eine Kampagne gesendet wird.',
  addAbout: 'Keine Kampagne sendet ihnen wieder eine SMS.',
  unsaved: 'Die eingegebenen Nummern sind noch nicht hinzugefügt.',
  unconfirmed:
    'Bei manchen Zeilen haben Sie nicht gewählt, was sie bedeuten. Nichts davon wurde hinzugefügt.',
  byHand: 'von Hand hinzugefügt',
  fromFile: 'Aus einer Datei',
  numbersHelp:
    'Eine pro Zeile oder Zelle, in beliebiger Schreibweise. Fügen Sie eine Spalte aus einer Tabelle ein.',
  noteHint: 'Zum Beispiel: hat STOP geantwortet',
  ofFile: {
    title: (file) => `Abmeldungen aus ${quoted(file)}`,
    add: (numbers) =>
      numbers === 0 ? 'Nummern hinzufügen' : `${counted(numbers, 'Nummer', 'Nummern')} hinzufügen`,
    saysNo: (rows, column) =>
      `${counted(rows, 'Zeile hat', 'Zeilen haben')} in ${quoted(column)} ein Nein zu SMS`,
    which: 'Zeilen, die hinzukommen',
    onlyThese: 'Nur diese Zeilen',
    allRows: 'Alle Zeilen',
    numbersOf: (numbers, rows) =>
      `${counted(numbers, 'Nummer', 'Nummern')} aus ${counted(rows, 'Zeile', 'Zeilen')}`,
    inLists: (numbers) => `${count(numbers)} auf Ihren Listen`,
    already: (numbers) => `${count(numbers)} schon abgemeldet`,
    toConfirm: (cells) => `${counted(cells, 'Zelle', 'Zellen')} danach zu bestätigen`,
    withoutNumber: (rows) => `${counted(rows, 'Zeile', 'Zeilen')} ohne brauchbare Nummer`,
  },
  added: (added, already) => {
    const addedNumbers = `${counted(added, 'Nummer wurde', 'Nummern wurden')} hinzugefügt`;
    return already > 0
      ? `${addedNumbers}; ${counted(already, 'stand', 'standen')} schon auf der Liste.`
      : `${addedNumbers}.`;
  },
  unread: (lines, remaining) =>
    lines > remaining
      ? `${counted(lines, 'Zeile enthält', 'Zeilen enthalten')} keine Telefonnummer. Die ersten ${count(remaining)} bleiben unten stehen.`
      : `${counted(lines, 'Zeile enthält', 'Zeilen enthalten')} keine Telefonnummer und ${pluralForm(lines, 'bleibt', 'bleiben')} unten stehen.`,
  nothingChanged: 'Noch keine Änderungen.',
  open: (lines) =>
    lines === 1
      ? 'Eine Zeile enthält mehr als eine Nummer oder kann die Nummer verschiedener Personen sein. Nichts davon wurde hinzugefügt: Wählen Sie, was sie bedeutet.'
      : `${count(lines)} Zeilen enthalten mehr als eine Nummer oder können Nummern verschiedener Personen sein. Nichts davon wurde hinzugefügt: Wählen Sie, was sie bedeuten.`,
  addAlone: (numbers) => `Alle ${count(numbers)} hinzufügen, die allein in ihrer Zeile stehen`,
  openLine: (line) => `${quoted(line)}:`,
  whose: (number, names, lists) =>
    `${[number, ...names].join(', ')}${lists.length === 0 ? '' : ` in ${listOf(lists.map(quoted))}`}`,
  changes: { added: 'Hinzugefügt', removed: 'Entfernt' },
  askRemove: (msisdn) => `${msisdn} entfernen?`,
  removeAbout:
    'Kampagnen können dieser Nummer wieder SMS senden. Der Verlauf zeigt, dass sie entfernt wurde.',
  why: 'Warum',
  whyHint: 'Zum Beispiel: hat per E-Mail darum gebeten, wieder dabei zu sein',
};
