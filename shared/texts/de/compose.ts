import { count, peopleWords } from '../../format/format-count.ts';
import { listOf } from '../../format/lists.ts';
import { counted, quoted } from '../../format/words.ts';
import { pluralForm, type Translation } from '../../language/language.ts';
import type { compose as english } from '../en/compose.ts';

export const compose: Translation<typeof english> = {
  labelHint: 'Zum Beispiel ein Kunde oder eine Kostenstelle',
  labelHelp: 'Geht mit jeder Nachricht mit, damit die Rechnung zeigt, für wen gesendet wurde.',
  emoji: 'Emoji einfügen',
  emojiCost: 'Ein Emoji macht den Text zu Unicode: Ein Teil fasst dann 70 Zeichen.',
  insertTag: 'Platzhalter',
  hint: '{first name|Guten Tag}, Ihr Tisch ist bereit. Mit { fügen Sie einen Platzhalter ein.',
  hintNoPeople:
    'Schreiben Sie die Nachricht. Platzhalter wie {first name} stammen aus den Spalten Ihrer Tabelle.',
  takeOut: 'Herausnehmen',
  takeThis: (what) => `${what} nehmen`,
  takeWords: (words) => `${quoted(words)} nehmen`,
  noValue: (people, tag) =>
    `${peopleWords(people)} ${pluralForm(people, 'hat', 'haben')} keinen Wert für ${tag}.`,
  noValues: (tags) => `Einige haben keinen Wert für ${listOf(tags)}.`,
  oneByOne: 'Einzeln',
  noValueMore: 'Stattdessen dieses Wort nehmen:',
  fixTags: (tags) => `${counted(tags, 'unbekannten Platzhalter', 'unbekannte Platzhalter')} berichtigen`,
  tagsAs: (pairs) => `Vermutlich ${pairs.join(', ')}.`,
  tagAs: (tag, as) => `${tag} als ${as}`,
  chooseColumn: 'Spalte wählen',
  columnFor: (tag) => `Spalte wählen für ${tag}`,
  leaveOut: 'Auslassen',
  asItIs: 'Senden, wie es ist',
  areLeftOut: 'Sie bekommen keine SMS.',
  areSent: 'Sie bekommen die Nachricht ohne ihn.',
  chooseAgain: 'Neu wählen',
  wordFor: (tag) => `Wort statt ${tag}`,
  wordHint: 'Zum Beispiel Gast',
  showThem: 'Anzeigen',
  senderHint: 'Name bis 11 Zeichen oder Nummer',
  dragTag: (tag) => `Drücken, oder ${tag} in die Nachricht ziehen`,
  suggestions: (columns) => `${columns} Spalten. Die Pfeiltasten wählen, Enter fügt ein.`,
  counter: {
    empty: 'Ein SMS-Teil fasst 160 Zeichen, oder 70, wo ein Buchstabe Unicode braucht.',
    size: (characters, sms) => `${count(characters)} Zeichen, zählt als ${count(sms)} SMS`,
    aloud: (sms) => `Zählt als ${count(sms)} SMS`,
    charactersLeft: (characters) => `noch ${count(characters)} frei`,
    each: (least, most) => `Je ${count(least)} bis ${count(most)} SMS`,
    longest: (characters) => `die längste hat ${count(characters)} Zeichen`,
    longestSize: (characters, sms) => `Bis zu ${count(characters)} Zeichen, zählt als ${count(sms)} SMS`,
    unicode: (letters) => `Unicode wegen ${letters}`,
    unicodeFor: (people, letters) => `Unicode für ${peopleWords(people)} wegen ${letters}`,
    lost: (letters) => `Buchstaben können verloren gehen: ${letters}`,
    lostFor: (people, letters) => `Buchstaben können für ${peopleWords(people)} verloren gehen: ${letters}`,
    more: (letters, more) => `${letters} und ${more} weitere`,
  },
  counting: (share) => `Zählt: ${share} der Zeilen`,
};
