import { counted } from '../../format/counted.ts';
import { count, peopleWords } from '../../format/format-count.ts';
import { isolated } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import { pluralForm } from '../../language/plurals.ts';
import type { campaignView as english } from '../en/campaign-view.ts';

export const campaignView: Translation<typeof english> = {
  name: 'Kampagne',
  results: 'Resultater',
  timeline: 'Forløb',
  details: 'Detaljer',
  preparing: 'Fastlægger beskeden, personerne og planen',
  progress: 'Fremskridt',
  byState: 'Personer efter tilstand',
  perhaps: 'Af dem har måske fået den',
  head: {
    through: '{people} gennem {account}',
    throughAnd: '{people} gennem {account}; {requests}',
    onTheWay: (requests, numbers) =>
      `${pluralForm(requests, { one: 'forespørgsel', other: 'forespørgsler' })} ${numbers} er på vej`,
    pausing: (requests, numbers, people) =>
      `sættes på pause, når ${pluralForm(requests, { one: 'forespørgsel', other: 'forespørgsler' })} ${numbers} er besvaret (${peopleWords(people)} på vej)`,
    pause: 'Sæt på pause',
    resume: 'Fortsæt',
    cancel: 'Afbryd kampagnen',
    askCancel: 'Afbryd denne kampagne?',
    keep: 'Behold den',
  },
  facts: {
    accepted: 'Modtaget af tjenesten',
    ofPeople: (people, settled) => `af ${count(people)}, ${settled} afgjort`,
    credit: 'Brugt kredit',
    noneToldYet: 'Tjenesten har ikke oplyst den endnu',
    noneTold: 'Tjenesten har ikke oplyst den',
    ofAbout: (credits) => `af ca. ${credits}`,
    perPart: (credits) => `${credits} pr. sms-del`,
    cancelled: 'Afbrudt',
    finished: 'Færdig',
    perMinute: (people) => `${count(people)} personer i minuttet`,
    differ: (texts) => counted(texts, { other: 'afviger' }),
    noneDiffers: 'Ingen afviger',
    fromShown: 'fra det viste',
    noneYet: 'Ingen endnu',
    noneCameBack: 'Ingen kom tilbage',
  },
  curve: {
    label: 'Over tid',
    perMinute: 'Modtaget pr. minut',
    atMost: (people) => `op til ${count(people)}`,
    creditsSoFar: 'Kreditter indtil nu',
    from: 'Fra',
  },
  lines: {
    label: 'Kampagnens detaljer',
    message: 'Besked',
    account: 'Konto',
    noCanary: 'Intet',
    started: 'Startet',
    notYet: 'Ikke endnu',
  },
  rehearsal: {
    label: 'Generalprøve',
    lost: (texts) => `${counted(texts, { one: 'tekst', other: 'tekster' })} mistede bogstaver`,
    differs: 'Generalprøven gik ikke som forudsagt',
    asPredicted: 'Generalprøven gik som forudsagt',
    going: (account) => `Generalprøve på det, der sendes gennem ${isolated(account)}`,
    onlyPhones: 'Kun øvelsestelefoner på denne computer fik disse sms’er.',
    nothingSent:
      'Intet blev sendt gennem {account}, og der blev ikke oprettet forbindelse: kun øvelsestelefoner på denne computer fik disse sms’er.',
    phones: 'Se telefonerne',
    toDraft: 'Tilbage til kladden',
    predicted: 'Forudsagt for {account}',
    seen: 'Set i generalprøven',
  },
  requests: {
    credits: 'Kreditter',
    observed: 'Hvad der blev set',
    none: 'Ingen forespørgsler endnu.',
    unicode: 'I Unicode.',
    attempts: (attempts) => `${attempts} forsøg.`,
    decided: (verdict) => `Du besluttede: ${verdict}.`,
  },
};
