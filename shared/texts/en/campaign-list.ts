import { counted } from '../../format/counted.ts';
import { count, peopleWords } from '../../format/format-count.ts';
import { isolated, quoted } from '../../format/quoted.ts';
import { texts } from '../../language/language.ts';

/** The drawer of all campaigns. */
export const campaignList = texts('campaignList', {
  title: 'Campaigns',
  search: 'Search campaigns',
  searchLooksAt: 'Search looks at names and messages.',
  which: 'Which campaigns',
  filters: { all: 'All', drafts: 'Drafts', live: 'Live', practice: 'Practice' },
  tests: (ended: number) => `Tests and rehearsals (${count(ended)})`,
  noneHere: 'None of these yet',
  elsewhere: (campaigns: number) =>
    `${counted(campaigns, { one: 'campaign is', other: 'campaigns are' })} not listed here.`,
  foundElsewhere: (campaigns: number) =>
    `${counted(campaigns, { one: 'campaign that matches is', other: 'campaigns that match are' })} not listed here.`,
  listAll: 'List them all',
  clearSearch: 'Clear the search',
  none: 'No campaigns yet',
  whatItIs: 'A campaign is one message to one audience. It stays here with everything that became of it.',
  noMessage: 'No message yet',
  accepted: (accepted: number, people: number) => `${count(accepted)} of ${peopleWords(people)}`,
  more: (name: string) => `More for ${isolated(name)}`,
  delete: 'Delete',
  askDelete: (name: string) => `Delete ${quoted(name)}?`,
  deleteDraft: 'This draft is deleted for good. Its audience stays.',
  deleteEnded:
    'Its people, texts and ids are deleted for good, from the database file too. Of the people it reached or may have reached Tagline keeps the number and the time, so that nobody is texted twice.',
  deleteOld: 'Delete old campaigns',
  deleteOldAbout:
    'Campaigns that ended longer ago are deleted with their people, texts and ids, from the database file too. This cannot be taken back, and what they received can no longer be searched. Their numbers and times are kept, so that nobody is texted twice.',
  deleteMany: (campaigns: number) => `Delete ${counted(campaigns, { one: 'campaign', other: 'campaigns' })}`,
  deleted: (campaigns: number) =>
    `${counted(campaigns, { one: 'campaign was', other: 'campaigns were' })} deleted.`,
  olderThan: 'Older than, in days',
  sayDays: 'Say how many days.',
  counting: 'Counting…',
  noneByNow: 'No campaign ended by now.',
  noneBefore: (days: number) =>
    `No campaign ended more than ${counted(days, { one: 'day', other: 'days' })} ago.`,
  someByNow: (campaigns: number) => `${count(campaigns)} of your campaigns ended by now.`,
  someBefore: (campaigns: number, days: number) =>
    `${count(campaigns)} of your campaigns ended more than ${counted(days, { one: 'day', other: 'days' })} ago.`,
});
