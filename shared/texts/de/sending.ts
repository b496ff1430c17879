import { count, counted, credits, isolated, peopleWords, pluralForm } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const sending: Texts<'sending'> = {
  preparing: (percent) => `Wird vorbereitet, ${percent} %`,
  accepted: (phase, accepted, people) => `${phase}: ${count(accepted)} von ${count(people)} SMS angenommen`,
  perhapsTexted: (people) => `${count(people)} vielleicht schon gesendet`,
  timeLeft: {
    underMinute: 'noch unter einer Minute',
    minutes: (minutes) => `noch etwa ${counted(minutes, 'Minute', 'Minuten')}`,
    longer: (time) => `noch etwa ${time}`,
  },
  cancel: {
    accepted: (texts) =>
      `${counted(texts, 'SMS wurde', 'SMS wurden')} vom Dienst angenommen; das lässt sich nicht zurücknehmen.`,
    onTheWay: (people) =>
      `Eine Sendung an ${peopleWords(people)} ist unterwegs; Tagline hält das Ergebnis noch fest.`,
    inDoubt: (people) =>
      `${peopleWords(people)} ${pluralForm(people, 'bleibt', 'bleiben')} unbestätigt, bis Sie entscheiden. Vorher geht auch keine Kampagne an die Übrigen an sie.`,
    perhapsTexted: (people) =>
      `${peopleWords(people)} ${pluralForm(people, 'kann', 'können')} schon in einer früheren Sendung gewesen sein. Keine Kampagne an die Übrigen geht an sie, es sei denn, Sie werten sie als nicht gesendet.`,
    rest: (people) =>
      `${peopleWords(people)} ${pluralForm(people, 'bekommt', 'bekommen')} nichts. Sie können später eine neue Kampagne an die Übrigen anlegen.`,
  },
  waitsForAnswer: (request, waited, remaining) =>
    `Sendung ${count(request)} ist seit ${waited} ohne Antwort. ${remaining === null ? 'Ihre Personen sind bald unbestätigt, dann entscheiden Sie.' : `Kommt in etwa ${remaining} keine, sind ihre Personen unbestätigt und Sie entscheiden.`}`,
  waitsForConnections: (waiting, shared, allowed) =>
    `${counted(waiting, 'Verbindung', 'Verbindungen')} dieser Kampagne ${pluralForm(waiting, 'wartet', 'warten')}, bis sie an der Reihe ${pluralForm(waiting, 'ist', 'sind')}: Kampagnen und Tests teilen sich ${shared} der ${allowed}, die der Dienst erlaubt.`,
  waitsForTeamFile: (why, fix) =>
    `Das Senden wartet, bis Tagline alle kennt, die sich abgemeldet haben. ${why}${fix === null ? '' : ` ${fix}`} Dann geht es von selbst weiter.`,
  triesAgain:
    'Der Dienst war nicht erreichbar oder bat zu warten. Von der nächsten Sendung wurde nichts gesendet; Tagline versucht es von selbst noch einmal.',
  treatAsSent: {
    label: 'Als gesendet werten',
    consequence: (people) =>
      `Keine weitere SMS an ${these(people)}. Hat der Dienst die Sendung nicht angenommen, ${gets(people)} gar nichts.`,
  },
  countAsNotSent: {
    label: 'Als nicht gesendet werten',
    consequence: (people) =>
      `Eine neue Kampagne an die Übrigen geht auch an ${these(people)}. Hat der Dienst die Sendung doch angenommen, ${gets(people)} die SMS dann zweimal.`,
    question: (people) =>
      `Bis zu ${peopleWords(people)} ${pluralForm(people, 'kann', 'können')} diese SMS in einer neuen Kampagne an die Übrigen zweimal bekommen. Als nicht gesendet werten?`,
  },
  sendAgain: {
    label: 'Noch einmal senden',
    consequence: (people) =>
      `Tagline sendet die Sendung noch einmal. Hat der Dienst sie schon angenommen, ${pluralForm(people, 'bekommt', 'bekommen')} ${these(people)} die SMS zweimal.`,
    question: (people) =>
      `Bis zu ${peopleWords(people)} ${pluralForm(people, 'kann', 'können')} diese SMS zweimal bekommen. Noch einmal senden?`,
  },
  treatAllAsSent: {
    label: 'Alle als gesendet werten',
    consequence: (people) =>
      `Keine weitere SMS an ${peopleWords(people)}. Wem die andere Kopie nichts gesendet hat, bekommt nichts.`,
    question: (people) => `${pluralForm(people, '', 'Alle ')}${peopleWords(people)} als gesendet werten?`,
  },
  countAllAsNotSent: 'Alle als nicht gesendet werten',
  sendToAllAgain: {
    label: 'An alle noch einmal senden',
    consequence: 'Alle bekommen die SMS. Wem die andere Kopie schon gesendet hat, bekommt sie zweimal.',
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
  noDoubt: 'Es ist nichts mehr unbestätigt.',
  noDoubtFix: 'Setzen Sie die Kampagne fort, um an alle zu senden, die warten.',
  showDifferences: 'Unterschiede anzeigen',
  showRequest: 'Diese Sendung anzeigen',
  quiet: {
    reason: 'Warum die Kampagne nicht warten kann',
    reasonHelp: 'Tagline speichert den Grund mit der Kampagne. Die nächsten Ruhezeiten gelten wieder.',
  },
  practiceCredit: 'Demo-Guthaben festlegen',
  acceptStatus: (status) => `${status} immer annehmen und fortsetzen`,
  observed: 'Was Tagline weiß',
  ownWords: 'Die eigenen Worte des Dienstes',
  doubtful: (people, request) =>
    `Niemand weiß, ob Sendung ${request} (${peopleWords(people)}) gesendet wurde`,
  refused: (people, request) => `Der Dienst hat Sendung ${request} (${peopleWords(people)}) abgelehnt`,
  request: (number) => `Sendung ${number}`,
  whoIsIn: 'Betroffene anzeigen',
  verdictKept: 'Tagline hält Ihre Entscheidung mit der Uhrzeit fest.',
  leaveInDoubt: 'Später entscheiden',
  doNotSend: 'Nicht senden',
  lookAgain: 'Noch einmal nachsehen',
  soon: (verdict, seconds) =>
    `${verdict}: wird in ${counted(seconds, 'Sekunde', 'Sekunden')} festgehalten. Bis dahin können Sie es rückgängig machen.`,
  atOnce: 'Jetzt festhalten',
  ask: (name, number) =>
    `Um sicherzugehen, rufen Sie eine dieser Personen an und fragen Sie, ob die SMS ankam: ${name === '' ? '' : `${isolated(name)}, `}${number}.`,
  canary: {
    label: 'Erste Gruppe',
    accepted: (people) =>
      pluralForm(
        people,
        'Die SMS an die erste Person wurde angenommen',
        `Die SMS an die ersten ${peopleWords(people)} wurden angenommen`,
      ),
    noneDiffers: 'Der Dienst hat alle Texte so, wie sie angezeigt wurden.',
    someDiffer: (texts) => `${counted(texts, 'Text weicht', 'Texte weichen')} von der Anzeige ab.`,
    noPrice: 'Der Dienst hat keinen Preis gemeldet.',
    price: (consumed) => `Die erste Gruppe hat ${credits(consumed)} Credits gekostet.`,
    priceOfAll: (consumed, expected) =>
      `Die erste Gruppe hat ${credits(consumed)} Credits gekostet; alles zusammen kostet etwa ${credits(expected)}.`,
    rest: (moment) => `Sobald Sie fortfahren, bekommen alle anderen sie ${moment}.`,
    goOn: (people) => `Mit ${counted(people, 'weiteren Person', 'weiteren')} fortfahren`,
  },
  copied: {
    label: 'Alle unbestätigten',
    title: (people, requests) =>
      `An ${peopleWords(people)} in ${counted(requests, 'Sendung', 'Sendungen')} ist die SMS vielleicht schon gesendet, seit diese Kopie entstand`,
    each: 'Sendung für Sendung entscheiden',
    together: 'Über alle zusammen entscheiden',
  },
  missed: {
    atItsTime: 'zum geplanten Zeitpunkt',
    couldNot: (at) => `Die Kampagne sollte ${at} beginnen, konnte es aber nicht. Es wurde nichts gesendet.`,
    startOr: 'Starten Sie sie jetzt oder wählen Sie einen anderen Zeitpunkt.',
    copy: 'Dieser Datenordner ist eine Kopie. Wo sie entstand, kann diese Kampagne gesendet worden sein.',
    findOut: 'Klären Sie das, bevor Sie beginnen: An wen sie dort ging, der bekommt sie zweimal.',
    byItself: (at) => `Beginnt von selbst ${at}.`,
    keepOpen: (people) =>
      `Lassen Sie Tagline geöffnet und den Computer wach. ${peopleWords(people)} ${pluralForm(people, 'bekommt', 'bekommen')} die SMS.`,
    toDraft: 'Zurück zum Entwurf',
    reviewAndStart: 'Prüfen und starten',
  },
  refusal: {
    perhapsTexted:
      'Diesmal hat niemand eine SMS bekommen, aber ein früherer Versuch dieser Sendung kann an diese Personen gegangen sein.',
    nobodyTexted: 'Niemand in dieser Sendung hat eine SMS bekommen.',
    resume: 'Beim Fortsetzen wird die Sendung noch einmal gesendet.',
    named: 'In der Antwort genannte Personen',
    row: (row) => `Zeile ${row} der Datei`,
    takeOut: (people) => `${peopleWords(people)} herausnehmen`,
    halves: 'Abgelehnte Nummern finden',
    halvesAbout:
      'Tagline sendet jede Hälfte als eigene Sendung, immer wieder, bis es die Nummern gefunden hat, die der Dienst ablehnt.',
    halvesTwice: 'An wen der frühere Versuch ging, der bekommt die SMS zweimal.',
    halvesOnce: 'Niemand bekommt zwei SMS: Eine abgelehnte Sendung geht an niemanden.',
  },
  sender: {
    title: 'Anderer Absender',
    none: 'zurzeit keiner',
    now: (sender) => `zurzeit ${sender}`,
    label: 'Absender ab hier',
    help: 'Wessen SMS schon angenommen ist, behält den früheren Absender und bekommt nichts noch einmal.',
    change: 'Absender ändern',
  },
};
