import { count, counted, credits, isolated, peopleWords, pluralForm } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const sending: Texts<'sending'> = {
  preparing: (percent) => `Wird vorbereitet, ${percent} %`,
  accepted: (phase, accepted, people) => `${phase}: ${count(accepted)} von ${peopleWords(people)} angenommen`,
  perhapsTexted: (people) => `${count(people)} vielleicht schon erreicht`,
  timeLeft: {
    underMinute: 'noch unter einer Minute',
    minutes: (minutes) => `noch etwa ${counted(minutes, 'Minute', 'Minuten')}`,
    longer: (time) => `noch etwa ${time}`,
  },
  cancel: {
    accepted: (texts) =>
      `${counted(texts, 'SMS wurde', 'SMS wurden')} vom Dienst angenommen; das lässt sich nicht zurücknehmen.`,
    onTheWay: (people) =>
      `Eine Anfrage an ${peopleWords(people)} ist unterwegs; Tagline hält das Ergebnis noch fest.`,
    inDoubt: (people) =>
      `${peopleWords(people)} ${pluralForm(people, 'bleibt', 'bleiben')} ungeklärt, bis Sie entscheiden, und keine Kampagne an den Rest erreicht sie vorher.`,
    perhapsTexted: (people) =>
      `${peopleWords(people)} ${pluralForm(people, 'kann', 'können')} von einer früheren Anfrage erreicht worden sein. Keine Kampagne an den Rest erreicht sie, es sei denn, Sie werten sie als nicht gesendet.`,
    rest: (people) =>
      `${peopleWords(people)} ${pluralForm(people, 'bekommt', 'bekommen')} nichts. Sie können später eine neue Kampagne an den Rest anlegen.`,
  },
  waitsForAnswer: (request, waited, left) =>
    `Anfrage ${count(request)} ist seit ${waited} ohne Antwort. ${
      left === null
        ? 'Ihre Personen sind bald ungeklärt, dann entscheiden Sie.'
        : `Kommt in etwa ${left} keine, sind ihre Personen ungeklärt und Sie entscheiden.`
    }`,
  waitsForConnections: (waiting, shared, allowed) =>
    `${counted(waiting, 'Verbindung', 'Verbindungen')} dieser Kampagne ${pluralForm(waiting, 'wartet', 'warten')}, bis sie an der Reihe ${pluralForm(waiting, 'ist', 'sind')}: Kampagnen und Tests teilen sich ${shared} der ${allowed}, die der Dienst erlaubt.`,
  waitsForTeamFile: (why, fix) =>
    `Das Senden wartet, bis Tagline alle kennt, die sich abgemeldet haben. ${why}${fix === null ? '' : ` ${fix}`} Dann geht es von selbst weiter.`,
  triesAgain:
    'Der Dienst war nicht erreichbar oder bat zu warten. Von der nächsten Anfrage wurde nichts gesendet; Tagline versucht es von selbst noch einmal.',
  treatAsSent: {
    label: 'Als gesendet werten',
    consequence: (people) =>
      `Keine weitere SMS an ${these(people)}. Hat der Dienst die Anfrage nicht angenommen, ${gets(people)} nichts.`,
  },
  countAsNotSent: {
    label: 'Als nicht gesendet werten',
    consequence: (people) =>
      `Eine neue Kampagne an den Rest kann ${these(people)} erreichen. Hat der Dienst die Anfrage doch angenommen, ${gets(people)} die SMS dann zweimal.`,
    question: (people) =>
      `Bis zu ${peopleWords(people)} ${pluralForm(people, 'kann', 'können')} diese SMS in einer neuen Kampagne an den Rest zweimal bekommen. Als nicht gesendet werten?`,
  },
  sendAgain: {
    label: 'Noch einmal senden',
    consequence: (people) =>
      `Tagline sendet die Anfrage noch einmal. Hat der Dienst sie schon angenommen, ${pluralForm(people, 'bekommt', 'bekommen')} ${these(people)} die SMS zweimal.`,
    question: (people) =>
      `Bis zu ${peopleWords(people)} ${pluralForm(people, 'kann', 'können')} diese SMS zweimal bekommen. Noch einmal senden?`,
  },
  treatAllAsSent: {
    label: 'Alle als gesendet werten',
    consequence: (people) =>
      `Keine weitere SMS an ${peopleWords(people)}. Wer von der anderen Kopie keine SMS hat, bekommt nichts.`,
    question: (people) => `${pluralForm(people, '', 'Alle ')}${peopleWords(people)} als gesendet werten?`,
  },
  countAllAsNotSent: 'Alle als nicht gesendet werten',
  sendToAllAgain: {
    label: 'An alle noch einmal senden',
    consequence: 'Alle bekommen die SMS. Wer von der anderen Kopie schon eine SMS hat, bekommt sie zweimal.',
    question: (people) =>
      `Bis zu ${peopleWords(people)} ${pluralForm(people, 'kann', 'können')} diese SMS zweimal bekommen. An alle noch einmal senden?`,
  },
};

function these(people: number): string {
  return people === 1 ? 'diese Person' : `diese ${count(people)} Personen`;
}

function gets(people: number): string {
  return people === 1 ? 'bekommt sie' : 'bekommen sie';
}

export const decisions: Texts<'decisions'> = {
  noDoubt: 'Niemand ist mehr ungeklärt.',
  noDoubtFix: 'Setzen Sie fort, um an alle zu senden, die warten.',
  showDifferences: 'Unterschiede anzeigen',
  showRequest: 'Diese Anfrage anzeigen',
  quiet: {
    reason: 'Warum es nicht warten kann',
    reasonHelp: 'Tagline speichert es mit der Kampagne. Die nächsten Ruhezeiten gelten wieder.',
  },
  practiceCredit: 'Übungsguthaben festlegen',
  acceptStatus: (status) => `${status} immer annehmen und fortsetzen`,
  observed: 'Was beobachtet wurde',
  ownWords: 'Die eigenen Worte des Dienstes',
  doubtful: (people, request) =>
    `Niemand weiß, ob Anfrage ${request} (${peopleWords(people)}) gesendet wurde`,
  refused: (people, request) => `Der Dienst hat Anfrage ${request} (${peopleWords(people)}) abgelehnt`,
  request: (number) => `Anfrage ${number}`,
  whoIsIn: 'Betroffene anzeigen',
  verdictKept: 'Tagline hält Ihre Entscheidung mit der Uhrzeit fest.',
  leaveInDoubt: 'Ungeklärt lassen',
  doNotSend: 'Nicht senden',
  lookAgain: 'Noch einmal nachsehen',
  soon: (verdict, seconds) =>
    `${verdict}: wird in ${counted(seconds, 'Sekunde', 'Sekunden')} festgehalten. Bis dahin können Sie es rückgängig machen.`,
  atOnce: 'Jetzt festhalten',
  ask: (name, number) =>
    `Um sicherzugehen, rufen Sie eine dieser Personen an und fragen Sie, ob die SMS ankam: ${name === '' ? '' : `${isolated(name)}, `}${number}.`,
  canary: {
    label: 'Probesendung',
    accepted: (people) =>
      pluralForm(
        people,
        'Die erste Person wurde angenommen',
        `Die ersten ${peopleWords(people)} wurden angenommen`,
      ),
    noneDiffers: 'Kein Text kam anders zurück als angezeigt.',
    someDiffer: (texts) =>
      `${counted(texts, 'Text', 'Texte')} ${pluralForm(texts, 'kam', 'kamen')} anders zurück als angezeigt.`,
    noPrice: 'Der Dienst hat keinen Preis genannt.',
    price: (consumed) => `Die Probesendung hat ${credits(consumed)} Credits gekostet.`,
    priceOfAll: (consumed, expected) =>
      `Die Probesendung hat ${credits(consumed)} Credits gekostet; alles zusammen kostet etwa ${credits(expected)}.`,
    rest: (moment) => `Sobald Sie fortsetzen, bekommen alle anderen sie ${moment}.`,
    goOn: (people) => `Mit ${counted(people, 'weiteren Person', 'weiteren')} fortfahren`,
  },
  copied: {
    label: 'Alle ungeklärten',
    title: (people, requests) =>
      `${peopleWords(people)} in ${counted(requests, 'Anfrage', 'Anfragen')} ${pluralForm(people, 'kann', 'können')} die SMS bekommen haben, seit diese Kopie entstand`,
    each: 'Anfrage für Anfrage entscheiden',
    together: 'Über alle zusammen entscheiden',
  },
  missed: {
    atItsTime: 'zu ihrer Zeit',
    couldNot: (at) => `Sie sollte ${at} beginnen, konnte es aber nicht. Es wurde nichts gesendet.`,
    startOr: 'Beginnen Sie jetzt oder wählen Sie einen anderen Zeitpunkt.',
    copy: 'Dieser Datenordner ist eine Kopie. Wo sie entstand, kann diese Kampagne gesendet worden sein.',
    findOut: 'Klären Sie das, bevor Sie beginnen: Wer sie dort bekommen hat, bekommt sie zweimal.',
    byItself: (at) => `Beginnt von selbst ${at}.`,
    keepOpen: (people) =>
      `Lassen Sie Tagline geöffnet und den Computer wach. ${peopleWords(people)} ${pluralForm(people, 'bekommt', 'bekommen')} die SMS.`,
    toDraft: 'Zurück zum Entwurf',
    reviewAndStart: 'Prüfen und beginnen',
  },
  refusal: {
    perhapsTexted:
      'Diesmal hat niemand eine SMS bekommen, aber ein früherer Versuch dieser Anfrage kann sie erreicht haben.',
    nobodyTexted: 'Niemand in dieser Anfrage hat eine SMS bekommen.',
    resume: 'Beim Fortsetzen wird sie noch einmal gesendet.',
    named: 'Personen, die sie nennt',
    row: (row) => `Zeile ${row} der Datei`,
    takeOut: (people) => `${peopleWords(people)} herausnehmen`,
    halves: 'Abgelehnte Nummern finden',
    halvesAbout:
      'Tagline sendet jede Hälfte als eigene Anfrage, immer wieder, bis es die Nummern gefunden hat, die der Dienst ablehnt.',
    halvesTwice: 'Wen der frühere Versuch erreicht hat, der bekommt die SMS zweimal.',
    halvesOnce: 'Niemand bekommt zwei SMS: Eine abgelehnte Anfrage erreicht niemanden.',
  },
  sender: {
    title: 'Anderer Absender',
    none: 'zurzeit keiner',
    now: (sender) => `zurzeit ${sender}`,
    label: 'Absender ab hier',
    help: 'Wer schon angenommen wurde, behält den früheren Absender und bekommt nichts noch einmal.',
    change: 'Absender ändern',
  },
};
