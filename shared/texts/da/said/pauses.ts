import { peopleWords } from '../../../format/format-count.ts';
import { duration } from '../../../format/format-time.ts';
import type { Translation } from '../../../language/language.ts';
import type { Words } from '../../../language/said.ts';
import { spoken } from '../../../language/spoken.ts';
import type { pauses as english } from '../../en/said/pauses.ts';

export const pauses: Translation<typeof english> = {
  byUser: 'Du har sat denne kampagne på pause.',
  canary: 'De første personer er modtaget af tjenesten. Læs de sms’er, der kom retur, og se prisen.',
  canaryFix: 'Fortsæt for at sende til alle andre.',
  refused: 'Tjenesten afviste en forespørgsel.',
  unknown: (people, observed) =>
    `Ingen ved, om en forespørgsel til ${peopleWords(people)} blev sendt.${after(observed)}`,
  unknownFix: 'Se på, hvad der blev observeret, og afgør det: Regn dem som sendt, eller send igen.',
  different: (texts) =>
    `Tjenesten returnerede ${texts === 1 ? 'en sms' : `${texts} sms’er`}, der afviger fra det, der blev vist.`,
  differentFix: 'Sammenlign dem i resultaterne. Fortsæt kun, hvis forskellen er en, du kan acceptere.',
  mismatch: (observed) =>
    `Tjenesten tog imod forespørgslen, men dens id’er er ikke ét for hver person.${after(observed)}`,
  mismatchFix:
    'Se på resultaterne af denne forespørgsel, og spørg din tjeneste i tvivlstilfælde. Fortsætter du, sendes der til resten.',
  oddAnswer: (observed) =>
    `Tjenesten gav alle i en forespørgsel et id, men ikke i et svar, som det skal være.${after(observed)}`,
  oddAnswerFix: 'De regnes som modtaget. Fortsætter du, sendes der til resten.',
  balance: 'Saldoen rækker ikke til den næste forespørgsel.',
  balanceFix:
    'Fyld kontoen op, og fortsæt så. Fortsættes der uden, går kampagnen så langt, som tjenesten tillader.',
  leaveAlone: 'Tjenesten bad om at få fred et stykke tid, så intet af denne forespørgsel blev sendt.',
  leaveAloneFix:
    'Vent nogle minutter, og fortsæt så. Færre forbindelser eller et langsommere tempo kan hjælpe.',
  unreachable: (observed) =>
    `Tjenesten kunne ikke nås, så intet af denne forespørgsel blev sendt.${after(observed)}`,
  unreachableFix: 'Tjek netværket og adressen i kontoen. Fortsæt så.',
  thenResume: (fix) => `${spoken(fix)} Fortsæt så.`,
  account: 'Denne kampagnes konto er ændret.',
  accountFix: 'Se på kontoen, og fortsæt så.',
  restart: 'Tagline sluttede, mens denne kampagne var i gang.',
  restartFix: 'Fortsæt, når du er klar; alle, der allerede er modtaget, udelades.',
  slept: (seconds) => `Computeren sov i ${duration(seconds)}, og imens blev der ikke sendt noget.`,
  sleptFix: 'Fortsæt, hvis det stadig er et godt tidspunkt at sende sms’er på.',
  otherComputer: 'Denne kampagne blev startet på en anden computer, som måske stadig er ved at sende den.',
  otherComputerFix: 'Sørg for, at Tagline er lukket dér, og sig så, hvordan denne datamappe kom hertil.',
  olderCopy:
    'Denne datamappe er en kopi, og en anden kan være fortsat uden den: Alle, der manglede at blive sendt til, er i tvivl.',
  olderCopyFix: 'Se på, hvad der vides, og afgør det: Regn dem som sendt, eller send igen.',
  movedOut: 'Denne datamappe blev lukket i en fil for at blive åbnet på en anden computer.',
  movedOutFix: 'Fortsæt dér, hvor filen blev åbnet, eller sig, at den ikke blev brugt.',
  disk: (detail) => `Udfaldet kunne ikke skrives på disken, så der sendes ikke mere.${after(detail)}`,
  diskFix: 'Skaf plads på disken, og fortsæt så.',
  internal: (detail) => `Der skete noget uventet.${after(detail)}`,
  internalFix: 'Fortsæt for at prøve igen.',
};

function after(more: Words | null): string {
  return more === null ? '' : ` ${spoken(more)}`;
}
