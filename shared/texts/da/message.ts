import { count, peopleWords } from '../../format/format-count.ts';
import { listOf } from '../../format/lists.ts';
import { counted, isolated, quoted } from '../../format/words.ts';
import type { Translation } from '../../language/language.ts';
import type * as english from '../en/message.ts';

export const advice: Translation<typeof english.advice> = {
  optOut: {
    title: 'Framelding',
    missing: 'Beskeden siger ikke, hvordan man framelder sig.',
    add: (words) => `Tilføj ${quoted(words)}`,
    notHere: 'Ikke i denne kampagne',
  },
  others: {
    asWritten: 'Send som skrevet',
    show: 'Vis sms’erne',
    valuesToo: 'Også værdier',
    letterAs: (letter, plain) => `${letter} som ${plain}`,
    space: 'mellemrum',
    wouldDo: (letters, more) =>
      `Andre bogstaver kan bruges: ${letters.join(', ')}${more ? ' og flere' : ''}.`,
    inMessage: 'I beskeden',
    inValues: 'Også i værdier',
    write: 'Skriv andre bogstaver',
    writeOne: (letter) => `Skriv ${letter}`,
    see: 'Se dem',
    sms: (least, most) => (least === most ? count(least) : `${count(least)} til ${count(most)}`),
    cost: (letters, texts, written, other) =>
      `${listOf(letters)} får ${counted(texts, 'besked', 'beskeder')} til at koste ${written} sms i stedet for ${other}.`,
    costOne: (letters, written, other) =>
      `${listOf(letters)} får beskeden til at koste ${written} sms i stedet for ${other}.`,
    chosen: (all) => `${all ? 'Besked og værdier' : 'Beskeden'} sendes med andre bogstaver.`,
    chosenFor: (all, texts) =>
      `${all ? 'Besked og værdier' : 'Beskeden'} sendes med andre bogstaver: ${counted(texts, 'sms', 'sms’er')} havde bogstaver, som GSM 03.38 mangler.`,
    kept: (texts, letters) => `${counted(texts, 'sms', 'sms’er')} beholder ${letters.join(', ')}.`,
    longerPart: 'Så rummer en sms-del 160 tegn i stedet for 70.',
    mayShow: (phones, through) =>
      `${through === null ? 'Som skrevet' : `Gennem ${isolated(through)}, som skrevet,`} viser ${counted(phones, 'telefon', 'telefoner')} måske “?” i deres sted.`,
    noUnicode: (texts) =>
      `${counted(texts, 'sms', 'sms’er')} ville ikke kræve Unicode, med lige så mange dele.`,
  },
};

export const versions: Translation<typeof english.versions> = {
  title: 'Udgaver',
  hint: 'En anden udgave til nogle personer',
  add: 'Tilføj en udgave',
  addEach: (values) => `Tilføj en for hver af de ${count(values)} værdier`,
  addAbout:
    'Vælg efter en kolonne på listen, hvem der får sin egen tekst. Alle andre får beskeden, som den er.',
  changeTitle: 'Hvem får denne udgave',
  values: (column) => `Værdier i ${isolated(column)}`,
  few: (values, more) => (more > 0 ? `${values.join(', ')} og ${count(more)} mere` : values.join(', ')),
  noValues: 'Ingen værdier',
  noValue: 'Ingen værdi',
  tooMany: (most) => `Mere end ${count(most)} forskellige værdier`,
  tooManyFix: 'Den kolonne giver ingen grupper. Vælg en anden.',
  takenBy: (version) => `I udgaven ${quoted(version)}`,
  atMost: (values) => `En udgave er til højst ${count(values)} værdier.`,
  getIt: (people) => `${peopleWords(people)} får denne udgave.`,
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
  problems: 'Problemer i udgaver',
  problemOf: (version, problem) => `${isolated(version)}: ${problem}`,
  show: (version) => `Gå til ${quoted(version)}`,
  writeElse: 'Skriv den',
};

export const wordsForSome: Translation<typeof english.wordsForSome> = {
  title: 'Ord til nogle',
  add: 'Ord til nogle…',
  about:
    'Vælg ud fra en kolonne på listen, hvem der får ordene. Hver sms tælles og vises, som personen får den.',
  test: 'De får ordene, hvor der står',
  yes: 'ja, et tal over 0 eller anden tekst end nej',
  words: 'Ord',
  wordsHint: 'For eksempel: Husk din tilladelse.',
  others: 'Ord til alle andre',
  othersHint: 'Tomt felt: ingen ord',
  getIt: (people, others) => `${peopleWords(people)} får ordene, ${count(others)} får dem ikke.`,
  signs: 'Fjern de tegn { } og |, der ikke hører til et flettefelt.',
  remove: 'Fjern ordene',
};

export const templates: Translation<typeof english.templates> = {
  about: 'Beskeder til genbrug: gemt med navn eller fra tidligere kampagner.',
  kept: 'Gemte',
  recent: 'Seneste beskeder',
  search: 'Søg i skabeloner',
  none: 'Ingen skabeloner endnu',
  noneAbout: 'Skriv en besked, og gem den her, eller importér en fil med skabeloner.',
  noRecent: 'Ingen kampagne har en besked endnu',
  noRecentAbout: 'Det, du skriver i en kampagne, kan du bruge igen herfra.',
  keep: 'Gem denne besked',
  name: 'Skabelonens navn',
  nameHint: 'For eksempel Påmindelse',
  insert: 'Indsæt',
  insertThis: (name) => `Indsæt ${quoted(name)}`,
  replace: 'Brug i stedet',
  replaceBy: (name) => `Brug i stedet: ${quoted(name)}`,
  moreFor: (name) => `Mere for ${quoted(name)}`,
  update: 'Erstat den med beskeden',
  removeAbout: 'Kampagner, der bruger den, beholder deres besked.',
  tags: 'Flettefelter, den skal bruge',
  isThere: (tag) => `${tag}, findes på denne liste`,
  isMissing: (tag) => `${tag}, mangler på denne liste`,
  takenAs: (tag, as) => `${tag} læst som ${as}`,
  takeAs: (tag, as) => `Læs ${tag} som ${as}`,
  columnFor: (tag) => `Kolonne til ${tag}`,
  inserted: 'Skabelonen er i beskeden.',
  fileTooLarge: (name) => `${quoted(name)} er større end nogen fil med skabeloner.`,
  taken: (added, already) =>
    `${counted(added, 'skabelon', 'skabeloner')} tilføjet${already > 0 ? `, ${count(already)} fandtes allerede` : ''}.`,
};

export const formats: Translation<typeof english.formats> = {
  title: (column) => `Sådan vises ${isolated(column)}`,
  kinds: {
    weekday: 'Ugedag',
    'weekday-date': 'Ugedag og dato',
    'day-month': 'Dag og måned',
    'short-date': 'Kort dato',
    time: 'Klokkeslæt',
    relative: 'Dage fra afsendelsen',
    number: 'Tal',
    money: 'Beløb',
    'first-name': 'Fornavn',
    name: 'Navn med små bogstaver',
  },
  asInList: 'Som på listen',
  order: (date) => `${isolated(date)} er`,
  asMessage: (language) => `Som beskeden: ${language}`,
  instead: 'Ord i stedet, når cellen er tom',
  keys: 'Alt+Pil ned åbner det fra teksten.',
};
