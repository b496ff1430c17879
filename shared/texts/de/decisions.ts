import { counted } from '../../format/counted.ts';
import { credits, peopleWords } from '../../format/format-count.ts';
import type { Translation } from '../../language/language.ts';
import { pluralForm } from '../../language/plurals.ts';
import type { decisions as english } from '../en/decisions.ts';

export const decisions: Translation<typeof english> = {
  noDoubt: 'Nichts ist mehr im Zweifel.',
  noDoubtFix: 'Setzen Sie fort, um an alle zu senden, die warten.',
  showDifferences: 'Unterschiede anzeigen',
  showRequest: 'Diese Anfrage anzeigen',
  practiceCredit: 'Übungsguthaben festlegen',
  acceptStatus: (status) => `${status} immer annehmen und fortsetzen`,
  observed: 'Was beobachtet wurde',
  ownWords: 'Die eigenen Worte des Dienstes',
  doubtful: (people, request) =>
    `Niemand weiß, ob Anfrage ${request} an ${peopleWords(people)} gesendet wurde`,
  refused: (people, request) => `Der Dienst hat Anfrage ${request} an ${peopleWords(people)} abgelehnt`,
  request: (number) => `Anfrage ${number}`,
  whoIsIn: 'Wer dabei ist',
  verdictKept: 'Ihre Entscheidung wird mit der Uhrzeit festgehalten.',
  leaveInDoubt: 'Im Zweifel lassen',
  doNotSend: 'Nicht senden',
  lookAgain: 'Noch einmal nachsehen',
  canary: {
    label: 'Vorhut',
    accepted: (people) =>
      pluralForm(people, {
        one: 'Die erste Person wurde angenommen',
        other: `Die ersten ${peopleWords(people)} wurden angenommen`,
      }),
    noneDiffers: 'Kein Text kam anders zurück als angezeigt.',
    someDiffer: (texts) =>
      `${counted(texts, { one: 'Text', other: 'Texte' })} ${pluralForm(texts, { one: 'kam', other: 'kamen' })} anders zurück als angezeigt.`,
    noPrice: 'Der Dienst hat keinen Preis genannt.',
    price: (consumed) => `Die Vorhut hat ${credits(consumed)} Credits gekostet.`,
    priceOfAll: (consumed, expected) =>
      `Die Vorhut hat ${credits(consumed)} Credits gekostet; alles zusammen kostet etwa ${credits(expected)}.`,
    goOn: (people) => `Mit ${counted(people, { one: 'weiteren Person', other: 'weiteren' })} fortfahren`,
  },
  copied: {
    label: 'Alle im Zweifel',
    title: (people, requests) =>
      `An ${peopleWords(people)} in ${counted(requests, { one: 'Anfrage', other: 'Anfragen' })} kann gesendet worden sein, seit diese Kopie entstand`,
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
      `Lassen Sie Tagline geöffnet und den Computer wach. ${peopleWords(people)} ${pluralForm(people, { one: 'bekommt', other: 'bekommen' })} die SMS.`,
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
      'Jede Hälfte wird als eigene Anfrage gesendet, immer wieder, bis die Nummern, die der Dienst nicht annimmt, allein stehen.',
    halvesTwice: 'Wen der frühere Versuch erreicht hat, bekommt die SMS zweimal.',
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
