import { languageName } from '../../format/display-names.ts';
import { capital, count, counted, peopleWords, pluralForm } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const review: Texts<'review'> = {
  going: 'Alle werden noch einmal durchgegangen …',
  ready: (toFix, toRead) =>
    `Die Prüfung ist fertig${toFix + toRead === 0 ? '' : `: ${count(toFix)} zu korrigieren, ${count(toRead)} zu lesen`}.`,
  rehearse: 'Probelauf',
  sendForReal: 'Live senden …',
  correctFirst: 'Beheben Sie zuerst die Fehler oben.',
  nobody: 'Es gibt keine Empfänger.',
  timeToCome: 'Wählen Sie einen Zeitpunkt in der Zukunft.',
  realPhones: (people) =>
    `Echte Telefone: ${peopleWords(people)} ${pluralForm(people, 'bekommt', 'bekommen')} diese SMS.`,
  practicePhones: 'Nur Demo-Telefone auf diesem Computer bekommen diese SMS.',
  noBalance: 'Dienst meldet kein Guthaben',
  notSent: 'Seitdem nicht gesendet',
  show: 'Anzeigen',
  showRows: (what) => `Zeilen anzeigen: ${what}`,
  toRead: (things) => counted(things, 'Hinweis vor dem Senden', 'Hinweise vor dem Senden'),
  sendAt: (moment) => `${capital(moment)} senden`,
  kinds: 'Jede Art von Text',
  moreKinds: (people) => `Und ${peopleWords(people)} mit anderen Texten dieser Nachricht.`,
  theFirstTexts: 'Die ersten Texte',
  someTexts: 'Einige der Texte',
  moreTexts: (texts) => `${counted(texts, 'weiteren Text', 'weitere Texte')} anzeigen`,
  mayBeLost: 'kann verloren gehen',
  whoGetsNothing: 'Wer nichts bekommt',
  nobodyLeftOut: 'Niemand wird ausgeschlossen.',
  how: 'Wie gesendet wird',
  canary: (people) => `zuerst an ${peopleWords(people)}`,
  noCanary: 'alle auf einmal',
  perRequest: (people) => `${count(people)} pro Sendung`,
  noSpeedLimit: 'ohne Tempolimit',
  perMinute: (people) => `${count(people)} pro Minute`,
  inOtherLetters: 'mit einfacheren Zeichen',
  messageInOtherLetters: 'Nachricht mit einfacheren Zeichen',
  connections: (connections) => `${connections} Verbindungen`,
  code: {
    title: 'Prüfcode',
    about:
      'Dieses Konto verlangt eine zweite Person: Speichern Sie die Prüfung, lassen Sie sie von jemand anderem lesen und geben Sie den Code am Ende ein.',
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
    extraParts: (parts) => `${count(parts)} mehr als insgesamt gezählt: Ihre Sendungen enthalten Unicode`,
    time: 'Erwartete Dauer',
    credit: 'Erwartete Credits',
    rehearsed: (basis, time) => `${basis}; der Probelauf hier dauerte ${time}`,
    unread: 'Nicht abrufbar',
    short: (written) => `${written} zu wenig`,
    leftAfter: (written) => `danach noch ${written}`,
  },
  letters: {
    anyway: (people) =>
      `Wird trotzdem gesendet: ${counted(people, 'Text kann', 'Texte können')} Zeichen verlieren.`,
    ofLanguage: (language, people) =>
      `${languageName(language, 'language')}e Buchstaben kommen bei ${peopleWords(people)} vielleicht als „?“ an.`,
    ofScript: (script, people) =>
      `${languageName(script, 'script')}e Buchstaben kommen bei ${peopleWords(people)} vielleicht als „?“ an.`,
    suchAs: (letter, people) =>
      `Zeichen wie ${letter} kommen bei ${peopleWords(people)} vielleicht als „?“ an.`,
    showTexts: 'Diese Texte anzeigen',
    setUp: 'Im Konto einstellen',
    sendAnyway: 'Trotzdem senden',
    missing: (letters, more) =>
      `Das Konto hat keine Zeichencodierung, und in GSM 03.38 fehlen: ${letters}${more > 0 ? ` und ${counted(more, 'weiteres Zeichen', 'weitere Zeichen')}` : ''}.`,
  },
  recent: {
    title: (people, days) =>
      `Diese SMS wurde in den letzten ${pluralForm(days, '24 Stunden', `${count(days)} Tagen`)} an ${peopleWords(people)} gesendet, vielleicht gesendet oder wartet noch`,
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
    practise: (people) => `Demo: An ${peopleWords(people)} senden`,
    canaryNow: (people, moment) => `Die ersten ${count(people)} jetzt, die Übrigen ${moment}`,
    schedule: (moment) => `${capital(moment)} senden`,
  },
  schedule: {
    when: 'Wann',
    whenIs: (chosen) => `Wann: ${chosen}`,
    now: 'Jetzt senden',
    later: 'Später …',
    at: 'Beginn',
    first: 'Wer zuerst',
    chooseFirst: 'Wählen Sie, an wen zuerst gesendet wird.',
    canaryNow: (people, moment) => `Die ersten ${count(people)} jetzt, alle anderen ${moment}`,
    canaryThen: (people, moment) => `Die ersten ${count(people)} ${moment}; die Kampagne wartet dann auf Sie`,
    everybody: (moment) => `Alle ${moment}, ohne dass jemand nachsieht`,
    passed: 'Dieser Zeitpunkt ist vorbei.',
    whileOpen: (moment, seconds) =>
      `${moment}, solange Tagline geöffnet ist. Kann die Kampagne nicht innerhalb von ${seconds} Sekunden danach beginnen, werden Sie gefragt.`,
  },
  time: {
    label: 'Zum Zeitpunkt',
    sendNow: 'Jetzt senden, weil …',
    wakes: (people) =>
      `${peopleWords(people)} ${pluralForm(people, 'bekommt', 'bekommen')} die SMS in der Ruhezeit.`,
    wait: 'Stattdessen warten',
    lacksReason: 'Schreiben Sie, warum es nicht warten kann.',
  },
  notAfter: 'Spätestens',
  notAfterHelp: 'Wer dann noch wartet, bekommt nichts, bis Sie entscheiden. Leer heißt: keine Frist.',
  notAfterWords: (moment) => `spätestens ${moment}`,
  afterQuiet: 'Fragen, bevor die Kampagne nach Ruhezeiten weitergeht',
  afterQuietHelp:
    'Sonst geht die Kampagne von selbst weiter, sobald die Ruhezeiten enden, solange Tagline geöffnet ist.',
  splitUnicode: 'Personen, deren Text Unicode braucht, in eigenen Sendungen senden',
  splitUnicodeHelp:
    'Nur sie verwenden die Zeichencodierung des Kontos für Unicode-Texte; alle anderen behalten das kürzere GSM 03.38.',
  test: {
    ofRow: (row) => `Der Text von Zeile ${row}, an Ihr eigenes Telefon.`,
    ofText: 'Dieser Text, an Ihr eigenes Telefon.',
    send: 'Test-SMS senden',
    number: 'Telefonnummer',
    numberHelp: 'Mit Ländervorwahl oder so, wie sie in Ihrem Heimatland geschrieben wird.',
    inInbox: 'Der Test ist im Demo-Posteingang.',
    onItsWay: 'Der Test ist unterwegs.',
  },
};

export const planning: Texts<'planning'> = {
  chunkSize: (doubt) =>
    `Geht eine Antwort verloren, ${pluralForm(doubt, 'ist', 'sind')} bis zu ${peopleWords(doubt)} unbestätigt. Größere Sendungen sind schneller, kleinere gefährden weniger Personen.`,
  noCanary: 'Keine erste Gruppe: Alle bekommen die SMS auf einmal.',
  canaryIsAll: 'Die erste Gruppe ist die ganze Liste.',
  canary: (people) =>
    `${pluralForm(people, 'Die erste Person bekommt', `Die ersten ${peopleWords(people)} bekommen`)} die SMS. Dann wartet die Kampagne, bis Sie die Texte laut Dienst mit Ihren verglichen und die Kosten gelesen haben.`,
  firstCanary: (people) =>
    `Dieses Konto hat noch nichts gesendet. Deshalb bekommen zuerst nur ${people} Personen die SMS, dann wartet die Kampagne auf Sie.`,
  scheduledWhole: 'Die Kampagne geht zu diesem Zeitpunkt an alle, ohne erste Gruppe.',
  scheduledRest: (people) =>
    `${pluralForm(people, 'Die erste Person bekommt', `Die ersten ${peopleWords(people)} bekommen`)} die SMS jetzt. Alle anderen bekommen sie zu diesem Zeitpunkt, wenn bis dahin jemand diese SMS angesehen und auf „Fortsetzen“ geklickt hat; sonst werden Sie gefragt.`,
  scheduledCanary: (people) =>
    `Die Kampagne geht zu diesem Zeitpunkt an ${peopleWords(people)}, hält an und wartet, bis jemand sie fortsetzt.`,
  noPace: 'So schnell, wie der Dienst sie annimmt.',
  pace: (people, time) => `Höchstens ${peopleWords(people)} pro Minute, insgesamt also mindestens ${time}.`,
  oneConnection: 'Eine Sendung nach der anderen: Unbestätigt sind höchstens die Personen einer Sendung.',
  connections: (connections) =>
    `${count(connections)} Sendungen zugleich: schneller, aber es können auch ebenso viele zugleich unbestätigt sein.`,
  creditsFrom: {
    account: 'zum bisherigen Preis',
    assumed: 'wenn jeder SMS-Teil einen Credit kostet; noch kein Preis bekannt',
  },
  secondsFrom: {
    account: 'im bisherigen Tempo',
    pacing: 'im gewählten Tempo',
    assumed: (least, most) => `wenn jede Sendung ${least} bis ${most}\u00a0s dauert; noch kein Tempo bekannt`,
  },
  between: (least, most) => `${least} bis ${most}`,
  about: (figure) => `etwa ${figure}`,
  rehearsal: {
    accepted: 'angenommen',
    countedByPractice: 'vom Demo-Dienst gezählt',
    creditsOfPractice: 'der Demo, einer pro SMS-Teil',
    time: 'Zeit',
    onThisComputer: (requests) => `auf diesem Computer, ${counted(requests, 'Sendung', 'Sendungen')}`,
    different: 'Abweichende SMS',
    fromShown: 'vom Gezeigten',
    lostLetters: 'SMS, die Zeichen verloren',
    onPhones: 'auf Demo-Telefonen',
    onPhonesLost: (letters) => `auf Demo-Telefonen: ${letters}`,
  },
  route: {
    noSender: 'Keiner: Der Dienst wählt, was Empfänger sehen',
    noLabel: 'Keines',
    noEncoding: 'Keine: Der Dienst verwendet GSM 03.38',
    encodingOfUnicode: (encoding) => `${encoding}, wenn eine Sendung Unicode enthält, sonst GSM 03.38`,
    path: 'Pfad',
  },
};
