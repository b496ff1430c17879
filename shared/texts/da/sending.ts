import { count, counted, credits, isolated, peopleWords, pluralForm } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const sending: Texts<'sending'> = {
  preparing: (percent) => `Forbereder, ${percent} %`,
  accepted: (phase, accepted, people) =>
    `${phase}: ${count(accepted)} af ${counted(people, 'sms', 'sms’er')} accepteret`,
  perhapsTexted: (people) => `${count(people)} måske sendt før`,
  timeLeft: {
    underMinute: 'under et minut tilbage',
    minutes: (minutes) => `ca. ${counted(minutes, 'minut', 'minutter')} tilbage`,
    longer: (time) => `ca. ${time} tilbage`,
  },
  cancel: {
    accepted: (texts) =>
      `${counted(texts, 'sms er', 'sms’er er')} accepteret af tjenesten; det kan ikke fortrydes.`,
    onTheWay: (people) => `En pulje til ${peopleWords(people)} er på vej; Tagline noterer stadig udfaldet.`,
    inDoubt: (people) =>
      `${peopleWords(people)} er fortsat ${pluralForm(people, 'ubekræftet', 'ubekræftede')}, til du tager stilling. Indtil da sendes ingen kampagne til de øvrige til ${pluralForm(people, 'personen', 'dem')}.`,
    perhapsTexted: (people) =>
      `Der er måske allerede sendt til ${peopleWords(people)} i en tidligere pulje. En kampagne til de øvrige sendes kun til ${pluralForm(people, 'personen', 'dem')}, hvis du betragter ${pluralForm(people, 'personen', 'dem')} som ikke sendt.`,
    rest: (people) =>
      `${peopleWords(people)} får ikke noget. Du kan oprette en ny kampagne til de øvrige senere.`,
  },
  waitsForAnswer: (request, waited, remaining) =>
    `Pulje ${count(request)} har ikke fået svar i ${waited}. ${remaining === null ? 'Personerne i den er snart ubekræftede, og så tager du stilling.' : `Kommer der intet svar inden for ca. ${remaining}, er personerne ubekræftede, og du tager stilling.`}`,
  waitsForConnections: (waiting, shared, allowed) =>
    `${counted(waiting, 'forbindelse', 'forbindelser')} i denne kampagne venter på at komme til: Kampagner og prøver deles om ${shared} af de ${allowed}, tjenesten tillader.`,
  waitsForTeamFile: (why, fix) =>
    `Afsendelsen venter, til Tagline kender alle, der er afmeldt. ${why}${fix === null ? '' : ` ${fix}`} Så fortsætter det af sig selv.`,
  triesAgain:
    'Tagline kunne ikke nå tjenesten, eller den bad om at vente. Intet af den næste pulje blev sendt, og Tagline prøver igen af sig selv.',
  treatAsSent: {
    label: 'Betragt som sendt',
    consequence: (people) =>
      `Der sendes ikke mere til ${these(people)}. Tog tjenesten ikke imod puljen, får ${they(people)} ikke noget.`,
  },
  countAsNotSent: {
    label: 'Betragt som ikke sendt',
    consequence: (people) =>
      `En ny kampagne til de øvrige kan sendes til ${these(people)}. Tog tjenesten imod puljen, får ${they(people)} så sms’en to gange.`,
    question: (people) =>
      `Op til ${peopleWords(people)} kan få denne sms to gange i en ny kampagne til de øvrige. Betragt dem som ikke sendt?`,
  },
  sendAgain: {
    label: 'Send igen',
    consequence: (people) =>
      `Puljen sendes en gang til. Tog tjenesten imod den, får ${these(people)} sms’en to gange.`,
    question: (people) => `Op til ${peopleWords(people)} kan få denne sms to gange. Send den igen?`,
  },
  treatAllAsSent: {
    label: 'Betragt alle som sendt',
    consequence: (people) =>
      `Der sendes ikke mere til ${peopleWords(people)}. De, som den anden kopi ikke sendte til, får slet ikke noget.`,
    question: (people) => `Betragt ${pluralForm(people, '', 'alle ')}${peopleWords(people)} som sendt?`,
  },
  countAllAsNotSent: 'Betragt alle som ikke sendt',
  sendToAllAgain: {
    label: 'Send til alle igen',
    consequence: 'De får alle sms’en. De, som den anden kopi har sendt til, får den to gange.',
    question: (people) => `Op til ${peopleWords(people)} kan få denne sms to gange. Send til alle igen?`,
  },
};

function these(people: number): string {
  return people === 1 ? 'denne person' : `disse ${count(people)} personer`;
}

function they(people: number): string {
  return people === 1 ? 'personen' : 'de';
}

export const decisions: Texts<'decisions'> = {
  noDoubt: 'Ingen er længere ubekræftede.',
  noDoubtFix: 'Fortsæt for at sende til alle, der venter.',
  showDifferences: 'Vis forskellene',
  showRequest: 'Vis denne pulje',
  quiet: {
    reason: 'Hvorfor kampagnen ikke kan vente',
    reasonHelp: 'Tagline gemmer grunden med kampagnen. De næste stille timer gælder igen.',
  },
  practiceCredit: 'Indstil demokreditterne',
  acceptStatus: (status) => `Godtag altid ${status}, og fortsæt`,
  observed: 'Hvad Tagline ved',
  ownWords: 'Tjenestens egne ord',
  doubtful: (people, request) => `Ingen ved, om pulje ${request} (${peopleWords(people)}) blev sendt`,
  refused: (people, request) => `Tjenesten afviste pulje ${request} (${peopleWords(people)})`,
  request: (number) => `Pulje ${number}`,
  whoIsIn: 'Vis personerne',
  verdictKept: 'Tagline noterer din afgørelse med tidspunkt.',
  leaveInDoubt: 'Vent med at tage stilling',
  doNotSend: 'Send ikke',
  lookAgain: 'Se igen',
  soon: (verdict, seconds) =>
    `${verdict}: noteres om ${counted(seconds, 'sekund', 'sekunder')}. Indtil da kan du fortryde.`,
  atOnce: 'Notér nu',
  ask: (name, number) =>
    `Ring for en sikkerheds skyld til en af dem, og spørg, om sms’en kom frem: ${name === '' ? '' : `${isolated(name)}, `}${number}.`,
  canary: {
    label: 'De første',
    accepted: (people) =>
      `${pluralForm(people, 'Sms’en til den første person er', `Sms’erne til de første ${peopleWords(people)} er`)} accepteret af tjenesten`,
    noneDiffers: 'Tjenesten har alle tekster, som de blev vist.',
    someDiffer: (texts) => `${counted(texts, 'tekst', 'tekster')} afviger fra det, der blev vist.`,
    noPrice: 'Tjenesten har ikke oplyst nogen pris.',
    price: (consumed) => `De første kostede ${credits(consumed)} kreditter.`,
    priceOfAll: (consumed, expected) =>
      `De første kostede ${credits(consumed)} kreditter; det hele koster ca. ${credits(expected)}.`,
    rest: (moment) => `Når du fortsætter, får alle andre den ${moment}.`,
    goOn: (people) => `Fortsæt med de øvrige ${count(people)}`,
  },
  copied: {
    label: 'Alle ubekræftede',
    title: (people, requests) =>
      `Sms’en er måske sendt til ${peopleWords(people)} i ${counted(requests, 'pulje', 'puljer')}, efter at denne kopi blev lavet`,
    each: 'Afgør én pulje ad gangen',
    together: 'Afgør alle på én gang',
  },
  missed: {
    atItsTime: 'på det planlagte tidspunkt',
    couldNot: (at) => `Kampagnen skulle starte ${at}, men kunne ikke. Intet blev sendt.`,
    startOr: 'Start den nu, eller vælg et andet tidspunkt.',
    copy: 'Denne datamappe er en kopi. Dér, hvor den blev lavet, kan kampagnen være sendt.',
    findOut: 'Undersøg det, før du starter den: De, den blev sendt til dér, får den to gange.',
    byItself: (at) => `Starter af sig selv ${at}.`,
    keepOpen: (people) => `Hold Tagline åben og computeren vågen. ${peopleWords(people)} får sms’en.`,
    toDraft: 'Tilbage til kladden',
    reviewAndStart: 'Gennemgå og start',
  },
  refusal: {
    perhapsTexted:
      'Denne gang fik ingen en sms, men et tidligere forsøg med denne pulje kan være sendt til disse personer.',
    nobodyTexted: 'Ingen i denne pulje fik en sms.',
    resume: '“Fortsæt” sender puljen igen.',
    named: 'Personer nævnt i svaret',
    row: (row) => `række ${row} i filen`,
    takeOut: (people) => `Tag ${peopleWords(people)} ud`,
    halves: 'Find de afviste numre',
    halvesAbout:
      'Tagline sender hver halvdel som en pulje for sig, igen og igen, til den har fundet de numre, tjenesten afviser.',
    halvesTwice: 'De, som det tidligere forsøg blev sendt til, får sms’en to gange.',
    halvesOnce: 'Ingen får en sms to gange: En afvist pulje når ingen.',
  },
  sender: {
    title: 'En anden afsender',
    none: 'ingen nu',
    now: (sender) => `nu ${sender}`,
    label: 'Afsender herfra',
    help: 'De, hvis sms er accepteret, beholder den tidligere afsender og får intet igen.',
    change: 'Skift afsenderen',
  },
};
