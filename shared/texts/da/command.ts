import { count, counted, listOf, peopleWords, pluralForm, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const command: Texts<'command'> = {
  help: `tagline prepare LISTE --campaign NAVN [--country LL] [--worksheet ARK]
  Opretter en kladde til personerne i filen LISTE med beskeden, kolonnerne, indstillingerne og kontoen
  fra NAVN: en kladde eller en afsluttet kampagne. Viser gennemgangen og en kode. Sender intet.
  LL er landet for numre uden landekode, f.eks. DK. ARK er det ark, der skal læses, hvis en
  projektmappe har flere.

tagline send --review KODE
  Sender præcis det, der blev gennemgået. Sender intet, hvis liste, besked, konto, indstillinger eller
  dag er ændret, hvis gennemgangen har fejl, i stille timer, eller hvis saldoen er for lav.

tagline send --review KODE --continue
  Sender til de øvrige, når du har set de første sms’er, eller efter at Tagline blev afsluttet.

  --urgent GRUND     ved prepare og send: også i stille timer; grunden gemmes med kampagnen
  --json             viser ét JSON-dokument
  --data-dir MAPPE   bruger datamappen MAPPE i stedet for din egen
  --help             viser denne side

Hvis Tagline er åben, gør den arbejdet. Ellers åbner kommandoen selv datamappen.

Den slutter med
  0  færdig
  1  noget gik galt inde i Tagline
  2  kommandoen er ikke skrevet som ovenfor
  3  listen, kampagnen eller datamappen kan ikke bruges
  4  gennemgangen har noget, der først skal rettes
  5  koden hører til en anden gennemgang
  6  den venter: på et blik på de første, en person mere, sit tidspunkt eller teamets afmeldingsfil
  7  standset: den kræver en person eller blev afsluttet
  8  datamappen er i brug, eller en anden kommando kører
  9  tilbageholdt: angiv først i Tagline, hvad der er sket med datamappen`,
  misused: (typed) => `Tagline forstår ikke ${quoted(typed)}.`,
  onlyRows: (conditions) => `Kun rækker, hvor ${conditions}.`,
  joinedRows: 'Rækker med samme nummer er samlet.',
  prepared: (name) => `${quoted(name)} er klar til at blive sendt. Intet blev sendt.`,
  blocked: (name) => `${quoted(name)} kan ikke sendes endnu. Intet blev sendt.`,
  nobody: 'Der er ingen tilbage at sende til.',
  nobodyFix: 'Se nedenfor, hvem der intet får.',
  endedBefore: 'Kommandoen blev afsluttet, før noget blev sendt.',
  toSend: 'Send præcis dette:',
  askAnother: (draft) =>
    `Denne konto kræver en person mere: Gem gennemgangen i Tagline, og lad en anden læse den. Derefter: tagline send --review ${draft}-KODE, med koden i slutningen.`,
  toFix: 'Skal rettes først',
  textOf: (people, to, text) => `${peopleWords(people)}, for eksempel ${to}:\n${text}`,
  wrongRows: 'Rækker uden et brugbart nummer',
  wrongRow: (row, column, field, reason) => `Række ${row}, ${column}: ${quoted(field)}. ${reason}`,
  moreRows: (rows) => `og ${counted(rows, 'række', 'rækker')} til`,
  notThere: (name) => `Der er ingen kladde og ingen afsluttet kampagne, der hedder ${quoted(name)}.`,
  notThereFix: 'Skriv navnet, som Tagline viser det.',
  sameName: (campaigns, name) =>
    `${counted(campaigns, 'kampagne', 'kampagner')} hedder ${quoted(name)}, så det er ikke klart, hvilken du mener.`,
  sameNameFix: 'Omdøb den, du mener, i Tagline.',
  noList: (name) => `${quoted(name)} har ingen liste, så dens kolonner er ikke kendt.`,
  noListFix: 'Åbn den i Tagline, og vælg en liste.',
  partOfList: (name) => `Listen til ${quoted(name)} er ikke en hel fil.`,
  partOfListFix: 'Brug en kampagne til en liste, der er oprettet af alle rækker i én fil.',
  lacksColumns: (columns) =>
    `Filen mangler ${columns.length === 1 ? 'kolonnen' : 'kolonnerne'} ${listOf(columns.map(quoted))}.`,
  lacksColumnsFix: 'Eksportér den igen med de samme kolonner som før.',
  noHeadings: 'Filen har ingen række med overskrifter, så det er ikke klart, hvad hver kolonne er.',
  noHeadingsFix:
    'Giv den en første række med overskrifter. Er ingen fil med disse overskrifter importeret endnu, så importér den én gang i Tagline.',
  otherColumns: 'Ingen har endnu importeret en fil med disse kolonner, sådan som denne kampagne bruger dem.',
  otherColumnsFix: 'Importér den én gang i Tagline, og se efter, hvad hver kolonne bruges til.',
  countryOpenFix:
    'Importér den én gang i Tagline, og vælg landet, eller angiv det med --country. Eller skriv numrene med landekode.',
  inDoubtFix: 'Ret det i filen, eller gem listen som CSV UTF-8, og forbered den igen.',
  manyWorksheets: (names) =>
    `Projektmappen har arkene ${names}, så det er ikke klart, hvilket ark personerne står i.`,
  manyWorksheetsFix: 'Angiv arket med --worksheet.',
  noReview: (code) => `Ingen gennemgang har koden ${quoted(code)}.`,
  otherReview: (name) =>
    `Dette er ikke den nuværende kode til ${quoted(name)}. Liste, besked, konto, indstillinger eller dag er ændret, så intet blev sendt.`,
  changedMeanwhile:
    'Nogen ændrede den nye kladde, mens listen blev læst, så den har ingen kode. Intet blev sendt.',
  prepareAgain: 'Forbered den igen, læs gennemgangen, og brug den nye kode.',
  sent: (name, accepted, people) =>
    `${quoted(name)} er sendt: ${count(accepted)} af ${counted(people, 'sms', 'sms’er')} er accepteret.`,
  firstFew: (people) =>
    `Tjenesten har accepteret ${pluralForm(people, 'sms’en til den første person', `sms’erne til de første ${peopleWords(people)}`)}; alle andre venter.`,
  firstFewFix: 'Se på disse sms’er og hvad de kostede. Send så til de øvrige:',
  scheduled: (name, moment) => `${quoted(name)} bliver sendt ${moment}.`,
  scheduledFix: 'Tagline skal være åben på det tidspunkt.',
  stopped: (name) => `${quoted(name)} blev standset før slutningen.`,
  goOn: 'Send til de øvrige:',
  otherCommand: 'En anden kommando kører, så denne gjorde intet.',
  otherCommandFix: 'Kør den igen, når den anden er færdig.',
  noAnswer: 'Datamappen er i brug, og Tagline svarer ikke der.',
  noAnswerFix: 'Måske kører en anden kommando. Kør denne igen, når den er færdig, eller luk først Tagline.',
  appGoesOn: 'Kommandoen blev afsluttet. Tagline er åben og fortsætter med en udsendelse, der er begyndt.',
  cutOff: 'Tagline blev lukket, før den svarede.',
  cutOffFix: 'Kør den samme kommando igen: Den viser, hvad der skete, og sender ikke til nogen to gange.',
};
