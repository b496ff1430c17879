import { counted } from '../../format/counted.ts';
import { count } from '../../format/format-count.ts';
import { listOf } from '../../format/format-list.ts';
import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { advice as english } from '../en/advice.ts';

export const advice: Translation<typeof english> = {
  optOut: {
    title: 'Framelding',
    missing: 'Beskeden siger ikke, hvordan man framelder sig.',
    add: (words) => `Tilføj ${quoted(words)}`,
    notHere: 'Ikke i denne kampagne',
  },
  others: {
    title: 'Andre bogstaver',
    asWritten: 'Send som skrevet',
    show: 'Vis sms’erne',
    valuesToo: 'Også værdier',
    letterAs: (letter, plain) => `${letter} som ${plain}`,
    space: 'mellemrum',
    wouldDo: (letters, more) =>
      `Andre bogstaver kan bruges: ${letters.join(', ')}${more ? ' og flere' : ''}.`,
    inMessage: 'I beskeden',
    inValues: 'Også i værdier',
    write: 'Skriv andre bogstaver',
    writeOne: (letter) => `Skriv ${letter}`,
    see: 'Se dem',
    sms: (least, most) => (least === most ? count(least) : `${count(least)} til ${count(most)}`),
    cost: (letters, texts, written, other) =>
      `${listOf(letters)} får ${counted(texts, { one: 'besked', other: 'beskeder' })} til at koste ${written} sms i stedet for ${other}.`,
    costOne: (letters, written, other) =>
      `${listOf(letters)} får beskeden til at koste ${written} sms i stedet for ${other}.`,
    chosen: (all) => `${all ? 'Besked og værdier' : 'Beskeden'} sendes med andre bogstaver.`,
    chosenFor: (all, texts) =>
      `${all ? 'Besked og værdier' : 'Beskeden'} sendes med andre bogstaver: ${counted(texts, { one: 'sms', other: 'sms’er' })} havde bogstaver, som GSM 03.38 mangler.`,
    kept: (texts, letters) =>
      `${counted(texts, { one: 'sms', other: 'sms’er' })} beholder ${letters.join(', ')}.`,
    longerPart: 'Så rummer en sms-del 160 tegn i stedet for 70.',
    mayShow: (phones) =>
      `Som skrevet viser ${counted(phones, { one: 'telefon', other: 'telefoner' })} måske “?” i deres sted.`,
    noUnicode: (texts) =>
      `${counted(texts, { one: 'sms', other: 'sms’er' })} ville ikke kræve Unicode, med lige så mange dele.`,
  },
};
