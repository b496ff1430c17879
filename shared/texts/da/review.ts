import { languageName } from '../../format/display-names.ts';
import { count, counted, peopleWords, pluralForm } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const review: Texts<'review'> = {
  going: 'Gennemgår alle en gang til…',
  rehearse: 'Hold generalprøve i øvelsen',
  sendForReal: 'Send rigtigt…',
  correctFirst: 'Ret først fejlene ovenfor.',
  nobody: 'Der er ingen at sende til.',
  timeToCome: 'Vælg et tidspunkt i fremtiden.',
  realPhones: (people) => `Rigtige telefoner: ${peopleWords(people)} får denne sms.`,
  practicePhones: 'Kun øvelsestelefoner på denne computer får denne sms.',
  noBalance: 'Denne tjeneste har ingen saldo der',
  notSent: 'Det er ikke sendt siden',
  show: 'Vis',
  showRows: (what) => `Vis rækkerne: ${what}`,
  toRead: (things) => `${count(things)} ting at læse før afsendelse`,
  sendAt: (moment) => `Send det ${moment}`,
  firstTexts: 'Første tekster',
  kinds: 'Hver slags tekst',
  moreKinds: (people) => `Og ${peopleWords(people)} med andre tekster af denne besked.`,
  theFirstTexts: 'De første tekster',
  mayBeLost: 'kan gå tabt',
  whoGetsNothing: 'Hvem der intet får',
  nobodyLeftOut: 'Ingen er udeladt.',
  how: 'Sådan sendes den',
  canary: (people) => `de første ${count(people)} alene`,
  noCanary: 'alle på én gang',
  perRequest: (people) => `${count(people)} pr. forespørgsel`,
  noSpeedLimit: 'ingen hastighedsgrænse',
  perMinute: (people) => `${count(people)} i minuttet`,
  inOtherLetters: 'med andre bogstaver',
  messageInOtherLetters: 'besked med andre bogstaver',
  connections: (connections) => `${connections} forbindelser`,
  code: {
    title: 'Kode for gennemsynet',
    about:
      'Denne konto kræver to personer: Gem gennemsynet, lad en anden læse det, og skriv koden, der står nederst.',
    save: 'Gem gennemsynet',
    lacks: 'Skriv først koden for gennemsynet.',
    allTexts: 'Alle tekster',
    toRead: 'Læs, før der sendes',
    atOnce: 'Med det samme',
    proves:
      'Giv koden videre, hvis alt ovenfor er rigtigt. Den viser, at denne side blev åbnet, ikke af hvem. Enhver ændring af besked, personer, konto eller måden at sende på giver en anden kode.',
  },
  facts: {
    unicode: (people) => `${count(people)} i Unicode`,
    extraParts: (parts) =>
      `${count(parts)} flere end i det samlede antal: deres forespørgsler indeholder Unicode`,
    time: 'Forventet tid',
    credit: 'Forventet kredit',
    rehearsed: (basis, time) => `${basis}; generalprøven her tog ${time}`,
    unread: 'Kunne ikke læses',
    short: (written) => `der mangler ${written}`,
    leftAfter: (written) => `${written} tilbage bagefter`,
  },
  letters: {
    anyway: (people) => `Sendes alligevel: ${counted(people, 'tekst', 'tekster')} kan miste bogstaver.`,
    ofLanguage: (language, people) =>
      `${languageName(language, 'language')}e bogstaver når måske frem som “?” hos ${peopleWords(people)}.`,
    ofScript: (script, people) =>
      `${languageName(script, 'script')}e bogstaver når måske frem som “?” hos ${peopleWords(people)}.`,
    suchAs: (letter, people) => `Bogstaver som ${letter} når måske frem som “?” hos ${peopleWords(people)}.`,
    showTexts: 'Vis disse tekster',
    setUp: 'Indstil det',
    sendAnyway: 'Send alligevel',
    missing: (letters, more) =>
      `Kontoen har ingen tegnkodning, og GSM 03.38 mangler ${letters}${more > 0 ? ` og ${counted(more, 'bogstav mere', 'bogstaver mere')}` : ''}.`,
  },
  recent: {
    title: (people, days) =>
      `${peopleWords(people)} har fået denne sms inden for de seneste ${days} dage, har måske fået den eller venter på den`,
    again: 'De får den igen',
    sendAgain: 'Send den til dem igen',
    toCome: 'venter endnu',
    deleted: 'en slettet kampagne',
    more: (people) => `og ${count(people)} mere`,
  },
  confirm: {
    number: 'Antal personer',
    type: 'Skriv {people} for at bekræfte: Rigtige telefoner får denne sms.',
    send: (people) => `Send til ${peopleWords(people)}`,
    practise: (people) => `Øv afsendelse til ${peopleWords(people)}`,
    canaryNow: (people, moment) => `De første ${count(people)} nu, resten ${moment}`,
    schedule: (moment) => `Planlæg til ${moment}`,
  },
  schedule: {
    when: 'Hvornår',
    whenIs: (chosen) => `Hvornår: ${chosen}`,
    now: 'Send nu',
    later: 'Senere…',
    at: 'Start',
    canaryNow: (people) => `De første ${count(people)} nu, alle andre på det tidspunkt`,
    passed: 'Dette tidspunkt er passeret.',
    whileOpen: (moment, seconds) =>
      `${moment}, mens Tagline er åben. Kan den ikke starte inden for ${seconds} sekunder fra da af, spørger den i stedet.`,
  },
  notAfter: 'Ikke efter',
  notAfterHelp:
    'Resten får ingen sms, før du beslutter det. Lad feltet stå tomt for intet seneste tidspunkt.',
  notAfterWords: (moment) => `ikke efter ${moment}`,
  afterQuiet: 'Spørg, før den fortsætter efter stille timer',
  afterQuietHelp: 'Ellers fortsætter den af sig selv, når de stille timer slutter, mens Tagline er åben.',
  splitUnicode: 'Send til dem, hvis tekst kræver Unicode, i deres egne forespørgsler',
  splitUnicodeHelp:
    'Kun de bruger kontoens tegnkodning for Unicode-tekster; alle andre beholder det kortere GSM 03.38.',
  test: {
    ofRow: (row) => `Teksten fra række ${row}, til din egen telefon.`,
    ofText: 'Denne tekst, til din egen telefon.',
    send: 'Send prøve',
    number: 'Telefonnummer',
    numberHelp: 'Med landekode, eller som det skrives i dit standardland.',
    inInbox: 'Prøven er i øvelsesindbakken.',
    onItsWay: 'Prøven er på vej.',
  },
};

export const planning: Texts<'planning'> = {
  chunkSize: (doubt) =>
    `Hvis et svar går tabt, er op til ${peopleWords(doubt)} i tvivl. Større forespørgsler er hurtigere, mindre sætter færre personer på spil.`,
  noCanary: 'Ingen går først alene: Alle får den på én gang.',
  canaryIsAll: 'De første er hele listen.',
  canary: (people) =>
    `${pluralForm(people, 'Den første person', `De første ${peopleWords(people)}`)} får den. Så venter kampagnen på, at du læser de sms’er, der kom retur, og ser prisen.`,
  firstCanary: (people) =>
    `Denne konto har ikke sendt noget endnu, så de første ${people} personer får den alene, og så venter kampagnen på dig.`,
  scheduledWhole: 'Den sendes til alle på det tidspunkt, uden at nogen går først alene.',
  scheduledRest: (people) =>
    `${pluralForm(people, 'Den første person', `De første ${peopleWords(people)}`)} får den nu. Alle andre får den på det tidspunkt, hvis nogen inden da har set på de sms’er og fortsat; ellers spørger den.`,
  scheduledCanary: (people) =>
    `Den sendes til ${peopleWords(people)} på det tidspunkt, går på pause og venter på, at nogen fortsætter den.`,
  noPace: 'Så hurtigt, som tjenesten tager imod dem.',
  pace: (people, time) => `Højst ${peopleWords(people)} i minuttet, altså mindst ${time} i alt.`,
  oneConnection: 'Én forespørgsel ad gangen: Kun personerne i én kan være i tvivl.',
  connections: (connections) =>
    `${count(connections)} forespørgsler ad gangen: hurtigere, og personerne i lige så mange kan være i tvivl på én gang.`,
  creditsFrom: {
    account: 'efter prisen hidtil',
    assumed: 'hvis hver sms-del koster én kredit; ingen pris kendes endnu',
  },
  secondsFrom: {
    account: 'i det tempo, der har været hidtil',
    pacing: 'i det tempo, du har valgt',
    assumed: (least, most) =>
      `hvis hver forespørgsel tager ${least} til ${most}\u00a0s; intet tempo kendes endnu`,
  },
  between: (least, most) => `${least} til ${most}`,
  about: (figure) => `ca. ${figure}`,
  rehearsal: {
    accepted: 'accepteret',
    countedByPractice: 'talt af øvelsen',
    creditsOfPractice: 'i øvelsen, én for hver sms-del',
    time: 'Tid',
    onThisComputer: (requests) => `på denne computer, ${counted(requests, 'forespørgsel', 'forespørgsler')}`,
    different: 'Afvigende sms’er',
    fromShown: 'fra det, der blev vist',
    lostLetters: 'Sms’er, der mistede bogstaver',
    onPhones: 'på øvelsestelefoner',
    onPhonesLost: (letters) => `på øvelsestelefoner: ${letters}`,
  },
  route: {
    noSender: 'Ingen: Tjenesten vælger, hvad folk ser',
    noLabel: 'Ingen',
    noEncoding: 'Ingen: Tjenesten bruger GSM 03.38',
    encodingOfUnicode: (encoding) => `${encoding}, hvor en forespørgsel har Unicode, ellers GSM 03.38`,
    path: 'Sti',
  },
};
