import { momentWithin } from '../../format/format-time.ts';
import { count, counted, isolated, listOf, peopleWords, pluralForm, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const settings: Texts<'settings'> = {
  keys: 'Genvejstaster',
  appearance: 'Udseende',
  theme: 'Tema',
  themes: { system: 'System', light: 'Lyst', dark: 'Mørkt' },
  language: 'Sprog',
  languageOfSystem: 'Samme som systemet',
  spelling: 'Stavekontrol',
  spellingOnMac: 'Med ordbøgerne på denne Mac. Der hentes intet.',
  spellingHelp:
    'Ordbøger til computerens sprog hentes én gang fra Googles servere (gvt1.com). Det, du skriver, bliver her.',
  newCampaigns: 'Nye kampagner',
  country: 'Hjemland',
  countryHelp:
    'De fleste af dine numre uden landekode er fra dette land. Tagline spørger om lister, der ser anderledes ud.',
  sending: 'Afsendelse',
  chunkSize: 'Personer pr. pulje',
  canary: 'Send først til',
  quietFrom: 'Stille timer fra',
  quietTo: 'Stille timer til',
  recentDays: 'Advar om gentagelser inden for (dage)',
  help: {
    chunkSize:
      'Større puljer er hurtigere. Går et svar tabt, er færre ubekræftede, hvis puljerne er mindre. Højst 10.000.',
    canary:
      'Så mange personer får sms’en først; derefter venter kampagnen på dig. 0: Alle får sms’en på én gang.',
    quietFrom:
      'I dette tidsrum, i modtagerens lokale tid, sendes ingen sms’er, undtagen i demoen; kampagnen venter.',
    quietTo: 'Vælg samme klokkeslæt to gange for at slå det fra.',
    recentDays:
      'Gennemgangen viser dem, der er sendt samme tekst til inden for så mange dage. 0 slår det fra.',
  },
  proxy: 'Proxy',
  proxyWays: { system: 'Følg systemet', none: 'Ingen', address: 'Denne adresse' },
  proxyAddress: 'Proxyadresse',
  proxyHelp:
    'En HTTP-proxy uden adgangskode. Den får kun at vide, hvilken tjeneste du bruger: Det, du sender, er krypteret til den tjeneste.',
  data: 'Data',
  backUp: 'Sikkerhedskopiér',
  moveAway: 'Flyt til en anden computer',
  askMove: 'Flyt til en anden computer?',
  move: 'Flyt',
  moveAbout:
    'Alt undtagen API-nøglerne samles i én fil. Åbn den på én anden computer, hvor kampagnerne så fortsætter. Herfra sendes der ikke mere.',
  openFile: 'Åbn en fil',
  askOpen: (file) => `Åbn ${quoted(file)}?`,
  open: 'Åbn',
  openAbout:
    'Sikkerhedskopien træder i stedet for det, der er her, næste gang Tagline starter. Tagline flytter det, der er her nu, til en mappe ved siden af og sletter intet.',
  updates: 'Opdateringer',
  erase: 'Slet alt',
  askErase: 'Slet alt?',
  eraseAbout:
    'Lister, kampagner, resultater, afmeldinger, demoindbakken, konti med deres API-nøgler, indstillinger og loggen forsvinder for altid, også ældre data ved siden af denne mappe. Tagline begynder så forfra. Filer, du har gemt, og sikkerhedskopier beholder deres indhold.',
  eraseKeeps:
    'Kun tilfældige id’er og antal puljer bliver på denne computer, uden oplysninger om nogen, så en ældre kopi af disse data kan kendes og ikke sender nogen den samme sms to gange.',
  eraseWord: 'slet alt',
  type: (word) => `Skriv ${quoted(word)}`,
  eraseLoss: (campaigns, people) =>
    `Du mister ${counted(campaigns, 'kampagne', 'kampagner')} med ${peopleWords(people)}, der venter på en sms, og oversigten over, hvem der er sendt til.`,
  kept: 'Hvor længe ting gemmes',
  keptOf: { campaigns: 'Kampagner', lists: 'Lister', inbox: 'Demoindbakke', log: 'Log' },
  keptHelp:
    'Dage fra en kampagnes afslutning eller fra en listes seneste brug; 0 gemmer dem, til du selv fjerner dem. Det, der venter på at blive sendt, er ubekræftet eller forhindrer, at nogen får en sms to gange, fjernes aldrig på grund af alder. Numre og tidspunkter fra slettede kampagner slettes efter lige så mange dage som kampagner.',
  askKeep: 'Slet efter så lang tid?',
  keep: 'Fjern nu og fremover',
  going: (campaigns, lists, inbox, log) =>
    listOf([
      campaigns > 0 && `${counted(campaigns, 'kampagne', 'kampagner')} med resultater`,
      lists > 0 && counted(lists, 'liste', 'lister'),
      inbox > 0 && `${counted(inbox, 'sms', 'sms’er')} i demoindbakken`,
      log > 0 && `${counted(log, 'linje', 'linjer')} i loggen`,
    ]),
  removesNow: (going) =>
    `Nu slettes ${going} for altid. Derefter sletter Tagline én gang om dagen det, der er for gammelt.`,
};

export const folder: Texts<'folder'> = {
  banner: {
    fileWaits: 'En fil med data åbnes, næste gang Tagline starter.',
    doNotOpen: 'Åbn den ikke',
    startAgain: 'Luk Tagline, og start den igen. Den flytter det, der er her nu, til en mappe ved siden af.',
    leave: 'Annuller',
  },
  earlier: 'Disse data er en tidligere kopi. Er der sendt noget siden?',
  lastUsed: (moment) => `Sidst brugt ${moment}.`,
  lacks: 'Det, der er sket siden, er ikke med: kampagner, afmeldinger, lister og nyligt sendte sms’er.',
  begun: (batches) =>
    batches === 0
      ? 'Denne computer er ikke begyndt på nogen pulje siden.'
      : `Denne computer er siden begyndt på ${counted(batches, 'pulje', 'puljer')}.`,
  begunUnseen: 'Denne computer ved ikke, hvad der er sendt siden.',
  unconfirmed: (people) =>
    `${peopleWords(people)}, der manglede at få sms’en, er ${pluralForm(people, 'ubekræftet', 'ubekræftede')}.`,
  nothingSent: 'Der er ikke sendt noget siden',
  askNothingSent: (begun) =>
    `${begun} Er der sendt noget, her eller på en anden computer, kan nogen få en sms to gange. Er der slet ikke sendt noget siden?`,
  perhapsSent: 'Betragt dem som måske sendt',
  askPerhapsSent:
    'Så spørger gennemgangen af hver kladde, hver liste og hver kampagne til de øvrige, om den er sendt siden. Der sendes intet, før du trykker på “Ikke sendt siden”.',
  unfinished: {
    lists: 'Slettede eller afbrudte lister er ikke fjernet helt endnu.',
    judging:
      'Denne version har ikke afgjort alle rækker i dine lister på ny endnu. Der sendes intet til de lister imens.',
    'opt-outs': 'Nogle lister viser stadig personer, der har afmeldt sig. Der sendes ikke til dem.',
    people: 'En persons data er ikke slettet alle steder endnu.',
    practice: 'Slettede kampagner er ikke fjernet fra demoindbakken endnu.',
    campaigns: 'Slettede kampagner er ikke fjernet fra disken endnu.',
    age: 'Noget af det, der er gammelt nok, er ikke slettet endnu.',
    sending: 'Det, der var ved at blive sendt, da afsendelsen stoppede, er ikke registreret endnu.',
    again: 'Tagline prøver igen.',
  },
  judgedAgain: {
    title: 'Nogle rækker i dine lister har nu en anden status',
    about:
      'Tagline afgør dem nu på en anden måde, fordi det er en anden version, eller fordi de stod anderledes i en fil. Se listerne igennem, før du sender til dem.',
    recipient: 'Modtager',
    sameStatus: 'Anden tekst eller bemærkning',
  },
  takenBack: 'Filen kunne ikke åbnes. Det, der var her før, er her igen.',
  look: 'Se det igennem',
  screen: 'Data fra en fil',
  unread: {
    title: 'Ikke alt kunne læses',
    about:
      'Det, der kunne læses, er her. Et nummer, som en beskadiget række beskyttede, er nu afmeldt, og alle i en tabt kampagne betragtes som måske sendt.',
    unknown: (rows) =>
      `${counted(rows, 'række', 'rækker')} kan have skånet nogen for en sms, og ingen kan sige hvem. Der sendes intet, før du tager stilling.`,
    understood: 'Forstået',
    without: 'Send uden dem',
    askWithout:
      'Der kan blive sendt til nogen, der har afmeldt sig, eller som der allerede er sendt til. Sammenlign først med en anden sikkerhedskopi, hvis du har en.',
    counted: {
      'opt-outs': (rows) => counted(rows, 'afmelding', 'afmeldinger'),
      lists: (rows) => counted(rows, 'liste', 'lister'),
      rows: (rows) => counted(rows, 'række i en liste', 'rækker i lister'),
      templates: (rows) => counted(rows, 'skabelon', 'skabeloner'),
      campaigns: (rows) => counted(rows, 'kampagne', 'kampagner'),
      people: (rows) => counted(rows, 'person i en kampagne', 'personer i kampagner'),
      receipts: (rows) => counted(rows, 'id fra tjenesten', 'id’er fra tjenesten'),
      batches: (rows) => counted(rows, 'post om en pulje', 'poster om puljer'),
      settings: (rows) => counted(rows, 'konto eller indstilling', 'konti eller indstillinger'),
      others: (rows) => counted(rows, 'anden post', 'andre poster'),
    },
    some: {
      'opt-outs': 'Afmeldinger, ingen ved hvor mange',
      lists: 'Lister, ingen ved hvor mange',
      rows: 'Rækker i lister, ingen ved hvor mange',
      templates: 'Skabeloner, ingen ved hvor mange',
      campaigns: 'Kampagner, ingen ved hvor mange',
      people: 'Personer i kampagner, ingen ved hvor mange',
      receipts: 'Id’er fra tjenesten, ingen ved hvor mange',
      batches: 'Poster om puljer, ingen ved hvor mange',
      settings: 'Indstillinger, ingen ved hvor mange',
      others: 'Andre poster, ingen ved hvor mange',
    },
  },
  opened: {
    title: 'Det, der venter på din beslutning',
    about: 'Alt dette fulgte med filen. Tagline bruger intet af det, før du trykker på en knap her.',
    waits: (campaigns, files, accounts) =>
      `Dette fulgte med en fil og venter på dig: ${listOf([
        campaigns > 0 && counted(campaigns, 'planlagt kampagne', 'planlagte kampagner'),
        files > 0 && counted(files, 'delt fil', 'delte filer'),
        accounts > 0 && counted(accounts, 'konto', 'konti'),
      ])}.`,
    campaign: (name) => `Kampagnen ${quoted(name)}`,
    goesOn: (moment) => `Planlagt til ${moment}`,
    goOn: 'Lad den fortsætte',
    teamFile: 'Delt fil med afmeldinger',
    teamFileAbout:
      'Forbinder du den, læser Tagline den før hver pulje og tilføjer afmeldingerne herfra. Der sendes intet, før du forbinder eller opgiver den, fordi dens afmeldinger ellers mangler.',
    connect: 'Forbind den',
    giveUp: 'Opgiv den',
    askGiveUp:
      'Så mangler dens afmeldinger her: Personer i den fil kan få en sms. Tagline hverken læser den eller tilføjer til den.',
    account: (name) => `Kontoen ${quoted(name)}`,
    use: 'Brug den til at sende',
  },
  mayLack: 'Afmeldinger, lister og oversigten over nyligt sendte sms’er kan mangle det nyeste.',
  foreign: 'Denne datamappe kommer et andet sted fra. Hvordan kom den hertil?',
  foreignMore: (people, campaigns) =>
    `Flyttet: Den blev lukket på den anden computer og er ikke brugt siden; kun det, der var undervejs, er ubekræftet. Kopieret, eller ved ikke: ${open(people, campaigns)} er ubekræftede, indtil du tager stilling.`,
  wasMoved: 'Den blev flyttet',
  askMoved:
    'Hvis den stadig bruges, hvor den var, eller er brugt siden, kan nogen få en sms to gange. Blev den lukket der og ikke brugt siden?',
  wasCopied: 'Den blev kopieret, eller jeg ved det ikke',
  askCopied: (people, campaigns) =>
    `Så er ${open(people, campaigns)} ubekræftede, og planlagte kampagner bliver til kladder igen. Du tager stilling til dem alle på én gang eller pulje for pulje.`,
  movedOut: (moment) =>
    `Denne datamappe blev pakket i en fil ${moment}, så den kan åbnes på en anden computer.`,
  movedOutMore: 'Der sendes intet herfra. Fortsæt der, hvor filen blev åbnet.',
  fileUnused: 'Filen er ikke brugt',
  askFileUnused:
    'Hvis filen er åbnet et sted, eller bliver det, kan nogen få en sms to gange. Fortsæt her, og slet filen?',
  fileUsed: 'Den er brugt, eller jeg ved det ikke',
};

function open(people: number, campaigns: number): string {
  if (people === 0) return 'alle, der endnu skulle have en sms,';
  return `${peopleWords(people)}, der endnu skulle have en sms i ${counted(campaigns, 'kampagne', 'kampagner')},`;
}

export const updates: Texts<'updates'> = {
  updated: (version) => `Dette er Tagline ${isolated(version)}.`,
  looking: 'Tagline søger efter opdateringer.',
  isOut: (version) => `Tagline ${isolated(version)} er udkommet.`,
  byHand:
    'Denne blev installeret som en pakke i dit system og kan ikke erstatte sig selv: Installér den nye pakke, som du installerede denne.',
  ok: 'OK',
  isReady: (version) => `Tagline ${isolated(version)} er klar.`,
  scheduled:
    'En kampagne er planlagt: Den starter kun, mens Tagline er åben, så genstart kun, hvis der er tid nok inden.',
  restarting: 'Det tager et øjeblik at genstarte; dit arbejde er gemt.',
  later: 'Senere',
  restart: 'Genstart nu',
  off: 'Denne version søger ikke efter opdateringer.',
  offMore:
    'Denne version ved ikke, hvor den skal søge efter opdateringer, eller kan ikke opdatere sig selv. Bed den, du har fået Tagline af, om en nyere version.',
  isNewest: (version) => `Tagline ${isolated(version)} er den nyeste version.`,
  asksLater: 'Tagline spørger dig om den, når intet er ved at blive sendt.',
  sending: 'En kampagne er ved at blive sendt.',
  looksLater: 'Tagline søger efter opdateringer, når kampagnen er slut.',
  noAnswer: 'Tagline kunne ikke søge efter opdateringer: Serveren svarede ikke, som den skulle.',
  noAnswerMore: 'Tjek forbindelsen og proxyen, og prøv igen.',
};

export const team: Texts<'team'> = {
  title: 'Afmeldingsfil for et team',
  about:
    'En CSV- eller tekstfil på et drev, som dit team deler, med én person pr. linje. Tagline læser filen før hver pulje og venter, hvis den ikke kan læses. Afmeldinger herfra føjes til filen: nummer og dag, intet andet.',
  onlyInApp: 'Den kan kun vælges i Taglines eget vindue, ikke i en browser.',
  noPath: (name) =>
    `Tagline kan ikke se, hvor ${quoted(name)} ligger. Vælg den der, hvor drevet er tilsluttet.`,
  leave: 'Stop med at bruge den',
  use: 'Brug den',
  ask: (name) => `Brug ${quoted(name)} med dit team?`,
  askAbout: (numbers) =>
    `Der er ${counted(numbers, 'nummer', 'numre')} i den, og ingen af dem får sms’er herfra, heller ikke når en linje fjernes der. Numrene på alle afmeldinger her skrives i den, og alle, der må åbne den, kan læse dem.`,
  column: 'Kolonne med numrene på dem, der har meldt sig fra',
  unnamed: (column) => `Kolonne ${count(column)}`,
  state: (name, heading, numbers, readAt) =>
    `${quoted(name)}${heading === '' ? '' : `, kolonnen ${quoted(heading)}`}, ${counted(numbers, 'nummer', 'numre')}${readAt === null ? '' : `, læst ${momentWithin(readAt, Date.now())}`}`,
  unwritten: (numbers) =>
    `${counted(numbers, 'afmelding', 'afmeldinger')} herfra står ikke i den endnu. Tagline prøver igen hvert minut.`,
};
