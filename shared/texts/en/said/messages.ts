import {
  count,
  counted,
  listOf,
  peopleWords,
  pluralForm,
  quoted,
  quotedValue,
  texts,
} from '../../../format/wording.ts';
import { common } from '../common.ts';

export const messages = texts('said/messages', {
  none: 'There is no message yet.',
  calledAlike: (columns: number, name: string) => `${columns} columns are called ${quoted(name)}.`,
  calledAlikeFix: 'Give one of them another name in the file, or leave it out of the tags.',
  couldBe: (tag: string, columns: number) => `${tag} could be any of ${columns} columns.`,
  writeExactly: (tags: readonly string[]) => `Write one of them exactly: ${tags.join(', ')}.`,
  namesNone: (tag: string) => `${tag} names no column.`,
  noColumn: (name: string) => `There is no column called ${quoted(name)}.`,
  didYouMean: (tags: readonly string[]) => `Did you mean ${tags.join(' or ')}?`,
  peopleFirst: 'Choose the people first: their file has the columns.',
  noFormat: (format: string) => `There is no format called ${quoted(format)}.`,
  formatsAre: (formats: readonly string[]) => `The formats are ${listOf(formats)}.`,
  columnsAre: (tags: readonly string[], more: boolean) =>
    `The columns are ${tags.join(', ')}${more ? ' and more' : ''}.`,
  invisible: (mark: string) =>
    `There is an invisible ${mark}, which changes the order of the signs beside it.`,
  invisibles: (mark: string, more: number) =>
    `There is an invisible ${mark} (and ${more} more such marks), which changes the order of the signs beside it.`,
  takeOut: 'Take it out unless you mean it.',
  strayBrace: (brace: string) => `This ${brace} belongs to no tag and goes out as it is.`,
  oneBrace: 'A tag has one brace on each side.',
  otherEdges: (piece: string) => `The two parts of ${piece} begin or end with different spaces.`,
  otherEdgesFix: (apart: readonly string[]) => `Write two: ${listOf(apart)}.`,
  noWords: (condition: string) => `${condition} has no words.`,
  noWordsFix: (start: string) =>
    `Write them after the question mark: ${`${start}words|words for everybody else}`}.`,
  openCondition: (start: string) => `The words that begin with ${start} have no end.`,
  openConditionFix: 'Write a } after the words.',
  conditionWithin: (condition: string) => `${condition} is inside the words of another condition.`,
  conditionWithinFix: 'Write one after the other.',
  manyConditions: (most: number) => `A message has at most ${most} conditions.`,
  manyConditionsFix: 'Write versions of the message instead.',
  noneOfVersion: (values: readonly string[]) =>
    values.length === 0
      ? 'A version of the message has no text yet.'
      : `The version for ${listOf(values.map(quotedValue))} has no text yet.`,
  noneForOthers: (people: number) =>
    `${counted(people, 'person has', 'people have')} none of the values of the versions.`,
  noneForOthersFix: 'Write a message for everybody else.',
  versionsByNone: 'No column decides yet who gets which version.',
  versionsByUnknown: (column: string) =>
    `The versions of the message go by a column called ${quoted(column)}, which is not there.`,
  versionsByTwo: (column: string, columns: number) =>
    `The versions of the message go by ${quoted(column)}, and ${columns} columns have that name.`,
  versionsColumnFix: 'Choose the column that decides who gets which version.',
  didYouMeanColumn: (columns: readonly string[]) =>
    `Did you mean ${columns.map((column) => quoted(column)).join(' or ')}?`,
  caseTwice: (value: string) => `${quotedValue(value)} is there twice in the versions of the message.`,
  caseTwiceFix: 'Leave it in one of them, so that everybody gets one version.',
  noValue: (tags: readonly string[]) => `No value for ${tags.join(', ')}.`,
  noValueFix: (column: string) => `Fill in the cell, or add a fallback: ${`{${column}|there}`}.`,
  misfit: (tags: readonly string[]) =>
    `The cell does not fit ${tags.join(', ')}, so the text has it as it is.`,
  misfitFix: 'Fix the cell, or choose another format for the tag.',
  needsUnicode: (letters: readonly string[]) => `Needs Unicode because of ${letters.join(', ')}.`,
  mayBeLost: (letters: readonly string[]) => `May be lost on the way: ${letters.join(', ')}.`,
  mayBeLostFix: 'The account has no encoding.',
  tagInValue: (tag: string) =>
    `With this person’s values the text contains ${tag} again, which the service may replace too.`,
  tagInValueFix: 'Take the braces out of the cell.',
  stacked: 'A value has so many marks on one letter that they would cover the words around it.',
  stackedFix: 'Fix the cell.',
  empty: 'The text is empty.',
  emptyFix: 'Fill in the cell or add some words.',
  foreignTag: (written: string) => `${written} is a tag of another program: people would read it as it is.`,
  foreignTagFix: (tag: string) => `Make it a tag, ${tag}, or send it as it is.`,
  brokenLinks: {
    blank: (people: number) =>
      `${peopleWords(people)} ${pluralForm(people, 'has', 'have')} a space in the value of a link, so the link ends there.`,
    letters: (people: number) =>
      `${peopleWords(people)} ${pluralForm(people, 'has', 'have')} letters in a link that many phones do not read as part of it.`,
    bracket: (people: number) =>
      `${peopleWords(people)} ${pluralForm(people, 'has', 'have')} a bracket or quote in a link, so it may end there.`,
    end: (people: number) =>
      `${peopleWords(people)} ${pluralForm(people, 'has', 'have')} a link whose value ends in a mark such as a full stop, which a phone may read as part of it.`,
    after: (people: number) =>
      `${peopleWords(people)} ${pluralForm(people, 'has', 'have')} a mark of the message directly behind a tag with a link, which a phone may read as part of it.`,
    shortener: (people: number) =>
      `${peopleWords(people)} ${pluralForm(people, 'has', 'have')} a link of a public shortener, whose texts operators often block.`,
  },
  brokenLinksFix: 'Look at their texts, and fix the cells.',
  brokenLinksAfterFix: 'Take the mark out of the message, or put a space before it.',
  oddValue: {
    nothing: (value: string, tag: string) => `${quoted(value)} is no real value for ${tag}.`,
    letters: (value: string, tag: string) => `${quoted(value)} in ${tag} has garbled letters.`,
  },
  oddValueFix: 'Fix the cell, or choose what becomes of such values.',
  oddQuestion: {
    nothing: (people: number, tag: string, value: string, row: number) =>
      `${peopleWords(people)} ${pluralForm(people, 'has', 'have')} no real value for ${tag}, such as ${quoted(value)} in row ${count(row)}.`,
    letters: (people: number, tag: string, value: string, meant: string, row: number) =>
      `${peopleWords(people)} ${pluralForm(people, 'has', 'have')} garbled letters in ${tag}, such as ${quoted(value)} in row ${count(row)}, probably ${quoted(meant)}.`,
  },
  oddQuestionFix: {
    nothing: 'Choose: treat it as a blank; leave them out; or send it as it is.',
    letters: 'Choose: fix the letters; leave them out; or send it as it is.',
  },
  oddMended: {
    nothing: (people: number, tag: string, value: string) =>
      `${quoted(value)} counts as a blank in ${tag}, for ${peopleWords(people)}, as you chose.`,
    letters: (people: number, tag: string, value: string, meant: string) =>
      `Letters in ${tag} are fixed for ${peopleWords(people)}, as you chose: ${quoted(value)} is sent as ${quoted(meant)}.`,
  },
  oddSent: (people: number, tag: string, value: string) =>
    `${peopleWords(people)} ${pluralForm(people, 'gets', 'get')} ${tag} as it is, such as ${quoted(value)}, as you chose.`,
  leftOutOdd: (value: string, tag: string) =>
    `Left out: ${quoted(value)} is no value for ${tag}, as you chose.`,
  leftOutBlank: (tags: readonly string[]) => `Left out: no value for ${tags.join(', ')}.`,
  leftOutBlankFix: 'Fill in the cell to send to them.',
  tooLong: (parts: number, most: number) => `The text takes ${parts} parts; at most ${most} can be joined.`,
  tooLongFix: 'Shorten the message or the cell.',
  longTexts: (people: number, usual: number, most: number) =>
    `${peopleWords(people)} ${pluralForm(people, 'gets', 'get')} a text of more than ${usual} parts; the longest has ${most}.`,
  otherLetters: 'The text is sent in simpler characters than you wrote.',
  fewerParts: (parts: number, written: number) =>
    `The text takes ${counted(parts, 'part', 'parts')}, as written ${written}.`,
  asMany: 'The text takes as many parts.',
  writtenUnicode: 'As written, the text needs Unicode.',
  writtenLost: (letters: readonly string[]) => `As written, characters may be lost: ${letters.join(', ')}.`,
  twoBlanks: 'There are two spaces between words.',
  blankBefore: (sign: string) => `There is a space before the ${quoted(sign)}.`,
  takeBlankOut: 'Remove the space.',
  onlyTag: 'The message is only tags, so each person reads nothing but the cells.',
  onlyTagFix: 'Add words, so that people know who writes and why.',
  noAnswer: (sender: string) => `Nobody can answer ${quoted(sender)}: a name takes no replies.`,
  noAnswerFix: 'Write another way to opt out, or send from a number.',
  link: {
    blank: 'There is a space in the link, so it ends there.',
    letters: 'The link has letters that many phones do not read as part of it.',
    bracket: 'There is a bracket or quote in the link, so it may end there.',
    end: 'A phone may read the mark after the link as part of it.',
    after: 'A phone may read the mark behind the tag as part of the link.',
    shortener: 'Operators often block texts with a link of a public shortener.',
    fix: 'Fix the link, in the message or the cell.',
  },
  sender: {
    none: 'Who is the message from? Without a sender the service chooses what people see.',
    number: (remaining: number) =>
      remaining === 0
        ? 'A number, as long as it may be.'
        : `A number, ${counted(remaining, 'character', 'characters')} left.`,
    name: (remaining: number) =>
      remaining === 0
        ? 'A name, as long as it may be.'
        : `A name, ${counted(remaining, 'character', 'characters')} left.`,
    longNumber: (most: number, digits: number) =>
      `A number may have at most ${most} digits; this has ${digits}.`,
    longName: (most: number, letters: number) =>
      `A name may have at most ${most} letters and digits; this name has ${letters}.`,
    onlyDigits: 'A number is written with digits only, without the +.',
    noSpaces: 'A sender cannot contain spaces.',
    odd: (sign: string) =>
      `A sender is made of the letters A to Z and digits; ${quoted(sign)} cannot be used.`,
  },
  signs: {
    tab: 'tab',
    hardSpace: 'hard space',
    narrowHardSpace: 'narrow hard space',
    thinSpace: 'thin space',
    softHyphen: 'soft hyphen',
    zeroWidthSpace: 'zero-width space',
    zeroWidthNonJoiner: 'zero-width non-joiner',
    zeroWidthJoiner: 'zero-width joiner',
    arabicMark: 'Arabic letter mark',
    leftToRight: 'left-to-right mark',
    rightToLeft: 'right-to-left mark',
    wordJoiner: 'word joiner',
    textStyle: 'text style mark',
    emojiStyle: 'emoji style mark',
    byteOrder: 'byte order mark',
    curlyQuote: (sign: string) => `curly quote ${sign}`,
    enDash: (sign: string) => `en dash ${sign}`,
    emDash: (sign: string) => `em dash ${sign}`,
    ellipsis: (sign: string) => `ellipsis ${sign}`,
    accent: (sign: string) => `accent ${sign}`,
  },
});

export const drafts = texts('said/drafts', {
  made: 'Draft made.',
  copiedFrom: (name: string) => `Copied from ${quoted(name || common.untitled)}.`,
  goneFix: 'Choose another one, or start a new one.',
  started: 'This campaign has started, so you can no longer change it.',
  startedFix: 'Copy it to write a new one.',
  scheduled: 'This campaign starts by itself, as you reviewed it.',
  scheduledFix: 'Press “Back to draft” first, then change it and review it again.',
  tooLong: 'These texts are too long to sort all at once.',
  tooLongFix: 'Sort by another column, or filter the people into a smaller list first.',
});

export const templates = texts('said/templates', {
  noName: 'A template needs a name.',
  noMessage: 'A template needs a message.',
  gone: 'This template is no longer there.',
  tooMany: (most: number) => `There is no room for more: Tagline keeps at most ${count(most)} templates.`,
  tooManyFix: 'Remove some that you no longer use.',
  fileTooLarge: 'The file is larger than any file of templates.',
  otherFile: 'The file holds no Tagline templates.',
  damagedFile: (most: number) =>
    `The templates in the file cannot be read: each has a name and a message, and there are at most ${count(most)}.`,
  fileFix: 'Nothing was taken from it. Choose a file that Tagline has exported.',
  newerFile: 'The file was written by a newer version of Tagline.',
  newerFileFix: 'Nothing was taken from it. Update Tagline, then import it again.',
});
