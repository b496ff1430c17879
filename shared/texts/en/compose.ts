import { count, peopleWords } from '../../format/format-count.ts';
import { listOf } from '../../format/lists.ts';
import { counted, quoted } from '../../format/words.ts';
import { pluralForm, texts } from '../../language/language.ts';

/** The left side of the workbench. */
export const compose = texts('compose', {
  labelHint: 'For example a customer or a cost centre',
  labelHelp: 'Goes with every message, so that the invoice says who it was for.',
  emoji: 'Insert emoji',
  emojiCost: 'An emoji makes the text Unicode: a part then holds 70 characters.',
  insertTag: 'Insert tag',
  hint: 'Hi {first name|there}, your table is ready. Type { to insert a tag.',
  hintNoPeople: 'Write the message. Tags such as {first name} come from the columns of your spreadsheet.',
  takeOut: 'Take it out',
  takeThis: (what: string) => `Use ${what}`,
  takeWords: (words: string) => `Use ${quoted(words)}`,
  noValue: (people: number, tag: string) =>
    `${peopleWords(people)} ${pluralForm(people, 'has', 'have')} no value for ${tag}.`,
  noValues: (tags: readonly string[]) => `Some people have no value for ${listOf(tags)}.`,
  oneByOne: 'One by one',
  noValueMore: 'Use this word instead:',
  fixTags: (tags: number) => `Fix ${counted(tags, 'unknown tag', 'unknown tags')}`,
  tagsAs: (pairs: readonly string[]) => `Probably ${pairs.join(', ')}.`,
  tagAs: (tag: string, as: string) => `${tag} as ${as}`,
  chooseColumn: 'Choose a column',
  columnFor: (tag: string) => `Choose a column for ${tag}`,
  leaveOut: 'Leave them out',
  asItIs: 'Send as it is',
  areLeftOut: 'They get no text.',
  areSent: 'They get the text without it.',
  chooseAgain: 'Choose again',
  wordFor: (tag: string) => `Word in place of ${tag}`,
  wordHint: 'For example there',
  showThem: 'Show them',
  senderHint: 'Name (up to 11 characters) or number',
  dragTag: (tag: string) => `Press, or drag ${tag} into the message`,
  suggestions: (columns: number) => `${columns} columns. Arrow keys choose, Enter inserts.`,
  counter: {
    empty: 'A part holds 160 characters, or 70 where a letter needs Unicode.',
    size: (characters: number, sms: number) =>
      `${counted(characters, 'character', 'characters')}, counts as ${count(sms)} SMS`,
    aloud: (sms: number) => `Counts as ${count(sms)} SMS`,
    charactersLeft: (characters: number) => `${count(characters)} left`,
    each: (least: number, most: number) => `${count(least)} to ${count(most)} SMS each`,
    longest: (characters: number) => `the longest has ${counted(characters, 'character', 'characters')}`,
    longestSize: (characters: number, sms: number) =>
      `Up to ${counted(characters, 'character', 'characters')}, counts as ${count(sms)} SMS`,
    unicode: (letters: string) => `Unicode because of ${letters}`,
    unicodeFor: (people: number, letters: string) =>
      `Unicode for ${peopleWords(people)} because of ${letters}`,
    lost: (letters: string) => `Letters may be lost: ${letters}`,
    lostFor: (people: number, letters: string) =>
      `Letters may be lost for ${peopleWords(people)}: ${letters}`,
    more: (letters: string, more: number) => `${letters} and ${more} more`,
  },
  counting: (share: string) => `Counting: ${share} of the rows`,
});
