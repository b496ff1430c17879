import { counted } from '../../format/counted.ts';
import { count, credits, peopleWords } from '../../format/format-count.ts';
import type { Translation } from '../../language/language.ts';
import { pluralForm } from '../../language/plurals.ts';
import type { decisions as english } from '../en/decisions.ts';

export const decisions: Translation<typeof english> = {
  noDoubt: 'Intet er i tvivl længere.',
  noDoubtFix: 'Fortsæt for at sende til alle, der venter.',
  showDifferences: 'Vis forskellene',
  showRequest: 'Vis denne forespørgsel',
  practiceCredit: 'Indstil øvelseskreditten',
  acceptStatus: (status) => `Godtag altid ${status}, og fortsæt`,
  observed: 'Hvad der blev set',
  ownWords: 'Tjenestens egne ord',
  doubtful: (people, request) =>
    `Ingen ved, om forespørgsel ${request} til ${peopleWords(people)} blev sendt`,
  refused: (people, request) => `Tjenesten afviste forespørgsel ${request} til ${peopleWords(people)}`,
  request: (number) => `Forespørgsel ${number}`,
  whoIsIn: 'Hvem er med',
  verdictKept: 'Din afgørelse noteres med tidspunkt.',
  leaveInDoubt: 'Lad den være i tvivl',
  doNotSend: 'Send ikke',
  lookAgain: 'Se igen',
  canary: {
    label: 'Prøvehold',
    accepted: (people) =>
      `${pluralForm(people, { one: 'Den første person', other: `De første ${peopleWords(people)}` })} er modtaget af tjenesten`,
    noneDiffers: 'Ingen tekst kom anderledes tilbage end vist.',
    someDiffer: (texts) =>
      `${counted(texts, { one: 'tekst', other: 'tekster' })} kom anderledes tilbage end vist.`,
    noPrice: 'Tjenesten har ikke oplyst nogen pris.',
    price: (consumed) => `Prøveholdet kostede ${credits(consumed)} kreditter.`,
    priceOfAll: (consumed, expected) =>
      `Prøveholdet kostede ${credits(consumed)} kreditter; det hele koster ca. ${credits(expected)}.`,
    goOn: (people) => `Fortsæt med ${count(people)} mere`,
  },
  copied: {
    label: 'Alle i tvivl',
    title: (people, requests) =>
      `${peopleWords(people)} i ${counted(requests, { one: 'forespørgsel', other: 'forespørgsler' })} kan have fået beskeden, efter at denne kopi blev lavet`,
    each: 'Afgør én forespørgsel ad gangen',
    together: 'Afgør alle på én gang',
  },
  missed: {
    atItsTime: 'til sin tid',
    couldNot: (at) => `Den skulle starte ${at}, men kunne ikke. Intet blev sendt.`,
    startOr: 'Start den nu, eller vælg et andet tidspunkt.',
    copy: 'Denne datamappe er en kopi. Hvor den blev lavet, kan kampagnen være sendt.',
    findOut: 'Undersøg det, før du starter den: de, der fik den dér, får den to gange.',
    byItself: (at) => `Starter af sig selv ${at}.`,
    keepOpen: (people) => `Hold Tagline åben og computeren vågen. ${peopleWords(people)} får beskeden.`,
    toDraft: 'Tilbage til kladde',
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
      'Hver halvdel sendes som en forespørgsel for sig, igen og igen, til de numre, tjenesten ikke tager imod, står alene.',
    halvesTwice: 'De, som det tidligere forsøg nåede, får beskeden to gange.',
    halvesOnce: 'Ingen får en sms to gange: en afvist forespørgsel når ingen.',
  },
  sender: {
    title: 'En anden afsender',
    none: 'ingen nu',
    now: (sender) => `nu ${sender}`,
    label: 'Afsender herfra',
    help: 'De, der allerede er modtaget, beholder den tidligere afsender og får intet igen.',
    change: 'Skift afsenderen',
  },
};
