import { counted } from '../../format/counted.ts';
import { count, peopleWords } from '../../format/format-count.ts';
import type { Translation } from '../../language/language.ts';
import type { planning as english } from '../en/planning.ts';

export const planning: Translation<typeof english> = {
  chunkSize: (doubt) =>
    `Hvis et svar går tabt, er op til ${peopleWords(doubt)} i tvivl. Større forespørgsler er hurtigere, mindre sætter færre personer på spil.`,
  noCanary: 'Intet prøvehold: Hele listen sendes på én gang.',
  canaryIsAll: 'Prøveholdet er hele listen.',
  canary: (people) =>
    `Der sendes til de første ${peopleWords(people)}. Så venter kampagnen på, at du læser de sms’er, der kom retur, og ser prisen.`,
  firstCanary: (people) =>
    `Intet er modtaget gennem denne konto endnu, så der sendes først til ${people} personer alene, og så venter kampagnen på dig.`,
  scheduledWhole: 'Den sendes til alle på det tidspunkt, uden prøvehold først.',
  scheduledCanary: (people) =>
    `Den sendes til ${peopleWords(people)} på det tidspunkt, går på pause og venter på, at nogen fortsætter den.`,
  noPace: 'Så hurtigt, som tjenesten tager imod dem.',
  pace: (people, time) => `Højst ${peopleWords(people)} i minuttet, altså mindst ${time} i alt.`,
  oneConnection: 'Én forespørgsel ad gangen: Der kan højst være én i tvivl.',
  connections: (connections) =>
    `${count(connections)} forespørgsler ad gangen: hurtigere, og lige så mange kan være i tvivl på én gang.`,
  creditsFrom: {
    account: 'efter prisen hidtil',
    assumed: 'hvis hver sms-del koster én kredit; ingen pris kendes endnu',
  },
  secondsFrom: {
    account: 'i det tempo, der har været hidtil',
    pacing: 'i det tempo, du har valgt',
    assumed: (seconds) => `hvis hver forespørgsel tager ${seconds} s; intet tempo kendes endnu`,
  },
  about: (figure) => `ca. ${figure}`,
  rehearsal: {
    people: 'Personer',
    accepted: 'modtaget',
    parts: 'Sms-dele',
    countedByPractice: 'talt af øvelsen',
    credits: 'Kreditter',
    creditsOfPractice: 'i øvelsen, én for hver sms-del',
    time: 'Tid',
    onThisComputer: (requests) =>
      `på denne computer, ${counted(requests, { one: 'forespørgsel', other: 'forespørgsler' })}`,
    different: 'Afvigende sms’er',
    fromShown: 'fra det, der blev vist',
    lostLetters: 'Sms’er, der mistede bogstaver',
    onPhones: 'på øvelsestelefoner',
    onPhonesLost: (letters) => `på øvelsestelefoner: ${letters}`,
  },
  route: {
    sender: 'Afsender',
    noSender: 'Ingen: Tjenesten vælger, hvad folk ser',
    label: 'Mærke',
    noLabel: 'Intet',
    encoding: 'Tegnkodning',
    noEncoding: 'Ingen ønsket: Tjenesten bruger GSM 03.38',
    encodingOfUnicode: (encoding) => `${encoding}, hvor en forespørgsel har Unicode, ellers GSM 03.38`,
    path: 'Sti',
  },
};
