import { counted } from '../../../format/counted.ts';
import { credits, peopleWords } from '../../../format/format-count.ts';
import { listOf } from '../../../format/format-list.ts';
import { quoted } from '../../../format/quoted.ts';
import { currentTag, type Translation } from '../../../language/language.ts';
import { pluralForm } from '../../../language/plurals.ts';
import { spoken } from '../../../language/spoken.ts';
import type { reviews as english } from '../../en/said/reviews.ts';
import { planning } from '../planning.ts';

export const reviews: Translation<typeof english> = {
  leftOut: {
    rejected: 'afviste rækker',
    duplicates: 'dubletter',
    'opted-out': 'frameldte',
    excluded: 'udeladt i hånden',
    recent: 'fik en sms for nylig',
    reached: (campaign) =>
      campaign === ''
        ? 'allerede sendt, eller måske sendt, i en slettet kampagne eller en til resten af den'
        : `allerede sendt, eller måske sendt, i ${quoted(campaign)} eller en kampagne til resten af den`,
    'tag-in-value': 'en værdi indeholder et flettefelt fra beskeden',
    empty: 'deres sms ville være tom',
    'too-long': 'deres sms ville være for lang',
    blank: 'ingen værdi for et flettefelt, som du valgte',
  },
  noAccount: 'Denne kladdes konto findes ikke længere.',
  noAccountFix: 'Vælg en anden konto.',
  nobodyYet: 'Der er ingen at sende til endnu.',
  nobodyYetFix: 'Vælg eller importér en liste over personer.',
  noMessage: 'Der er ingen besked endnu.',
  undecided: (numbers) =>
    `${counted(numbers, { one: 'nummer', other: 'numre' })} står på flere rækker, der er forskellige, og ingen har valgt mellem dem endnu.`,
  undecidedFix: 'Vælg, hvilken række hver sms skrives ud fra.',
  loss: (people) =>
    `${counted(people, { one: 'sms', other: 'sms’er' })} har bogstaver, der kan gå tabt undervejs: Kontoen beder ikke om nogen tegnkodning.`,
  lossFix: 'Vælg: Skriv andre bogstaver, bed om en tegnkodning i kontoen, eller send med åbne øjne.',
  nobodyLeft: 'Der er ingen tilbage at sende til.',
  nobodyLeftFix: 'Se, hvem der er udeladt, og hvorfor.',
  addressEnds: (tail) => `Kontoens adresse ender på ${tail}.`,
  quiet: (country, people, earliest, latest) =>
    `${countryName(country)}: ${peopleWords(people)} ville få sms’en om natten, ${
      earliest === latest ? `kl. ${earliest}` : `mellem kl. ${earliest} og ${latest}`
    } deres tid.`,
  quietAll: (people, time, isNow) =>
    `Klokken ${isNow ? 'er' : 'bliver'} ${time} for alle ${peopleWords(people)}.`,
  quietFix: 'Vælg et senere tidspunkt, hvis det kan vente.',
  quietFixAt: (time) => `Send kl. ${time}, hvis det kan vente.`,
  quietDay: (time) => `Hos dem begynder dagen kl. ${time}.`,
  lossAccepted: (people) =>
    `${counted(people, { one: 'sms', other: 'sms’er' })} sendes, selv om bogstaver kan gå tabt, som du har valgt.`,
  mixedUnicode:
    'Forespørgsler med blot én Unicode-sms sendes helt som Unicode, hvilket kræver flere sms-dele.',
  mixedUnicodeFix: 'Lad Unicode-sms’er gå i deres egne forespørgsler.',
  inVersion: (values, message) =>
    values.length === 0
      ? `I en udgave af beskeden: ${spoken(message)}`
      : `I udgaven til ${listOf(values.map((value) => quoted(value)))}: ${spoken(message)}`,
  nobodyHas: (values) =>
    `Ingen på listen har værdien ${values.map((value) => quoted(value)).join(' eller ')}, som en udgave af beskeden er til.`,
  nobodyHasFix: 'Se, hvordan listen skriver den, eller udelad udgaven.',
  versionOfNobody: 'En udgave af beskeden er til ingen: den har ingen værdier endnu.',
  versionOfNobodyFix: 'Skriv de værdier, den er til, eller udelad den.',
  blankOf: (people, tag) => `${peopleWords(people)} har ingen værdi for ${tag}.`,
  blankOfFix: 'Vælg: et ord i stedet, i beskeden; udelad dem; eller send, som det er.',
  blankSent: (people, tag) => `${peopleWords(people)} får sms’en uden værdi for ${tag}, som du valgte.`,
  doubtful: (numbers) =>
    `${counted(numbers, { one: 'nummer ser tvivlsomt', other: 'numre ser tvivlsomme' })} ud.`,
  doubtfulFix: (numbers) => pluralForm(numbers, { one: 'Se på det i listen.', other: 'Se på dem i listen.' }),
  firstCanary: (people) => planning.firstCanary(people),
  firstCanaryFix: 'Vær til stede for at læse, hvad der kommer retur.',
  balance: (credit, expected, from) =>
    `Saldoen er ${credits(credit)}, og der ventes brugt ca. ${credits(expected)} kreditter, ${planning.creditsFrom[from]}.`,
  balanceFix: 'Fyld kontoen op. Kampagnen går på pause, når saldoen slipper op.',
};

function countryName(code: string): string {
  return new Intl.DisplayNames(currentTag(), { type: 'region' }).of(code) ?? code;
}
