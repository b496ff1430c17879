import {
  count,
  counted,
  listOf,
  peopleWords,
  pluralForm,
  quoted,
  quotedValue,
} from '../../../format/wording.ts';
import type { SaidTexts } from '../../translation/translation.ts';
import { common } from '../common.ts';

export const messages: SaidTexts<'messages'> = {
  none: 'Es gibt noch keine Nachricht.',
  calledAlike: (columns, name) => `${columns} Spalten heißen ${quoted(name)}.`,
  calledAlikeFix:
    'Geben Sie einer davon in der Datei einen anderen Namen oder verwenden Sie sie nicht als Platzhalter.',
  couldBe: (tag, columns) => `${tag} kann jede von ${columns} Spalten sein.`,
  writeExactly: (tags) => `Schreiben Sie eine davon genau so: ${tags.join(', ')}.`,
  namesNone: (tag) => `${tag} nennt keine Spalte.`,
  noColumn: (name) => `Keine Spalte heißt ${quoted(name)}.`,
  didYouMean: (tags) => `Meinten Sie ${tags.join(' oder ')}?`,
  peopleFirst: 'Wählen Sie zuerst die Personen: Die Spalten stehen in ihrer Datei.',
  noFormat: (format) => `Es gibt kein Format namens ${quoted(format)}.`,
  formatsAre: (formats) => `Die Formate sind ${listOf(formats)}.`,
  columnsAre: (tags, more) => `Die Spalten sind ${tags.join(', ')}${more ? ' und weitere' : ''}.`,
  invisible: (mark) => `Hier steht ein unsichtbares Zeichen (${mark}), das die Zeichen daneben umdreht.`,
  invisibles: (mark, more) =>
    `Hier steht ein unsichtbares Zeichen (${mark}) und ${more} weitere, die die Zeichen daneben umdrehen.`,
  takeOut: 'Nehmen Sie es heraus, wenn es nicht gewollt ist.',
  strayBrace: (brace) =>
    `Die Klammer ${brace} gehört zu keinem Platzhalter und wird gesendet, wie sie dasteht.`,
  oneBrace: 'Ein Platzhalter hat auf jeder Seite eine geschweifte Klammer.',
  otherEdges: (piece) => `Die beiden Teile von ${piece} beginnen oder enden mit verschiedenen Leerzeichen.`,
  otherEdgesFix: (apart) => `Schreiben Sie zwei: ${listOf(apart)}.`,
  noWords: (condition) => `${condition} hat keine Wörter.`,
  noWordsFix: (start) =>
    `Schreiben Sie ihn hinter das Fragezeichen: ${`${start}Text|Text für alle anderen}`}.`,
  openCondition: (start) => `Die Wörter, die mit ${start} beginnen, haben kein Ende.`,
  openConditionFix: 'Schreiben Sie eine } hinter die Wörter.',
  conditionWithin: (condition) => `${condition} steht in den Wörtern einer anderen Bedingung.`,
  conditionWithinFix: 'Schreiben Sie eine hinter die andere.',
  manyConditions: (most) => `Eine Nachricht hat höchstens ${most} Bedingungen.`,
  manyConditionsFix: 'Schreiben Sie stattdessen Fassungen der Nachricht.',
  noneOfVersion: (values) =>
    values.length === 0
      ? 'Eine Fassung der Nachricht hat noch keinen Text.'
      : `Die Fassung für ${listOf(values.map(quotedValue))} hat noch keinen Text.`,
  noneForOthers: (people) =>
    `${counted(people, 'Person hat', 'Personen haben')} keinen der Werte der Fassungen.`,
  noneForOthersFix: 'Schreiben Sie eine Nachricht für alle anderen.',
  versionsByNone: 'Die Fassungen der Nachricht richten sich noch nach keiner Spalte.',
  versionsByUnknown: (column) =>
    `Die Fassungen der Nachricht richten sich nach einer Spalte namens ${quoted(column)}, die es nicht gibt.`,
  versionsByTwo: (column, columns) =>
    `Die Fassungen der Nachricht richten sich nach ${quoted(column)}, und ${columns} Spalten heißen so.`,
  versionsColumnFix: 'Wählen Sie die Spalte, die bestimmt, wer welche Fassung bekommt.',
  didYouMeanColumn: (columns) => `Meinten Sie ${columns.map((column) => quoted(column)).join(' oder ')}?`,
  caseTwice: (value) => `${quotedValue(value)} steht zweimal in den Fassungen der Nachricht.`,
  caseTwiceFix: 'Lassen Sie ihn nur in einer stehen, damit jede Person genau eine Fassung bekommt.',
  noValue: (tags) => `Kein Wert für ${tags.join(', ')}.`,
  noValueFix: (column) => `Füllen Sie die Zelle aus oder schreiben Sie ein Ersatzwort: ${`{${column}|Sie}`}.`,
  misfit: (tags) => `Die Zelle passt nicht zu ${tags.join(', ')}, daher steht sie unverändert im Text.`,
  misfitFix: 'Korrigieren Sie die Zelle, oder wählen Sie ein anderes Format für den Platzhalter.',
  needsUnicode: (letters) => `Braucht Unicode wegen ${letters.join(', ')}.`,
  mayBeLost: (letters) => `Kann unterwegs verloren gehen: ${letters.join(', ')}.`,
  mayBeLostFix: 'Das Konto hat keine Zeichencodierung.',
  tagInValue: (tag) =>
    `Mit den Werten dieser Person steht wieder ${tag} in der SMS, das der Dienst womöglich auch ersetzt.`,
  tagInValueFix: 'Nehmen Sie die Klammern aus der Zelle.',
  stacked:
    'Ein Wert hat so viele Akzente auf einem Buchstaben, dass sie die Wörter daneben verdecken würden.',
  stackedFix: 'Korrigieren Sie die Zelle.',
  empty: 'Die SMS ist leer.',
  emptyFix: 'Füllen Sie die Zelle aus oder ergänzen Sie einige Wörter.',
  foreignTag: (written) =>
    `${written} ist ein Platzhalter eines anderen Programms: Empfänger würden ihn so lesen.`,
  foreignTagFix: (tag) => `Machen Sie ihn zum Platzhalter ${tag}, oder senden Sie ihn, wie er ist.`,
  brokenLinks: {
    blank: (people) =>
      `${peopleWords(people)} ${pluralForm(people, 'hat', 'haben')} ein Leerzeichen im Wert für einen Link, sodass er dort endet.`,
    letters: (people) =>
      `${peopleWords(people)} ${pluralForm(people, 'hat', 'haben')} Buchstaben in einem Link, die viele Telefone nicht dazurechnen.`,
    bracket: (people) =>
      `${peopleWords(people)} ${pluralForm(people, 'hat', 'haben')} eine Klammer oder ein Anführungszeichen in einem Link, sodass er dort enden kann.`,
    end: (people) =>
      `${peopleWords(people)} ${pluralForm(people, 'hat', 'haben')} einen Link, dessen Wert mit einem Zeichen wie einem Punkt endet, das ein Telefon vielleicht mitliest.`,
    after: (people) =>
      `${peopleWords(people)} ${pluralForm(people, 'hat', 'haben')} ein Zeichen der Nachricht direkt nach einem Platzhalter mit einem Link, das ein Telefon vielleicht mitliest.`,
    shortener: (people) =>
      `${peopleWords(people)} ${pluralForm(people, 'hat', 'haben')} einen Link eines öffentlichen Kürzungsdienstes, und Netzbetreiber sperren solche Texte oft.`,
  },
  brokenLinksFix: 'Sehen Sie sich die Texte an, und korrigieren Sie die Zellen.',
  brokenLinksAfterFix: 'Nehmen Sie das Zeichen aus der Nachricht, oder setzen Sie ein Leerzeichen davor.',
  oddValue: {
    nothing: (value, tag) => `${quoted(value)} ist kein richtiger Wert für ${tag}.`,
    letters: (value, tag) => `${quoted(value)} in ${tag} hat entstellte Buchstaben.`,
  },
  oddValueFix: 'Korrigieren Sie die Zelle, oder wählen Sie, was aus solchen Werten wird.',
  oddQuestion: {
    nothing: (people, tag, value, row) =>
      `${peopleWords(people)} ${pluralForm(people, 'hat', 'haben')} keinen richtigen Wert für ${tag}, zum Beispiel ${quoted(value)} in Zeile ${count(row)}.`,
    letters: (people, tag, value, meant, row) =>
      `${peopleWords(people)} ${pluralForm(people, 'hat', 'haben')} entstellte Buchstaben in ${tag}, zum Beispiel ${quoted(value)} in Zeile ${count(row)}, vermutlich ${quoted(meant)}.`,
  },
  oddQuestionFix: {
    nothing: 'Wählen Sie: als leer behandeln; diese Personen ausschließen; oder senden, wie es ist.',
    letters: 'Wählen Sie: die Buchstaben korrigieren; diese Personen ausschließen; oder senden, wie es ist.',
  },
  oddMended: {
    nothing: (people, tag, value) =>
      `${quoted(value)} gilt in ${tag} als leer, für ${peopleWords(people)}, wie von Ihnen gewählt.`,
    letters: (people, tag, value, meant) =>
      `Buchstaben in ${tag} werden für ${peopleWords(people)} korrigiert, wie von Ihnen gewählt: ${quoted(value)} wird als ${quoted(meant)} gesendet.`,
  },
  oddSent: (people, tag, value) =>
    `${peopleWords(people)} ${pluralForm(people, 'bekommt', 'bekommen')} ${tag} unverändert, zum Beispiel ${quoted(value)}, wie von Ihnen gewählt.`,
  leftOutOdd: (value, tag) =>
    `Ausgeschlossen: ${quoted(value)} ist kein Wert für ${tag}, wie von Ihnen gewählt.`,
  leftOutBlank: (tags) => `Ausgeschlossen: kein Wert für ${tags.join(', ')}.`,
  leftOutBlankFix: 'Füllen Sie die Zelle aus, um an sie zu senden.',
  tooLong: (parts, most) => `Der Text braucht ${parts} SMS-Teile; höchstens ${most} lassen sich verbinden.`,
  tooLongFix: 'Kürzen Sie die Nachricht oder die Zelle.',
  longTexts: (people, usual, most) =>
    `${peopleWords(people)} ${pluralForm(people, 'bekommt', 'bekommen')} eine SMS von mehr als ${usual} Teilen; die längste hat ${most}.`,
  otherLetters: 'Die Nachricht wird mit einfacheren Zeichen gesendet, als Sie geschrieben haben.',
  fewerParts: (parts, written) =>
    `Die Nachricht braucht ${counted(parts, 'SMS-Teil', 'SMS-Teile')}, wie geschrieben ${written}.`,
  asMany: 'Die Nachricht braucht ebenso viele SMS-Teile.',
  writtenUnicode: 'Wie geschrieben braucht die Nachricht Unicode.',
  writtenLost: (letters) => `Wie geschrieben können Zeichen verloren gehen: ${letters.join(', ')}.`,
  twoBlanks: 'Zwischen Wörtern stehen zwei Leerzeichen.',
  blankBefore: (sign: string) => `Vor ${quoted(sign)} steht ein Leerzeichen.`,
  takeBlankOut: 'Entfernen Sie das Leerzeichen.',
  onlyTag: 'Die Nachricht besteht nur aus Platzhaltern; alle lesen nur ihre Zellen.',
  onlyTagFix: 'Schreiben Sie Worte dazu, damit man weiß, wer schreibt und warum.',
  noAnswer: (sender: string) =>
    `Niemand kann ${quoted(sender)} antworten: Ein Name empfängt keine Antworten.`,
  noAnswerFix: 'Nennen Sie einen anderen Weg zum Abmelden, oder verwenden Sie eine Nummer als Absender.',
  link: {
    blank: 'Im Link steht ein Leerzeichen, sodass er dort endet.',
    letters: 'Der Link hat Buchstaben, die viele Telefone nicht dazurechnen.',
    bracket: 'Im Link steht eine Klammer oder ein Anführungszeichen, sodass er dort enden kann.',
    end: 'Das Zeichen nach dem Link wird vielleicht mitgelesen.',
    after: 'Ein Telefon liest das Zeichen nach dem Platzhalter vielleicht als Teil des Links.',
    shortener: 'Netzbetreiber sperren Texte mit Links öffentlicher Kürzungsdienste oft.',
    fix: 'Korrigieren Sie den Link, in der Nachricht oder in der Zelle.',
  },
  sender: {
    none: 'Von wem ist die Nachricht? Ohne Absender wählt der Dienst, was Empfänger sehen.',
    number: (remaining) =>
      remaining === 0
        ? 'Eine Nummer, so lang sie sein darf.'
        : `Eine Nummer, noch ${count(remaining)} Zeichen frei.`,
    name: (remaining) =>
      remaining === 0
        ? 'Ein Name, so lang er sein darf.'
        : `Ein Name, noch ${count(remaining)} Zeichen frei.`,
    longNumber: (most, digits) => `Eine Nummer darf höchstens ${most} Ziffern haben; diese hat ${digits}.`,
    longName: (most, letters) =>
      `Ein Name darf höchstens ${most} Buchstaben und Ziffern haben; dieser hat ${letters}.`,
    onlyDigits: 'Eine Nummer besteht nur aus Ziffern, ohne das +.',
    noSpaces: 'Ein Absender darf keine Leerzeichen enthalten.',
    odd: (sign) => `Ein Absender besteht aus den Buchstaben A bis Z und Ziffern; ${quoted(sign)} geht nicht.`,
  },
  signs: {
    tab: 'Tabulator',
    hardSpace: 'geschütztes Leerzeichen',
    narrowHardSpace: 'schmales geschütztes Leerzeichen',
    thinSpace: 'schmales Leerzeichen',
    softHyphen: 'weiches Trennzeichen',
    zeroWidthSpace: 'Leerzeichen ohne Breite',
    zeroWidthNonJoiner: 'Bindehemmer ohne Breite',
    zeroWidthJoiner: 'Verbinder ohne Breite',
    arabicMark: 'arabisches Buchstabenzeichen',
    leftToRight: 'Zeichen für links nach rechts',
    rightToLeft: 'Zeichen für rechts nach links',
    wordJoiner: 'Wortverbinder',
    textStyle: 'Zeichen für Textdarstellung',
    emojiStyle: 'Zeichen für Emoji-Darstellung',
    byteOrder: 'Bytereihenfolge-Zeichen',
    curlyQuote: (sign) => `typografisches Anführungszeichen ${sign}`,
    enDash: (sign) => `Halbgeviertstrich ${sign}`,
    emDash: (sign) => `Geviertstrich ${sign}`,
    ellipsis: (sign) => `Auslassungspunkte ${sign}`,
    accent: (sign) => `Akzent ${sign}`,
  },
};

export const drafts: SaidTexts<'drafts'> = {
  made: 'Entwurf erstellt.',
  copiedFrom: (name) => `Kopiert aus ${quoted(name || common.untitled)}.`,
  goneFix: 'Wählen Sie eine andere oder beginnen Sie eine neue.',
  started: 'Diese Kampagne ist gestartet, Sie können sie daher nicht mehr ändern.',
  startedFix: 'Kopieren Sie sie, um eine neue zu schreiben.',
  scheduled: 'Diese Kampagne startet von selbst, wie Sie sie geprüft haben.',
  scheduledFix: 'Wählen Sie zuerst „Zurück zum Entwurf“, ändern und prüfen Sie sie dann noch einmal.',
  tooLong: 'Diese Texte sind zu lang, um sie alle auf einmal zu sortieren.',
  tooLongFix:
    'Sortieren Sie nach einer anderen Spalte oder filtern Sie die Personen zuerst in eine kleinere Liste.',
};

export const templates: SaidTexts<'templates'> = {
  noName: 'Eine Vorlage braucht einen Namen.',
  noMessage: 'Eine Vorlage braucht eine Nachricht.',
  gone: 'Diese Vorlage gibt es nicht mehr.',
  tooMany: (most) => `Für mehr ist kein Platz: Tagline speichert höchstens ${count(most)} Vorlagen.`,
  tooManyFix: 'Entfernen Sie einige, die Sie nicht mehr brauchen.',
  fileTooLarge: 'Die Datei ist größer als jede Datei mit Vorlagen.',
  otherFile: 'Die Datei enthält keine Vorlagen von Tagline.',
  damagedFile: (most) =>
    `Die Vorlagen in der Datei lassen sich nicht lesen: Jede hat einen Namen und eine Nachricht, und es sind höchstens ${count(most)}.`,
  fileFix: 'Nichts wurde daraus übernommen. Wählen Sie eine Datei, die Tagline exportiert hat.',
  newerFile: 'Die Datei wurde von einer neueren Version von Tagline geschrieben.',
  newerFileFix:
    'Nichts wurde daraus übernommen. Aktualisieren Sie Tagline und importieren Sie sie noch einmal.',
};
