import { dateAndTimeWithin } from '../../../format/format-time.ts';
import { counted, credits, quoted } from '../../../format/wording.ts';
import type { SaidTexts } from '../../translation/translation.ts';
import { common } from '../common.ts';

export const folder: SaidTexts<'folder'> = {
  nothingErased: 'Intet blev slettet.',
  confirmation: 'Bekræftelse',
  typeToErase: (word) => `Skriv ${quoted(word)} for at slette alt.`,
  eraseWhileSending: (name) =>
    `${quoted(name || common.untitled)} er ved at blive sendt, så intet blev slettet.`,
  eraseWhileSendingFix: 'Sæt kampagnen på pause, eller lad den blive færdig, og slet så alt.',
  sendingNow: 'En kampagne er ved at blive sendt.',
  sendingNowFix: 'Sæt den på pause først, så filen indeholder alt, hvad der er sendt.',
  beingMade: 'Der er allerede en fil med disse data på vej.',
  noLongerComing: 'Denne fil er ikke længere på vej.',
  stillComing: 'En anden fil er stadig ved at blive læst ind.',
  heldNoFile: 'Denne datamappe kommer et andet sted fra, så der blev ikke lavet nogen fil af den.',
  chooseHow: 'Angiv først, hvordan den kom hertil: om den blev flyttet eller kopieret.',
  noFolderFile:
    'Tagline har ikke lavet denne fil af sine data, eller den er beskadiget, så intet blev åbnet.',
  noFolderFileFix: 'Vælg en fil, der er gemt med “Sikkerhedskopiér” eller “Flyt til en anden computer”.',
  otherLayout:
    'Denne fil er lavet af en anden udgave af Tagline i en form, som denne ikke kan læse, så intet blev åbnet.',
  otherLayoutFix: 'Åbn den med den version af Tagline, der lavede den.',
  earlier:
    'Disse data er en tidligere kopi, og det, der er sendt siden, er ikke med i den, så der sendes intet.',
  earlierFix: 'Angiv først i Taglines vindue, om der er sendt noget siden.',
  unreadSource: 'en beskadiget række i disse data',
  unread: (unknown) =>
    `${counted(unknown, 'oplysning', 'oplysninger')}, der kan have skånet nogen for en sms, kunne ikke læses, så der sendes intet.`,
  unreadFix: 'Se i Tagline, hvad der mangler, og tag så stilling.',
  teamFileAsks: 'Teamets fil med afmeldinger fulgte med en fil, der blev åbnet, og er ikke forbundet.',
  teamFileAsksFix: 'Forbind filen, eller opgiv den: Så mangler dens afmeldinger her.',
  accountAsks: 'Denne konto fulgte med en fil, der blev åbnet.',
  accountAsksFix: 'Tryk først på “Brug den til at sende” i Tagline.',
  campaignAsks: 'Kampagnen fulgte med en fil, der blev åbnet, og ingen har endnu ladet den fortsætte.',
  perhapsSent: {
    draft: (since) =>
      `Denne kladde er fra en tidligere kopi af dine data${lastUsed(since)}. Den, eller en kopi af den, kan være sendt siden.`,
    source: (name, since) =>
      `Denne kladde er oprettet ud fra ${quoted(name || common.untitled)}, som er fra en tidligere kopi af dine data${lastUsed(since)}. Der kan være sendt en sms til de samme personer siden.`,
    list: (name, since) =>
      `Listen ${quoted(name)} er fra en tidligere kopi af dine data${lastUsed(since)}. Der kan være sendt sms’er til dens personer siden.`,
    fix: 'Se efter, hvad der er sendt siden. Er denne ikke sendt, så tryk på “Ikke sendt siden”; ellers lad kladden ligge, eller slet den.',
  },
  foreign: 'Denne datamappe kommer et andet sted fra, hvor dens kampagner kan være fortsat.',
  movedOut:
    'Denne datamappe blev pakket i en fil for at blive åbnet på en anden computer, så der sendes intet herfra.',
  noState: (isFull) =>
    `Tagline kan ikke notere, hvad der er sendt fra denne computer, så der sendes intet. ${place(isFull)}`,
  noStateFix: (stateDir) =>
    `Sørg for, at du må skrive i ${stateDir}, og at der er plads, og start så Tagline igen.`,
  markUnwritten: (isFull) =>
    `Det, denne computer skriver ned uden for datamappen om, hvad der er sendt, kunne ikke skrives, så der sendes ikke mere. ${place(isFull)}`,
  markUnwrittenFix: (isFull) =>
    isFull ? 'Frigør plads på disken, og fortsæt så.' : 'Sørg for, at du må skrive dér, og fortsæt så.',
  balanceUnread: 'Saldoen kan ikke læses nu, så den hjælper ikke med disse personer.',
  balanceBeforeUnknown:
    'Det vides ikke, hvad saldoen var, da denne kopi blev lavet, så saldoen hjælper ikke med disse personer.',
  lost: (lost, expected) =>
    `Siden denne kopi blev lavet, er saldoen faldet med ${credits(lost)} kreditter.${cost(expected)} Andre kampagner og andre brugere af kontoen kan have brugt nogle af dem.`,
  gained: (gained) =>
    `Siden denne kopi blev lavet, er saldoen steget med ${credits(gained)} kreditter: Nogen har fyldt den op, så saldoen hjælper ikke med disse personer.`,
  lostNothing: (expected) =>
    `Siden denne kopi blev lavet, er saldoen ikke faldet.${cost(expected)} En opfyldning kan skjule, hvad der er sendt.`,
  practiceBalance: 'Demoen har sin saldo i datamappen, så saldoen hjælper ikke med disse personer.',
};

function place(isFull: boolean): string {
  return isFull ? 'Disken er fuld.' : 'Der kan ikke skrives på det sted.';
}

function lastUsed(at: number | null): string {
  return at === null ? '' : `, sidst brugt ${dateAndTimeWithin(at)}`;
}

function cost(expected: number | null): string {
  return expected === null ? '' : ` At sende til alle ubekræftede her skulle koste ${credits(expected)}.`;
}

const otherFolder = 'angiv en anden mappe med --data-dir';

export const storage: SaidTexts<'storage'> = {
  so: {
    'not-recorded': 'dette kunne ikke registreres',
    'not-on-record': 'din beslutning er ikke registreret endnu, og imens sendes der ikke mere',
    'not-read': 'filen kunne ikke læses',
    'not-started': 'intet blev startet',
    'not-erased': 'ikke alt blev slettet',
    'no-settings': (path) => `indstillingerne kan ikke læses (${path})`,
  },
  full: (so) => `Disken er fuld, så ${so}.`,
  mayNotWrite: (so) => `Der må ikke skrives i datamappen, så ${so}.`,
  busy: (so) => `Databasen var optaget for længe, så ${so}.`,
  failed: (so) => `Disken svigtede, så ${so}.`,
  fix: {
    full: 'Frigør plads, og prøv igen; intet er gået tabt.',
    mayNotWrite: 'Tjek, at du ejer mappen og må skrive i den, og prøv igen.',
    busy: 'Prøv igen om et øjeblik; intet gik tabt.',
    failed: 'Tjek disken og dens ledige plads, og prøv igen.',
  },
  what: {
    full: 'Disken er fuld.',
    mayNotWrite: 'Der må ikke skrives i datamappen.',
    busy: 'Databasen var optaget for længe.',
    failed: 'Disken svigtede.',
  },
  erasesFirst: 'Start Tagline igen: Den sletter videre først.',
  folder: {
    isFile: (path) => `Der ligger en fil, hvor datamappen skulle være, så intet blev startet (${path}).`,
    isFileFix: `Flyt eller omdøb filen, eller ${otherFolder}.`,
    leadsNowhere: (path, target) =>
      `Datamappen er et link til et sted, der ikke findes, så intet blev startet (${path} fører til ${target}).`,
    leadsNowhereFix: `Tilslut den disk eller det netværksdrev, linket fører til, fjern linket, eller ${otherFolder}.`,
    notThere: (path) => `Datamappens disk eller netværksdrev er der ikke, så intet blev startet (${path}).`,
    notThereFix: `Tilslut det, og start Tagline igen, eller ${otherFolder}.`,
    notAllowed: (path) => `Du må ikke læse og skrive i datamappen, så intet blev startet (${path}).`,
    notAllowedFix: `Tjek, at du ejer den og må skrive i den, eller ${otherFolder}.`,
    readOnly: (path) => `Datamappen er på en disk, der kun kan læses, så intet blev startet (${path}).`,
    readOnlyFix: `Gør disken skrivbar, eller ${otherFolder}.`,
    full: (path) => `Disken er fuld, så intet blev startet (${path}).`,
    fullFix: 'Frigør plads, og start Tagline igen.',
    loop: (path) => `Datamappen er et link, der fører tilbage til sig selv, så intet blev startet (${path}).`,
    loopFix: `Fjern linket, eller ${otherFolder}.`,
    name: (path) => `Disken tager ingen mappe med dette navn, så intet blev startet (${path}).`,
    nameFix: `Tjek det, eller ${otherFolder}.`,
    unusable: (code, path) => `Datamappen kan ikke bruges (${code}), så intet blev startet (${path}).`,
    unusableFix: `Tjek disken, eller ${otherFolder}.`,
    alreadyOpen: 'Tagline er allerede åben med denne datamappe, så intet blev startet.',
    alreadyOpenFix: (path) => `Brug det vindue, der er åbent, eller luk det først. Mappen er ${path}.`,
  },
  database: {
    full: (path) => `Disken er fuld, så intet kan registreres sikkert (${path}).`,
    fullFix: 'Frigør plads, og start Tagline igen.',
    damaged: (path) => `Databasen er beskadiget og blev ikke rørt (${path}).`,
    damagedFix: 'Gendan mappen fra en sikkerhedskopi, eller flyt denne fil væk for at begynde med en tom.',
    notWritable: (path) => `Databasen kan ikke åbnes til skrivning (${path}).`,
    notWritableFix: 'Tjek, at den er en fil, at du ejer den og dens mappe, og at du må skrive i begge.',
    inUse: (path) =>
      `Tagline er allerede åben med denne datamappe, eller et andet program bruger dens database (${path}).`,
    inUseFix: 'Brug det vindue, der er åbent, eller luk det andet program, og start Tagline igen.',
    failed: (path) => `Disken svigtede under læsning eller skrivning (${path}).`,
    failedFix: 'Tjek disken og dens forbindelse, og start Tagline igen.',
    newer: (path) => `Disse data er skrevet af en nyere Tagline og blev ikke rørt (${path}).`,
    newerFix: 'Installér den nyeste version af Tagline, og åbn den igen.',
    foreign: (path) => `Dette er et andet programs database, som ikke blev rørt (${path}).`,
    foreignFix: `Flyt den væk, eller ${otherFolder}.`,
    otherLayout: (path) =>
      `Disse data er skrevet af en anden version af Tagline i en form, som denne ikke kan læse, og blev ikke rørt (${path}).`,
    otherLayoutFix: (folder) =>
      `Åbn dem med den version af Tagline, der skrev dem. Eller omdøb mappen ${folder}, hvilket ikke sletter noget: Tagline starter så med en tom mappe.`,
  },
};

export const savedFiles: SaidTexts<'savedFiles'> = {
  tooManyRows: 'Der er flere rækker, end et ark kan rumme.',
  asCsv: 'Gem dem som CSV i stedet.',
  notBeingMade: 'Denne fil er ikke længere ved at blive lavet.',
  startAgain: 'Start eksporten igen.',
};

export const app: SaidTexts<'app'> = {
  stopped: 'Stoppet.',
  closing: 'Tagline lukker.',
  unfit: 'Værdien kan ikke bruges.',
  unfitFor: (why) => `Det indtastede passer ikke: ${why}.`,
  noOperation: 'Den handling findes ikke.',
  inside: 'Noget gik galt i Tagline.',
  insideRestart: 'Genstart Tagline for at prøve igen; det, der er gemt, er i sikkerhed.',
  insideFix: 'Prøv igen. Fortsætter fejlen, så genstart Tagline; det, der er gemt, er i sikkerhed.',
  listClosed: 'Denne liste er ikke længere åben.',
  tooMuch: 'Det er for meget på én gang.',
  tooLarge: 'Det er for meget på én gang.',
  tooBusy: 'Tagline har for meget at lave. Prøv igen.',
  noSecret: 'Sikkerhedskoden mangler eller er forkert. Åbn Tagline igen.',
  noAddress: (code) =>
    `Denne computer giver ikke Tagline en lokal adresse, som vinduet kan få svar fra (${code}).`,
  noAddressFix: 'Tjek, at programmer må lytte på 127.0.0.1, og start Tagline igen.',
  notStarted: (code) => `Noget gik galt i Tagline under starten (${code}).`,
  notStartedFix: (folder) =>
    `Start Tagline igen. Fortsætter fejlen, så se i tagline.log i ${folder}; det, der er gemt, er i sikkerhed.`,
  notStartedAtAllFix:
    'Start den igen. Bliver det ved, så installér den nyeste version; det, der er registreret, er i sikkerhed.',
  sendingBroke: 'Afsendelsen blev afbrudt inde i Tagline.',
  sendingBrokeFix: 'Se på kampagnen: Intet sendes igen uden dig.',
  readingBrokeFix: 'Slip filen på vinduet igen. Sker det igen, så gem filen i et andet format.',
  textsBroke: 'Teksterne kunne ikke dannes.',
  textsBrokeFix: 'Ændr beskeden lidt, eller genstart Tagline.',
  practiceBroke: 'Demotjenesten blev afbrudt.',
  practiceBrokeFix: 'Prøv igen: Den starter forfra med alt, hvad den har gemt.',
  faults: 'Fejl',
  faultsFix: 'Vælg fejl fra listen, adskilt af kommaer.',
  ledgerFix: 'Luk det program, der bruger filen, eller flyt filen væk for at begynde forfra.',
  otherPlan: 'Nu ville andet blive fjernet end det, der blev vist, så intet blev fjernet.',
  otherPlanFix: 'Se på tallene igen.',
};
