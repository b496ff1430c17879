import { counted } from '../../format/counted.ts';
import { count, peopleWords } from '../../format/format-count.ts';
import type { Translation } from '../../language/language.ts';
import { pluralForm } from '../../language/plurals.ts';
import type { sending as english } from '../en/sending.ts';

export const sending: Translation<typeof english> = {
  preparing: (percent) => `Forbereder, ${percent} %`,
  accepted: (phase, accepted, people) => `${phase}: ${count(accepted)} af ${peopleWords(people)} modtaget`,
  perhapsTexted: (people) => `${count(people)} måske nået før`,
  timeLeft: {
    underMinute: 'under et minut tilbage',
    minutes: (minutes) => `ca. ${counted(minutes, { one: 'minut', other: 'minutter' })} tilbage`,
    longer: (time) => `ca. ${time} tilbage`,
  },
  cancel: {
    accepted: (texts) =>
      `${counted(texts, { one: 'sms er', other: 'sms’er er' })} modtaget af tjenesten; det kan ikke fortrydes.`,
    onTheWay: (people) =>
      `En forespørgsel til ${peopleWords(people)} er på vej; hvad der bliver af den, noteres stadig.`,
    inDoubt: (people) =>
      `${peopleWords(people)} i tvivl forbliver det, til du afgør det, og ingen kampagne til resten når dem før.`,
    perhapsTexted: (people) =>
      `${peopleWords(people)} kan være nået af en tidligere forespørgsel, og ingen kampagne til resten når dem, medmindre du regner dem som ikke sendt.`,
    rest: (people) => `${peopleWords(people)} får ikke noget. Du kan lave en ny kampagne til resten senere.`,
  },
  waitsForAnswer: (request, waited, left) =>
    `Forespørgsel ${count(request)} har ikke fået svar i ${waited}. ${
      left === null
        ? 'Den vil snart være i tvivl, og så afgør du det.'
        : `Kommer der intet inden for ca. ${left}, er den i tvivl, og du afgør det.`
    }`,
  waitsForConnections: (waiting, shared, allowed) =>
    `${counted(waiting, { one: 'forbindelse', other: 'forbindelser' })} i denne kampagne venter på at komme til: Kampagner og prøver deles om ${shared} af de ${allowed}, tjenesten tillader.`,
  triesAgain:
    'Tjenesten kunne ikke nås eller bad om at vente, så intet af den næste forespørgsel blev sendt. Der prøves igen af sig selv.',
  treatAsSent: {
    label: 'Regn som sendt',
    consequence: (people) =>
      `Der sendes ikke mere til ${these(people)}. Tog tjenesten ikke imod forespørgslen, får de ikke noget.`,
  },
  countAsNotSent: {
    label: 'Regn som ikke sendt',
    consequence: (people) =>
      `En ny kampagne til resten kan nå ${these(people)}. Tog tjenesten imod forespørgslen, får de så sms’en to gange.`,
    question: (people) =>
      `Op til ${peopleWords(people)} kan få denne sms to gange i en ny kampagne til resten. Regn dem som ikke sendt?`,
  },
  sendAgain: {
    label: 'Send igen',
    consequence: (people) =>
      `Forespørgslen sendes en gang til. Tog tjenesten imod den, får ${these(people)} sms’en to gange.`,
    question: (people) => `Op til ${peopleWords(people)} kan få denne sms to gange. Send den igen?`,
  },
  treatAllAsSent: {
    label: 'Regn alle som sendt',
    consequence: (people) =>
      `Der sendes ikke mere til ${peopleWords(people)}. Hvem den anden kopi ikke sendte til, får ikke noget.`,
    question: (people) =>
      `Regn ${pluralForm(people, { one: '', other: 'alle ' })}${peopleWords(people)} som sendt?`,
  },
  countAllAsNotSent: 'Regn alle som ikke sendt',
  sendToAllAgain: {
    label: 'Send til alle igen',
    consequence: 'Der sendes til dem alle. Hvem den anden kopi har sendt til, får sms’en to gange.',
    question: (people) => `Op til ${peopleWords(people)} kan få denne sms to gange. Send til alle igen?`,
  },
};

function these(people: number): string {
  return people === 1 ? 'denne person' : `disse ${count(people)} personer`;
}
