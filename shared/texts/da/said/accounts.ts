import { duration, longDay } from '../../../format/format-time.ts';
import { count, credits, exactNumber, isolated, listOf, quoted } from '../../../format/wording.ts';
import type { SaidTexts } from '../../translation/translation.ts';
import { accounts as window } from '../accounts.ts';

export const accounts: SaidTexts<'accounts'> = {
  gone: 'Denne konto findes ikke længere.',
  chooseAnother: 'Vælg en anden konto.',
  practiceStays: 'Demokontoen er der altid.',
  fields: { sender: 'Afsender', name: 'Navn', token: 'API-nøgle', baseUrl: 'Tjenestens webadresse' },
  needsName: 'Kontoen skal have et navn.',
  noToken: (name) => `Kontoen ${isolated(name)} har ingen API-nøgle på denne computer.`,
  noTokenFix: 'Åbn “Konti”, og indsæt den API-nøgle, du har fået af din udbyder.',
  otherToken: (name) =>
    `API-nøglen til kontoen ${isolated(name)} blev ikke gemt til den adresse, kontoen har nu, så Tagline bruger den ikke dér.`,
  otherTokenFix:
    'Åbn Konti, og indsæt API-nøglen til denne adresse, eller skriv igen den adresse, API-nøglen blev gemt til.',
  lockedToken: (name) =>
    `API-nøglen til kontoen ${isolated(name)} er gemt, men computerens nøglering er låst.`,
  lockedTokenFix:
    'Lås nøgleringen op, luk Tagline, og start den igen. Du behøver ikke indtaste API-nøglen igen.',
  noSessionToken: (name) =>
    `API-nøglen til kontoen ${isolated(name)} er gemt, men nøgleringen svarer ikke her: DBUS_SESSION_BUS_ADDRESS er ikke angivet.`,
  noSessionTokenFix:
    'Sæt DBUS_SESSION_BUS_ADDRESS for dette job til samme værdi som på dit skrivebord. Du behøver ikke indtaste API-nøglen igen.',
  otherStoreToken: (name, kept, asked) =>
    `API-nøglen til kontoen ${isolated(name)} er gemt i ${kept}, men Tagline ledte i ${asked}, fordi skrivebordets navn ikke er angivet her.`,
  otherStoreTokenFix:
    'Sæt XDG_CURRENT_DESKTOP for dette job, og med KDE også KDE_SESSION_VERSION, som de er på dit skrivebord. Du behøver ikke indtaste API-nøglen igen.',
  oddToken: 'Der er ingen mellemrum eller bogstaver med accent i en API-nøgle.',
  oddTokenFix: 'Kopiér den igen fra din udbyder, uden ordene omkring den.',
  shortToken: (characters) => `Det er ikke en API-nøgle: Den har færre end ${count(characters)} tegn.`,
  shortTokenFix: 'Kopiér hele API-nøglen fra din udbyder.',
  crowded: 'Saldoen blev ikke læst: Saldi for andre konti hos samme tjeneste er stadig ved at blive læst.',
  crowdedFix: 'Læs den igen om et øjeblik.',
  closing: 'Saldoen blev ikke læst: Tagline er ved at lukke.',
  noAddress: 'Tagline kan ikke bruge dette som webadresse.',
  noAddressFix:
    'Skriv den, som din udbyder har oplyst den, for eksempel https://sms.example.com, uden ? eller #.',
  plainHttp: 'Over http kan andre læse din API-nøgle og dine kontakter undervejs.',
  plainHttpFix: 'Brug tjenestens https-adresse. Kun en adresse på denne computer må være http.',
  oddLetters: 'Adressen har andre bogstaver end a til z, og de kan ligne en anden adresses.',
  oddLettersFix:
    'Hvis den er rigtig, så skriv den i den form, der begynder med xn--, som i din udbyders certifikat.',
  noComputer: 'Ingen computer kan have denne adresse.',
  checkColons: 'Tjek kolon og klammer.',
  fourNumbers: 'Der skal være fire tal op til 255.',
  noServer: 'Ingen server kan have dette navn.',
  checkDots: 'Tjek punktummer og tegn i adressen.',
  noPort: 'Ingen server kan have denne port.',
  noPortFix: 'En port er et tal fra 1 til 65535; de fleste adresser har ingen.',
  checkAddress: 'Tjek adressen i kontoen. Oplyser tjenesten ikke saldo, så vælg det i kontoen.',
  takeOff: (tail) =>
    `Fjern ${tail} fra enden af adressen i kontoen: Tagline tilføjer det selv. Oplyser tjenesten ikke saldo, så vælg det i kontoen.`,
  raiseOrFewer: 'Hæv selv grænsen i kontoen, eller send til færre personer.',
  raiseOrLater: 'Hæv selv grænsen i kontoen, eller send en anden dag.',
  overCampaign: (expected, limit) =>
    `Det bruger ca. ${credits(expected)} kreditter, og kontoens grænse for en kampagne er ${credits(limit)}.`,
  overDay: (day, expected, others, limit) =>
    `Det bruger ca. ${credits(expected)} kreditter ${longDay(day)}${others === 0 ? '' : `, andre kampagner den dag bruger ${credits(others)}`}, og kontoens grænse for en dag er ${credits(limit)}.`,
  arrivedWrong: (encoding) => window.arrived.wrong(encoding),
  changed: {
    removed: (name) => `Kontoen ${isolated(name)} er fjernet, så der sendes ikke mere.`,
    address: (name, address) =>
      `Kontoen ${isolated(name)} har fået en anden adresse. Kampagnen blev gennemgået med ${address} og sendes ikke til nogen anden adresse.`,
    tokenForgotten: (name) => `API-nøglen til kontoen ${isolated(name)} er glemt, så der sendes ikke mere.`,
    tokenReplaced: (name) => `Der er gemt en anden API-nøgle til kontoen ${isolated(name)}.`,
    encoding: (name, encoding) =>
      `Tegnkodningen i kontoen ${isolated(name)} er ændret. Kampagnen blev gennemgået med ${encoding === '' ? 'ingen' : quoted(encoding)}, og det beholder den.`,
    answers: (name) => `Nogen har ændret i kontoen ${isolated(name)}, hvad visse svar fra tjenesten betyder.`,
  },
  changedFix: {
    removed: 'Afbryd denne kampagne, og send en kopi til de øvrige gennem en anden konto.',
    address: 'Ændr adressen tilbage, og fortsæt; eller afbryd, og send en kopi til de øvrige.',
    tokenForgotten: 'Gem en API-nøgle i kontoen, og fortsæt.',
    tokenReplaced: 'Fortsæt for at bruge den.',
    encoding: 'Fortsæt med det, du gennemgik; eller afbryd, og send en kopi til de øvrige.',
    answers: 'Tryk på “Fortsæt” for at bruge det, der står i kontoen nu.',
  },
};

export const balances: SaidTexts<'balances'> = {
  notRead: 'Saldoen er ikke læst siden denne pulje, så den hjælper ikke her.',
  beforeUnknown: 'Saldoen før denne pulje kendes ikke, så den hjælper ikke her.',
  unreadable: 'Saldoen kunne ikke læses, så den hjælper ikke med denne pulje.',
  deletedSince: 'En kampagne på denne konto er slettet siden, så saldoen hjælper ikke med denne pulje.',
  since: {
    request: 'efter puljen',
    givenUp: 'efter at puljen blev opgivet',
    lost: 'efter at forbindelsen blev brudt',
    answer: 'efter at svaret kom',
    found: 'efter at Tagline fandt den uden svar',
    takenBack: 'efter at den blev trukket tilbage',
  },
  read: (seconds, since) => `Læst ${duration(seconds)} ${since}.`,
  readSoon: (seconds, since) => `Læst ${duration(seconds)} ${since}; en tjeneste kan stadig blive færdig.`,
  meanwhile: (credits, names, more) =>
    `bortset fra ${exactNumber(credits)} til puljer${names.length === 0 ? '' : ` i ${named(names, more)}`}, der blev accepteret imens`,
  unchanged: (meanwhile) => `Saldoen ændrede sig ikke${apart(meanwhile)}`,
  fell: (credits, meanwhile) => `Saldoen faldt med ${exactNumber(credits)}${apart(meanwhile)}`,
  rose: (credits, meanwhile) => `Saldoen steg med ${exactNumber(credits)}${apart(meanwhile)}`,
  costs: (fall, credits) => `${fall}, og denne pulje skulle koste ${exactNumber(credits)}`,
  exactly: (fall) => `${fall}, præcis det, denne pulje skulle koste`,
  others: (fall, names, more, read) =>
    `${fall}, men udfaldet af andre puljer${names.length === 0 ? '' : ` i ${named(names, more)}`} kendes ikke, eller de var også på vej: Ingen ved, hvis kreditter det var. ${read}`,
  toppedUp: (fall, read) => `${fall}: Nogen har fyldt den op, så den hjælper ikke med denne pulje. ${read}`,
  tooSoon: (fall, read) => `${fall}. ${read}`,
  notAccepted: (fall, read) => `Sandsynligvis ikke accepteret: ${fall}. ${read}`,
  namedCost: (fall, credits, read) =>
    `${fall}, men ifølge sit eget svar tog tjenesten ${exactNumber(credits)} for denne pulje. ${read}`,
  noCost: (fall, read) => `${fall}, og det vides ikke endnu, hvad denne pulje skulle koste. ${read}`,
  accepted: (fall, read) => `Sandsynligvis accepteret: ${fall}. ${read}`,
  neither: (fall, read) =>
    `${fall}: Det passer med ingen af delene, så en anden bruger måske denne konto. ${read}`,
  notReadNow: (why) => `Saldoen kunne ikke læses. ${why}`,
  notHttp: 'Saldoen kunne ikke læses: Det, der svarer dér, taler ikke HTTP.',
  insecure: 'Saldoen kunne ikke læses: Den sikre forbindelse til tjenesten mislykkedes.',
  noAnswer: 'Saldoen kunne ikke læses: Tjenesten svarede ikke.',
  noAnswerFix: 'Tjek netværket og adressen i kontoen.',
  onlyWithSlash: 'Tjenesten svarer kun, hvis en sti slutter med en skråstreg.',
  onlyWithSlashFix: (path) => `Vælg ${path} som sti til afsendelse i kontoen.`,
  tooManyConnections: 'Saldoen kunne ikke læses: Der er for mange åbne forbindelser til tjenesten.',
  tooManyConnectionsFix: 'Luk andre programmer, der bruger tjenesten, eller prøv igen senere.',
  answered: (status) => `Saldoen kunne ikke læses: Tjenesten svarede ${status}.`,
  redirected: (status, location) =>
    `Saldoen kunne ikke læses: Tjenesten svarede ${status} med en omdirigering til ${location}.`,
  cutOff: 'Saldoen kunne ikke læses: Svaret blev afbrudt.',
  cutOffFix: 'Tjek netværket, og prøv igen.',
  noBalance: 'Saldoen kunne ikke læses: Tjenestens svar er ikke en saldo.',
  tokenFix: 'Gem en gyldig API-nøgle i kontoen.',
  allowFix: 'Bed din udbyder om at tillade denne netværksadresse.',
  laterFix: 'Tjek adressen i kontoen, eller prøv igen senere.',
  refused: (words) => `Saldoen kunne ikke læses: ${isolated(words)}`,
};

function apart(meanwhile: string | null): string {
  return meanwhile === null ? '' : ` (${meanwhile})`;
}

function named(names: readonly string[], more: number): string {
  const shown = names.map((name) => quoted(name));
  return listOf(more === 0 ? shown : [...shown, `${count(more)} mere`]);
}

export const network: SaidTexts<'network'> = {
  proxyAddress: 'Proxyens adresse',
  noLogin: 'Tagline gemmer hverken navn eller adgangskode til en proxy.',
  noLoginFix: 'Skriv kun adressen. En proxy, der kræver adgangskode, kan ikke bruges.',
  noSocks: 'Tagline kan ikke bruge en SOCKS-proxy.',
  noSocksFix: 'Skriv en HTTP-proxy, eller vælg en anden vej.',
  noProxy: 'Ingen proxy kan have denne adresse.',
  noProxyFix: 'Skriv den som proxy.example.com:8080.',
};
