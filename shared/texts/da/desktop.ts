import { capital, count, counted, isolated, peopleWords, pluralForm } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const desktop: Texts<'desktop'> = {
  openRecent: 'Åbn seneste',
  recentFiles: 'Seneste filer',
  forgetRecent: 'Glem seneste filer',
  cut: 'Klip',
  copy: 'Kopiér',
  paste: 'Sæt ind',
  selectAll: 'Markér alt',
  fullScreen: 'Fuld skærm',
  close: 'Luk vindue',
  quit: 'Slut Tagline',
  window: 'Vindue',
  minimize: 'Minimér',
  zoom: 'Tilpas størrelse',
  toFront: 'Anbring alle forrest',
  services: 'Tjenester',
  hide: 'Skjul Tagline',
  hideOthers: 'Skjul andre',
  showAll: 'Vis alle',
  addToDictionary: 'Føj til ordbogen',
  noSuggestions: 'Ingen forslag',
  open: 'Åbn Tagline',
  waits: 'En kampagne venter på din beslutning.',
  cannotStart: 'Tagline kan ikke starte',
  fault: {
    message: 'Noget gik galt i Tagline.',
    detail:
      'Dine data er i sikkerhed. Se, hvad der er ved at blive sendt, luk så Tagline, og start den igen. Sker det igen, så rapportér det under “Hjælp”.',
    ok: 'OK',
  },
  hung: {
    message: 'Vinduet svarer ikke.',
    detail:
      'Afsendelsen fortsætter. Vent lidt, eller indlæs vinduet igen: Du mister højst det, du skrev i det sidste sekund.',
    wait: 'Vent',
    loadAgain: 'Indlæs igen',
  },
  breaking: {
    message: 'Vinduet bliver ved med at gå ned.',
    detail:
      'Afsendelsen fortsætter, og dit arbejde er gemt. Prøv en gang til, eller luk Tagline, og start den igen.',
    tryAgain: 'Prøv en gang til',
    close: 'Luk Tagline',
  },
  notLoaded: {
    message: 'Tagline kunne ikke indlæses',
    detail: 'Du har ikke mistet noget. Indlæs igen. Hjælper det ikke, så installér Tagline igen.',
  },
  closing: {
    title: 'Tagline lukker',
    waits:
      'Tagline venter på tjenestens svar på den pulje, der er undervejs, højst et halvt minut. Ingen anden pulje begynder.',
    after: 'Derefter lukker Tagline af sig selv, og du kan åbne den igen.',
  },
  mayClose: {
    sending: (running) => `${capital(campaigns(running))} ved at blive sendt.`,
    scheduled: (scheduled) => `${capital(campaigns(scheduled))} planlagt.`,
    both: (running, scheduled) =>
      `${capital(campaigns(running))} ved at blive sendt, og ${campaigns(scheduled)} planlagt.`,
    whileSending:
      'Hvis du lukker nu, gør Tagline den pulje færdig, der er undervejs, og stopper der. Den venter et halvt minut på svaret; kommer det ikke, spørger den dig om den pulje, når du åbner den igen. Så kan du fortsætte: Ingen får sms’en to gange, og ingen går tabt.',
    whileOneScheduled:
      'En planlagt kampagne starter kun, mens Tagline er åben. Er Tagline lukket, når tidspunktet kommer, sendes intet, og du vælger et nyt tidspunkt.',
    whileScheduled:
      'Planlagte kampagner starter kun, mens Tagline er åben. Er Tagline lukket, når tidspunktet for en af dem kommer, sendes den ikke, og du vælger et nyt tidspunkt.',
    keepSending: 'Send videre',
    stop: 'Stop og luk',
    keepOpen: 'Hold åbent',
  },
};

function campaigns(value: number): string {
  return pluralForm(value, 'en kampagne er', `${count(value)} kampagner er`);
}

export const campaignNews: Texts<'campaignNews'> = {
  scheduled: (campaigns) =>
    `${counted(campaigns, 'kampagne er', 'kampagner er')} planlagt. Lad Tagline være åben.`,
  more: (campaigns) => `${campaigns} mere`,
  finished: (name) => `${isolated(name)} er færdig`,
  accepted: (people) =>
    `${pluralForm(people, 'Sms’en til 1 person', `Sms’er til ${peopleWords(people)}`)} er accepteret af tjenesten.`,
  stands: (name, word) => `${isolated(name)}: ${word}`,
  refused: 'Tjenesten afviste en pulje.',
  didNotStart: (name) => `${isolated(name)} startede ikke`,
  rehearsalOf: (campaign) => `Generalprøve på ${campaign}`,
  testOf: (campaign) => `Prøve-sms: ${campaign}`,
  testOfEncoding: (encoding) => `Prøve af tegnkodningen ${encoding}`,
  restOf: (campaign) => `De øvrige i ${campaign}`,
  removedAccount: 'Fjernet konto',
};
