import { count } from '../../format/format-count.ts';
import { counted, quoted } from '../../format/words.ts';
import type { Translation } from '../../language/language.ts';
import type * as english from '../en/common.ts';

export const common: Translation<typeof english.common> = {
  add: 'Tilføj',
  cancel: 'Annuller',
  close: 'Luk',
  done: 'Færdig',
  remove: 'Fjern',
  showMore: 'Vis flere',
  untitled: 'Uden navn',
  nothingFound: 'Intet fundet',
};

export const components: Translation<typeof english.components> = {
  modes: { live: 'RIGTIG', practice: 'ØVELSE' },
  choose: 'Vælg',
  clear: 'Ryd',
  dismiss: 'Fjern',
  notices: 'Meddelelser',
  tryAgain: 'Prøv igen',
  reading: 'Læser…',
  showCountries: 'Vis lande',
  askLeave: 'Forlad uden at gemme?',
  leave: 'Forlad',
  keepEditing: 'Bliv ved med at redigere',
  value: 'Værdi',
  row: 'Række',
  hideColumn: (name) => `Skjul kolonnen ${quoted(name)}`,
  selected: (rows) => counted(rows, 'række valgt', 'rækker valgt'),
  clearSelection: 'Ryd markeringen',
  copiedAtMost: (most: number) => `Der kan højst kopieres ${count(most)} rækker ad gangen.`,
  selectFewer: 'Vælg færre af dem.',
  sortBy: (column) => `Sortér efter ${quoted(column)}`,
  sortDown: (column) => `Sortér efter ${quoted(column)}, faldende`,
  listOrder: 'Listens rækkefølge',
  conditions: {
    column: 'Kolonne',
    columnOf: (n) => `Kolonne ${n}`,
    testOf: (n) => `Betingelse ${n}`,
    valueOf: (n) => `Værdi ${n}`,
    remove: (n) => `Fjern betingelse ${n}`,
    add: 'Tilføj en betingelse',
  },
  phone: {
    title: 'Den færdige besked',
    chosen: 'Vælges af tjenesten',
    to: (number) => `til ${number}`,
    noNumber: 'intet nummer',
    none: 'Får ingen besked.',
    empty: 'Ingen tekst endnu.',
    size: (parts, units, most) =>
      `${counted(parts, 'sms-del', 'sms-dele')} · ${count(units)} af ${count(most)}`,
    mayBeLost: 'bogstaver kan gå tabt',
  },
};
