import { languageName } from '../../format/display-names.ts';
import { count, counted, peopleWords, pluralForm } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const review: Texts<'review'> = {
  going: 'Gennemgår alle en gang til…',
  ready: (toFix, toRead) =>
    `Gennemgangen er klar${toFix + toRead === 0 ? '' : `: ${count(toFix)} at rette, ${count(toRead)} at læse`}.`,
  rehearse: 'Hold generalprøve',
  sendForReal: 'Send live…',
  correctFirst: 'Ret først fejlene ovenfor.',
  nobody: 'Der er ingen at sende til.',
  timeToCome: 'Vælg et tidspunkt i fremtiden.',
  realPhones: (people) => `Rigtige telefoner: ${peopleWords(people)} får denne sms.`,
  practicePhones: 'Kun demotelefoner på denne computer får denne sms.',
  noBalance: 'Tjenesten oplyser ikke saldo',
  notSent: 'Ikke sendt siden',
  show: 'Vis',
  showRows: (what) => `Vis rækkerne: ${what}`,
  toRead: (things) => `${count(things)} ting at læse før afsendelse`,
  sendAt: (moment) => `Send ${moment}`,
  kinds: 'Hver slags tekst',
  moreKinds: (people) => `Og ${peopleWords(people)} med andre tekster af denne besked.`,
  theFirstTexts: 'De første tekster',
  someTexts: 'Nogle af teksterne',
  moreTexts: (texts) => `Vis ${counted(texts, 'tekst', 'tekster')} mere`,
  mayBeLost: 'kan gå tabt',
  whoGetsNothing: 'Hvem der intet får',
  nobodyLeftOut: 'Ingen er udeladt.',
  how: 'Sådan sendes kampagnen',
  canary: (people) => `først ${peopleWords(people)}`,
  noCanary: 'alle på én gang',
  perRequest: (people) => `${count(people)} pr. pulje`,
  noSpeedLimit: 'ingen hastighedsgrænse',
  perMinute: (people) => `${count(people)} i minuttet`,
  inOtherLetters: 'med enklere tegn',
  messageInOtherLetters: 'besked med enklere tegn',
  connections: (connections) => `${connections} forbindelser`,
  code: {
    title: 'Gennemgangskode',
    about:
      'Denne konto kræver to personer: Gem gennemgangen, lad en anden læse den, og skriv koden, der står nederst.',
    save: 'Gem gennemgangen',
    lacks: 'Skriv først gennemgangskoden.',
    allTexts: 'Alle tekster',
    toRead: 'Læs, før der sendes',
    atOnce: 'Med det samme',
    proves:
      'Giv koden videre, hvis alt ovenfor er rigtigt. Den viser, at denne side blev åbnet, ikke af hvem. Enhver ændring af besked, personer, konto eller måden at sende på giver en anden kode.',
  },
  facts: {
    unicode: (people) => `${count(people)} i Unicode`,
    extraParts: (parts) => `${count(parts)} flere end i det samlede antal: deres puljer indeholder Unicode`,
    time: 'Forventet tid',
    credit: 'Forventet forbrug',
    rehearsed: (basis, time) => `${basis}; generalprøven her tog ${time}`,
    unread: 'Kunne ikke læses',
    short: (written) => `der mangler ${written}`,
    leftAfter: (written) => `${written} tilbage bagefter`,
  },
  letters: {
    anyway: (people) => `Sendes alligevel: ${counted(people, 'tekst', 'tekster')} kan miste tegn.`,
    ofLanguage: (language, people) =>
      `${languageName(language, 'language')}e bogstaver når måske frem som “?” hos ${peopleWords(people)}.`,
    ofScript: (script, people) =>
      `${languageName(script, 'script')}e bogstaver når måske frem som “?” hos ${peopleWords(people)}.`,
    suchAs: (letter, people) => `Tegn som ${letter} når måske frem som “?” hos ${peopleWords(people)}.`,
    showTexts: 'Vis disse tekster',
    setUp: 'Indstil det',
    sendAnyway: 'Send alligevel',
    missing: (letters, more) =>
      `Kontoen har ingen tegnkodning, og GSM 03.38 mangler ${letters}${more > 0 ? ` og ${count(more)} tegn mere` : ''}.`,
  },
  recent: {
    title: (people, days) =>
      `Denne sms er sendt til ${peopleWords(people)} inden for ${pluralForm(days, 'det seneste døgn', `de seneste ${count(days)} dage`)}, måske sendt, eller venter stadig på at blive sendt`,
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
    practise: (people) => `Demo: Send til ${peopleWords(people)}`,
    canaryNow: (people, moment) => `De første ${count(people)} nu, de øvrige ${moment}`,
    schedule: (moment) => `Planlæg til ${moment}`,
  },
  schedule: {
    when: 'Hvornår',
    whenIs: (chosen) => `Hvornår: ${chosen}`,
    now: 'Send nu',
    later: 'Senere…',
    at: 'Start',
    first: 'Hvem først',
    chooseFirst: 'Vælg, hvem der sendes til først.',
    canaryNow: (people, moment) => `De første ${count(people)} nu, alle andre ${moment}`,
    canaryThen: (people, moment) => `De første ${count(people)} ${moment}; kampagnen venter derefter på dig`,
    everybody: (moment) => `Alle ${moment}, uden at nogen ser efter`,
    passed: 'Dette tidspunkt er passeret.',
    whileOpen: (moment, seconds) =>
      `${moment}, mens Tagline er åben. Kan den ikke starte inden for ${seconds} sekunder, bliver du spurgt.`,
  },
  time: {
    label: 'Om tidspunktet',
    sendNow: 'Send nu, fordi …',
    wakes: (people) => `${peopleWords(people)} får sms’en i stille timer.`,
    wait: 'Vent i stedet',
    lacksReason: 'Skriv, hvorfor den ikke kan vente.',
  },
  notAfter: 'Senest',
  notAfterHelp:
    'De, der stadig venter, får så ingen sms, før du tager stilling. Lad feltet stå tomt, hvis der ikke er en frist.',
  notAfterWords: (moment) => `senest ${moment}`,
  afterQuiet: 'Spørg, før kampagnen fortsætter efter stille timer',
  afterQuietHelp:
    'Ellers fortsætter kampagnen af sig selv, når de stille timer slutter, mens Tagline er åben.',
  splitUnicode: 'Send til dem, hvis tekst kræver Unicode, i deres egne puljer',
  splitUnicodeHelp:
    'Kun de bruger kontoens tegnkodning for Unicode-tekster; alle andre beholder det kortere GSM 03.38.',
  test: {
    ofRow: (row) => `Teksten fra række ${row}, til din egen telefon.`,
    ofText: 'Denne tekst, til din egen telefon.',
    send: 'Send prøve-sms',
    number: 'Telefonnummer',
    numberHelp: 'Med landekode, eller som det skrives i dit hjemland.',
    inInbox: 'Prøven er i demoindbakken.',
    onItsWay: 'Prøven er på vej.',
  },
};

export const planning: Texts<'planning'> = {
  chunkSize: (doubt) =>
    `Hvis et svar går tabt, er op til ${peopleWords(doubt)} ${pluralForm(doubt, 'ubekræftet', 'ubekræftede')}. Større puljer er hurtigere, mindre puljer berører færre.`,
  noCanary: 'Ingen går først: Alle får den på én gang.',
  canaryIsAll: 'De første er alle på listen.',
  canary: (people) =>
    `${pluralForm(people, 'Den første person', `De første ${peopleWords(people)}`)} får sms’en. Så venter kampagnen, til du har sammenlignet tjenestens tekster med dine og set prisen.`,
  firstCanary: (people) =>
    `Denne konto har ikke sendt noget endnu, så de første ${people} personer får sms’en alene, og så venter kampagnen på dig.`,
  scheduledWhole: 'Kampagnen sendes til alle på det tidspunkt, uden at nogle få får sms’en først.',
  scheduledRest: (people) =>
    `${pluralForm(people, 'Den første person', `De første ${peopleWords(people)}`)} får sms’en nu. Alle andre får den på det tidspunkt, hvis nogen inden da har set sms’erne og trykket på “Fortsæt”; ellers bliver du spurgt.`,
  scheduledCanary: (people) =>
    `Kampagnen sendes til ${peopleWords(people)} på det tidspunkt, går på pause og venter på, at nogen fortsætter den.`,
  noPace: 'Så hurtigt, som tjenesten tager imod dem.',
  pace: (people, time) => `Højst ${peopleWords(people)} i minuttet, altså mindst ${time} i alt.`,
  oneConnection: 'Én pulje ad gangen: Højst én puljes personer kan være ubekræftede.',
  connections: (connections) =>
    `${counted(connections, 'pulje', 'puljer')} ad gangen: hurtigere, men lige så mange puljer kan være ubekræftede samtidig.`,
  creditsFrom: {
    account: 'efter prisen hidtil',
    assumed: 'hvis hver sms-del koster én kredit; prisen kendes endnu ikke',
  },
  secondsFrom: {
    account: 'i samme tempo som hidtil',
    pacing: 'i det tempo, du har valgt',
    assumed: (least, most) => `hvis hver pulje tager ${least} til ${most}\u00a0s; tempoet kendes endnu ikke`,
  },
  between: (least, most) => `${least} til ${most}`,
  about: (figure) => `ca. ${figure}`,
  rehearsal: {
    accepted: 'accepteret',
    countedByPractice: 'talt af demotjenesten',
    creditsOfPractice: 'i demoen, én for hver sms-del',
    time: 'Tid',
    onThisComputer: (requests) => `på denne computer, ${counted(requests, 'pulje', 'puljer')}`,
    different: 'Afvigende sms’er',
    fromShown: 'fra det, der blev vist',
    lostLetters: 'Sms’er, der mistede tegn',
    onPhones: 'på demotelefoner',
    onPhonesLost: (letters) => `på demotelefoner: ${letters}`,
  },
  route: {
    noSender: 'Ingen: Tjenesten vælger, hvad folk ser',
    noLabel: 'Ingen',
    noEncoding: 'Ingen: Tjenesten bruger GSM 03.38',
    encodingOfUnicode: (encoding) => `${encoding}, hvis en pulje har Unicode, ellers GSM 03.38`,
    path: 'Sti',
  },
};
