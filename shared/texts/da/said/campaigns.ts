import { counted } from '../../../format/counted.ts';
import { peopleWords } from '../../../format/format-count.ts';
import { duration } from '../../../format/format-time.ts';
import { quoted } from '../../../format/quoted.ts';
import type { Translation } from '../../../language/language.ts';
import { spoken } from '../../../language/spoken.ts';
import type { campaigns as english } from '../../en/said/campaigns.ts';
import { delivery } from '../delivery.ts';

export const campaigns: Translation<typeof english> = {
  gone: 'Denne kampagne findes ikke længere.',
  noRequest: 'Der er ingen sådan forespørgsel i denne kampagne.',
  running: 'Denne kampagne er ved at blive sendt.',
  runningFix: 'Sæt den først på pause.',
  notWaiting: 'Denne kampagne venter ikke på at fortsætte.',
  otherPause: 'Denne kampagne står stille af en anden grund end den viste, så der blev ikke sendt mere.',
  otherPauseFix: 'Se på den igen, før den fortsætter.',
  notBegun: 'Denne kampagne venter på sit tidspunkt og har intet sendt, så der er intet at sætte på pause.',
  notBegunFix: 'Tag den af planen, så den ikke starter.',
  notSending: 'Denne kampagne er en kladde og sender intet, så der er intet at standse.',
  undecided: 'Nogle forespørgsler er stadig i tvivl.',
  undecidedFix: 'Tag først stilling til hver af dem: Regn den som sendt, eller send den igen.',
  notEnded: 'Denne kampagne er ikke slut, så den kan ikke slettes.',
  notEndedFix: 'Afbryd den først.',
  movedOn: 'Denne kampagne er kommet videre, siden du så på den, så den blev ikke slettet.',
  movedOnFix: 'Se på den igen, før du sletter den.',
  otherCount: 'Der er ikke længere så mange af disse kampagner, som der blev vist, så ingen blev slettet.',
  otherCountFix: 'Se på antallet igen, før du sletter dem.',
  saidAlready: 'Det er allerede sagt, hvordan denne datamappe kom hertil.',
  notUnknown: 'Denne forespørgsel er ikke længere i tvivl, så der er intet at afgøre.',
  otherRequests: 'Det er ikke længere de forespørgsler, der blev vist, så intet blev afgjort.',
  otherRequestsFix: 'Se på dem igen.',
  notRefused: 'Denne forespørgsel er ikke længere afvist.',
  notThere: 'De er ikke længere i denne forespørgsel.',
  notPaused: 'Afsenderen kan kun ændres, mens kampagnen er på pause.',
  otherSender: 'Afsenderen er ikke længere den, der blev vist, så intet blev ændret.',
  otherSenderFix: 'Se på den igen.',
  tooSmall: 'Én person kan ikke deles i to halvdele.',
  tooSmallFix: 'Tag vedkommende ud i stedet.',
  sentSince: 'Denne forespørgsel er sendt en gang til, siden du så på den, så intet blev afgjort.',
  sentSinceFix: 'Se på, hvad der blev observeret denne gang.',

  started: (people, requests) => `Startet til ${inRequests(people, requests)}.`,
  scheduled: (people, requests) => `Planlagt til ${inRequests(people, requests)}.`,
  startedAtItsTime: 'Startet til tiden.',
  notStarted: (why) => `Den kunne ikke starte til tiden: ${spoken(why)}`,
  timePassed: (seconds) =>
    `Dens tidspunkt blev passeret for ${duration(seconds)} siden, mens intet kunne starte.`,
  offSchedule: 'Taget af planen.',
  cancelledBefore: 'Afbrudt før tiden: Den er en kladde igen.',
  cancelled: 'Der sendes ikke mere.',
  resumed: 'Afsendelsen fortsætter.',
  finished: 'Hver forespørgsel har fået sit udfald.',
  slept: (seconds) => `Computeren sov i ${duration(seconds)}; afsendelsen fortsætter.`,
  endedPreparing: 'Tagline sluttede, mens denne kampagne blev forberedt; intet blev sendt.',
  takenOver: 'Denne computer fortsætter det, der blev startet et andet sted.',
  missedByCopy: 'Denne datamappe er en kopi: Dér, hvor den blev lavet, kan kampagnen være sendt.',
  doubtedByCopy: (people) => `${peopleWords(people)} i tvivl: Denne datamappe er en kopi.`,
  halved: (request) => `Forespørgsel ${request} sendes i halve for at finde dem, som tjenesten afviser.`,
  takenOut: (request, people) => `Forespørgsel ${request}: ${peopleWords(people)} taget ud.`,
  senderChanged: (before, after, reached) =>
    `Afsender ændret fra ${senderName(before)} til ${senderName(after)}. ${
      reached === 0
        ? 'Ingen var modtaget før.'
        : `${peopleWords(reached)}, der var modtaget før, beholder den tidligere.`
    }`,
  ruled: {
    sent: (request, people) =>
      `Forespørgsel ${request}: ${peopleWords(people)} regnet som sendt, selv om ingen ved det.`,
    notSent: (request, people) =>
      `Forespørgsel ${request}: ${peopleWords(people)} regnet som ikke sendt, selv om ingen ved det; en ny kampagne til resten kan nå dem.`,
    again: (request, people) =>
      `Forespørgsel ${request}: sendes igen til ${peopleWords(people)}, som kan få den to gange.`,
  },
  ruledCopied: {
    sent: (requests, people) =>
      `${ofCopy(requests)}: ${peopleWords(people)} regnet som sendt, selv om ingen ved det.`,
    notSent: (requests, people) =>
      `${ofCopy(requests)}: ${peopleWords(people)} regnet som ikke sendt, selv om ingen ved det; en ny kampagne til resten kan nå dem.`,
    again: (requests, people) =>
      `${ofCopy(requests)}: sendes igen til ${peopleWords(people)}, som kan få den to gange.`,
  },

  became: (request, state, observed) =>
    `Forespørgsel ${request}: ${delivery.states[state].label.toLowerCase()}.${observed === null ? '' : ` ${spoken(observed)}`}`,
  decided: {
    sent: 'Du afgjorde: regn som sendt.',
    notSent: 'Du afgjorde: regn som ikke sendt.',
    again: 'Du afgjorde: send igen.',
  },
  optedOutSince: 'Frameldt efter starten.',
  takenOutByHand: 'Taget ud i hånden.',
};

function inRequests(people: number, requests: number): string {
  return `${peopleWords(people)} i ${counted(requests, { one: 'forespørgsel', other: 'forespørgsler' })}`;
}

function ofCopy(requests: number): string {
  return `${counted(requests, { one: 'forespørgsel', other: 'forespørgsler' })}, som en anden kopi kan have sendt`;
}

function senderName(sender: string): string {
  return sender === '' ? 'ingen' : quoted(sender);
}
