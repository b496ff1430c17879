import { count, peopleWords } from '../../format/format-count.ts';
import { isolated, quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { versions as english } from '../en/versions.ts';

export const versions: Translation<typeof english> = {
  title: 'Udgaver',
  hint: 'En anden udgave til nogle personer',
  add: 'Tilføj en udgave',
  addTitle: 'En anden udgave til nogle personer',
  addAbout:
    'Vælg efter en kolonne i listen, hvem der får sin egen tekst. Alle andre får beskeden, som den er.',
  changeTitle: 'Hvem får denne udgave',
  column: 'Kolonne',
  values: (column) => `Værdier i ${isolated(column)}`,
  few: (values, more) => (more > 0 ? `${values.join(', ')} og ${count(more)} mere` : values.join(', ')),
  noValues: 'Ingen værdier',
  tooMany: (most) => `Mere end ${count(most)} forskellige værdier`,
  tooManyFix: 'Sådan en kolonne deler ingen i grupper. Vælg en anden.',
  takenBy: (version) => `I udgaven ${quoted(version)}`,
  atMost: (values) => `En udgave er til højst ${count(values)} værdier.`,
  getIt: (people) => `${peopleWords(people)} får denne udgave.`,
  save: 'Gem',
  version: 'Udgave',
  messageTo: (version, people) => `Besked: ${isolated(version)}, ${peopleWords(people)}`,
  else: 'Alle andre',
  tab: (version, people) => `${isolated(version)} (${people})`,
  wrong: 'har et problem',
  size: (people, sms) => `${peopleWords(people)}, ${count(sms)} sms i alt`,
  change: 'Ret, hvem der får den',
  remove: 'Fjern denne udgave',
  askRemove: (version) => `Fjern udgaven ${quoted(version)}?`,
  removeAbout: 'Dens personer får beskeden til alle andre.',
  removed: (version) => `Udgaven ${quoted(version)} er fjernet.`,
  undo: 'Fortryd',
  problems: 'Problemer i udgaver',
  problemOf: (version, problem) => `${isolated(version)}: ${problem}`,
  show: (version) => `Gå til ${quoted(version)}`,
  writeElse: 'Skriv den',
};
