import { count, peopleWords } from '../../format/format-count.ts';
import { isolated, quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import { pluralForm } from '../../language/plurals.ts';
import type { versions as english } from '../en/versions.ts';

export const versions: Translation<typeof english> = {
  title: 'Fassungen',
  hint: 'Eine andere Fassung für einige Personen',
  add: 'Fassung hinzufügen',
  addTitle: 'Eine andere Fassung für einige Personen',
  addAbout:
    'Wählen Sie nach einer Spalte der Liste, wer einen eigenen Text bekommt. Alle anderen bekommen die Nachricht, wie sie ist.',
  changeTitle: 'Wer diese Fassung bekommt',
  column: 'Spalte',
  values: (column) => `Werte in ${isolated(column)}`,
  few: (values, more) => (more > 0 ? `${values.join(', ')} und ${count(more)} weitere` : values.join(', ')),
  noValues: 'Keine Werte',
  tooMany: (most) => `Mehr als ${count(most)} verschiedene Werte`,
  tooManyFix: 'Eine solche Spalte teilt niemanden in Gruppen. Wählen Sie eine andere.',
  takenBy: (version) => `In der Fassung ${quoted(version)}`,
  atMost: (values) => `Eine Fassung ist für höchstens ${count(values)} Werte.`,
  getIt: (people) =>
    `${peopleWords(people)} ${pluralForm(people, { one: 'bekommt', other: 'bekommen' })} diese Fassung.`,
  save: 'Speichern',
  version: 'Fassung',
  messageTo: (version, people) => `Nachricht: ${isolated(version)}, ${peopleWords(people)}`,
  else: 'Alle anderen',
  tab: (version, people) => `${isolated(version)} (${people})`,
  wrong: 'hat ein Problem',
  size: (people, sms) => `${peopleWords(people)}, ${count(sms)} SMS insgesamt`,
  change: 'Ändern, wer sie bekommt',
  remove: 'Diese Fassung entfernen',
  askRemove: (version) => `Fassung ${quoted(version)} entfernen?`,
  removeAbout: 'Ihre Personen bekommen die Nachricht für alle anderen.',
  removed: (version) => `Die Fassung ${quoted(version)} ist entfernt.`,
  undo: 'Rückgängig',
  problems: 'Probleme in Fassungen',
  problemOf: (version, problem) => `${isolated(version)}: ${problem}`,
  show: (version) => `Zu ${quoted(version)}`,
  writeElse: 'Schreiben',
};
