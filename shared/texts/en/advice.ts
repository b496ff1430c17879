import { counted } from '../../format/counted.ts';
import { count } from '../../format/format-count.ts';
import { listOf } from '../../format/format-list.ts';
import { quoted } from '../../format/quoted.ts';
import { texts } from '../../language/language.ts';
import { pluralForm } from '../../language/plurals.ts';

/** What could be better in a message that can be sent as it is. */
export const advice = texts('advice', {
  optOut: {
    title: 'Way out',
    missing: 'The message does not say how to stop further ones.',
    add: (words: string) => `Add ${quoted(words)}`,
    notHere: 'Not in this campaign',
  },
  others: {
    title: 'Other letters',
    asWritten: 'Send as written',
    show: 'Show the texts',
    valuesToo: 'Values too',
    letterAs: (letter: string, plain: string) => `${letter} as ${plain}`,
    space: 'space',
    wouldDo: (letters: readonly string[], more: boolean) =>
      `Other letters would do: ${letters.join(', ')}${more ? ' and more' : ''}.`,
    inMessage: 'In the message',
    inValues: 'In values too',
    write: 'Write other letters',
    writeOne: (letter: string) => `Write ${letter}`,
    see: 'See them',
    sms: (least: number, most: number) =>
      least === most ? count(least) : `${count(least)} to ${count(most)}`,
    cost: (letters: readonly string[], texts: number, written: string, other: string) =>
      `${listOf(letters)} ${pluralForm(letters.length, { one: 'makes', other: 'make' })} ${counted(texts, { one: 'text', other: 'texts' })} cost ${written} SMS instead of ${other}.`,
    costOne: (letters: readonly string[], written: string, other: string) =>
      `${listOf(letters)} ${pluralForm(letters.length, { one: 'makes', other: 'make' })} the text cost ${written} SMS instead of ${other}.`,
    chosen: (all: boolean) => `${all ? 'Message and values are' : 'The message is'} sent in other letters.`,
    chosenFor: (all: boolean, texts: number) =>
      `${all ? 'Message and values are' : 'The message is'} sent in other letters: ${counted(texts, { one: 'text', other: 'texts' })} had letters that GSM 03.38 lacks.`,
    kept: (texts: number, letters: readonly string[]) =>
      `${counted(texts, { one: 'text keeps', other: 'texts keep' })} ${letters.join(', ')}.`,
    longerPart: 'Then a part holds 160 characters instead of 70.',
    mayShow: (phones: number) =>
      `As written, ${counted(phones, { one: 'phone', other: 'phones' })} may show “?” in their place.`,
    noUnicode: (texts: number) =>
      `${counted(texts, { one: 'text', other: 'texts' })} would need no Unicode, at as many parts.`,
  },
});
