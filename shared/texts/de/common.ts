import { count } from '../../format/format-count.ts';
import { counted, quoted } from '../../format/words.ts';
import type { Translation } from '../../language/language.ts';
import type * as english from '../en/common.ts';

export const common: Translation<typeof english.common> = {
  add: 'Hinzufügen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  done: 'Fertig',
  remove: 'Entfernen',
  showMore: 'Mehr anzeigen',
  untitled: 'Ohne Namen',
  nothingFound: 'Nichts gefunden',
};

export const components: Translation<typeof english.components> = {
  modes: { live: 'ECHT', practice: 'ÜBUNG' },
  choose: 'Wählen',
  clear: 'Leeren',
  dismiss: 'Ausblenden',
  notices: 'Mitteilungen',
  tryAgain: 'Noch einmal versuchen',
  reading: 'Wird gelesen …',
  showCountries: 'Länder anzeigen',
  askLeave: 'Ohne Speichern verlassen?',
  leave: 'Verlassen',
  keepEditing: 'Weiter bearbeiten',
  value: 'Wert',
  row: 'Zeile',
  hideColumn: (name) => `Spalte ${quoted(name)} ausblenden`,
  selected: (rows) => counted(rows, 'Zeile ausgewählt', 'Zeilen ausgewählt'),
  clearSelection: 'Auswahl aufheben',
  copiedAtMost: (most: number) => `Es lassen sich höchstens ${count(most)} Zeilen auf einmal kopieren.`,
  selectFewer: 'Wählen Sie weniger aus.',
  sortBy: (column) => `Nach ${quoted(column)} sortieren`,
  sortDown: (column) => `Nach ${quoted(column)} absteigend sortieren`,
  listOrder: 'Reihenfolge der Liste',
  conditions: {
    column: 'Spalte',
    columnOf: (n) => `Spalte ${n}`,
    testOf: (n) => `Vergleich ${n}`,
    valueOf: (n) => `Wert ${n}`,
    remove: (n) => `Bedingung ${n} entfernen`,
    add: 'Bedingung hinzufügen',
  },
  phone: {
    title: 'Fertige Nachricht',
    chosen: 'Wählt der Dienst',
    to: (number) => `an ${number}`,
    noNumber: 'keine Nummer',
    none: 'Bekommt keine Nachricht.',
    empty: 'Noch kein Text.',
    size: (parts, units, most) =>
      `${counted(parts, 'SMS-Teil', 'SMS-Teile')} · ${count(units)} von ${count(most)}`,
    mayBeLost: 'Buchstaben können verloren gehen',
  },
};
