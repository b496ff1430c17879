import { count, peopleWords } from '../../format/format-count.ts';
import { isolated, quoted } from '../../format/quoted.ts';
import { texts } from '../../language/language.ts';
import { pluralForm } from '../../language/plurals.ts';

/** Versions of a message: who gets which, and what each comes to. */
export const versions = texts('versions', {
  title: 'Versions',
  hint: 'Another version for some people',
  add: 'Add a version',
  addTitle: 'Another version for some people',
  addAbout:
    'Choose by a column of the list who gets a text of its own. Everybody else gets the message as it is.',
  changeTitle: 'Who gets this version',
  column: 'Column',
  values: (column: string) => `Values of ${isolated(column)}`,
  few: (values: readonly string[], more: number) =>
    more > 0 ? `${values.join(', ')} and ${count(more)} more` : values.join(', '),
  noValues: 'No values',
  tooMany: (most: number) => `More than ${count(most)} different values`,
  tooManyFix: 'Such a column parts nobody into groups. Choose another one.',
  takenBy: (version: string) => `In the version ${quoted(version)}`,
  atMost: (values: number) => `A version is for ${count(values)} values at most.`,
  getIt: (people: number) =>
    `${peopleWords(people)} ${pluralForm(people, { one: 'gets', other: 'get' })} this version.`,
  save: 'Save',
  version: 'Version',
  messageTo: (version: string, people: number) => `Message: ${isolated(version)}, ${peopleWords(people)}`,
  else: 'Everybody else',
  tab: (version: string, people: string) => `${isolated(version)} (${people})`,
  wrong: 'has a problem',
  size: (people: number, sms: number) => `${peopleWords(people)}, ${count(sms)} SMS in all`,
  change: 'Change who gets it',
  remove: 'Remove this version',
  askRemove: (version: string) => `Remove the version ${quoted(version)}?`,
  removeAbout: 'Its people get the message for everybody else.',
  removed: (version: string) => `The version ${quoted(version)} is removed.`,
  undo: 'Undo',
  problems: 'Problems of versions',
  problemOf: (version: string, problem: string) => `${isolated(version)}: ${problem}`,
  show: (version: string) => `Go to ${quoted(version)}`,
  writeElse: 'Write it',
});
