import { counted } from '../../format/counted.ts';
import { texts } from '../../language/language.ts';

/** What one person got, over all campaigns, and what is kept of them. */
export const history = texts('history', {
  title: 'Search a number or a name',
  about: 'What did this person get, and when? Have they opted out?',
  number: 'Phone number or name',
  numberHint: 'A phone number written in any way, its last digits, or a name',
  everyText: 'Every text this computer sent',
  everyTextAbout:
    'Enter a number or a name to see each text they got, from which campaign, and what the service said.',
  id: (id: string) => `id ${id}`,
  optedOut: (msisdn: string) => `${msisdn} has opted out, so it is never texted.`,
  found: (numbers: number, texts: number, list: string) =>
    `${counted(numbers, { one: 'number', other: 'numbers' })} found, ${counted(texts, { one: 'text', other: 'texts' })}: ${list}.`,
  foundNoText: (numbers: number, list: string) =>
    `${counted(numbers, { one: 'number', other: 'numbers' })} found, no text: ${list}.`,
  nobody: 'Nobody of this name is in a list or a campaign that is kept here.',
  notWhole:
    'This is no whole phone number yet, and no number known here ends so. Try it with its country code.',
  noCampaign: (msisdn: string) => `No campaign that is kept here holds ${msisdn}.`,
  textsTo: (texts: number, msisdn: string) =>
    `${counted(texts, { one: 'text', other: 'texts' })} to ${msisdn}.`,
  notOptedOut: 'It has not opted out.',
  otherNumber: 'If you meant another number, write it with its country code.',
  kept: 'Kept of this person',
  save: 'Save',
  erase: 'Erase',
  erased: 'This person is erased.',
  askErase: (msisdn: string) => `Erase ${msisdn}?`,
  eraseAbout:
    'Their rows, texts and ids go for good, and cannot be brought back. In the results they stay as an erased person, so that the totals are true. Files that you saved, and backups, keep what is in them.',
  neverText: 'Never text this number',
  neverTextHelp:
    'Only the number stays, since it must not be texted. Without it, a list that holds them brings them back.',
});
