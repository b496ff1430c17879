import { count, counted, isolated, listOf, peopleWords, quoted } from '../../format/wording.ts';
import { pluralForm, texts } from '../../language/current-language.ts';

/** The left side of the workbench. */
export const compose = texts('compose', {
  labelHint: 'For example a customer or a cost centre',
  labelHelp: 'This reference goes with every message, so that the invoice shows what it was for.',
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
  noValueMore: 'Use this fallback:',
  fixTags: (tags: number) => `Fix ${counted(tags, 'unknown tag', 'unknown tags')}`,
  tagsAs: (pairs: readonly string[]) => `Probably ${pairs.join(', ')}.`,
  tagAs: (tag: string, as: string) => `${tag} as ${as}`,
  chooseColumn: 'Choose a column',
  columnFor: (tag: string) => `Choose a column for ${tag}`,
  leaveOut: 'Leave them out',
  asItIs: 'Send as it is',
  tidied:
    'The pasted text was tidied: accents are joined to their letters, and signs that phones cannot show are taken out.',
  makeTag: 'Make it a tag',
  mended: { nothing: 'Treat as a blank', letters: 'Fix the letters' },
  areLeftOut: 'They get no text.',
  areSent: 'They get the text without this value.',
  chooseAgain: 'Choose again',
  wordFor: (tag: string) => `Fallback for ${tag}`,
  wordHint: 'For example there',
  showThem: 'Show them',
  senderHint: 'Name (up to 11 characters) or number',
  dragTag: (tag: string) => `Press, or drag ${tag} into the message`,
  suggestions: (columns: number) =>
    `${counted(columns, 'column', 'columns')}. Arrow keys choose, Enter inserts.`,
  counter: {
    empty: 'A part holds 160 characters, or 70 if a character needs Unicode.',
    size: (characters: number, sms: number) =>
      `${counted(characters, 'character', 'characters')}, ${counted(sms, 'SMS part', 'SMS parts')}`,
    aloud: (sms: number) => counted(sms, 'SMS part', 'SMS parts'),
    charactersLeft: (characters: number) => `${count(characters)} left`,
    each: (least: number, most: number) => `${count(least)} to ${count(most)} SMS parts each`,
    longest: (characters: number) => `the longest has ${counted(characters, 'character', 'characters')}`,
    longestSize: (characters: number, sms: number) =>
      `Up to ${counted(characters, 'character', 'characters')}, ${counted(sms, 'SMS part', 'SMS parts')}`,
    unicode: (letters: string) => `Unicode because of ${letters}`,
    unicodeFor: (people: number, letters: string) =>
      `Unicode for ${peopleWords(people)} because of ${letters}`,
    lost: (letters: string) => `Characters may be lost: ${letters}`,
    lostFor: (people: number, letters: string) =>
      `Characters may be lost for ${peopleWords(people)}: ${letters}`,
    more: (letters: string, more: number) => `${letters} and ${more} more`,
  },
  counting: (share: string) => `Counting: ${share} of the rows`,
});

/** For a message that can be sent but could be better. */
export const advice = texts('advice', {
  optOut: {
    title: 'Opting out',
    missing: 'The message does not tell people how to opt out.',
    add: (words: string) => `Add ${quoted(words)}`,
    notHere: 'Not in this campaign',
  },
  others: {
    asWritten: 'Send unchanged',
    show: 'Show the texts',
    valuesToo: 'Values too',
    letterAs: (letter: string, plain: string) => `${plain} instead of ${letter}`,
    space: 'space',
    wouldDo: (letters: readonly string[], more: boolean) =>
      `Simpler characters would do: ${letters.join(', ')}${more ? ' and more' : ''}.`,
    inMessage: 'In the message',
    inValues: 'In values too',
    write: 'Use simpler characters',
    writeOne: (letter: string) => `Use ${letter}`,
    see: 'See them',
    sms: (least: number, most: number) =>
      least === most ? count(least) : `${count(least)} to ${count(most)}`,
    cost: (letters: readonly string[], texts: number, written: string, other: string) =>
      `${listOf(letters)} ${pluralForm(letters.length, 'makes', 'make')} ${counted(texts, 'text', 'texts')} take ${written} parts instead of ${other}.`,
    costOne: (letters: readonly string[], written: string, other: string) =>
      `${listOf(letters)} ${pluralForm(letters.length, 'makes', 'make')} the text take ${written} parts instead of ${other}.`,
    chosen: (all: boolean) =>
      `${all ? 'Message and values are' : 'The message is'} sent in simpler characters.`,
    chosenFor: (all: boolean, texts: number) =>
      `${all ? 'Message and values are' : 'The message is'} sent in simpler characters: ${counted(texts, 'text', 'texts')} had characters that GSM 03.38 lacks.`,
    kept: (texts: number, letters: readonly string[]) =>
      `${counted(texts, 'text keeps', 'texts keep')} ${letters.join(', ')}.`,
    longerPart: 'Then a part holds 160 characters instead of 70.',
    mayShow: (phones: number, through: string | null) =>
      `Sent unchanged${through === null ? '' : ` through ${isolated(through)}`}, ${counted(phones, 'phone', 'phones')} may show “?” instead.`,
    noUnicode: (texts: number) =>
      `${counted(texts, 'text', 'texts')} would not need Unicode. The number of parts stays the same.`,
  },
});

export const versions = texts('versions', {
  title: 'Versions',
  hint: 'Another version for some people',
  add: 'Add a version',
  addEach: (values: number) => `Add one for each of the ${count(values)} values`,
  addAbout:
    'Choose by a column of the list who gets a text of its own. Everybody else gets the message as it is.',
  changeTitle: 'Who gets this version',
  values: (column: string) => `Values of ${isolated(column)}`,
  few: (values: readonly string[], more: number) =>
    more > 0 ? `${values.join(', ')} and ${count(more)} more` : values.join(', '),
  noValues: 'No values',
  tooMany: (most: number) => `More than ${count(most)} different values`,
  tooManyFix: 'Choose a column with fewer values.',
  takenBy: (version: string) => `In the version ${quoted(version)}`,
  atMost: (values: number) => `A version is for ${count(values)} values at most.`,
  getIt: (people: number) => `${peopleWords(people)} ${pluralForm(people, 'gets', 'get')} this version.`,
  version: 'Version',
  messageTo: (version: string, people: number) => `Message: ${isolated(version)}, ${peopleWords(people)}`,
  else: 'Everybody else',
  tab: (version: string, people: string) => `${isolated(version)} (${people})`,
  wrong: 'has a problem',
  size: (people: number, sms: number) => `${peopleWords(people)}, ${counted(sms, 'part', 'parts')} in all`,
  change: 'Change who gets it',
  remove: 'Remove this version',
  askRemove: (version: string) => `Remove the version ${quoted(version)}?`,
  removeAbout: 'The people of this version get the message for everybody else.',
  removed: (version: string) => `The version ${quoted(version)} is removed.`,
  problems: 'Problems of versions',
  problemOf: (version: string, problem: string) => `${isolated(version)}: ${problem}`,
  show: (version: string) => `Go to ${quoted(version)}`,
  writeElse: 'Write it',
});

export const wordsForSome = texts('wordsForSome', {
  title: 'Text for some people only',
  add: 'Text for some people only…',
  about:
    'Choose by a column of the list who gets these words. Each text is counted and shown as its person gets it.',
  test: 'They get the text if the cell is',
  yes: 'yes, a number over 0, or any text but no',
  words: 'Words',
  wordsHint: 'For example: Bring your permit.',
  others: 'Words for everybody else',
  othersHint: 'Leave it empty for none',
  getIt: (people: number, others: number) =>
    `${peopleWords(people)} ${pluralForm(people, 'gets', 'get')} the words, ${count(others)} ${pluralForm(others, 'does', 'do')} not.`,
  signs: 'Take out the { } and | that belong to no tag.',
  remove: 'Remove the words',
});

export const templates = texts('templates', {
  about: 'Messages to use again: saved by name, or from earlier campaigns.',
  kept: 'Saved',
  recent: 'Recent messages',
  search: 'Search templates',
  none: 'No templates yet',
  noneAbout: 'Write a message and save it here, or import a file of templates.',
  noRecent: 'No campaign has a message yet',
  noRecentAbout: 'You can use what you write in a campaign again from here.',
  keep: 'Save this message',
  name: 'Name of the template',
  nameHint: 'For example Reminder',
  insert: 'Insert',
  insertThis: (name: string) => `Insert ${quoted(name)}`,
  replace: 'Use instead',
  replaceBy: (name: string) => `Use instead: ${quoted(name)}`,
  moreFor: (name: string) => `More for ${quoted(name)}`,
  update: 'Replace it with the message',
  removeAbout: 'Campaigns that use it keep their message.',
  tags: 'Tags it needs',
  isThere: (tag: string) => `${tag}, in this list`,
  isMissing: (tag: string) => `${tag}, missing in this list`,
  takenAs: (tag: string, as: string) => `${tag} read as ${as}`,
  takeAs: (tag: string, as: string) => `Read ${tag} as ${as}`,
  columnFor: (tag: string) => `Column for ${tag}`,
  inserted: 'The template is in the message.',
  fileTooLarge: (name: string) => `${quoted(name)} is larger than any file of templates.`,
  taken: (added: number, already: number) =>
    `${counted(added, 'template was', 'templates were')} added${already > 0 ? `, ${counted(already, 'was', 'were')} there already` : ''}.`,
});

/** How a tag shows its cell, chosen on the tag in the message. */
export const formats = texts('formats', {
  title: (column: string) => `How ${isolated(column)} is shown`,
  kinds: {
    weekday: 'Weekday',
    'weekday-date': 'Weekday and date',
    'day-month': 'Day and month',
    'short-date': 'Short date',
    time: 'Time',
    relative: 'Days from sending',
    number: 'Number',
    money: 'Amount',
    'first-name': 'First name',
    name: 'Name with capital initials',
  },
  asInList: 'As in the list',
  order: (date: string) => `${isolated(date)} is`,
  asMessage: (language: string) => `As the message: ${language}`,
  instead: 'Fallback if the cell is blank',
  keys: 'Alt+Down opens it from the text.',
});
