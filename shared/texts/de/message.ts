import { count, counted, isolated, listOf, peopleWords, pluralForm, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const compose: Texts<'compose'> = {
  labelHint: 'Zum Beispiel ein Kunde oder eine Kostenstelle',
  labelHelp:
    'Die Rechnungsreferenz geht mit jeder Nachricht mit, damit die Rechnung zeigt, wofür gesendet wurde.',
  emoji: 'Emoji einfügen',
  emojiCost: 'Ein Emoji macht den Text zu Unicode: Ein Teil fasst dann 70 Zeichen.',
  insertTag: 'Platzhalter',
  hint: 'Guten Tag {Vorname}, Ihr Tisch ist bereit. Mit { fügen Sie einen Platzhalter ein.',
  hintNoPeople:
    'Schreiben Sie die Nachricht. Platzhalter wie {Vorname} stammen aus den Spalten Ihrer Tabelle.',
  takeOut: 'Herausnehmen',
  takeThis: (what) => `${what} verwenden`,
  takeWords: (words) => `${quoted(words)} verwenden`,
  noValue: (people, tag) =>
    `${peopleWords(people)} ${pluralForm(people, 'hat', 'haben')} keinen Wert für ${tag}.`,
  noValues: (tags) => `Einige haben keinen Wert für ${listOf(tags)}.`,
  oneByOne: 'Einzeln',
  noValueMore: 'Dieses Ersatzwort verwenden:',
  fixTags: (tags) => `${counted(tags, 'unbekannten Platzhalter', 'unbekannte Platzhalter')} korrigieren`,
  tagsAs: (pairs) => `Vermutlich ${pairs.join(', ')}.`,
  tagAs: (tag, as) => `${tag} als ${as}`,
  chooseColumn: 'Spalte wählen',
  columnFor: (tag) => `Spalte wählen für ${tag}`,
  leaveOut: 'Ausschließen',
  asItIs: 'Unverändert senden',
  tidied:
    'Der eingefügte Text wurde angepasst: Akzente sind mit ihren Buchstaben verbunden, und Zeichen, die Telefone nicht zeigen können, sind entfernt.',
  makeTag: 'Zum Platzhalter machen',
  mended: { nothing: 'Als leer behandeln', letters: 'Buchstaben korrigieren' },
  areLeftOut: 'Sie bekommen keine SMS.',
  areSent: 'Sie bekommen die Nachricht ohne diesen Wert.',
  chooseAgain: 'Neu wählen',
  wordFor: (tag) => `Ersatzwort für ${tag}`,
  wordHint: 'Zum Beispiel Gast',
  showThem: 'Anzeigen',
  senderHint: 'Name bis 11 Zeichen oder Nummer',
  dragTag: (tag) => `Drücken, oder ${tag} in die Nachricht ziehen`,
  suggestions: (columns) =>
    `${counted(columns, 'Spalte', 'Spalten')}. Die Pfeiltasten wählen, Enter fügt ein.`,
  counter: {
    empty: 'Ein SMS-Teil fasst 160 Zeichen, oder 70, wenn ein Zeichen Unicode braucht.',
    size: (characters, sms) => `${count(characters)} Zeichen, ${counted(sms, 'SMS-Teil', 'SMS-Teile')}`,
    aloud: (sms) => counted(sms, 'SMS-Teil', 'SMS-Teile'),
    charactersLeft: (characters) => `noch ${count(characters)} frei`,
    each: (least, most) => `Je ${count(least)} bis ${count(most)} SMS-Teile`,
    longest: (characters) => `die längste hat ${count(characters)} Zeichen`,
    longestSize: (characters, sms) =>
      `Bis zu ${count(characters)} Zeichen, ${counted(sms, 'SMS-Teil', 'SMS-Teile')}`,
    unicode: (letters) => `Unicode wegen ${letters}`,
    unicodeFor: (people, letters) => `Unicode für ${peopleWords(people)} wegen ${letters}`,
    lost: (letters) => `Zeichen können verloren gehen: ${letters}`,
    lostFor: (people, letters) => `Zeichen können für ${peopleWords(people)} verloren gehen: ${letters}`,
    more: (letters, more) => `${letters} und ${more} weitere`,
  },
  counting: (share) => `Zählt: ${share} der Zeilen`,
};

export const advice: Texts<'advice'> = {
  optOut: {
    title: 'Abmeldung',
    missing: 'In der Nachricht steht nicht, wie man sich abmeldet.',
    add: (words) => `${quoted(words)} anfügen`,
    notHere: 'Nicht in dieser Kampagne',
  },
  others: {
    asWritten: 'Senden wie geschrieben',
    show: 'SMS anzeigen',
    valuesToo: 'Auch Werte',
    letterAs: (letter, plain) => `${plain} statt ${letter}`,
    space: 'Leerzeichen',
    wouldDo: (letters, more) =>
      `Einfachere Zeichen genügen: ${letters.join(', ')}${more ? ' und weitere' : ''}.`,
    inMessage: 'In der Nachricht',
    inValues: 'Auch in Werten',
    write: 'Durch einfachere Zeichen ersetzen',
    writeOne: (letter) => `${letter} verwenden`,
    see: 'Ansehen',
    sms: (least, most) => (least === most ? count(least) : `${count(least)} bis ${count(most)}`),
    cost: (letters, texts, written, other) =>
      `Durch ${listOf(letters)} ${pluralForm(texts, 'braucht', 'brauchen')} ${counted(texts, 'Nachricht', 'Nachrichten')} ${written} SMS-Teile statt ${other}.`,
    costOne: (letters, written, other) =>
      `Durch ${listOf(letters)} braucht die Nachricht ${written} SMS-Teile statt ${other}.`,
    chosen: (all) =>
      `${all ? 'Nachricht und Werte werden' : 'Die Nachricht wird'} mit einfacheren Zeichen gesendet.`,
    chosenFor: (all, texts) =>
      `${all ? 'Nachricht und Werte werden' : 'Die Nachricht wird'} mit einfacheren Zeichen gesendet: ${count(texts)} SMS ${pluralForm(texts, 'hatte', 'hatten')} Zeichen, die GSM 03.38 nicht kennt.`,
    kept: (texts, letters) => `${counted(texts, 'SMS behält', 'SMS behalten')} ${letters.join(', ')}.`,
    longerPart: 'Dann fasst ein SMS-Teil 160 Zeichen statt 70.',
    mayShow: (phones, through) =>
      `Unverändert${through === null ? '' : ` über ${isolated(through)}`} gesendet, ${pluralForm(phones, 'zeigt', 'zeigen')} ${counted(phones, 'Telefon', 'Telefone')} statt dieser Zeichen vielleicht „?“.`,
    noUnicode: (texts) =>
      `${counted(texts, 'SMS bräuchte', 'SMS bräuchten')} kein Unicode, bei ebenso vielen Teilen.`,
  },
};

export const versions: Texts<'versions'> = {
  title: 'Fassungen',
  hint: 'Eine andere Fassung für einige Personen',
  add: 'Fassung hinzufügen',
  addEach: (values) => `Je eine für alle ${count(values)} Werte hinzufügen`,
  addAbout:
    'Wählen Sie nach einer Spalte der Liste, wer einen eigenen Text bekommt. Alle anderen bekommen die Nachricht, wie sie ist.',
  changeTitle: 'Wer diese Fassung bekommt',
  values: (column) => `Werte in ${isolated(column)}`,
  few: (values, more) => (more > 0 ? `${values.join(', ')} und ${count(more)} weitere` : values.join(', ')),
  noValues: 'Keine Werte',
  tooMany: (most) => `Mehr als ${count(most)} verschiedene Werte`,
  tooManyFix: 'Wählen Sie eine Spalte mit weniger Werten.',
  takenBy: (version) => `In der Fassung ${quoted(version)}`,
  atMost: (values) => `Eine Fassung ist für höchstens ${count(values)} Werte.`,
  getIt: (people) => `${peopleWords(people)} ${pluralForm(people, 'bekommt', 'bekommen')} diese Fassung.`,
  version: 'Fassung',
  messageTo: (version, people) => `Nachricht: ${isolated(version)}, ${peopleWords(people)}`,
  else: 'Alle anderen',
  tab: (version, people) => `${isolated(version)} (${people})`,
  wrong: 'hat ein Problem',
  size: (people, sms) => `${peopleWords(people)}, ${counted(sms, 'SMS-Teil', 'SMS-Teile')} insgesamt`,
  change: 'Ändern, wer sie bekommt',
  remove: 'Diese Fassung entfernen',
  askRemove: (version) => `Fassung ${quoted(version)} entfernen?`,
  removeAbout: 'Die Personen dieser Fassung bekommen die Nachricht für alle anderen.',
  removed: (version) => `Die Fassung ${quoted(version)} ist entfernt.`,
  problems: 'Probleme in Fassungen',
  problemOf: (version, problem) => `${isolated(version)}: ${problem}`,
  show: (version) => `Zu ${quoted(version)}`,
  writeElse: 'Schreiben',
};

export const wordsForSome: Texts<'wordsForSome'> = {
  title: 'Text nur für einige',
  add: 'Text nur für einige …',
  about:
    'Wählen Sie nach einer Spalte der Liste, wer den Text bekommt. Jede SMS wird so gezählt und gezeigt, wie die Person sie bekommt.',
  test: 'Der Text geht an Personen, bei denen dort steht',
  yes: 'ja, eine Zahl über 0 oder anderer Text als nein',
  words: 'Text',
  wordsHint: 'Zum Beispiel: Bringen Sie Ihren Ausweis mit.',
  others: 'Text für alle anderen',
  othersHint: 'Leer lassen für keinen Text',
  getIt: (people, others) =>
    `${peopleWords(people)} ${pluralForm(people, 'bekommt', 'bekommen')} den Text, ${count(others)} nicht.`,
  signs: 'Entfernen Sie die Zeichen { } und |, die zu keinem Platzhalter gehören.',
  remove: 'Text entfernen',
};

export const templates: Texts<'templates'> = {
  about: 'Nachrichten zum Wiederverwenden: unter einem Namen gespeichert oder aus früheren Kampagnen.',
  kept: 'Gespeichert',
  recent: 'Letzte Nachrichten',
  search: 'Vorlagen suchen',
  none: 'Noch keine Vorlagen',
  noneAbout:
    'Schreiben Sie eine Nachricht und speichern Sie sie hier, oder importieren Sie eine Datei mit Vorlagen.',
  noRecent: 'Noch keine Kampagne hat eine Nachricht',
  noRecentAbout: 'Was Sie in einer Kampagne schreiben, können Sie hier wieder verwenden.',
  keep: 'Diese Nachricht speichern',
  name: 'Name der Vorlage',
  nameHint: 'Zum Beispiel Erinnerung',
  insert: 'Einfügen',
  insertThis: (name) => `${quoted(name)} einfügen`,
  replace: 'Stattdessen verwenden',
  replaceBy: (name) => `Stattdessen verwenden: ${quoted(name)}`,
  moreFor: (name) => `Mehr zu ${quoted(name)}`,
  update: 'Durch die Nachricht ersetzen',
  removeAbout: 'Kampagnen, die sie verwenden, behalten ihre Nachricht.',
  tags: 'Platzhalter, die sie braucht',
  isThere: (tag) => `${tag}, in dieser Liste vorhanden`,
  isMissing: (tag) => `${tag}, fehlt in dieser Liste`,
  takenAs: (tag, as) => `${tag} als ${as} gelesen`,
  takeAs: (tag, as) => `${tag} als ${as} lesen`,
  columnFor: (tag) => `Spalte für ${tag}`,
  inserted: 'Die Vorlage steht in der Nachricht.',
  fileTooLarge: (name) => `${quoted(name)} ist größer als jede Datei mit Vorlagen.`,
  taken: (added, already) =>
    `${counted(added, 'Vorlage', 'Vorlagen')} hinzugefügt${already > 0 ? `, ${counted(already, 'war', 'waren')} schon da` : ''}.`,
};

export const formats: Texts<'formats'> = {
  title: (column) => `So wird ${isolated(column)} gezeigt`,
  kinds: {
    weekday: 'Wochentag',
    'weekday-date': 'Wochentag und Datum',
    'day-month': 'Tag und Monat',
    'short-date': 'Kurzes Datum',
    time: 'Uhrzeit',
    relative: 'Tage ab dem Versand',
    number: 'Zahl',
    money: 'Betrag',
    'first-name': 'Vorname',
    name: 'Name in Groß- und Kleinschreibung',
  },
  asInList: 'Wie in der Liste',
  order: (date) => `${isolated(date)} ist`,
  asMessage: (language) => `Wie die Nachricht: ${language}`,
  instead: 'Ersatzwort, wenn die Zelle leer ist',
  keys: 'Alt+Pfeil nach unten öffnet es aus dem Text.',
};
