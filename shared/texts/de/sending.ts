import { counted } from '../../format/counted.ts';
import { count, peopleWords } from '../../format/format-count.ts';
import type { Translation } from '../../language/language.ts';
import { pluralForm } from '../../language/plurals.ts';
import type { sending as english } from '../en/sending.ts';

export const sending: Translation<typeof english> = {
  preparing: (percent) => `Wird vorbereitet, ${percent} %`,
  accepted: (phase, accepted, people) => `${phase}: ${count(accepted)} von ${peopleWords(people)} angenommen`,
  perhapsTexted: (people) => `${count(people)} vielleicht schon erreicht`,
  timeLeft: {
    underMinute: 'noch unter einer Minute',
    minutes: (minutes) => `noch etwa ${counted(minutes, { one: 'Minute', other: 'Minuten' })}`,
    longer: (time) => `noch etwa ${time}`,
  },
  cancel: {
    accepted: (texts) =>
      `${counted(texts, { one: 'SMS wurde', other: 'SMS wurden' })} vom Dienst angenommen; das lässt sich nicht zurücknehmen.`,
    onTheWay: (people) =>
      `Eine Anfrage an ${peopleWords(people)} ist unterwegs; was aus ihr wird, wird noch festgehalten.`,
    inDoubt: (people) =>
      `${peopleWords(people)} im Zweifel ${pluralForm(people, { one: 'bleibt', other: 'bleiben' })} es, bis Sie entscheiden, und keine Kampagne an den Rest erreicht sie vorher.`,
    perhapsTexted: (people) =>
      `${peopleWords(people)} ${pluralForm(people, { one: 'kann', other: 'können' })} von einer früheren Anfrage erreicht worden sein. Keine Kampagne an den Rest erreicht sie, es sei denn, Sie werten sie als nicht gesendet.`,
    rest: (people) =>
      `${peopleWords(people)} ${pluralForm(people, { one: 'bekommt', other: 'bekommen' })} nichts. Sie können später eine neue Kampagne an den Rest anlegen.`,
  },
  waitsForAnswer: (request, waited, left) =>
    `Anfrage ${count(request)} ist seit ${waited} ohne Antwort. ${
      left === null
        ? 'Sie ist bald im Zweifel, dann entscheiden Sie.'
        : `Kommt in etwa ${left} keine, ist sie im Zweifel und Sie entscheiden.`
    }`,
  waitsForConnections: (waiting, shared, allowed) =>
    `${counted(waiting, { one: 'Verbindung', other: 'Verbindungen' })} dieser Kampagne ${pluralForm(waiting, { one: 'wartet', other: 'warten' })}, bis sie an der Reihe ${pluralForm(waiting, { one: 'ist', other: 'sind' })}: Kampagnen und Tests teilen sich ${shared} der ${allowed}, die der Dienst erlaubt.`,
  triesAgain:
    'Der Dienst war nicht erreichbar oder bat zu warten, deshalb wurde von der nächsten Anfrage nichts gesendet. Es wird von selbst noch einmal versucht.',
  treatAsSent: {
    label: 'Als gesendet werten',
    consequence: (people) =>
      `An ${these(people)} wird nichts mehr gesendet. Hat der Dienst die Anfrage nicht angenommen, ${gets(people)} nichts.`,
  },
  countAsNotSent: {
    label: 'Als nicht gesendet werten',
    consequence: (people) =>
      `Eine neue Kampagne an den Rest kann ${these(people)} erreichen. Hat der Dienst die Anfrage doch angenommen, ${gets(people)} die SMS dann zweimal.`,
    question: (people) =>
      `Bis zu ${peopleWords(people)} können diese SMS in einer neuen Kampagne an den Rest zweimal bekommen. Als nicht gesendet werten?`,
  },
  sendAgain: {
    label: 'Noch einmal senden',
    consequence: (people) =>
      `Die Anfrage wird noch einmal gesendet. Hat der Dienst sie schon angenommen, ${pluralForm(people, { one: 'bekommt', other: 'bekommen' })} ${these(people)} die SMS zweimal.`,
    question: (people) =>
      `Bis zu ${peopleWords(people)} können diese SMS zweimal bekommen. Noch einmal senden?`,
  },
  treatAllAsSent: {
    label: 'Alle als gesendet werten',
    consequence: (people) =>
      `An ${peopleWords(people)} wird nichts mehr gesendet. Wer von der anderen Kopie keine SMS hat, bekommt nichts.`,
    question: (people) =>
      `${pluralForm(people, { one: '', other: 'Alle ' })}${peopleWords(people)} als gesendet werten?`,
  },
  countAllAsNotSent: 'Alle als nicht gesendet werten',
  sendToAllAgain: {
    label: 'An alle noch einmal senden',
    consequence: 'An alle wird gesendet. Wer von der anderen Kopie schon eine SMS hat, bekommt sie zweimal.',
    question: (people) =>
      `Bis zu ${peopleWords(people)} können diese SMS zweimal bekommen. An alle noch einmal senden?`,
  },
};

function these(people: number): string {
  return people === 1 ? 'diese Person' : `diese ${count(people)} Personen`;
}

function gets(people: number): string {
  return people === 1 ? 'bekommt sie' : 'bekommen sie';
}
