import { count, credits } from '../../format/format-count.ts';
import { counted } from '../../format/words.ts';
import type { Translation } from '../../language/language.ts';
import type { practice as english } from '../en/practice.ts';

export const practice: Translation<typeof english> = {
  phones: 'Telefoner',
  faults: 'Fejl',
  has: (phones, inboxTexts, credit) =>
    `${counted(phones, 'telefon', 'telefoner')}, ${counted(inboxTexts, 'sms', 'sms’er')}, ${credits(credit)} kreditter tilbage`,
  lost: (lost, letters) => `${counted(lost, 'sms', 'sms’er')} mistede bogstaver: ${letters}`,
  empty: 'Tøm indbakken',
  askEmpty: 'Tøm øvelsesindbakken?',
  doEmpty: 'Tøm',
  emptyAbout: 'Alle øvelsens sms’er slettes. Kampagnerne beholder deres resultater.',
  nothingYet: 'Ingen øvelsestelefon har fået en sms endnu',
  nothingYetAbout:
    'Send en kampagne gennem øvelsen, eller hold generalprøve på en rigtig: Hver sms kommer frem her, som modtageren ville se den, og intet forlader denne computer.',
  search: 'Søg i indbakken',
  nothingFound: 'Intet fundet.',
  lettersLost: 'Bogstaver tabt',
  choose: 'Vælg en telefon',
  textsTo: (number) => `Sms’er til ${number}`,
  textsShown: (shown) => counted(shown, 'sms', 'sms’er'),
  latestShown: (shown) => `de seneste ${counted(shown, 'sms', 'sms’er')}`,
  earlier: 'Vis tidligere sms’er',
  noSender: 'Ingen afsender',
  label: (label) => `reference ${label}`,
  wereLost: 'bogstaver gik tabt',
  payload: 'rå data, som de blev sendt',
  about: 'Se, hvad Tagline gør, når en tjeneste opfører sig forkert.',
  aboutMore: 'Hver fejl rammer én kommende forespørgsel, i rækkefølge. Intet her rører en rigtig konto.',
  scenarios: {
    lostAnswer: 'Svaret går tabt',
    refusedNumber: 'Et nummer afvises',
    outOfCredit: 'Kreditten slipper op',
    slow: 'Tjenesten er langsom',
  },
  scenariosAbout: {
    lostAnswer: 'Det er i tvivl, om personerne i én forespørgsel fik deres sms, og du afgør det.',
    refusedNumber: 'Tjenesten nævner ét nummer, den ikke tager; de andre kan sendes.',
    outOfCredit: 'Afsendelsen stopper, indtil der er kredit igen.',
    slow: 'Tre forespørgsler tager fem sekunder hver.',
  },
  next: 'Det næste, der går galt',
  asItShould: 'Hver forespørgsel besvares, som tjenesten skal',
  coming: 'Kommende forespørgsler',
  comingHelp:
    'Navne med komma imellem. ok*3 lader først tre forespørgsler gå igennem; slow:500 tager 500 ms.',
  add: 'Tilføj en fejl',
  chooseFault: 'Vælg en fejl',
  set: 'Sæt fejl',
  none: 'Ingen fejl',
  random: 'Tilfældige fejl',
  randomHelp: 'Hvor sandsynligt det er, at en forespørgsel går galt efter dem ovenfor.',
  seed: 'Startværdi',
  seedHelp: 'Den samme startværdi giver det samme forløb.',
  taken: 'Forbindelser optaget af andre',
  takenHelp: (most) => `Af de ${count(most)}, tjenesten tillader.`,
  credit: 'Kredit',
  creditHelp: 'Afsendelsen stopper, når den slipper op.',
};
