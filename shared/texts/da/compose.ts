import { counted } from '../../format/counted.ts';
import { count, peopleWords } from '../../format/format-count.ts';
import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { compose as english } from '../en/compose.ts';

/** The same in Danish. */
export const compose: Translation<typeof english> = {
  message: 'Besked',
  text: 'Sms',
  label: 'Mærke',
  noLabel: 'Intet',
  labelHint: 'For eksempel en kunde eller et omkostningssted',
  labelHelp: 'Følger med hver besked, så fakturaen kan vise, på hvis vegne den blev sendt.',
  insertTag: 'Indsæt flettefelt',
  hint: 'Hej {first name|du}, dit bord er klar. Skriv { for at indsætte et flettefelt.',
  hintNoPeople: 'Skriv beskeden. Flettefelter som {first name} kommer fra kolonnerne i dit regneark.',
  problems: 'Problemer',
  takeOut: 'Tag det ud',
  use: 'Brug',
  takeThis: (what) => `Brug ${what}`,
  takeSender: (sender) => `Brug ${quoted(sender)}`,
  noValue: (people, tag) => `${peopleWords(people)} har ingen værdi for ${tag}.`,
  noValueMore: 'Et ord efter en lodret streg træder i stedet for det, der mangler.',
  wordFor: (tag) => `Ord i stedet for ${tag}`,
  wordHint: 'For eksempel du',
  showThem: 'Vis dem',
  sender: 'Afsender',
  senderHint: 'Op til 11 bogstaver og cifre, eller et nummer',
  columns: 'Kolonner',
  suggestions: (columns) => `${columns} kolonner. Piletasterne vælger, Enter indsætter.`,
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
    saved: (texts, written, other) =>
      `De gør ${counted(texts, { one: 'sms', other: 'sms’er' })} længere: alle fylder ${count(written)} dele som skrevet, ${count(other)} med andre bogstaver.`,
  },
  counter: {
    empty: 'En sms-del rummer 160 tegn, eller 70 hvor et bogstav kræver Unicode.',
    parts: (parts) => counted(parts, { one: 'sms-del', other: 'sms-dele' }),
    range: (least, most) => `${least} til ${most} sms-dele`,
    fill: (units, most) => `${count(units)} af ${count(most)}`,
    longest: (units, unicode) => `længste ${count(units)} ${unicode ? 'enheder' : 'tegn'}`,
    unicode: (letters) => `Unicode på grund af ${letters}`,
    unicodeFor: (people, letters) => `Unicode for ${peopleWords(people)} på grund af ${letters}`,
    lost: (letters) => `Bogstaver kan gå tabt: ${letters}`,
    lostFor: (people, letters) => `Bogstaver kan gå tabt for ${peopleWords(people)}: ${letters}`,
    more: (letters, more) => `${letters} og ${more} til`,
  },
  totals: {
    title: 'I alt',
    people: 'Personer',
    parts: 'Sms-dele',
    credits: 'Kreditter',
    creditsAbout:
      'Hvis en sms-del koster én kredit. Tjenesten oplyser den rigtige pris, når den modtager de første sms’er.',
    counting: (share) => `Tæller: ${share} af rækkerne`,
    ofParts: (parts, people) =>
      `${counted(parts, { one: 'sms-del', other: 'sms-dele' })}: ${peopleWords(people)}`,
  },
};
