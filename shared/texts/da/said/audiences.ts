import { capital, count, counted, listOf, oneOfList, peopleWords, quoted } from '../../../format/wording.ts';
import type { SaidTexts } from '../../translation/translation.ts';
import { common } from '../common.ts';

export const audiences: SaidTexts<'audiences'> = {
  edited: 'Ændret manuelt.',
  optedOut: 'Nummeret er afmeldt og får aldrig en sms.',
  excluded: 'Udeladt manuelt.',
  numberExcluded: 'Dette nummer blev udeladt manuelt i en anden række.',
  excludedFix: 'Tag rækken med igen for at sende en sms til den.',
  saidNo: (columns) => `Sagde nej i ${oneOfList(columns.map(quoted))}.`,
  consentOpen: (people, columns) =>
    `${peopleWords(people)} sagde nej i ${oneOfList(columns.map(quoted))}, og ingen har taget stilling til dem endnu.`,
  consentUnclear: (columns) =>
    `Ingen har taget stilling til, hvilke værdier i ${oneOfList(columns.map(quoted))} der betyder nej til sms’er.`,
  consentOpenFix:
    'Sæt i importen flueben ved de værdier, der betyder nej, og udelad så personerne, eller send til dem alligevel.',
  countryOpen: 'Det er ikke afgjort, hvilket land numrene uden landekode er fra.',
  countryOpenFix: 'Vælg deres land.',
  recent: 'Udeladt: Der er for nylig sendt en sms til nummeret.',
  undecided: (row) =>
    `Række ${row} har samme nummer og får indtil videre sms’en; de andre celler er forskellige.`,
  undecidedFix: 'Vælg, hvilken af rækkerne der udfylder den.',
  differs: (row) => `Række ${row} har samme nummer og bruges; de andre celler er forskellige.`,
  differsFix: 'Vælg denne række i stedet, hvis dens værdier er de rigtige.',
  same: (row) => `Række ${row} har samme nummer og bruges; de andre celler er ens.`,
  joinedRows: (rows) => `Én sms af ${counted(rows, 'række', 'rækker')} med dette nummer.`,
  joinedInto: (row) => `Samlet: Værdierne er med i sms’en til række ${row}.`,
  joinTooLong: (column, most) =>
    `Værdierne i ${quoted(column)} er tilsammen længere end ${count(most)} tegn.`,
  joinNoNumber: (column) => `Ikke alle værdier i ${quoted(column)} er et entydigt tal.`,
  joinNoDate: (column) => `Ikke alle værdier i ${quoted(column)} er en entydig dato eller et klokkeslæt.`,
  joinFix: 'Saml kolonnen på en anden måde, eller vælg en af rækkerne.',
  busy: 'Tagline er ved at oprette andre lister og er ikke begyndt på denne.',
  busyFix: 'Vent, til en af dem er klar, og prøv så igen.',
  aboutToStart: 'En kampagne, der er ved at starte, skal bruge disse personer.',
  aboutToStartFix: 'Vent, til kampagnen er startet, eller afbryd den.',
  gone: 'Disse personer er her ikke længere.',
  goneFix: 'Importér filen igen, eller vælg andre personer.',
  goneOther: 'Vælg en anden liste.',
  noRow: 'Rækken er her ikke længere.',
  noColumn: 'Den kolonne findes ikke.',
  notSendable: 'Du kan ikke vælge denne række: Den har intet brugbart nummer eller ingen tekst.',
  notSendableFix: 'Se hvorfor i rækkens bemærkninger.',
  nothingToUndo: 'Der er ikke noget at fortryde.',
  nothingToRedo: 'Der er ikke noget at gentage.',
  noRowColumn: 'Det fremgår ikke af filen, hvilke rækker den retter.',
  noRowColumnFix: (column) =>
    `Behold kolonnen ${quoted(column)}, som den blev eksporteret, eller opret en liste for sig.`,
  tooManyCorrected: (most) => `Højst ${count(most)} rækker kan sættes tilbage på én gang.`,
  tooManyCorrectedFix: 'Opret en særskilt liste af dem.',
  correctedTwice: (first, second, row) => `Række ${first} og ${second} retter begge række ${row}.`,
  correctedTwiceFix: 'Behold en af dem, eller opret en liste for sig.',
  notOurs: (row) => `Række ${row} i filen er ikke en række på listen.`,
  notOursFix: 'Tag rækken ud, vælg en anden liste, eller opret en ny.',
  noNumberColumn: 'Der er ikke valgt en kolonne med numre.',
  noNumberColumnFix: 'Vælg en.',
  columnNotInFile: 'En valgt kolonne findes ikke i filen.',
  columnNotInList: 'Listen har ingen sådan kolonne.',
  chooseColumns: 'Vælg kolonnerne igen.',
  manyDays: (most) => `Disse rækker fordeler sig på mere end ${count(most)} dage.`,
  manyDaysFix: 'Opret først en liste med færre dage, med “Filtrér eller kombinér…”.',
  otherDays: 'Rækkernes dage er ikke længere dem, der blev vist.',
  otherDaysFix: 'Se på dem igen, og opret så kladderne.',
  dayOrderOpen: (column, cell) =>
    `Datoerne i ${quoted(column)} kan begynde med dagen eller måneden, som i ${quoted(cell)}.`,
  dayOrderOpenFix: 'Vælg dag eller måned ved siden af betingelsen.',
  nobodyChosen: 'Alle valgte rækker er udeladt.',
  nobodyChosenFix: 'Tag nogle af dem med igen, eller vælg andre rækker.',
  madeBefore: (name: string) => `Tagline har allerede oprettet denne liste: ${quoted(name)}.`,
  draftMadeBefore: (name: string) => `Der er allerede en kladde til disse personer: ${quoted(name)}.`,
  madeBeforeFix: 'Åbn det, der allerede er oprettet, eller slet det først.',
  changed: 'En liste blev ændret, mens en anden blev oprettet ud fra den.',
  changedFix: 'Prøv igen.',
  tooLarge: 'Tilsammen har listerne flere rækker, end én liste kan rumme.',
  tooLargeFix: 'Sæt mindre lister sammen.',
  tooManyOut: (most) => `Højst ${count(most)} rækker kan udelades på én gang.`,
  tooManyOutFix: 'Opret en liste uden dem med “Filtrér eller kombinér…”, eller vælg færre.',
  tooManyIn: (most) => `Højst ${count(most)} rækker kan tages med igen på én gang.`,
  tooManyInFix: 'Fortryd det, der udelod dem, eller vælg færre.',
  tooDoubtful: (most) => `Mere end ${count(most)} numre ser tvivlsomme ud.`,
  tooDoubtfulFix: 'Importér filen igen, og tjek landet og kolonnen med numre.',
};

export const people: SaidTexts<'people'> = {
  beingPrepared: (campaign) =>
    `${quoted(campaign || common.untitled)} bliver forberedt lige nu, så intet blev slettet.`,
  beingPreparedFix: 'Prøv igen, når kampagnen er startet.',
  stillReviewed: (campaign) =>
    `Teksterne i ${quoted(campaign)} skal stadig sendes, som de blev gennemgået, så intet er fjernet.`,
  stillReviewedFix: 'Lad kampagnen blive færdig, afbryd den, eller vælg “Tilbage til kladden”.',
  stillToSend: (campaign) =>
    `Personen venter stadig på ${quoted(campaign || common.untitled)}, så intet blev slettet.`,
  stillToSendFix:
    'Lad kampagnen blive færdig, afbryd den, eller vælg “Tilbage til kladden”, og slet så personen.',
  inDoubt: (campaign) =>
    `Ingen ved endnu, om ${quoted(campaign || common.untitled)} blev sendt til denne person, så intet blev slettet: Nummeret hindrer, at personen får en sms to gange.`,
  inDoubtFix: 'Afgør personens pulje, og slet så personen.',
};

export const optOuts: SaidTexts<'optOuts'> = {
  notOnList: 'Dette nummer står ikke på listen.',
  optOutKept: 'beholdt ved sletning',
  inTeamFile: 'Nummeret står i teamets afmeldingsfil, så det bliver på listen.',
  inTeamFileFix: 'Fjern dets linje fra den fil først, og fjern det så her.',
  noMapping: 'Ingen har valgt, hvilken kolonne i filen der indeholder numrene.',
  noMappingFix: 'Vælg filen under “Tilføj numre”, se på dens kolonner, og tilføj så numrene.',
};

export const teamFile: SaidTexts<'teamFile'> = {
  source: 'teamets afmeldingsfil',
  line: (line) =>
    `Linje ${count(line)} i teamets afmeldingsfil har ikke et helt telefonnummer i sin kolonne.`,
  lineFix: 'Skriv ét nummer dér, med + og landekode, eller fjern linjen.',
  columnGone: (heading) =>
    `Kolonnen ${quoted(heading)} står ikke længere på sin plads i teamets afmeldingsfil.`,
  newHeading: 'Teamets afmeldingsfil begynder nu med overskrifter, og før havde den ingen.',
  columnGoneFix: 'Vælg filen igen i indstillingerne og dens kolonne med numrene.',
  tooLarge: (megabytes, numbers) =>
    `Teamets afmeldingsfil er større end ${count(megabytes)} MB eller ${count(numbers)} numre, så den læses ikke.`,
  tooLargeFix: 'Opret en ny fil med det nødvendige, og vælg den i indstillingerne.',
  notText: 'Teamets afmeldingsfil er ikke en tekstfil.',
  notTextFix: 'Gem den som CSV, eller vælg en anden fil i indstillingerne.',
  gone: 'Teamets afmeldingsfil findes ikke.',
  goneFix: 'Tilslut drevet, eller vælg filen igen i indstillingerne.',
  notAFile: 'Hvor teamets afmeldingsfil var, er der nu noget andet.',
  locked: 'Du må ikke læse teamets afmeldingsfil, eller et andet program har den åben.',
  lockedFix: 'Luk den i andre programmer, og sørg for, at du må læse den.',
  silent: (seconds) => `Drevet med teamets afmeldingsfil svarede ikke inden for ${count(seconds)} sekunder.`,
  silentFix: 'Se, om drevet er tilsluttet, eller vælg en anden fil i indstillingerne.',
  unended: 'Teamets afmeldingsfil slutter ikke med et linjeskift, så den sidste linje er måske ikke hel.',
  unendedFix: 'Åbn filen, tryk på Enter efter den sidste linje, og gem den.',
  changing:
    'Den sidste linje i teamets afmeldingsfil kan være halvt skrevet. Tagline læser den igen om et øjeblik.',
  failed: (code) => `Tagline kan ikke læse teamets afmeldingsfil (${code}).`,
  mayNotWrite: 'Du må ikke skrive i filen, eller et andet program har den åben.',
  notWritten: (code) => `Tagline kan ikke skrive i filen (${code}).`,
};

export const numbers: SaidTexts<'numbers'> = {
  faults: {
    empty: 'Der er intet nummer.',
    'no-digits': 'Der er ingen cifre.',
    lossy: 'Regnearket har skåret cifre af nummeret; de findes ikke i filen.',
    fraction: 'Det er et tal med decimaler.',
    date: 'Det er en dato.',
    identity: 'Det er et identitetsnummer (såsom et CPR-nummer).',
    unclear: 'Det er hverken ét nummer eller flere numre adskilt af samme tegn.',
    erased: 'Personen, der stod her, er slettet.',
    'no-country': 'Det fremgår ikke af nummeret, hvilket land det hører til.',
    'too-short': 'Nummeret er for kort.',
    'too-long': 'Nummeret er for langt.',
    'unknown-country-code': 'Intet land har denne landekode.',
    impossible: 'Intet nummer i landet har så mange cifre.',
  },
  fixes: {
    empty: 'Skriv et nummer, eller udelad rækken.',
    'no-digits': 'Skriv nummeret i dets kolonne.',
    lossy:
      'Formatér kolonnen i regnearket som tal uden decimaler (eller som tekst), tjek numrene, og gem igen.',
    fraction: 'Skriv hele telefonnummeret.',
    date: 'Vælg en anden kolonne som nummer, eller ret cellen.',
    identity: 'Vælg en anden kolonne som nummer, eller ret cellen.',
    unclear: 'Lad kun nummeret stå i cellen; et O eller l står måske for 0 eller 1.',
    erased: 'Der er ikke mere at rette.',
    'no-country': 'Vælg det land, som sådanne numre hører til, eller begynd nummeret med + og landekoden.',
    'too-short': 'Der mangler cifre, måske områdenummeret.',
    'too-long': 'Måske er det to numre, eller et ciffer er skrevet to gange.',
    'unknown-country-code': 'Tjek cifrene lige efter plusset.',
    impossible: 'Tjek nummeret ciffer for ciffer.',
  },
  doubts: {
    invalid: 'Et sådant nummer er ikke i brug i landet.',
    landline: 'Det ligner en fastnettelefon, som måske ikke kan få sms’er.',
    special: 'Det er et servicenummer og ikke en persons telefon.',
    several: 'Der er flere numre i cellen; det mest sandsynlige er brugt.',
    words: 'Der stod ord ved siden af nummeret; de er sprunget over.',
    plusAssumed: 'Læst som et internationalt nummer, der mangler sit plus.',
    zeroAssumed: 'Læst som et nummer, der mangler sit 0 forrest.',
    ambiguous: 'Det kan også være et nummer i et andet land uden plus.',
    unknownCountry: 'Rækkens land er ukendt, så nummeret er læst som et fra listens land.',
    elsewhere: 'I et andet land, som listen ser ud til at have numre fra, er dette et mobilnummer.',
  },
  repairs: {
    invisible: 'usynlige tegn fjernet',
    digits: 'cifre i en anden skrift skrevet som 0 til 9',
    wrapper: 'tekst omkring nummeret fjernet',
    decimals: 'decimaler fjernet',
    punctuation: 'mellemrum og tegn fjernet',
    prefix: 'udlandspræfiks fjernet',
    country: 'landekode tilføjet',
    trunk: 'cifre til opkald inden for landet fjernet',
    former: 'forældet form af nummeret opdateret',
  },
  repaired: (done) => `${capital(listOf(done))}.`,
  insteadOfLandline: (column, insteadOf) =>
    `Taget fra ${quoted(column)}; fastnetnummeret i ${quoted(insteadOf)} blev ikke brugt.`,
  byLabel: (column, insteadOf) =>
    `Taget fra ${quoted(column)} på grund af navnet; nummeret i ${quoted(insteadOf)} blev ikke brugt.`,
  noMobile: (column, insteadOf) =>
    `Taget fra ${quoted(column)}, da der ikke er et mobilnummer i ${quoted(insteadOf)}.`,
};
