import { dayAndTime, duration, hereAndThere, longDay } from '../../../format/format-time.ts';
import { capital, count, counted, isolated, listOf, peopleWords, quoted } from '../../../format/wording.ts';
import type { SaidTexts } from '../../translation/translation.ts';
import { states } from '../states.ts';

export const evidence: SaidTexts<'evidence'> = {
  onItsWay: 'Puljen er på vej.',
  failed: 'Der skete noget uventet i Tagline, mens denne pulje var på vej, så den noterede ikke svaret.',
  interrupted: 'Tagline blev lukket, mens denne pulje var på vej, og så aldrig svaret.',
  withdrawn: 'Denne pulje blev trukket tilbage, før noget af den var sendt.',
  olderCopy:
    'Denne datamappe er en kopi, og hvad den anden har sendt, siden den blev lavet, står ikke i den.',
  faults: {
    'connection-refused': 'forbindelsen blev afvist',
    'host-not-found': 'adressen blev ikke fundet',
    'network-unreachable': 'netværket kunne ikke nås',
    timeout: 'der kom intet i for lang tid',
    tls: 'den sikre forbindelse mislykkedes',
    reset: 'forbindelsen blev brudt',
    aborted: 'puljen blev opgivet på denne computer',
    'not-http': 'svaret var ikke HTTP',
    'too-large': 'svaret var større, end et svar kan være',
    'proxy-refused': 'proxyen ville ikke oprette forbindelse',
    'proxy-unsupported': 'proxyen er af en slags, der ikke understøttes',
    other: 'forbindelsen mislykkedes',
  },
  phases: {
    connecting: 'før der var forbindelse',
    handshake: 'mens den sikre forbindelse blev oprettet',
    waiting: 'efter at hele puljen var sendt, og før der kom noget svar',
  },
  fault: (fault) => `${capital(fault)}.`,
  faultIn: (fault, phase, proxy) => `${capital(fault)}, ${phase}${through(proxy)}.`,
  faultWhileSending: (fault, sent, total, proxy) =>
    `${capital(fault)}, mens puljen blev sendt (højst ${sent} af ${total} byte var afsendt)${through(proxy)}.`,
  receipts: (status, matched, expected, odd, partial) => {
    const seen = odd.length === 0 ? '' : ` samt ${listOf(odd)}`;
    const end = partial === null ? '' : `, ${partial}`;
    return `Tjenesten svarede ${status} med id’er for ${count(matched)} af ${peopleWords(expected)}${seen}${end}.`;
  },
  oddCredit: (answer, credit) => `${answer} Dens credit_consumed er ikke et antal kreditter: ${credit}.`,
  odd: {
    surplus: (entries) => `${counted(entries, 'element', 'elementer')}, der ikke tæller for nogen`,
    shared: (people) => `ét id givet til flere (${count(people)} af dem)`,
    notPositive: (ids) => `${counted(ids, 'id', 'id’er')} på nul eller mindre`,
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
      `Tjenesten svarede ${status}, men det er ikke sikkert, hvor svaret ender, så den kan have accepteret sms’er.`,
    encoded: (status) =>
      `Tjenesten svarede ${status} i en form, der ikke kan læses med sikkerhed (komprimeret eller ikke i UTF-8), så den kan have accepteret sms’er.`,
    'not-plain': (status) =>
      `Tjenesten svarede ${status} med hverken almindelig JSON eller almindelig tekst, så den kan have accepteret sms’er.`,
    'holds-ids': (status) =>
      `Tjenesten svarede ${status} med noget, der kan være et id, så den kan have accepteret sms’er.`,
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
    `${sentence} Svaret lød: ${quoted(words.replace(/[“”]/g, '"'))}${/[.!?…]$/.test(words) ? '' : '.'}`,
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
      'Bed den, der driver dit netværk, om at lade Tagline komme igennem uden adgangskode, eller vælg en anden proxy i indstillingerne.',
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
      'Hvis jeres it-afdeling kontrollerer krypteret trafik, så få dens certifikat installeret på denne computer. Ellers kan det være en anden, der svarer.',
    misnamed: (issuer) => `Tjenestens certifikat${madeBy(issuer)} gælder en anden adresse.`,
    misnamedFix: 'Tjek adressen i kontoen.',
    outOfDate: (issuer) => `Tjenestens certifikat${madeBy(issuer)} er ikke gyldigt i dag.`,
    outOfDateFix: 'Tjek datoen på denne computer, og spørg så din udbyder.',
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
  canary: 'Tjenesten har accepteret de første sms’er. Sammenlign dens tekster med dine, og se prisen.',
  canaryFix: 'Fortsæt for at sende til alle andre.',
  refused: 'Tjenesten afviste en pulje.',
  unknown: (people, observed) =>
    `Ingen ved, om en pulje til ${peopleWords(people)} blev sendt.${after(observed)}`,
  pathFix:
    'Afgør, om puljen skal betragtes som sendt. Nogle tjenester tager kun en sti med en skråstreg til sidst: Vælg den som sti til afsendelse i kontoen.',
  connectionsFix:
    'Afgør, om puljen skal betragtes som sendt. Brug så færre forbindelser, eller vent, til andre programmer har lukket deres.',
  unknownFix: 'Se på, hvad der blev set, og tag stilling: Betragt dem som sendt, eller send igen.',
  different: (texts) =>
    `Tjenestens tekst afviger fra det, der blev vist, i ${texts === 1 ? 'en sms' : `${texts} sms’er`}.`,
  differentFix: 'Sammenlign dem i resultaterne. Fortsæt kun, hvis forskellen er en, du kan acceptere.',
  mismatch: (observed) =>
    `Tjenesten tog imod puljen, men dens id’er er ikke ét for hver person.${after(observed)}`,
  mismatchFix:
    'Se resultaterne af denne pulje, og spørg din udbyder, hvis du er usikker. Fortsætter du, sendes der til de øvrige.',
  oddAnswer: (observed) =>
    `Tjenesten gav alle i en pulje et id, men svaret var ikke, som det skal være.${after(observed)}`,
  oddAnswerFix: 'Sms’erne betragtes som accepteret. Fortsætter du, sendes der til de øvrige.',
  balance: 'Saldoen rækker ikke til den næste pulje.',
  balanceFix:
    'Fyld kontoen op, og tryk så på “Fortsæt”. Fortsætter du uden at fylde op, går kampagnen så langt, som tjenesten tillader.',
  leaveAlone: 'Tjenesten bad Tagline vente, så intet af denne pulje blev sendt.',
  leaveAloneFix:
    'Vent nogle minutter, og fortsæt så. Færre forbindelser eller et langsommere tempo kan hjælpe.',
  unreachable: (observed) =>
    `Tagline kunne ikke nå tjenesten, så intet af denne pulje blev sendt.${after(observed)}`,
  unreachableFix: 'Tjek netværket og adressen i kontoen. Fortsæt så.',
  thenResume: (fix) => `${fix} Fortsæt så.`,
  account: 'Denne kampagnes konto er ændret.',
  accountFix: 'Se på kontoen, og fortsæt så.',
  restart: 'Tagline blev lukket, mens denne kampagne var i gang.',
  restartFix: 'Fortsæt, når du er klar; ingen, hvis sms allerede er accepteret, får den igen.',
  slept: (seconds) => `Computeren var i dvale i ${duration(seconds)}, og imens blev der ikke sendt noget.`,
  sleptFix: 'Fortsæt, hvis det stadig er et godt tidspunkt at sende sms’er på.',
  quiet: (until, there) => `De stille timer gælder for de øvrige indtil ${hereAndThere(until, there)}.`,
  quietFix: 'Så fortsætter den af sig selv, mens Tagline er åben.',
  quietAsks: (until, there) =>
    `De stille timer gælder for de øvrige. De slutter ${hereAndThere(until, there)}.`,
  quietAsksFix: 'Fortsæt kampagnen da: Du har valgt at blive spurgt.',
  alwaysQuiet: 'For mindst én, der venter, er der altid stille timer.',
  alwaysQuietFix: 'Send alligevel, eller afbryd og ret de stille timer i indstillingerne.',
  quietPast: (until, there, notAfter) =>
    `De stille timer gælder for de øvrige indtil ${hereAndThere(until, there)}, og det er efter fristen ${dayAndTime(notAfter)}.`,
  quietPastFix: 'Send alligevel, fortsæt efter fristen, eller afbryd.',
  quietPastDay: (until, there, day) =>
    `De stille timer gælder for de øvrige indtil ${hereAndThere(until, there)}, og sms’erne tæller dage fra ${longDay(day)}.`,
  quietPastDayFix:
    'Send alligevel, eller afbryd kampagnen, og send til de øvrige: Så tæller deres sms’er fra den nye dag.',
  over: (notAfter) => `Fristen ${dayAndTime(notAfter)} er overskredet, så der sendes ikke mere.`,
  overFix: 'Afbryd kampagnen, eller fortsæt for at sende til de øvrige alligevel.',
  startTime: (at) => `De øvrige får den ${dayAndTime(at)}.`,
  startTimeFix: 'Så fortsætter den af sig selv, mens Tagline er åben. Med “Fortsæt” sendes der til dem nu.',
  otherDay: (day) => `Kampagnens sms’er tæller dage fra ${longDay(day)}, og i dag ville de være forkerte.`,
  otherDayFix: 'Afbryd kampagnen, og send til de øvrige: Så tæller deres sms’er fra den nye dag.',
  overdue: 'Ventetiden sluttede, mens Tagline ikke kunne fortsætte.',
  otherComputer: 'Denne kampagne blev startet på en anden computer, som måske stadig er ved at sende den.',
  otherComputerFix: 'Sørg for, at Tagline er lukket dér, og angiv så, hvordan denne datamappe kom hertil.',
  olderCopy:
    'Denne datamappe er en kopi, og der kan være sendt videre fra en anden: Alle, der ventede, er ubekræftede.',
  olderCopyFix: 'Se på, hvad der vides, og tag stilling: Betragt dem som sendt, eller send igen.',
  movedOut: 'Denne datamappe blev pakket i en fil for at blive åbnet på en anden computer.',
  movedOutFix: 'Fortsæt dér, hvor filen blev åbnet, eller angiv, at den ikke blev brugt.',
  disk: (detail) => `Tagline kunne ikke skrive udfaldet på disken, så den sender ikke mere.${after(detail)}`,
  diskFix: 'Frigør plads på disken, og fortsæt så.',
  internal: (detail) => `Der skete noget uventet.${after(detail)}`,
  internalFix: 'Fortsæt for at prøve igen.',
  internalGoesOn: 'Kampagnen fortsætter af sig selv om få sekunder, da intet fra den var på vej.',
};

function after(more: string | null): string {
  return more === null ? '' : ` ${more}`;
}

export const refusals: SaidTexts<'refusals'> = {
  redirect: 'Tjenesten svarede med en omdirigering, som Tagline aldrig følger.',
  invalid: 'Tjenesten fandt puljen ugyldig og sagde ikke hvorfor.',
  token: 'Tjenesten godtog ikke API-nøglen.',
  networkAddress: 'Tjenesten tager ikke imod puljer fra denne netværksadresse.',
  unread: 'Tjenesten kunne ikke læse puljen.',
  leaveAlone: 'Tjenesten beder Tagline vente.',
  other: (status) => `Tjenesten svarede ${status} og sagde ikke hvorfor.`,
  redirectFix: 'Tjek tjenestens adresse i kontoen, og fortsæt så.',
  tokenFix: 'Gem en gyldig API-nøgle i kontoen, og fortsæt så.',
  networkAddressFix: 'Bed din udbyder om at tillade denne netværksadresse, og fortsæt så.',
  creditFix: 'Fyld kontoen op, og tryk så på “Fortsæt”.',
  waitFix: (seconds) =>
    `Vent ${seconds === null ? 'nogle minutter' : `${duration(seconds)}, som tjenesten beder om`}, og fortsæt så. Færre forbindelser eller et langsommere tempo kan hjælpe.`,
  otherFix:
    'Er det personer, der er årsagen, så tag dem ud, eller find de afviste numre; er det kreditterne, så fyld kontoen op. Ellers afbryd, og start en kopi med en rettet besked.',
};
