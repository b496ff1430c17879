import { count, isolated, listOf, peopleWords } from '../../../format/wording.ts';
import type { SaidTexts } from '../../translation/translation.ts';
import { audiences } from '../audiences.ts';

export const starts: SaidTexts<'starts'> = {
  fields: { message: 'Besked', number: 'Nummer', start: 'Start', code: 'Gennemgangskode' },
  busy: 'Tagline er ved at gå andre kampagners personer igennem, så denne må vente.',
  busyFix: 'Prøv igen om et øjeblik.',
  halfChanged: 'En ændring af mange rækker på denne liste er ikke færdig.',
  halfChangedFix:
    'Vent, til ændringen er færdig, eller fortryd eller gentag den på listen, og gennemgå så igen.',
  busyRehearsing: 'Tagline er ved at forberede andre generalprøver og har ikke startet denne.',
  busyRehearsingFix: 'Vent, til en af dem er ved at sende, og prøv så igen.',
  accountRemoved: (name) =>
    `Kontoen ${isolated(name)} findes ikke længere, så denne kampagne kan ikke fortsætte.`,
  accountRemovedFix: 'Afbryd kampagnen, og send en kopi til de øvrige gennem en anden konto.',
  accountChanged: 'Kontoen blev ændret lige nu, så intet blev sendt.',
  accountChangedFix: 'Se på den, og prøv så igen.',
  listDeleted:
    'Denne kampagnes liste er slettet. Tagline har fundet de øvrige på ny af det, kampagnen gemte: numrene og værdierne til flettefelterne.',
  listChanged:
    'Listen er ændret, siden denne kampagne startede. Den nye kladde har de øvrige, som de var dengang, ikke som listen er nu.',
  chosenFrozen:
    'Listen er ændret eller slettet, siden kampagnen startede. Den nye kladde har de valgte personer, som de var dengang.',
  noneToChoose: 'En anden kampagne er allerede sendt, eller måske sendt, til alle disse personer.',
  noneToChooseFix: 'Find den kampagne, og skriv til dem fra dens resultater, hvis de skal have en sms mere.',
  noneToText: (optedOut, saidNo, excluded, recent, rejected) =>
    optedOut + saidNo + excluded + recent + rejected === 0
      ? 'En anden række med deres nummer fik sms’en, eller andre kampagner er sendt, eller måske sendt, til dem alle.'
      : `Ingen af dem kan få en sms: ${whoGetsNothing(optedOut, saidNo, excluded, recent, rejected)}.`,
  noneToTextFix: 'Ret dem først på listen.',
  keptOut: (optedOut, saidNo, excluded, recent) =>
    `Nogle af disse personer får intet: ${whoGetsNothing(optedOut, saidNo, excluded, recent, 0)}.`,
  reachedElsewhere: (people) =>
    `Kladden udelader ${peopleWords(people)}, som en anden kampagne allerede er sendt, eller måske sendt, til.`,
  reachedBefore: (people) =>
    `Denne kampagnes sms er allerede sendt, eller måske sendt, til ${peopleWords(people)}. Skriv en anden.`,
  noneLeft: 'Der er ingen tilbage: Andre kampagner er sendt, eller måske sendt, til dem alle.',
  stillOpen: 'Denne kampagne kan stadig selv sende til de øvrige.',
  stillOpenFix: 'Afbryd den først, så ingen får sms’en to gange.',
  changedSince: 'Noget i denne kampagne blev ændret efter denne gennemgang, så intet blev sendt.',
  changedSinceFix: 'Tagline har lavet en ny gennemgang. Læs den, før du sender.',
  otherQuiet: (people) =>
    `De stille timer holder nu ${peopleWords(people)} tilbage, andre end i denne gennemgang, så intet blev sendt.`,
  pastTime: 'Tidspunktet for start er passeret.',
  pastTimeFix: 'Vælg et senere tidspunkt, eller start nu.',
  nothingCompared: 'Der er ingen tidligere kampagne at sammenligne listen med.',
  nothingComparedFix: 'Vælg rækker med et filter i stedet.',
  otherCode: 'Koden hører ikke til gennemgangen, som den er nu, så intet blev sendt.',
  otherCodeFix: 'Gem gennemgangen igen, lad en anden læse den, og skriv koden nederst.',
  noNumber: 'Det er ikke et telefonnummer.',
  twoNumbers: (one, other) => `Det er et nummer i to lande: +${one} eller +${other}.`,
  noNumberFix: 'Skriv det med landekode, for eksempel +46.',
  optedOut: 'Dette nummer er afmeldt og får aldrig en sms.',
  optedOutFix: 'Brug et andet nummer, eller tag det først af listen over afmeldinger.',
  otherText: 'Denne sms er ændret, siden den blev vist, så intet blev sendt.',
  otherTextFix: 'Læs den igen, før du sender.',
  unsendable: 'Denne sms kan ikke sendes.',
  unfilled: 'Der er endnu ingen, hvis værdier kan fylde flettefelterne.',
  unfilledFix: 'Vælg eller importér først en liste over personer.',
  otherPeople: (expected, present) =>
    present === expected
      ? 'Listen er ændret siden gennemgangen.'
      : `Listen er ændret siden gennemgangen: ${peopleWords(expected)} dengang, ${count(present)} nu.`,
  otherPeopleFix: 'Gennemgå den igen, og start så.',
  closing: 'Tagline er ved at lukke, så intet startes.',
  tooLate: 'Det planlagte tidspunkt er passeret.',
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

function whoGetsNothing(
  optedOut: number,
  saidNo: number,
  excluded: number,
  recent: number,
  rejected: number,
): string {
  const { counts: words } = audiences;
  return listOf([
    optedOut > 0 && words.optedOut(optedOut),
    saidNo > 0 && words.saidNo(saidNo),
    excluded > 0 && words.excluded(excluded),
    recent > 0 && words.recent(recent),
    rejected > 0 && words.rejected(rejected),
  ]);
}
