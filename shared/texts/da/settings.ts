import { moment } from '../../format/format-time.ts';
import { counted, isolated, listOf, peopleWords, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const settings: Texts<'settings'> = {
  keys: 'Taster',
  appearance: 'Udseende',
  theme: 'Tema',
  themes: { system: 'System', light: 'Lyst', dark: 'Mørkt' },
  language: 'Sprog',
  languageOfSystem: 'Som systemet',
  spelling: 'Stavekontrol',
  spellingOnMac: 'Med ordbøgerne på denne Mac. Der hentes intet.',
  spellingHelp:
    'Ordbøger til computerens sprog hentes én gang fra Googles servere (gvt1.com). Det, du skriver, bliver her.',
  newCampaigns: 'Nye kampagner',
  country: 'Standardland',
  countryHelp: 'For numre, der er skrevet uden landekode.',
  sending: 'Afsendelse',
  chunkSize: 'Personer pr. forespørgsel',
  canary: 'De første alene',
  quietFrom: 'Stille fra',
  quietTo: 'Stille til',
  recentDays: 'Dage, der tæller som nylige',
  help: {
    chunkSize: 'Flere er hurtigere; med færre er færre i tvivl, når en forespørgsel går tabt. Højst 10.000.',
    canary: 'Så mange personer får den først; derefter venter kampagnen på dig. 0 for ingen.',
    quietFrom: 'I disse timer i deres land får ingen en sms, undtagen fra øvelsen; en kampagne venter.',
    quietTo: 'Det samme klokkeslæt to gange slår det fra.',
    recentDays:
      'De, der fik samme tekst inden for så mange dage, vises før afsendelse. 0 for ikke at tjekke det.',
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
    'Alt undtagen nøglerne samles i én fil. Åbn den på én anden computer, hvor kampagnerne så fortsætter. Herfra sendes der ikke mere.',
  openFile: 'Åbn en fil',
  askOpen: (file) => `Åbn ${quoted(file)}?`,
  open: 'Åbn',
  openAbout:
    'Den træder i stedet for det, der er her, næste gang Tagline starter. Tagline flytter det, der er her nu, til en mappe ved siden af og sletter intet.',
  updates: 'Opdateringer',
  erase: 'Slet alt',
  askErase: 'Slet alt?',
  eraseAbout:
    'Lister, kampagner, resultater, frameldinger, øvelsesindbakken, konti med deres nøgler, indstillinger og loggen forsvinder for altid, også ældre data ved siden af denne mappe. Tagline begynder så forfra. Filer, du har gemt, og sikkerhedskopier beholder deres indhold.',
  eraseKeeps:
    'Kun tilfældige id’er og antal forespørgsler bliver på denne computer, uden oplysninger om nogen, så en ældre kopi af disse data kan kendes og ikke sender nogen den samme sms to gange.',
  eraseWord: 'slet alt',
  type: (word) => `Skriv ${quoted(word)}`,
  eraseLoss: (campaigns, people) =>
    `${counted(campaigns, 'kampagne', 'kampagner')}, hvor ${peopleWords(people)} endnu mangler at få en sms, ville gå tabt, og med dem optegnelsen over, hvem der har fået en.`,
  kept: 'Hvor længe ting gemmes',
  keptOf: { campaigns: 'Kampagner', lists: 'Lister', inbox: 'Øvelsesindbakke', log: 'Log' },
  keptHelp:
    'Dage fra en kampagnes afslutning, eller fra en liste sidst blev brugt; 0 gemmer dem, til du fjerner dem. Det, der endnu skal sendes, er i tvivl, eller hindrer nogen i at få en sms to gange, fjernes aldrig på grund af alder. De numre og tidspunkter, som slettede kampagner efterlader, fjernes efter dagene for kampagner.',
  askKeep: 'Gem kun ting så længe?',
  keep: 'Fjern nu og fremover',
  going: (campaigns, lists, inbox, log) =>
    listOf([
      campaigns > 0 && `${counted(campaigns, 'kampagne', 'kampagner')} med resultater`,
      lists > 0 && counted(lists, 'liste', 'lister'),
      inbox > 0 && `${counted(inbox, 'sms', 'sms’er')} i øvelsesindbakken`,
      log > 0 && `${counted(log, 'linje', 'linjer')} i loggen`,
    ]),
  removesNow: (going) => `Nu fjernes ${going} for altid. Derefter ser Tagline efter én gang om dagen.`,
};

export const folder: Texts<'folder'> = {
  banner: {
    fileWaits: 'En fil med data åbnes, næste gang Tagline starter.',
    doNotOpen: 'Åbn den ikke',
    startAgain: 'Luk Tagline, og start den igen. Den flytter det, der er her nu, til en mappe ved siden af.',
    leave: 'Lad være',
  },
  earlier: 'Disse data er en tidligere kopi. Er der sendt noget siden?',
  lastUsed: (moment) => `Sidst brugt ${moment}.`,
  lacks:
    'Det, der er sket siden, er ikke med: kampagner, frameldinger, lister og hvem der for nylig er sendt til.',
  begun: (batches) => `Denne computer er siden begyndt på ${counted(batches, 'pulje', 'puljer')}.`,
  begunUnseen: 'Denne computer har ikke set, hvad der er sendt siden.',
  unconfirmed: (people) => `${peopleWords(people)}, der endnu skulle have sms’en, er ubekræftede.`,
  nothingSent: 'Der er ikke sendt noget siden',
  askNothingSent: (begun) =>
    `${begun} Er der sendt noget, i stedet for denne kopi eller et andet sted, kan nogen få en sms to gange. Er der ikke sendt noget siden?`,
  perhapsSent: 'Regn dem for måske sendt',
  askPerhapsSent:
    'Så spørger hvert udkast, hver liste og hver kampagne til de resterende personer i gennemsynet, om det er sendt siden, og sendes ikke, før du siger, at det ikke er.',
  mayLack:
    'Frameldinger, lister og det, der regnes som nyligt sendt, kan mangle, hvad der er kommet til siden.',
  foreign: 'Denne datamappe kommer et andet sted fra. Hvordan kom den hertil?',
  foreignMore: (people, campaigns) =>
    `Flyttet: Den blev lukket der og er ikke brugt siden, så kun det, der var på vej, er i tvivl. Kopieret, eller det vides ikke: ${open(people, campaigns)} er i tvivl, indtil du afgør det.`,
  wasMoved: 'Den blev flyttet',
  askMoved:
    'Hvis den stadig bruges, hvor den var, eller er brugt siden, kan nogen få en sms to gange. Blev den lukket der og ikke brugt siden?',
  wasCopied: 'Den blev kopieret, eller jeg ved det ikke',
  askCopied: (people, campaigns) =>
    `Så er ${open(people, campaigns)} i tvivl, og det, der venter på sin tid, tages af planen. Du afgør det for dem alle eller forespørgsel for forespørgsel.`,
  movedOut: (moment) =>
    `Denne datamappe blev pakket i en fil ${moment} for at blive åbnet på en anden computer.`,
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
    'Noget er planlagt: Det går kun i gang, mens Tagline er åben, så genstart kun, hvis der er tid nok inden.',
  restarting: 'Det tager et øjeblik at genstarte; dit arbejde er gemt.',
  later: 'Senere',
  restart: 'Genstart nu',
  off: 'Denne version søger ikke efter opdateringer.',
  offMore:
    'Den er bygget uden et sted at lede, eller kan ikke erstatte sig selv. Spørg den, du har fået den af, om en nyere.',
  isNewest: (version) => `Tagline ${isolated(version)} er den nyeste version.`,
  asksLater: 'Tagline spørger dig om den, når intet er ved at blive sendt.',
  sending: 'En kampagne er ved at blive sendt.',
  looksLater: 'Tagline søger efter opdateringer, når den er færdig.',
  noAnswer:
    'Tagline kunne ikke søge efter opdateringer: Stedet med nye versioner svarede ikke, som det skal.',
  noAnswerMore: 'Tjek forbindelsen og proxyen, og prøv igen.',
};

export const team: Texts<'team'> = {
  title: 'Frameldingsfil for et team',
  about:
    'En CSV- eller tekstfil på et drev, som dit team deler, med ét nummer pr. linje. Tagline læser den før hver forespørgsel og venter, hvis den ikke kan. Frameldinger herfra føjes til den: nummer og dag, intet andet.',
  onlyInApp: 'Den kan kun vælges i Taglines eget vindue, ikke i en browser.',
  noPath: (name) =>
    `Tagline kan ikke se, hvor ${quoted(name)} ligger. Vælg den der, hvor drevet er tilsluttet.`,
  leave: 'Brug den ikke mere',
  use: 'Brug den',
  ask: (name) => `Brug ${quoted(name)} med dit team?`,
  askAbout: (numbers) =>
    `Der er ${counted(numbers, 'nummer', 'numre')} i den, og ingen af dem får sms’er herfra, heller ikke når en linje fjernes der. Numrene på alle frameldinger her skrives i den, og alle, der må åbne den, kan læse dem.`,
  state: (name, numbers, readAt) =>
    `${quoted(name)}, ${counted(numbers, 'nummer', 'numre')}${readAt === null ? '' : `, læst ${moment(readAt, Date.now())}`}`,
  unwritten: (numbers) =>
    `${counted(numbers, 'framelding', 'frameldinger')} herfra står ikke i den endnu. Tagline prøver igen hvert minut.`,
};
