import { count, counted, isolated, peopleWords, percent, pluralForm, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const campaigns: Texts<'campaigns'> = {
  copy: 'Kopiér',
  useAgain: 'Brug igen',
  again: 'Med en anden liste…',
  openAccount: 'Åbn kontoen',
  request: 'Pulje',
  returnedTexts: 'Tekst hos tjenesten',
  perMinute: 'Personer pr. minut',
  connections: 'Forbindelser',
  noLimit: 'Ingen grænse',
};

export const campaignList: Texts<'campaignList'> = {
  search: 'Søg i kampagner',
  searchLooksAt: 'Der søges i navne og beskeder.',
  which: 'Hvilke kampagner',
  filters: { all: 'Alle', drafts: 'Kladder', live: 'Live', practice: 'Demo' },
  tests: (ended) => `Prøve-sms’er og generalprøver (${count(ended)})`,
  noneHere: 'Ingen af disse endnu',
  elsewhere: (campaigns) => `${counted(campaigns, 'kampagne', 'kampagner')} vises ikke her.`,
  foundElsewhere: (campaigns) =>
    `${counted(campaigns, 'kampagne, der passer,', 'kampagner, der passer,')} vises ikke her.`,
  listAll: 'Vis dem alle',
  clearSearch: 'Ryd søgningen',
  none: 'Ingen kampagner endnu',
  whatItIs: 'En kampagne er én besked til én liste. Den bliver her med alle sine resultater.',
  noMessage: 'Ingen besked endnu',
  accepted: (accepted, people, treated) =>
    `${count(accepted)} af ${peopleWords(people)}${treated === 0 ? '' : `, ${count(treated)} betragtet som sendt`}`,
  deleteDraft: 'Det sletter kladden for altid. Dens liste bliver.',
  deleteEnded:
    'Det sletter kampagnens personer, tekster og id’er for altid, også fra databasefilen. Tagline gemmer nummer og tidspunkt for alle, der er eller måske er sendt til, så ingen får en sms to gange.',
  deleteOld: 'Slet gamle kampagner',
  deleteOldAbout:
    'Kampagner, der sluttede for længere tid siden, slettes med deres personer, tekster og id’er, også fra databasefilen. Det kan ikke fortrydes, og du kan ikke længere søge i, hvad folk er sendt. Tagline gemmer numre og tidspunkter, så ingen får en sms to gange.',
  deleteMany: (campaigns) => `Slet ${counted(campaigns, 'kampagne', 'kampagner')}`,
  deleted: (campaigns) => `${counted(campaigns, 'kampagne', 'kampagner')} blev slettet.`,
  olderThan: 'Ældre end, i dage',
  enterDays: 'Angiv antallet af dage.',
  noneByNow: 'Ingen kampagne er slut endnu.',
  noneBefore: (days) => `Ingen kampagne sluttede for mere end ${counted(days, 'dag', 'dage')} siden.`,
  someByNow: (campaigns) => `${count(campaigns)} af dine kampagner er slut.`,
  someBefore: (campaigns, days) =>
    `${count(campaigns)} af dine kampagner sluttede for mere end ${counted(days, 'dag', 'dage')} siden.`,
};

export const campaignView: Texts<'campaignView'> = {
  results: 'Resultater',
  timeline: 'Forløb',
  details: 'Detaljer',
  preparing: 'Gør klar til at sende',
  progress: 'Fremskridt',
  byState: 'Personer efter status',
  perhaps: 'Heraf måske sendt',
  header: {
    firstSent: (people) =>
      `Sendt til ${pluralForm(people, 'den første', `de første ${count(people)}`)} – venter på dig`,
    through: '{people} gennem {account}',
    throughAnd: '{people} gennem {account}; {requests}',
    onTheWay: (requests, numbers) => `${pluralForm(requests, 'pulje', 'puljer')} ${numbers} er på vej`,
    pausing: (requests, numbers, people) =>
      `sættes på pause, når ${pluralForm(requests, 'pulje', 'puljer')} ${numbers} er besvaret (${peopleWords(people)} på vej)`,
    pause: 'Sæt på pause',
    resume: 'Fortsæt',
    cancel: 'Afbryd kampagnen',
    askCancel: 'Afbryd denne kampagne?',
    keep: 'Behold den',
  },
  facts: {
    accepted: 'Accepteret af tjenesten',
    ofPeople: (people, settled) => `af ${count(people)}, ${settled} færdige`,
    credit: 'Forbrugte kreditter',
    noneGivenYet: 'Ikke oplyst endnu',
    noneGiven: 'Ikke oplyst',
    ofAbout: (credits) => `af ca. ${credits}`,
    perPart: (credits) => `${credits} pr. sms-del`,
    time: 'Tid',
    perMinute: (people) => `${count(people)} personer i minuttet`,
    differ: (texts) => `${count(texts)} afviger`,
    noneDiffers: 'Ingen afviger',
    notReturned: (texts) => `${count(texts)} ikke oplyst`,
    othersDoNotDiffer: 'ingen af de andre afviger',
    noneYet: 'Ingen endnu',
    noneCameBack: 'Tjenesten oplyste ingen tekster',
  },
  curve: {
    label: 'Over tid',
    perMinute: 'Accepteret pr. minut',
    atMost: (people) => `op til ${count(people)}`,
    creditsSoFar: 'Kreditter indtil nu',
    from: 'Fra',
  },
  lines: {
    label: 'Kampagnens detaljer',
    anyway: 'Sendt i stille timer',
    notYet: 'Ikke endnu',
  },
  rehearsal: {
    label: 'Generalprøve',
    lost: (texts) => `${counted(texts, 'tekst', 'tekster')} mistede tegn`,
    differs: 'Generalprøven gik ikke som forudsagt',
    asPredicted: 'Generalprøven gik som forudsagt',
    going: (account) => `Generalprøve på det, der sendes gennem ${isolated(account)}`,
    nothingSent:
      'Intet blev sendt gennem {account}, og der blev ikke oprettet forbindelse: Kun demotelefoner på denne computer blev brugt til disse sms’er.',
    phones: 'Se telefonerne',
    toDraft: 'Tilbage til kladden',
    predicted: 'Forudsagt for {account}',
    seen: 'Set i generalprøven',
  },
  requests: {
    none: 'Ingen puljer endnu.',
    unicode: 'I Unicode.',
    attempts: (attempts) => `${attempts} forsøg.`,
    decided: (verdict) => `Du afgjorde: ${verdict}.`,
  },
};

export const history: Texts<'history'> = {
  title: 'Søg efter et nummer eller et navn',
  about: 'Hvad er der sendt til denne person, og hvornår? Er personen afmeldt?',
  number: 'Telefonnummer eller navn',
  numberHint: 'Telefonnummer, dets sidste cifre eller et navn',
  everyText: 'Alle sms’er, denne computer har sendt',
  everyTextAbout:
    'Skriv et nummer eller et navn for at se hver sms, der er sendt til personen, fra hvilken kampagne, og hvad tjenesten svarede.',
  id: (id) => `id ${id}`,
  optedOut: (msisdn) => `${msisdn} er afmeldt og får aldrig en sms.`,
  found: (numbers, texts, list) =>
    `${counted(numbers, 'nummer', 'numre')} fundet, ${counted(texts, 'sms', 'sms’er')}: ${list}.`,
  foundNoText: (numbers, list) => `${counted(numbers, 'nummer', 'numre')} fundet, ingen sms: ${list}.`,
  nobody: 'Ingen med det navn er på en liste eller i en kampagne her.',
  looking: (share) => `Leder stadig: ${percent(share)} er gennemset.`,
  notWhole:
    'Det er ikke et helt telefonnummer endnu, og intet nummer, der kendes her, ender sådan. Prøv med landekode.',
  noCampaign: (msisdn) => `Ingen kampagne her indeholder ${msisdn}.`,
  textsTo: (texts, msisdn) => `${counted(texts, 'sms', 'sms’er')} til ${msisdn}.`,
  notOptedOut: 'Nummeret er ikke afmeldt.',
  otherNumber: 'Hvis du mente et andet nummer, så skriv det med landekode.',
  kept: 'Gemt om denne person',
  erase: 'Slet',
  erased: 'Personen er slettet.',
  askErase: (msisdn) => `Slet ${msisdn}?`,
  mentions: (places, most) =>
    places >= most
      ? `Nummerets sidste cifre står også i andre tekster. De første ${count(most)} steder:`
      : `Nummerets sidste cifre står også ${counted(places, 'et andet sted', 'andre steder')}:`,
  mentionsAbout:
    'Disse tekster ændres ikke, når du sletter personen. Fjern nummeret, hvor det er denne persons.',
  inRow: (list, row) => `Listen ${quoted(list)}, række ${count(row)}`,
  inList: (list) => `Navnet på listen ${quoted(list)}`,
  inCampaign: (name) => `Kampagnen ${quoted(name)}`,
  inText: (name) => `En sms i kampagnen ${quoted(name)}`,
  inCredits: 'Kreditter pr. måned',
  inTemplate: (name) => `Skabelonen ${quoted(name)}`,
  inOptOut: (msisdn) => `Afmeldingen af ${msisdn}`,
  inMappings: 'Valg for filer med samme kolonner; derefter spørges der igen',
  removeNumber: 'Fjern nummeret',
  eraseAbout:
    'Personens rækker, tekster og id’er forsvinder for altid og kan ikke hentes tilbage. I resultaterne står der en slettet person, så de samlede tal passer. Filer, du har gemt, og sikkerhedskopier beholder deres indhold.',
  eraseInTeam: (name) =>
    `Tagline fjerner intet fra teamets fil ${quoted(name)}: Står nummeret i den, bliver det der og kommer derfra tilbage til afmeldingerne her, som et nummer alene.`,
  neverText: 'Send aldrig sms til dette nummer',
  neverTextHelp:
    'Kun nummeret bliver, så Tagline ved, at det ikke må få sms’er. Uden det kommer personen igen med en liste, der indeholder nummeret.',
};
