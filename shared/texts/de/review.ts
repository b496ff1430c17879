import { languageName } from '../../format/display-names.ts';
import { count, counted, peopleWords, pluralForm } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const review: Texts<'review'> = {
  going: 'Alle werden noch einmal durchgegangen …',
  rehearse: 'Probelauf in der Übung',
  sendForReal: 'Echt senden …',
  correctFirst: 'Beheben Sie zuerst die Fehler oben.',
  nobody: 'Niemand bekommt diese SMS.',
  timeToCome: 'Wählen Sie einen Zeitpunkt in der Zukunft.',
  realPhones: (people) =>
    `Echte Telefone: ${peopleWords(people)} ${pluralForm(people, 'bekommt', 'bekommen')} diese SMS.`,
  practicePhones: 'Nur Übungstelefone auf diesem Computer bekommen diese SMS.',
  noBalance: 'Dieser Dienst hat dort kein Guthaben',
  notSent: 'Seitdem nicht gesendet',
  show: 'Anzeigen',
  showRows: (what) => `Zeilen anzeigen: ${what}`,
  toRead: (things) => counted(things, 'Hinweis vor dem Senden', 'Hinweise vor dem Senden'),
  sendAt: (moment) => `Senden ${moment}`,
  firstTexts: 'Erste Texte',
  kinds: 'Jede Art von Text',
  moreKinds: (people) => `Und ${peopleWords(people)} mit anderen Texten dieser Nachricht.`,
  theFirstTexts: 'Die ersten Texte',
  mayBeLost: 'kann verloren gehen',
  whoGetsNothing: 'Wer nichts bekommt',
  nobodyLeftOut: 'Niemand wird ausgelassen.',
  how: 'Wie gesendet wird',
  canary: (people) => `Probesendung an ${count(people)} zuerst`,
  noCanary: 'keine Probesendung',
  perRequest: (people) => `${count(people)} pro Anfrage`,
  noSpeedLimit: 'ohne Tempolimit',
  perMinute: (people) => `${count(people)} pro Minute`,
  inOtherLetters: 'mit anderen Buchstaben',
  messageInOtherLetters: 'Nachricht mit anderen Buchstaben',
  connections: (connections) => `${connections} Verbindungen`,
  code: {
    title: 'Prüfcode',
    about:
      'Dieses Konto verlangt eine zweite Person: Speichern Sie die Prüfung, lassen Sie sie lesen und geben Sie den Code an ihrem Ende ein.',
    save: 'Prüfung speichern',
    lacks: 'Geben Sie zuerst den Prüfcode ein.',
    allTexts: 'Alle Texte',
    toRead: 'Vor dem Senden zu lesen',
    atOnce: 'Sofort',
    proves:
      'Geben Sie den Code weiter, wenn oben alles stimmt. Er zeigt, dass diese Seite geöffnet wurde, nicht von wem. Jede Änderung an Nachricht, Personen, Konto oder Sendeweise ergibt einen anderen Code.',
  },
  facts: {
    unicode: (people) => `${count(people)} als Unicode`,
    extraParts: (parts) => `${count(parts)} mehr als insgesamt gezählt: Ihre Anfragen enthalten Unicode`,
    time: 'Erwartete Dauer',
    credit: 'Erwartete Credits',
    rehearsed: (basis, time) => `${basis}; der Probelauf hier dauerte ${time}`,
    unread: 'Nicht abgefragt',
    short: (written) => `${written} zu wenig`,
    leftAfter: (written) => `danach noch ${written}`,
  },
  letters: {
    anyway: (people) =>
      `Wird trotzdem gesendet: ${counted(people, 'Text kann', 'Texte können')} Buchstaben verlieren.`,
    ofLanguage: (language, people) =>
      `${languageName(language, 'language')}e Buchstaben kommen bei ${peopleWords(people)} vielleicht als „?“ an.`,
    ofScript: (script, people) =>
      `${languageName(script, 'script')}e Buchstaben kommen bei ${peopleWords(people)} vielleicht als „?“ an.`,
    suchAs: (letter, people) =>
      `Buchstaben wie ${letter} kommen bei ${peopleWords(people)} vielleicht als „?“ an.`,
    showTexts: 'Diese Texte anzeigen',
    setUp: 'Einrichten',
    sendAnyway: 'Trotzdem senden',
    missing: (letters, more) =>
      `Das Konto hat keine Zeichencodierung, und in GSM 03.38 fehlen: ${letters}${more > 0 ? ` und ${counted(more, 'weiterer Buchstabe', 'weitere Buchstaben')}` : ''}.`,
  },
  recent: {
    title: (people, days) =>
      `${peopleWords(people)} ${pluralForm(people, 'hat', 'haben')} diese SMS in den letzten ${days} Tagen bekommen, vielleicht bekommen oder ${pluralForm(people, 'wartet', 'warten')} noch darauf`,
    again: 'Sie bekommen sie noch einmal',
    sendAgain: 'Noch einmal an sie senden',
    toCome: 'wartet noch',
    deleted: 'eine gelöschte Kampagne',
    more: (people) => `und ${count(people)} weitere`,
  },
  confirm: {
    number: 'Zahl der Personen',
    type: 'Geben Sie zur Bestätigung {people} ein: Echte Telefone bekommen diese SMS.',
    send: (people) => `An ${peopleWords(people)} senden`,
    practise: (people) => `Senden an ${peopleWords(people)} üben`,
    canaryNow: (people, moment) => `Die ersten ${count(people)} jetzt, der Rest ${moment}`,
    schedule: (moment) => `Senden ${moment}`,
  },
  schedule: {
    when: 'Wann',
    whenIs: (chosen) => `Wann: ${chosen}`,
    now: 'Jetzt senden',
    later: 'Später …',
    at: 'Beginn',
    canaryNow: (people) => `Die ersten ${count(people)} jetzt, alle anderen zu diesem Zeitpunkt`,
    passed: 'Dieser Zeitpunkt ist vorbei.',
    whileOpen: (moment, seconds) =>
      `${moment}, solange Tagline geöffnet ist. Kann die Kampagne nicht innerhalb von ${seconds} Sekunden danach beginnen, wird stattdessen gefragt.`,
  },
  notAfter: 'Nicht nach',
  notAfterHelp:
    'Wer dann noch wartet, bekommt nichts, bis Sie entscheiden. Leer heißt ohne spätesten Zeitpunkt.',
  notAfterWords: (moment) => `nicht nach ${moment}`,
  afterQuiet: 'Fragen, bevor sie nach Ruhezeiten weitergeht',
  afterQuietHelp:
    'Sonst geht sie von selbst weiter, sobald die Ruhezeiten enden, solange Tagline geöffnet ist.',
  splitUnicode: 'Personen, deren Text Unicode braucht, in eigenen Anfragen senden',
  splitUnicodeHelp:
    'Nur sie verwenden die Zeichencodierung des Kontos für Unicode-Texte; alle anderen behalten das kürzere GSM 03.38.',
  test: {
    ofRow: (row) => `Der Text von Zeile ${row}, an Ihr eigenes Telefon.`,
    ofText: 'Dieser Text, an Ihr eigenes Telefon.',
    send: 'Test senden',
    number: 'Telefonnummer',
    numberHelp: 'Mit Ländervorwahl oder so, wie sie in Ihrem Standardland geschrieben wird.',
    inInbox: 'Der Test ist im Übungs-Posteingang.',
    onItsWay: 'Der Test ist unterwegs.',
  },
};

export const planning: Texts<'planning'> = {
  chunkSize: (doubt) =>
    `Geht eine Antwort verloren, ${pluralForm(doubt, 'ist', 'sind')} bis zu ${peopleWords(doubt)} ungeklärt. Größere Anfragen sind schneller, kleinere gefährden weniger Personen.`,
  noCanary: 'Keine Probesendung: Alle bekommen die SMS auf einmal.',
  canaryIsAll: 'Die Probesendung ist die ganze Liste.',
  canary: (people) =>
    `${pluralForm(people, 'Die erste Person bekommt', `Die ersten ${peopleWords(people)} bekommen`)} die SMS. Dann wartet die Kampagne, bis Sie deren zurückgegebene Texte und die Kosten gelesen haben.`,
  firstCanary: (people) =>
    `Dieses Konto hat noch nichts gesendet. Deshalb bekommen zuerst nur ${people} Personen die SMS, dann wartet die Kampagne auf Sie.`,
  scheduledWhole: 'Sie geht zu diesem Zeitpunkt an alle, ohne Probesendung.',
  scheduledRest: (people) =>
    `${pluralForm(people, 'Die erste Person bekommt', `Die ersten ${peopleWords(people)} bekommen`)} sie jetzt. Alle anderen bekommen sie zu diesem Zeitpunkt, wenn bis dahin jemand diese SMS angesehen und fortgesetzt hat; sonst wird gefragt.`,
  scheduledCanary: (people) =>
    `Sie geht zu diesem Zeitpunkt an ${peopleWords(people)}, hält an und wartet, bis jemand sie fortsetzt.`,
  noPace: 'So schnell, wie der Dienst sie annimmt.',
  pace: (people, time) => `Höchstens ${peopleWords(people)} pro Minute, insgesamt also mindestens ${time}.`,
  oneConnection: 'Eine Anfrage nach der anderen: Ungeklärt sind höchstens die Personen einer Anfrage.',
  connections: (connections) =>
    `${count(connections)} Anfragen zugleich: schneller, aber die Personen ebenso vieler können zugleich ungeklärt sein.`,
  creditsFrom: {
    account: 'zum bisherigen Preis',
    assumed: 'wenn jeder SMS-Teil einen Credit kostet; noch kein Preis bekannt',
  },
  secondsFrom: {
    account: 'im bisherigen Tempo',
    pacing: 'im gewählten Tempo',
    assumed: (least, most) => `wenn jede Anfrage ${least} bis ${most}\u00a0s dauert; noch kein Tempo bekannt`,
  },
  between: (least, most) => `${least} bis ${most}`,
  about: (figure) => `etwa ${figure}`,
  rehearsal: {
    accepted: 'angenommen',
    countedByPractice: 'von der Übung gezählt',
    creditsOfPractice: 'der Übung, einer pro SMS-Teil',
    time: 'Zeit',
    onThisComputer: (requests) => `auf diesem Computer, ${counted(requests, 'Anfrage', 'Anfragen')}`,
    different: 'Abweichende SMS',
    fromShown: 'vom Gezeigten',
    lostLetters: 'SMS, die Buchstaben verloren',
    onPhones: 'auf Übungstelefonen',
    onPhonesLost: (letters) => `auf Übungstelefonen: ${letters}`,
  },
  route: {
    noSender: 'Keiner: Der Dienst wählt, was Empfänger sehen',
    noLabel: 'Keines',
    noEncoding: 'Keine: Der Dienst verwendet GSM 03.38',
    encodingOfUnicode: (encoding) => `${encoding}, wo eine Anfrage Unicode enthält, sonst GSM 03.38`,
    path: 'Pfad',
  },
};
