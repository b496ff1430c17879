import { exactNumber } from '../../../format/exact-number.ts';
import { count } from '../../../format/format-count.ts';
import { listOf } from '../../../format/format-list.ts';
import { duration } from '../../../format/format-time.ts';
import { isolated, quoted } from '../../../format/quoted.ts';
import type { Translation } from '../../../language/language.ts';
import type { Words } from '../../../language/said.ts';
import { spoken } from '../../../language/spoken.ts';
import type { balances as english } from '../../en/said/balances.ts';

export const balances: Translation<typeof english> = {
  notRead: 'Saldoen er ikke læst siden denne forespørgsel, så den siger intet om den.',
  beforeUnknown: 'Saldoen før denne forespørgsel kendes ikke, så den siger intet om den.',
  unreadable: 'Saldoen kunne ikke læses, så den siger intet om denne forespørgsel.',
  deletedSince: 'En kampagne på denne konto er slettet siden, så saldoen siger intet om denne forespørgsel.',
  since: {
    request: 'efter forespørgslen',
    givenUp: 'efter at forespørgslen blev opgivet',
    lost: 'efter at forbindelsen blev brudt',
    answer: 'efter at svaret kom',
    found: 'efter at Tagline fandt den uden svar',
    takenBack: 'efter at den blev trukket tilbage',
  },
  read: (seconds, since) => `Læst ${duration(seconds)} ${spoken(since)}.`,
  readSoon: (seconds, since) =>
    `Læst ${duration(seconds)} ${spoken(since)}; en tjeneste kan stadig blive færdig.`,
  meanwhile: (credits, names, more) =>
    `bortset fra ${exactNumber(credits)} til forespørgsler${names.length === 0 ? '' : ` i ${named(names, more)}`}, der blev modtaget imens`,
  unchanged: (meanwhile) => `Saldoen ændrede sig ikke${apart(meanwhile)}`,
  fell: (credits, meanwhile) => `Saldoen faldt med ${exactNumber(credits)}${apart(meanwhile)}`,
  rose: (credits, meanwhile) => `Saldoen steg med ${exactNumber(credits)}${apart(meanwhile)}`,
  costs: (fall, credits) => `${spoken(fall)}, og denne forespørgsel skulle koste ${exactNumber(credits)}`,
  others: (fall, names, more, read) =>
    `${spoken(fall)}, men andre forespørgsler${names.length === 0 ? '' : ` i ${named(names, more)}`} er i tvivl eller var også på vej: Det siger ikke, hvis kreditter det var. ${spoken(read)}`,
  toppedUp: (fall, read) =>
    `${spoken(fall)}: Nogen har fyldt den op, så den siger intet om denne forespørgsel. ${spoken(read)}`,
  tooSoon: (fall, read) => `${spoken(fall)}. ${spoken(read)}`,
  notAccepted: (fall, read) => `${spoken(fall)}: nok ikke modtaget. ${spoken(read)}`,
  namedCost: (fall, credits, read) =>
    `${spoken(fall)}, men tjenestens eget svar siger, at den tog ${exactNumber(credits)} for den. ${spoken(read)}`,
  noCost: (fall, read) =>
    `${spoken(fall)}, og det vides ikke endnu, hvad denne forespørgsel skulle koste. ${spoken(read)}`,
  accepted: (fall, read) => `${spoken(fall)}: nok modtaget. ${spoken(read)}`,
  neither: (fall, read) =>
    `${spoken(fall)}: Det passer med ingen af delene, så en anden bruger måske denne konto. ${spoken(read)}`,
  notReadNow: (why) => `Saldoen kunne ikke læses. ${spoken(why)}`,
  notHttp: 'Saldoen kunne ikke læses: Det, der svarer dér, taler ikke HTTP.',
  insecure: 'Saldoen kunne ikke læses: Den sikre forbindelse til tjenesten mislykkedes.',
  noAnswer: 'Saldoen kunne ikke læses: Tjenesten svarede ikke.',
  noAnswerFix: 'Kontrollér netværket og adressen på kontoen.',
  answered: (status) => `Saldoen kunne ikke læses: Tjenesten svarede ${status}.`,
  redirected: (status, location) =>
    `Saldoen kunne ikke læses: Tjenesten svarede ${status} med en omdirigering til ${location}.`,
  cutOff: 'Saldoen kunne ikke læses: Svaret blev afbrudt.',
  cutOffFix: 'Kontrollér netværket, og prøv igen.',
  noBalance: 'Saldoen kunne ikke læses: Tjenestens svar er ikke en saldo.',
  tokenFix: 'Gem en gyldig nøgle på kontoen.',
  allowFix: 'Bed tjenesten om at tillade denne netværksadresse.',
  laterFix: 'Kontrollér adressen på kontoen, eller prøv igen senere.',
  refused: (words) =>
    `Saldoen kunne ikke læses: ${typeof words === 'string' ? isolated(words) : spoken(words)}`,
};

function apart(meanwhile: Words | null): string {
  return meanwhile === null ? '' : ` (${spoken(meanwhile)})`;
}

function named(names: readonly string[], more: number): string {
  const shown = names.map((name) => quoted(name));
  return listOf(more === 0 ? shown : [...shown, `${count(more)} mere`]);
}
