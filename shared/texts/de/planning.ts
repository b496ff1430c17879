import { counted } from '../../format/counted.ts';
import { count, peopleWords } from '../../format/format-count.ts';
import type { Translation } from '../../language/language.ts';
import type { planning as english } from '../en/planning.ts';

export const planning: Translation<typeof english> = {
  chunkSize: (doubt) =>
    `Geht eine Antwort verloren, sind bis zu ${peopleWords(doubt)} im Zweifel. Größere Anfragen sind schneller, kleinere gefährden weniger Personen.`,
  noCanary: 'Keine Vorhut: Die ganze Liste wird auf einmal gesendet.',
  canaryIsAll: 'Die Vorhut ist die ganze Liste.',
  canary: (people) =>
    `Zuerst wird an ${peopleWords(people)} gesendet. Dann wartet die Kampagne, bis Sie deren zurückgegebene Texte und die Kosten gelesen haben.`,
  firstCanary: (people) =>
    `Über dieses Konto wurde noch nichts angenommen. Deshalb wird zuerst nur an ${people} Personen gesendet, dann wartet die Kampagne auf Sie.`,
  scheduledWhole: 'Sie geht zu diesem Zeitpunkt an alle, ohne Vorhut.',
  scheduledCanary: (people) =>
    `Sie geht zu diesem Zeitpunkt an ${peopleWords(people)}, hält an und wartet, bis jemand sie fortsetzt.`,
  noPace: 'So schnell, wie der Dienst sie annimmt.',
  pace: (people, time) => `Höchstens ${peopleWords(people)} pro Minute, insgesamt also mindestens ${time}.`,
  oneConnection: 'Eine Anfrage nach der anderen: Höchstens eine kann im Zweifel sein.',
  connections: (connections) =>
    `${count(connections)} Anfragen zugleich: schneller, aber ebenso viele können zugleich im Zweifel sein.`,
  creditsFrom: {
    account: 'zum bisherigen Preis',
    assumed: 'wenn jeder SMS-Teil einen Credit kostet; noch kein Preis bekannt',
  },
  secondsFrom: {
    account: 'im bisherigen Tempo',
    pacing: 'im gewählten Tempo',
    assumed: (seconds) => `wenn jede Anfrage ${seconds} s dauert; noch kein Tempo bekannt`,
  },
  about: (figure) => `etwa ${figure}`,
  rehearsal: {
    people: 'Personen',
    accepted: 'angenommen',
    parts: 'SMS-Teile',
    countedByPractice: 'von der Übung gezählt',
    credits: 'Credits',
    creditsOfPractice: 'der Übung, einer pro SMS-Teil',
    time: 'Zeit',
    onThisComputer: (requests) =>
      `auf diesem Computer, ${counted(requests, { one: 'Anfrage', other: 'Anfragen' })}`,
    different: 'Abweichende SMS',
    fromShown: 'vom Gezeigten',
    lostLetters: 'SMS, die Buchstaben verloren',
    onPhones: 'auf Übungstelefonen',
    onPhonesLost: (letters) => `auf Übungstelefonen: ${letters}`,
  },
  route: {
    sender: 'Absender',
    noSender: 'Keiner: Der Dienst wählt, was die Leute sehen',
    label: 'Kennzeichen',
    noLabel: 'Keines',
    encoding: 'Zeichencodierung',
    noEncoding: 'Keine verlangt: Der Dienst verwendet GSM 03.38',
    encodingOfUnicode: (encoding) => `${encoding}, wo eine Anfrage Unicode enthält, sonst GSM 03.38`,
    path: 'Pfad',
  },
};
