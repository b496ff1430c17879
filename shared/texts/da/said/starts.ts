import { count, peopleWords } from '../../../format/format-count.ts';
import { isolated } from '../../../format/quoted.ts';
import type { Translation } from '../../../language/language.ts';
import type { starts as english } from '../../en/said/starts.ts';

export const starts: Translation<typeof english> = {
  fields: { message: 'Besked', number: 'Nummer', sender: 'Afsender', start: 'Start' },
  busy: 'Tagline er ved at gå andre kampagners personer igennem, så denne må vente.',
  busyFix: 'Prøv igen om et øjeblik.',
  busyRehearsing: 'Andre generalprøver er ved at blive forberedt, så denne blev ikke startet.',
  busyRehearsingFix: 'Vent, til en af dem er ved at sende, og prøv så igen.',
  accountRemoved: (name) =>
    `Kontoen ${isolated(name)} findes ikke længere, så denne kampagne kan ikke fortsætte.`,
  accountRemovedFix: 'Afbryd den, og send en kopi til resten gennem en anden konto.',
  accountChanged: 'Kontoen blev ændret lige nu, så intet blev sendt.',
  accountChangedFix: 'Se på den, og prøv så igen.',
  listDeleted:
    'Denne kampagnes liste er slettet. Dens rest er lavet på ny af det, der blev fastfrosset: numrene og værdierne til dens flettefelter.',
  listChanged:
    'Listen blev ændret, efter at denne kampagne startede. Den nye kladde har dens rest, som den blev fastfrosset, ikke som listen er nu.',
  chosenFrozen:
    'Listen blev ændret eller slettet, efter at kampagnen startede. Den nye kladde har de markerede personer, som de var, da den blev fastfrosset.',
  noneToChoose: 'Alle de markerede personer har allerede fået sms’en, eller har måske.',
  noneToChooseFix: 'Send kun til dem igen, hvis de skal have den to gange.',
  stillOpen: 'Denne kampagne kan stadig selv nå sin rest.',
  stillOpenFix: 'Afbryd den først, så ingen får sms’en to gange.',
  changedSince: 'Noget i denne kampagne blev ændret efter dette gennemsyn, så intet blev sendt.',
  changedSinceFix: 'Den er gennemset på ny. Læs den igen, før du sender.',
  pastTime: 'Tidspunktet for start er passeret.',
  pastTimeFix: 'Vælg et senere tidspunkt, eller start nu.',
  noAccount: 'Denne konto findes ikke længere.',
  noNumber: 'Det er ikke et telefonnummer.',
  noNumberFix: 'Skriv det med landekode, for eksempel +46.',
  optedOut: 'Dette nummer er frameldt og får aldrig en sms.',
  optedOutFix: 'Brug et andet nummer, eller tag det først af listen over frameldinger.',
  otherText: 'Denne sms er ændret, siden den blev vist, så intet blev sendt.',
  otherTextFix: 'Læs den igen, før du sender.',
  unsendable: 'Denne sms kan ikke sendes.',
  unfilled: 'Der er endnu ingen, hvis værdier kan fylde flettefelterne.',
  unfilledFix: 'Vælg eller importér først en liste over personer.',
  otherPeople: (expected, found) =>
    found === expected
      ? 'Listen er ændret, siden du gennemså den.'
      : `Listen er ændret, siden du gennemså den: ${peopleWords(expected)} dengang, ${count(found)} nu.`,
  otherPeopleFix: 'Gennemse den igen, og start så.',
  closing: 'Tagline er ved at lukke, så intet startes.',
  tooLate: 'Dens tidspunkt er passeret.',
  startedAlready: 'Denne kampagne er allerede startet.',
  startedAlreadyFix: 'Kopiér den for at sende den en gang til.',
  numberTwice: 'Et nummer står to gange på denne liste, så intet blev startet.',
  numberTwiceFix: 'Importér listen igen.',
  stopped: 'Forberedelsen blev standset; intet blev sendt.',
  peopleGone: 'Denne kladdes personer findes ikke længere.',
  peopleGoneFix: 'Vælg andre personer til denne besked.',
  restGone: 'Denne kampagnes personer findes ikke længere.',
  restGoneFix: 'Lav en kopi, og vælg andre personer til den.',
};
