import { counted } from '../../../format/counted.ts';
import { credits, peopleWords } from '../../../format/format-count.ts';
import { listOf } from '../../../format/format-list.ts';
import { quoted } from '../../../format/quoted.ts';
import { currentTag, texts } from '../../../language/language.ts';
import { pluralForm } from '../../../language/plurals.ts';
import type { Words } from '../../../language/said.ts';
import { spoken } from '../../../language/spoken.ts';
import { planning } from '../planning.ts';

/** What a review tells before a campaign is sent: who is left out, what has to be mended, and what should be read. */
export const reviews = texts('said/reviews', {
  leftOut: {
    rejected: 'rejected rows',
    duplicates: 'duplicates',
    'opted-out': 'opted out',
    excluded: 'left out by hand',
    recent: 'texted recently',
    reached: (campaign: string) =>
      campaign === ''
        ? 'already sent, or perhaps sent, in a campaign that was deleted or one to its rest'
        : `already sent, or perhaps sent, in ${quoted(campaign)} or a campaign to its rest`,
    'tag-in-value': 'a value contains a tag of the message',
    empty: 'their text would be empty',
    'too-long': 'their text would be too long',
    blank: 'no value for a tag, as you chose',
  },
  noAccount: 'The account of this draft is no longer there.',
  noAccountFix: 'Choose another account.',
  nobodyYet: 'There is nobody to send to yet.',
  nobodyYetFix: 'Choose or import a list of people.',
  noMessage: 'There is no message yet.',
  undecided: (numbers: number) =>
    `${counted(numbers, { one: 'number stands', other: 'numbers stand' })} on several rows that differ, and nobody has chosen between them yet.`,
  undecidedFix: 'Choose which row each text is written from.',
  loss: (people: number) =>
    `${counted(people, { one: 'text has', other: 'texts have' })} letters that may be lost on the way: the account asks for no encoding.`,
  lossFix: 'Choose: write other letters, ask for an encoding in the account, or send knowingly.',
  nobodyLeft: 'Nobody is left to send to.',
  nobodyLeftFix: 'See who is left out, and why.',
  addressEnds: (tail: string) => `The address of the account ends in ${tail}.`,
  quiet: (country: string, people: number, earliest: string, latest: string) =>
    `${countryName(country)}: ${peopleWords(people)} would be texted at night, ${
      earliest === latest ? `at ${earliest}` : `between ${earliest} and ${latest}`
    } their time.`,
  quietAll: (people: number, time: string, isNow: boolean) =>
    `${isNow ? 'It is' : 'It will be'} ${time} for all ${peopleWords(people)}.`,
  quietFix: 'Choose a later time, unless it cannot wait.',
  quietFixAt: (time: string) => `Send at ${time}, unless it cannot wait.`,
  quietDay: (time: string) => `Their day begins at ${time}.`,
  lossAccepted: (people: number) =>
    `${counted(people, { one: 'text is', other: 'texts are' })} sent although letters may be lost, as you chose.`,
  mixedUnicode: 'Requests that hold one Unicode text are sent as Unicode as a whole, which takes more parts.',
  mixedUnicodeFix: 'Let Unicode texts go in requests of their own.',
  inVersion: (values: readonly string[], message: Words) =>
    values.length === 0
      ? `In a version of the message: ${spoken(message)}`
      : `In the version for ${listOf(values.map((value) => quoted(value)))}: ${spoken(message)}`,
  nobodyHas: (values: readonly string[]) =>
    `Nobody in the list has the value ${values.map((value) => quoted(value)).join(' or ')}, which a version of the message is for.`,
  nobodyHasFix: 'See how the list writes it, or leave the version out.',
  versionOfNobody: 'A version of the message is for nobody: it has no values yet.',
  versionOfNobodyFix: 'Write the values that it is for, or leave it out.',
  blankOf: (people: number, tag: string) =>
    `${peopleWords(people)} ${pluralForm(people, { one: 'has', other: 'have' })} no value for ${tag}.`,
  blankOfFix: 'Choose: a word instead, in the message; leave them out; or send it as it is.',
  blankSent: (people: number, tag: string) =>
    `${peopleWords(people)} ${pluralForm(people, { one: 'gets', other: 'get' })} the text without a value for ${tag}, as you chose.`,
  doubtful: (numbers: number) =>
    `${counted(numbers, { one: 'number looks', other: 'numbers look' })} doubtful.`,
  doubtfulFix: (numbers: number) =>
    pluralForm(numbers, { one: 'Look at it in the list.', other: 'Look at them in the list.' }),
  firstCanary: (people: number) => planning.firstCanary(people),
  firstCanaryFix: 'Be there to read what comes back.',
  balance: (credit: number, expected: number, from: 'account' | 'assumed') =>
    `The balance is ${credits(credit)}, and about ${credits(expected)} credits are expected, ${planning.creditsFrom[from]}.`,
  balanceFix: 'Top up the account. The campaign pauses when the balance runs out.',
});

function countryName(code: string): string {
  return new Intl.DisplayNames(currentTag(), { type: 'region' }).of(code) ?? code;
}
