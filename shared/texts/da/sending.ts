import { count, counted, credits, isolated, peopleWords, pluralForm } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const sending: Texts<'sending'> = {
  preparing: (percent) => `Forbereder, ${percent} %`,
  accepted: (phase, accepted, people) => `${phase}: ${count(accepted)} af ${peopleWords(people)} accepteret`,
  perhapsTexted: (people) => `${count(people)} måske nået før`,
  timeLeft: {
    underMinute: 'under et minut tilbage',
    minutes: (minutes) => `ca. ${counted(minutes, 'minut', 'minutter')} tilbage`,
    longer: (time) => `ca. ${time} tilbage`,
  },
  cancel: {
    accepted: (texts) =>
      `${counted(texts, 'sms er', 'sms’er er')} accepteret af tjenesten; det kan ikke fortrydes.`,
    onTheWay: (people) =>
      `En forespørgsel til ${peopleWords(people)} er på vej; Tagline noterer stadig udfaldet.`,
    inDoubt: (people) =>
      `${peopleWords(people)} i tvivl forbliver det, til du afgør det, og ingen kampagne til resten når dem før.`,
    perhapsTexted: (people) =>
      `${peopleWords(people)} kan være nået af en tidligere forespørgsel, og ingen kampagne til resten når dem, medmindre du regner dem som ikke sendt.`,
    rest: (people) => `${peopleWords(people)} får ikke noget. Du kan lave en ny kampagne til resten senere.`,
  },
  waitsForAnswer: (request, waited, left) =>
    `Forespørgsel ${count(request)} har ikke fået svar i ${waited}. ${
      left === null
        ? 'Personerne i den er snart i tvivl, og så afgør du det.'
        : `Kommer der intet inden for ca. ${left}, er personerne i den i tvivl, og du afgør det.`
    }`,
  waitsForConnections: (waiting, shared, allowed) =>
    `${counted(waiting, 'forbindelse', 'forbindelser')} i denne kampagne venter på at komme til: Kampagner og prøver deles om ${shared} af de ${allowed}, tjenesten tillader.`,
  waitsForTeamFile: (why, fix) =>
    `Afsendelsen venter, til Tagline kender alle, der er frameldt. ${why}${fix === null ? '' : ` ${fix}`} Så fortsætter det af sig selv.`,
  triesAgain:
    'Tagline kunne ikke nå tjenesten, eller den bad om at vente. Intet af den næste forespørgsel blev sendt, og Tagline prøver igen af sig selv.',
  treatAsSent: {
    label: 'Regn som sendt',
    consequence: (people) =>
      `Der sendes ikke mere til ${these(people)}. Tog tjenesten ikke imod forespørgslen, får ${they(people)} ikke noget.`,
  },
  countAsNotSent: {
    label: 'Regn som ikke sendt',
    consequence: (people) =>
      `En ny kampagne til resten kan nå ${these(people)}. Tog tjenesten imod forespørgslen, får ${they(people)} så sms’en to gange.`,
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
      `Der sendes ikke mere til ${peopleWords(people)}. De, som den anden kopi ikke sendte til, får slet ikke noget.`,
    question: (people) => `Regn ${pluralForm(people, '', 'alle ')}${peopleWords(people)} som sendt?`,
  },
  countAllAsNotSent: 'Regn alle som ikke sendt',
  sendToAllAgain: {
    label: 'Send til alle igen',
    consequence: 'De får alle sms’en. De, som den anden kopi har sendt til, får den to gange.',
    question: (people) => `Op til ${peopleWords(people)} kan få denne sms to gange. Send til alle igen?`,
  },
};

function these(people: number): string {
  return people === 1 ? 'denne person' : `disse ${count(people)} personer`;
}

function they(people: number): string {
  return people === 1 ? 'personen' : 'de';
}

export const decisions: Texts<'decisions'> = {
  noDoubt: 'Ingen er i tvivl længere.',
  noDoubtFix: 'Fortsæt for at sende til alle, der venter.',
  showDifferences: 'Vis forskellene',
  showRequest: 'Vis denne forespørgsel',
  quiet: {
    reason: 'Hvorfor det ikke kan vente',
    reasonHelp: 'Tagline gemmer det med kampagnen. De næste stille timer gælder igen.',
  },
  practiceCredit: 'Indstil øvelseskreditten',
  acceptStatus: (status) => `Godtag altid ${status}, og fortsæt`,
  observed: 'Hvad der blev set',
  ownWords: 'Tjenestens egne ord',
  doubtful: (people, request) => `Ingen ved, om forespørgsel ${request} (${peopleWords(people)}) blev sendt`,
  refused: (people, request) => `Tjenesten afviste forespørgsel ${request} (${peopleWords(people)})`,
  request: (number) => `Forespørgsel ${number}`,
  whoIsIn: 'Vis personerne',
  verdictKept: 'Tagline noterer din afgørelse med tidspunkt.',
  leaveInDoubt: 'Lad dem være i tvivl',
  doNotSend: 'Send ikke',
  lookAgain: 'Se igen',
  soon: (verdict, seconds) =>
    `${verdict}: noteres om ${counted(seconds, 'sekund', 'sekunder')}. Indtil da kan du fortryde.`,
  atOnce: 'Notér nu',
  ask: (name, number) =>
    `Ring til en af dem og spørg, om sms’en kom: ${name === '' ? '' : `${isolated(name)}, `}${number}.`,
  canary: {
    label: 'De første alene',
    accepted: (people) =>
      `${pluralForm(people, 'Den første person', `De første ${peopleWords(people)}`)} er accepteret af tjenesten`,
    noneDiffers: 'Ingen tekst kom anderledes tilbage end vist.',
    someDiffer: (texts) => `${counted(texts, 'tekst', 'tekster')} kom anderledes tilbage end vist.`,
    noPrice: 'Tjenesten har ikke oplyst nogen pris.',
    price: (consumed) => `De første kostede ${credits(consumed)} kreditter.`,
    priceOfAll: (consumed, expected) =>
      `De første kostede ${credits(consumed)} kreditter; det hele koster ca. ${credits(expected)}.`,
    rest: (moment) => `Når du fortsætter, får alle andre den ${moment}.`,
    goOn: (people) => `Fortsæt med ${count(people)} mere`,
  },
  copied: {
    label: 'Alle i tvivl',
    title: (people, requests) =>
      `${peopleWords(people)} i ${counted(requests, 'forespørgsel', 'forespørgsler')} kan have fået sms’en, efter at denne kopi blev lavet`,
    each: 'Afgør én forespørgsel ad gangen',
    together: 'Afgør alle på én gang',
  },
  missed: {
    atItsTime: 'til sin tid',
    couldNot: (at) => `Den skulle starte ${at}, men kunne ikke. Intet blev sendt.`,
    startOr: 'Start den nu, eller vælg et andet tidspunkt.',
    copy: 'Denne datamappe er en kopi. Hvor den blev lavet, kan kampagnen være sendt.',
    findOut: 'Undersøg det, før du starter den: De, der fik den dér, får den to gange.',
    byItself: (at) => `Starter af sig selv ${at}.`,
    keepOpen: (people) => `Hold Tagline åben og computeren vågen. ${peopleWords(people)} får sms’en.`,
    toDraft: 'Tilbage til kladden',
    reviewAndStart: 'Gennemse og start',
  },
  refusal: {
    perhapsTexted:
      'Denne gang fik ingen en sms, men et tidligere forsøg med denne forespørgsel kan have nået dem.',
    nobodyTexted: 'Ingen i denne forespørgsel fik en sms.',
    resume: 'Fortsæt sender den igen.',
    named: 'Personer, den nævner',
    row: (row) => `række ${row} i filen`,
    takeOut: (people) => `Tag ${peopleWords(people)} ud`,
    halves: 'Find de afviste numre',
    halvesAbout:
      'Tagline sender hver halvdel som en forespørgsel for sig, igen og igen, til den har fundet de numre, tjenesten afviser.',
    halvesTwice: 'De, som det tidligere forsøg nåede, får sms’en to gange.',
    halvesOnce: 'Ingen får en sms to gange: En afvist forespørgsel når ingen.',
  },
  sender: {
    title: 'En anden afsender',
    none: 'ingen nu',
    now: (sender) => `nu ${sender}`,
    label: 'Afsender herfra',
    help: 'De, der allerede er accepteret, beholder den tidligere afsender og får intet igen.',
    change: 'Skift afsenderen',
  },
};
