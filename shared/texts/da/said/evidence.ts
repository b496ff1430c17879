import { dayAndTime, duration, longDay } from '../../../format/format-time.ts';
import { capital, count, isolated, listOf, peopleWords, quoted } from '../../../format/wording.ts';
import type { SaidTexts } from '../../translation/translation.ts';
import { states } from '../states.ts';

export const evidence: SaidTexts<'evidence'> = {
  onItsWay: 'Forespørgslen er på vej.',
  failed:
    'Der skete noget uventet i Tagline, mens denne forespørgsel var på vej, så den noterede ikke svaret.',
  interrupted: 'Tagline sluttede, mens denne forespørgsel var på vej, så den så aldrig svaret.',
  withdrawn: 'Denne forespørgsel blev trukket tilbage, før noget af den var sendt.',
  olderCopy:
    'Denne datamappe er en kopi, og hvad den anden har sendt, siden den blev lavet, står ikke i den.',
  faults: {
    'connection-refused': 'forbindelsen blev afvist',
    'host-not-found': 'adressen blev ikke fundet',
    'network-unreachable': 'netværket kunne ikke nås',
    timeout: 'der kom intet i for lang tid',
    tls: 'den sikre forbindelse mislykkedes',
    reset: 'forbindelsen blev brudt',
    aborted: 'forespørgslen blev opgivet på denne computer',
    'not-http': 'svaret var ikke HTTP',
    'too-large': 'svaret var større, end et svar kan være',
    'proxy-refused': 'proxyen ville ikke oprette forbindelse',
    'proxy-unsupported': 'proxyen er af en slags, der ikke understøttes',
    other: 'forbindelsen mislykkedes',
  },
  phases: {
    connecting: 'før der var forbindelse',
    handshake: 'mens den sikre forbindelse blev oprettet',
    waiting: 'efter at hele forespørgslen var sendt, og før der kom noget svar',
  },
  fault: (fault) => `${capital(fault)}.`,
  faultIn: (fault, phase, proxy) => `${capital(fault)}, ${phase}${through(proxy)}.`,
  faultWhileSending: (fault, sent, total, proxy) =>
    `${capital(fault)}, mens forespørgslen blev sendt (højst ${sent} af ${total} byte var afsendt)${through(proxy)}.`,
  receipts: (status, matched, expected, odd, partial) => {
    const seen = odd.length === 0 ? '' : ` samt ${listOf(odd)}`;
    const end = partial === null ? '' : `, ${partial}`;
    return `Tjenesten svarede ${status} med id’er for ${count(matched)} af ${peopleWords(expected)}${seen}${end}.`;
  },
  oddCredit: (answer, credit) => `${answer} Dens credit_consumed er ikke en kredit: ${credit}.`,
  odd: {
    surplus: (ids) => `${count(ids)}, der ikke hører til nogen her`,
    shared: (people) => `ét id givet til flere (${count(people)} af dem)`,
    notPositive: (ids) => `${count(ids)} id’er på nul eller mindre`,
    errors: (people, error) =>
      `en fejl ved siden af id’et for ${peopleWords(people)}${error === null ? '' : ` (${quoted(error)})`}`,
  },
  partial: {
    notWhole: 'i et indhold, der ikke er hel JSON',
    cut: (fault, bytes) => `og efter ${bytes} byte af svaret stoppede det: ${fault}`,
  },
  idsUnread: (status) => `Tjenesten svarede ${status} med id’er, der ikke kan læses som nogens.`,
  doubted: {
    unended: (status) =>
      `Tjenesten svarede ${status}, men ikke så det er sikkert, hvor svaret ender, så den kan have taget imod nogen.`,
    encoded: (status) =>
      `Tjenesten svarede ${status} i en form, der ikke kan læses med sikkerhed (komprimeret eller ikke i UTF-8), så den kan have taget imod nogen.`,
    'not-plain': (status) =>
      `Tjenesten svarede ${status} med hverken almindelig JSON eller almindelig tekst, så den kan have taget imod nogen.`,
    'holds-ids': (status) =>
      `Tjenesten svarede ${status} med noget, der kan være et id, så den kan have taget imod nogen.`,
  },
  wantsSlash: (status, location) =>
    `Tjenesten svarede ${status}: Den tager kun stien med en skråstreg til sidst (${location}). Tagline følger ingen omdirigering.`,
  tooManyConnections: (status) => `Tjenesten svarede ${status}: Der er for mange åbne forbindelser til den.`,
  redirect: (status, location) =>
    `Tjenesten svarede ${status}, en omdirigering${location === null ? '' : ` til ${location}`}, som Tagline aldrig følger.`,
  emptyBody: (status) => `Tjenesten svarede ${status} uden indhold.`,
  noIds: (status) => `Tjenesten svarede ${status} med et indhold uden id’er.`,
  cut: (status, fault, bytes, holdsIds) =>
    `Tjenesten svarede ${status}, og efter ${bytes} byte af svaret${holdsIds ? ', hvori id’er var begyndt,' : ''} stoppede det: ${fault}.`,
  itSaid: (sentence, words) =>
    `${sentence} Den sagde: ${quoted(words.replace(/[“”]/g, '"'))}${/[.!?…]$/.test(words) ? '' : '.'}`,
  mayHaveArrived: (before) =>
    before === null ? states.mayHaveArrived : `${before} ${states.mayHaveArrived}`,
  proxies: {
    notUsable: (proxy) =>
      `Denne computers netværk beder om en proxy, som Tagline ikke kan bruge (${isolated(proxy)}).`,
    notUsableFix: 'Vælg en HTTP-proxy i indstillingerne, eller ingen proxy, hvis dit netværk tillader det.',
    noConnection: (proxy, fault) => `Proxyen ${isolated(proxy)} oprettede ingen forbindelse: ${fault}.`,
    noConnectionFix: 'Tjek netværket og proxyen i indstillingerne.',
    password: (proxy, status) =>
      `Proxyen ${isolated(proxy)} svarede ${status} og oprettede ingen forbindelse: Den beder om et navn og en adgangskode, som Tagline ikke giver den.`,
    passwordFix:
      'Bed den, der driver dit netværk, om at lade Tagline komme igennem uden, eller vælg en anden proxy i indstillingerne.',
    noService: (proxy, status) =>
      `Proxyen ${isolated(proxy)} svarede ${status} og oprettede ingen forbindelse: Den kunne ikke nå tjenesten.`,
    noServiceFix: 'Tjek adressen i kontoen, og prøv igen senere.',
    notAllowed: (proxy, status) =>
      `Proxyen ${isolated(proxy)} svarede ${status} og oprettede ingen forbindelse: Den lader ikke denne adresse komme igennem.`,
    notAllowedFix:
      'Bed den, der driver dit netværk, om at tillade det, eller vælg en anden proxy i indstillingerne.',
  },
  certificates: {
    untrusted: (issuer) => `Denne computer har ikke tillid til tjenestens certifikat${madeBy(issuer)}.`,
    untrustedFix:
      'Hvis dit kontor kigger ind i sikre forbindelser, så få dets certifikat installeret på denne computer. Ellers kan det være en anden, der svarer.',
    misnamed: (issuer) => `Tjenestens certifikat${madeBy(issuer)} gælder en anden adresse.`,
    misnamedFix: 'Tjek adressen i kontoen.',
    outOfDate: (issuer) => `Tjenestens certifikat${madeBy(issuer)} er ikke gyldigt i dag.`,
    outOfDateFix: 'Tjek datoen på denne computer, og spørg så tjenesten.',
  },
};

function through(proxy: string | null): string {
  return proxy === null ? '' : ` (gennem proxyen ${isolated(proxy)})`;
}

function madeBy(issuer: string): string {
  return issuer === '' ? '' : ` (udstedt af ${quoted(issuer)})`;
}

export const pauses: SaidTexts<'pauses'> = {
  byUser: 'Du har sat denne kampagne på pause.',
  canary: 'Tjenesten har accepteret de første personer. Læs de sms’er, der kom retur, og se prisen.',
  canaryFix: 'Fortsæt for at sende til alle andre.',
  refused: 'Tjenesten afviste en forespørgsel.',
  unknown: (people, observed) =>
    `Ingen ved, om en forespørgsel til ${peopleWords(people)} blev sendt.${after(observed)}`,
  pathFix:
    'Afgør, om de skal regnes som sendt. Nogle tjenester tager kun en sti med en skråstreg til sidst: Vælg den som sti til afsendelse i kontoen.',
  connectionsFix:
    'Afgør, om de skal regnes som sendt. Brug så færre forbindelser, eller vent, til andre programmer har lukket deres.',
  unknownFix: 'Se på, hvad der blev set, og afgør det: Regn dem som sendt, eller send igen.',
  different: (texts) =>
    `Tjenesten returnerede ${texts === 1 ? 'en sms' : `${texts} sms’er`}, der afviger fra det, der blev vist.`,
  differentFix: 'Sammenlign dem i resultaterne. Fortsæt kun, hvis forskellen er en, du kan acceptere.',
  mismatch: (observed) =>
    `Tjenesten tog imod forespørgslen, men dens id’er er ikke ét for hver person.${after(observed)}`,
  mismatchFix:
    'Se på resultaterne af denne forespørgsel, og spørg din tjeneste, hvis du ikke er sikker. Fortsætter du, sendes der til resten.',
  oddAnswer: (observed) =>
    `Tjenesten gav alle i en forespørgsel et id, men ikke i et svar, som det skal være.${after(observed)}`,
  oddAnswerFix: 'De regnes som accepteret. Fortsætter du, sendes der til resten.',
  balance: 'Saldoen rækker ikke til den næste forespørgsel.',
  balanceFix:
    'Fyld kontoen op, og fortsæt så. Fortsættes der uden, går kampagnen så langt, som tjenesten tillader.',
  leaveAlone: 'Tjenesten bad Tagline vente, så intet af denne forespørgsel blev sendt.',
  leaveAloneFix:
    'Vent nogle minutter, og fortsæt så. Færre forbindelser eller et langsommere tempo kan hjælpe.',
  unreachable: (observed) =>
    `Tagline kunne ikke nå tjenesten, så intet af denne forespørgsel blev sendt.${after(observed)}`,
  unreachableFix: 'Tjek netværket og adressen i kontoen. Fortsæt så.',
  thenResume: (fix) => `${fix} Fortsæt så.`,
  account: 'Denne kampagnes konto er ændret.',
  accountFix: 'Se på kontoen, og fortsæt så.',
  restart: 'Tagline sluttede, mens denne kampagne var i gang.',
  restartFix: 'Fortsæt, når du er klar; ingen, der allerede er accepteret, får den igen.',
  slept: (seconds) => `Computeren var i dvale i ${duration(seconds)}, og imens blev der ikke sendt noget.`,
  sleptFix: 'Fortsæt, hvis det stadig er et godt tidspunkt at sende sms’er på.',
  quiet: (until) => `De stille timer gælder for resten indtil ${dayAndTime(until)}.`,
  quietFix: 'Den fortsætter af sig selv til den tid, mens Tagline er åben.',
  quietAsks: (until) => `De stille timer gælder for resten. De slutter ${dayAndTime(until)}.`,
  quietAsksFix: 'Fortsæt til den tid: Du har valgt at blive spurgt.',
  alwaysQuiet: 'For nogen, der endnu venter, er det altid en stille time.',
  alwaysQuietFix: 'Send alligevel, eller afbryd og ret de stille timer i indstillingerne.',
  quietPast: (until, notAfter) =>
    `De stille timer gælder for resten indtil ${dayAndTime(until)}, og det er efter seneste tidspunkt, ${dayAndTime(notAfter)}.`,
  quietPastFix: 'Send alligevel, fortsæt efter seneste tidspunkt, eller afbryd.',
  quietPastDay: (until, day) =>
    `De stille timer gælder for resten indtil ${dayAndTime(until)}, og sms’erne tæller dage fra ${longDay(day)}.`,
  quietPastDayFix:
    'Send alligevel, eller afbryd den, og send til resten: Så tæller deres sms’er fra den nye dag.',
  over: (notAfter) => `Seneste tidspunkt, ${dayAndTime(notAfter)}, er passeret, så der sendes ikke mere.`,
  overFix: 'Afbryd den, eller fortsæt for at sende til resten alligevel.',
  startTime: (at) => `Alle efter de første får den ${dayAndTime(at)}.`,
  startTimeFix: 'Den fortsætter af sig selv til den tid, mens Tagline er åben. Fortsæt sender til dem nu.',
  otherDay: (day) => `Dens sms’er tæller dage fra ${longDay(day)}, og i dag ville de være forkerte.`,
  otherDayFix: 'Afbryd den, og send til resten: Så tæller deres sms’er fra den nye dag.',
  overdue: 'Dens ventetid sluttede, mens intet kunne fortsætte.',
  otherComputer: 'Denne kampagne blev startet på en anden computer, som måske stadig er ved at sende den.',
  otherComputerFix: 'Sørg for, at Tagline er lukket dér, og sig så, hvordan denne datamappe kom hertil.',
  olderCopy:
    'Denne datamappe er en kopi, og en anden kan være fortsat uden den: Alle, der endnu ventede, er i tvivl.',
  olderCopyFix: 'Se på, hvad der vides, og afgør det: Regn dem som sendt, eller send igen.',
  movedOut: 'Denne datamappe blev pakket i en fil for at blive åbnet på en anden computer.',
  movedOutFix: 'Fortsæt dér, hvor filen blev åbnet, eller sig, at den ikke blev brugt.',
  disk: (detail) => `Tagline kunne ikke skrive udfaldet på disken, så den sender ikke mere.${after(detail)}`,
  diskFix: 'Frigør plads på disken, og fortsæt så.',
  internal: (detail) => `Der skete noget uventet.${after(detail)}`,
  internalFix: 'Fortsæt for at prøve igen.',
  internalGoesOn: 'Den fortsætter af sig selv om få sekunder, da intet fra den var på vej.',
};

function after(more: string | null): string {
  return more === null ? '' : ` ${more}`;
}

export const refusals: SaidTexts<'refusals'> = {
  redirect: 'Tjenesten svarede med en omdirigering, som Tagline aldrig følger.',
  invalid: 'Tjenesten fandt forespørgslen ugyldig og sagde ikke hvorfor.',
  token: 'Tjenesten godtog ikke nøglen.',
  networkAddress: 'Tjenesten tager ikke imod forespørgsler fra denne netværksadresse.',
  unread: 'Tjenesten kunne ikke læse forespørgslen.',
  leaveAlone: 'Tjenesten beder Tagline vente.',
  other: (status) => `Tjenesten svarede ${status} og sagde ikke hvorfor.`,
  redirectFix: 'Tjek tjenestens adresse i kontoen, og fortsæt så.',
  tokenFix: 'Gem en gyldig nøgle i kontoen, og fortsæt så.',
  networkAddressFix: 'Bed tjenesten om at tillade denne netværksadresse, og fortsæt så.',
  creditFix: 'Fyld kontoen op, og fortsæt så.',
  waitFix: (seconds) =>
    `Vent ${seconds === null ? 'nogle minutter' : `${duration(seconds)}, som den beder om`}, og fortsæt så. Færre forbindelser eller et langsommere tempo kan hjælpe.`,
  otherFix:
    'Er det personer, der er årsagen, så tag dem ud, eller find de afviste numre; er det kreditterne, så fyld kontoen op. Ellers afbryd, og start en kopi med en rettet besked.',
};
