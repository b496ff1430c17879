import { regionName } from '../../../format/display-names.ts';
import { dayAndTime, duration, hereAndThere, longDay } from '../../../format/format-time.ts';
import { oneOfList } from '../../../format/lists.ts';
import { quotedValue } from '../../../format/sentence-parts.ts';
import { count, counted, credits, listOf, peopleWords, quoted } from '../../../format/wording.ts';
import { pluralForm } from '../../../language/current-language.ts';
import type { SaidTexts } from '../../translation/translation.ts';
import { planning } from '../review.ts';
import { states } from '../states.ts';

export const campaigns: SaidTexts<'campaigns'> = {
  gone: 'Denne kampagne findes ikke længere.',
  noRequest: 'Der er ingen sådan pulje i denne kampagne.',
  running: 'Denne kampagne er ved at blive sendt.',
  runningFix: 'Sæt den først på pause.',
  notWaiting: 'Denne kampagne venter ikke på at fortsætte.',
  otherPause: 'Denne kampagne er på pause af en anden grund end den viste, så der blev ikke sendt mere.',
  otherPauseFix: 'Se på kampagnen igen, før den fortsætter.',
  notBegun: 'Denne kampagne venter på sit tidspunkt og har intet sendt, så der er intet at sætte på pause.',
  notBegunFix: 'Vælg “Tilbage til kladden”, hvis den ikke skal starte.',
  notSending: 'Denne kampagne er en kladde og sender intet, så der er intet at standse.',
  undecided: 'Nogle personer er stadig ubekræftede.',
  undecidedFix: 'Tag først stilling til hver pulje: Betragt den som sendt, eller send den igen.',
  notEnded: 'Denne kampagne er ikke slut, så den kan ikke slettes.',
  notEndedFix: 'Afbryd den først.',
  movedOn: 'Denne kampagne er kommet videre, siden du så på den, så den blev ikke slettet.',
  movedOnFix: 'Se på den igen, før du sletter den.',
  otherCount: 'Antallet af disse kampagner har ændret sig, så Tagline slettede ingen.',
  otherCountFix: 'Se på antallet igen, før du sletter dem.',
  saidAlready: 'Du har allerede sagt, hvordan denne datamappe kom hertil.',
  notUnknown: 'Ingen i denne pulje er længere ubekræftede, så der er intet at tage stilling til.',
  otherRequests: 'Det er ikke længere de puljer, der blev vist, så intet blev afgjort.',
  otherRequestsFix: 'Se på dem igen.',
  notRefused: 'Denne pulje er ikke længere afvist.',
  notThere: 'Disse personer er ikke længere i denne pulje.',
  notPaused: 'Afsenderen kan kun ændres, mens kampagnen er på pause.',
  otherSender: 'Afsenderen er ikke længere den, der blev vist, så intet blev ændret.',
  otherSenderFix: 'Se på afsenderen igen.',
  tooSmall: 'En pulje med én person kan ikke deles.',
  tooSmallFix: 'Tag personen ud i stedet.',
  sentSince: 'Denne pulje er sendt en gang til, siden du så på den, så intet blev afgjort.',
  sentSinceFix: 'Se, hvad Tagline ved denne gang.',

  started: (people, requests) => `Afsendelse begyndt: ${inRequests(people, requests)}.`,
  scheduled: (people, requests) => `Planlagt: ${inRequests(people, requests)}.`,
  startedAtItsTime: 'Startet til tiden.',
  notStarted: (why) => `Kampagnen kunne ikke starte til tiden: ${why}`,
  timePassed: (seconds) =>
    `Tidspunktet blev overskredet for ${duration(seconds)} siden; Tagline kunne ikke starte.`,
  notResumed: (why) => `Kampagnen kunne ikke fortsætte til tiden: ${why}`,
  waitOver: (seconds) => `Ventetiden sluttede for ${duration(seconds)} siden; Tagline kunne ikke fortsætte.`,
  anyway: (until, there, reason) =>
    `De stille timer holder ingen tilbage indtil ${hereAndThere(until, there)}: ${quoted(reason)}`,
  offSchedule: 'Planlægningen er annulleret.',
  cancelledBefore: 'Afbrudt før tiden: Kampagnen er en kladde igen.',
  cancelled: 'Der sendes ikke mere.',
  resumed: 'Afsendelsen fortsætter.',
  finished: 'Alle puljer er færdige.',
  slept: (seconds) => `Computeren var i dvale i ${duration(seconds)}; afsendelsen fortsætter.`,
  brokePreparing: 'Forberedelsen af denne kampagne blev afbrudt inde i Tagline; intet blev sendt.',
  endedPreparing: 'Tagline blev lukket, mens denne kampagne blev forberedt; intet blev sendt.',
  takenOver: 'Denne computer fortsætter det, der blev startet et andet sted.',
  missedByCopy: 'Denne datamappe er en kopi: Dér, hvor den blev lavet, kan kampagnen være sendt.',
  doubtedByCopy: (people) =>
    `${peopleWords(people)} ${pluralForm(people, 'ubekræftet', 'ubekræftede')}: Denne datamappe er en kopi.`,
  halved: (request) =>
    `Tagline sender pulje ${request} i halvdele for at finde de numre, som tjenesten afviser.`,
  takenOut: (request, people) => `Pulje ${request}: ${peopleWords(people)} taget ud.`,
  senderChanged: (before, after, reached) =>
    `Afsender ændret fra ${senderName(before)} til ${senderName(after)}. ${
      reached === 0
        ? 'Ingen sms var accepteret før.'
        : `${peopleWords(reached)}, hvis sms var accepteret før, beholder den tidligere.`
    }`,
  leftOut: {
    rejected: 'Nummeret kan ikke bruges.',
    duplicate: (row) => (row === 0 ? 'En anden række har samme nummer.' : `Række ${row} har samme nummer.`),
    undecided: (row) =>
      row === 0
        ? 'En anden række har samme nummer og andre celler; ingen valgte mellem dem.'
        : `Række ${row} har samme nummer og andre celler; ingen valgte mellem dem.`,
    joined: (row) =>
      row === 0
        ? 'Værdierne er med i sms’en til en anden række.'
        : `Værdierne er med i sms’en til række ${row}.`,
    'said-no': (columns) =>
      columns.length === 0
        ? 'Sagde nej i en kolonne om samtykke.'
        : `Sagde nej i ${oneOfList(columns.map(quoted))}.`,
    'opted-out': 'På listen over afmeldte.',
    excluded: 'Udeladt manuelt.',
    recent: 'Der er for nylig sendt en sms.',
    reached: 'Allerede sendt, eller måske sendt, i den oprindelige kampagne.',
    'tag-in-value': 'En værdi indeholder et flettefelt fra beskeden.',
    stacked: 'En værdi har for mange accenter på ét bogstav.',
    empty: 'Deres sms ville være tom.',
    'too-long': 'Deres sms ville være for lang.',
    blank: 'Ingen værdi for et flettefelt.',
  },
  verdicts: {
    sent: (request, people) =>
      `Pulje ${request}: ${peopleWords(people)} betragtet som sendt, selv om ingen ved det.`,
    notSent: (request, people) =>
      `Pulje ${request}: ${peopleWords(people)} betragtet som ikke sendt, selv om ingen ved det; en ny kampagne til de øvrige kan sendes til dem.`,
    again: (request, people) =>
      `Pulje ${request}: sendes igen til ${peopleWords(people)}, som kan få den to gange.`,
  },
  verdictsOfCopies: {
    sent: (requests, people) =>
      `${ofCopy(requests)}: ${peopleWords(people)} betragtet som sendt, selv om ingen ved det.`,
    notSent: (requests, people) =>
      `${ofCopy(requests)}: ${peopleWords(people)} betragtet som ikke sendt, selv om ingen ved det; en ny kampagne til de øvrige kan sendes til dem.`,
    again: (requests, people) =>
      `${ofCopy(requests)}: sendes igen til ${peopleWords(people)}, som kan få den to gange.`,
  },

  became: (request, state, observed) =>
    `Pulje ${request}: ${states.ofPerson[state].label.toLowerCase()}.${observed === null ? '' : ` ${observed}`}`,
  decided: {
    sent: 'Du afgjorde: betragt som sendt.',
    notSent: 'Du afgjorde: betragt som ikke sendt.',
    again: 'Du afgjorde: send igen.',
  },
  optedOutSince: 'Afmeldt efter starten.',
  takenOutByHand: 'Taget ud manuelt.',
};

function inRequests(people: number, requests: number): string {
  return `${peopleWords(people)} i ${counted(requests, 'pulje', 'puljer')}`;
}

function ofCopy(requests: number): string {
  return `${counted(requests, 'pulje', 'puljer')}, som en anden kopi kan have sendt`;
}

function senderName(sender: string): string {
  return sender === '' ? 'ingen' : quoted(sender);
}

export const reviews: SaidTexts<'reviews'> = {
  leftOut: {
    rejected: 'rækker uden gyldigt nummer',
    duplicates: 'dubletter',
    joined: 'med i en anden rækkes sms',
    'said-no': (columns) => `sagde nej i ${oneOfList(columns.map(quoted))}`,
    'opted-out': 'afmeldte',
    excluded: 'udeladt manuelt',
    recent: 'sms for nylig',
    'same-text': 'sendt netop denne sms i de seneste dage, eller den venter stadig på dem',
    reached: (campaign) =>
      campaign === ''
        ? 'allerede sendt, eller måske sendt, i en slettet kampagne eller en kampagne til de øvrige i den'
        : `allerede sendt, eller måske sendt, i ${quoted(campaign)} eller en kampagne til de øvrige i den`,
    'tag-in-value': 'en værdi indeholder et flettefelt fra beskeden',
    stacked: 'en værdi har for mange accenter på ét bogstav',
    empty: 'deres sms ville være tom',
    'too-long': 'deres sms ville være for lang',
    blank: 'ingen værdi for et flettefelt, som du valgte',
  },
  noAccount: 'Denne kladdes konto findes ikke længere.',
  nobodyYet: 'Der er ingen at sende til endnu.',
  nobodyYetFix: 'Vælg eller importér en liste over personer.',
  noSender: 'Beskeden har ingen afsender.',
  undecided: (numbers) =>
    `${counted(numbers, 'nummer', 'numre')} står på flere rækker, der er forskellige, og ingen har valgt mellem dem endnu.`,
  undecidedFix: 'Vælg, hvilken række der udfylder hver sms.',
  loss: (people) =>
    `${counted(people, 'sms', 'sms’er')} har tegn, der kan gå tabt undervejs: Kontoen har ingen tegnkodning.`,
  lossFix: 'Vælg: Brug enklere tegn, angiv en tegnkodning i kontoen, eller send alligevel.',
  nobodyLeft: 'Der er ingen tilbage at sende til.',
  nobodyLeftFix: 'Se, hvem der er udeladt, og hvorfor.',
  addressEnds: (tail) => `Kontoens adresse ender på ${tail}.`,
  quiet: (country, people, earliest, latest) =>
    `${regionName(country)}: ${peopleWords(people)} har stille timer ${
      earliest === latest ? `kl. ${dotted(earliest)}` : `mellem kl. ${dotted(earliest)} og ${dotted(latest)}`
    } lokal tid.`,
  quietAll: (people, time, isNow) =>
    `Klokken ${isNow ? 'er' : 'bliver'} ${dotted(time)} for ${pluralForm(people, '', 'alle ')}${peopleWords(people)}.`,
  quietWaits: (until, there) =>
    `De venter til ${hereAndThere(until, there)}; så fortsætter kampagnen af sig selv.`,
  quietAsks: (until, there) => `De venter til ${hereAndThere(until, there)}; så bliver du spurgt.`,
  quietIgnored: 'De får alligevel sms’en nu.',
  quietCanary: (people) =>
    `Der er stille timer for alle nu, også for de ${peopleWords(people)}, der sendes til først.`,
  quietLater: (end, begins, there) =>
    `Kampagnen ventes at slutte ${dayAndTime(end)}, og de stille timer begynder ${hereAndThere(begins, there)}.`,
  lossAccepted: (people) =>
    `${counted(people, 'sms', 'sms’er')} sendes, selv om tegn kan gå tabt, som du har valgt.`,
  earlierOnly:
    'Listen før denne, med samme kolonner, havde kun nogle af filens rækker. Denne liste har dem alle.',
  earlierOnlyFix: 'Importér filen igen, og tryk på “Kun nogle rækker”, hvis nogle rækker intet skal have.',
  mixedUnicode: 'Puljer med blot én Unicode-sms sendes helt som Unicode, hvilket kræver flere sms-dele.',
  mixedUnicodeFix: 'Lad Unicode-sms’er gå i deres egne puljer.',
  inVersion: (values, message) =>
    values.length === 0
      ? `I en udgave af beskeden: ${message}`
      : `I udgaven til ${listOf(values.map(quotedValue))}: ${message}`,
  nobodyHas: (values) =>
    `Ingen på listen har værdien ${values.map(quotedValue).join(' eller ')}, som en udgave af beskeden er til.`,
  nobodyHasFix: 'Se, hvordan listen skriver den, eller udelad udgaven.',
  wordsOfNobody: (value) => `Ingen får ordene til ${quoted(value)}: Ingen her har den værdi.`,
  wordsOfNobodyFix: 'Se, hvordan listen skriver værdien, eller fjern ordene.',
  versionOfNobody: 'En udgave af beskeden er til ingen: Den har ingen værdier endnu.',
  versionOfNobodyFix: 'Vælg de værdier, den er til, eller fjern den.',
  blankOf: (people, tag) => `${peopleWords(people)} har ingen værdi for ${tag}.`,
  blankOfFix: 'Vælg: et erstatningsord i beskeden, udelad dem, eller send, som det er.',
  blankSent: (people, tag) => `${peopleWords(people)} får sms’en uden værdi for ${tag}, som du valgte.`,
  misfit: (people, tag) =>
    `${peopleWords(people)} har en celle, der ikke passer til ${tag}, og får den, som den er.`,
  elsewhere: (numbers, countries) =>
    `${counted(numbers, 'nummer er måske et mobilnummer', 'numre er måske mobilnumre')} fra ${countries.length === 0 ? 'et andet land' : oneOfList(countries.map(regionName))}.`,
  doubtful: (numbers) => `${counted(numbers, 'nummer ser tvivlsomt', 'numre ser tvivlsomme')} ud.`,
  doubtfulFix: (numbers) => pluralForm(numbers, 'Se på det på listen.', 'Se på dem på listen.'),
  twoDays: (first, day) =>
    `De første ${count(first)} sendes i dag, men sms’erne tæller dage fra ${longDay(day)}.`,
  twoDaysFix: 'Send alle på det senere tidspunkt, eller alle i dag.',
  fixedDay: (tag) => `${tag} rummer ord fra en anden dag, gemt fra en tidligere kampagne.`,
  fixedDayFix: 'Fjern flettefeltet, eller importér listen igen, så ordene regnes ud på ny.',
  dayPassed: (day) => `Gennemgangen er fra ${longDay(day)}, og sms’erne tæller dage fra den dag, de sendes.`,
  dayPassedFix: 'Læs gennemgangen igen: Sms’erne er nu fra i dag.',
  overBefore: 'Kampagnens frist ligger før dens start.',
  overBeforeFix: 'Vælg en senere frist, eller fjern den.',
  endsAfter: (end, notAfter) =>
    `Kampagnen ventes at slutte ${dayAndTime(end)}; fristen er ${dayAndTime(notAfter)}: De øvrige får intet, før du tager stilling.`,
  predictedEnd: (end) => `Kampagnen ventes at slutte ${dayAndTime(end)}.`,
  dayOver: (day) =>
    `Kampagnens sms’er tæller dage fra ${longDay(day)}: De, der stadig venter efter den dag, får intet.`,
  quietPastDay: (people, until, there, day) =>
    `De stille timer gælder for ${peopleWords(people)} indtil ${hereAndThere(until, there)}, men sms’erne tæller dage fra ${longDay(day)}.`,
  quietPastDayFix: 'Vælg en start, hvor ingen har stille timer.',
  firstCanary: (people) => planning.firstCanary(people),
  firstCanaryFix: 'Vær til stede, så du kan tjekke de første sms’er.',
  balance: (credit, expected, from) =>
    `Saldoen er ${credits(credit)}, og kampagnen bruger ca. ${credits(expected)} kreditter, ${planning.creditsFrom[from]}.`,
  balanceFix: 'Fyld kontoen op. Kampagnen går på pause, når saldoen slipper op.',
};

/** `14.05` for `14:05`. */
function dotted(time: string): string {
  return String(time).replace(':', '.');
}
