import { count, peopleWords } from '../../format/format-count.ts';
import { counted, quoted } from '../../format/words.ts';
import type { Translation } from '../../language/language.ts';
import type { compose as english } from '../en/compose.ts';

export const compose: Translation<typeof english> = {
  labelHint: 'For eksempel en kunde eller et omkostningssted',
  labelHelp: 'Følger med hver besked, så fakturaen kan vise, på hvis vegne den blev sendt.',
  insertTag: 'Flettefelt',
  hint: 'Hej {first name|du}, dit bord er klar. Skriv { for at indsætte et flettefelt.',
  hintNoPeople: 'Skriv beskeden. Flettefelter som {first name} kommer fra kolonnerne i dit regneark.',
  takeOut: 'Tag det ud',
  takeThis: (what) => `Brug ${what}`,
  takeWords: (words) => `Brug ${quoted(words)}`,
  noValue: (people, tag) => `${peopleWords(people)} har ingen værdi for ${tag}.`,
  noValueMore: 'Brug dette ord i stedet:',
  fixTags: (tags) => `Ret ${counted(tags, 'ukendt flettefelt', 'ukendte flettefelter')}`,
  tagsAs: (pairs) => `Formentlig ${pairs.join(', ')}.`,
  tagAs: (tag, as) => `${tag} som ${as}`,
  chooseColumn: 'Vælg en kolonne',
  columnFor: (tag) => `Vælg en kolonne til ${tag}`,
  leaveOut: 'Udelad dem',
  asItIs: 'Send, som det er',
  areLeftOut: 'De udelades.',
  areSent: 'De får beskeden uden.',
  chooseAgain: 'Vælg igen',
  wordFor: (tag) => `Ord i stedet for ${tag}`,
  wordHint: 'For eksempel du',
  showThem: 'Vis dem',
  senderHint: 'Navn på højst 11 tegn eller et nummer',
  dragTag: (tag) => `Tryk, eller træk ${tag} ind i beskeden`,
  suggestions: (columns) => `${columns} kolonner. Piletasterne vælger, Enter indsætter.`,
  counter: {
    empty: 'En sms-del rummer 160 tegn, eller 70 hvor et bogstav kræver Unicode.',
    size: (characters, sms) => `${count(characters)} tegn, tæller som ${count(sms)} sms`,
    aloud: (sms) => `Tæller som ${count(sms)} sms`,
    charactersLeft: (characters) => `${count(characters)} tilbage`,
    each: (least, most) => `${count(least)} til ${count(most)} sms hver`,
    longest: (characters) => `den længste har ${count(characters)} tegn`,
    longestSize: (characters, sms) => `Op til ${count(characters)} tegn, tæller som ${count(sms)} sms`,
    unicode: (letters) => `Unicode på grund af ${letters}`,
    unicodeFor: (people, letters) => `Unicode for ${peopleWords(people)} på grund af ${letters}`,
    lost: (letters) => `Bogstaver kan gå tabt: ${letters}`,
    lostFor: (people, letters) => `Bogstaver kan gå tabt for ${peopleWords(people)}: ${letters}`,
    more: (letters, more) => `${letters} og ${more} til`,
  },
  totals: {
    title: 'I alt',
    creditsAbout:
      'Hvis en sms-del koster én kredit. Tjenesten oplyser den rigtige pris, når den modtager de første sms’er.',
    counting: (share) => `Tæller: ${share} af rækkerne`,
    ofParts: (parts, people) => `${counted(parts, 'sms-del', 'sms-dele')}: ${peopleWords(people)}`,
  },
};
