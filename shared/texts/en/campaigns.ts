import { count, counted, isolated, peopleWords, percent, quoted } from '../../format/wording.ts';
import { pluralForm, texts } from '../../language/current-language.ts';

export const campaigns = texts('campaigns', {
  copy: 'Copy',
  useAgain: 'Use again',
  again: 'With another list…',
  openAccount: 'Open the account',
  request: 'Batch',
  returnedTexts: 'Text at the service',
  perMinute: 'People per minute',
  connections: 'Connections',
  noLimit: 'No limit',
});

export const campaignList = texts('campaignList', {
  search: 'Search campaigns',
  searchLooksAt: 'Search looks at names and messages.',
  which: 'Which campaigns',
  filters: { all: 'All', drafts: 'Drafts', live: 'Live', practice: 'Demo' },
  tests: (ended: number) => `Tests and rehearsals (${count(ended)})`,
  noneHere: 'None of these yet',
  elsewhere: (campaigns: number) => `${counted(campaigns, 'campaign is', 'campaigns are')} not listed here.`,
  foundElsewhere: (campaigns: number) =>
    `${counted(campaigns, 'campaign that matches is', 'campaigns that match are')} not listed here.`,
  listAll: 'List them all',
  clearSearch: 'Clear the search',
  none: 'No campaigns yet',
  whatItIs: 'A campaign is one message to one list. It stays here with all its results.',
  noMessage: 'No message yet',
  accepted: (accepted: number, people: number, treated: number) =>
    `${count(accepted)} of ${peopleWords(people)}${treated === 0 ? '' : `, ${count(treated)} treated as sent`}`,
  deleteDraft: 'This deletes the draft for good. Its list stays.',
  deleteEnded:
    'This deletes the campaign’s people, texts and ids for good, from the database file too. Tagline keeps the numbers and times of people it sent to, or may have, so that nobody gets a text twice.',
  deleteOld: 'Delete old campaigns',
  deleteOldAbout:
    'This deletes campaigns that ended longer ago with their people, texts and ids, from the database file too. You cannot undo it, and can no longer search what people were sent. Tagline keeps numbers and times, so that nobody gets a text twice.',
  deleteMany: (campaigns: number) => `Delete ${counted(campaigns, 'campaign', 'campaigns')}`,
  deleted: (campaigns: number) => `${counted(campaigns, 'campaign was', 'campaigns were')} deleted.`,
  olderThan: 'Older than, in days',
  enterDays: 'Enter the number of days.',
  noneByNow: 'No campaign has ended yet.',
  noneBefore: (days: number) => `No campaign ended more than ${counted(days, 'day', 'days')} ago.`,
  someByNow: (campaigns: number) =>
    `${count(campaigns)} of your campaigns ${pluralForm(campaigns, 'has', 'have')} ended.`,
  someBefore: (campaigns: number, days: number) =>
    `${count(campaigns)} of your campaigns ended more than ${counted(days, 'day', 'days')} ago.`,
});

export const campaignView = texts('campaignView', {
  results: 'Results',
  timeline: 'Timeline',
  details: 'Details',
  preparing: 'Getting ready to send',
  progress: 'Progress',
  byState: 'People by state',
  perhaps: 'Of these perhaps texted',
  header: {
    firstSent: (people: number) => `First ${count(people)} sent, waiting for you`,
    through: '{people} through {account}',
    throughAnd: '{people} through {account}; {requests}',
    onTheWay: (requests: number, numbers: string) =>
      `${pluralForm(requests, 'batch', 'batches')} ${numbers} ${pluralForm(requests, 'is', 'are')} on the way`,
    pausing: (requests: number, numbers: string, people: number) =>
      `pausing when ${pluralForm(requests, 'batch', 'batches')} ${numbers} ${pluralForm(requests, 'is', 'are')} answered (${peopleWords(people)} on the way)`,
    pause: 'Pause',
    resume: 'Resume',
    cancel: 'Cancel campaign',
    askCancel: 'Cancel this campaign?',
    keep: 'Keep it',
  },
  facts: {
    accepted: 'Accepted by the service',
    ofPeople: (people: number, settled: string) => `of ${count(people)}, ${settled} done`,
    credit: 'Credits used',
    noneGivenYet: 'Not reported yet',
    noneGiven: 'Not reported',
    ofAbout: (credits: string) => `of about ${credits}`,
    perPart: (credits: string) => `${credits} per part`,
    time: 'Time',
    perMinute: (people: number) => `${count(people)} people a minute`,
    differ: (texts: number) => counted(texts, 'differs', 'differ'),
    noneDiffers: 'None differs',
    notReturned: (texts: number) => `${count(texts)} not reported`,
    othersDoNotDiffer: 'none of the others differs',
    noneYet: 'None yet',
    noneCameBack: 'The service reported none',
  },
  curve: {
    label: 'Over time',
    perMinute: 'Accepted per minute',
    atMost: (people: number) => `up to ${count(people)}`,
    creditsSoFar: 'Credits so far',
    from: 'From',
  },
  lines: {
    label: 'Details of the campaign',
    anyway: 'Sent in quiet hours',
    notYet: 'Not yet',
  },
  rehearsal: {
    label: 'Rehearsal',
    lost: (texts: number) => `${counted(texts, 'text', 'texts')} lost characters`,
    differs: 'The rehearsal did not come out as predicted',
    asPredicted: 'The rehearsal came out as predicted',
    going: (account: string) => `Rehearsing what goes through ${isolated(account)}`,
    nothingSent:
      'Nothing was sent through {account}, and no connection to it was made: these texts went only to demo phones on this computer.',
    phones: 'See the phones',
    toDraft: 'Back to the draft',
    predicted: 'Predicted for {account}',
    seen: 'Seen in the rehearsal',
  },
  requests: {
    none: 'No batches yet.',
    unicode: 'Unicode.',
    attempts: (attempts: number) => `${attempts} attempts.`,
    decided: (verdict: string) => `You decided: ${verdict}.`,
  },
});

export const history = texts('history', {
  title: 'Search for a number or a name',
  about: 'What was sent to this person, and when? Have they opted out?',
  number: 'Phone number or name',
  numberHint: 'A phone number written in any way, its last digits, or a name',
  everyText: 'Every text this computer sent',
  everyTextAbout:
    'Enter a number or a name to see each text sent to them, from which campaign, and what the service answered.',
  id: (id: string) => `id ${id}`,
  optedOut: (msisdn: string) => `${msisdn} has opted out, so Tagline never texts it.`,
  found: (numbers: number, texts: number, list: string) =>
    `${counted(numbers, 'number', 'numbers')} found, ${counted(texts, 'text', 'texts')}: ${list}.`,
  foundNoText: (numbers: number, list: string) =>
    `${counted(numbers, 'number', 'numbers')} found, no text: ${list}.`,
  nobody: 'Nobody of this name is in a list or a campaign here.',
  looking: (share: number) => `Still looking: ${percent(share)} done.`,
  notWhole:
    'This is not a whole phone number, and no number here ends like this. Try it with its country code.',
  noCampaign: (msisdn: string) => `No campaign here holds ${msisdn}.`,
  textsTo: (texts: number, msisdn: string) => `${counted(texts, 'text', 'texts')} to ${msisdn}.`,
  notOptedOut: 'This number has not opted out.',
  otherNumber: 'If you meant another number, write it with its country code.',
  kept: 'What is kept about this person',
  erase: 'Erase',
  erased: 'This person is erased.',
  askErase: (msisdn: string) => `Erase ${msisdn}?`,
  mentions: (places: number, most: number) =>
    places >= most
      ? `The last digits of this number are also in other texts. The first ${count(most)} places:`
      : `The last digits of this number are also in ${counted(places, 'place', 'places')}:`,
  mentionsAbout: 'Erasing leaves these texts as they are. Remove the number where it is this person’s.',
  inRow: (list: string, row: number) => `List ${quoted(list)}, row ${count(row)}`,
  inList: (list: string) => `Name of the list ${quoted(list)}`,
  inCampaign: (name: string) => `Campaign ${quoted(name)}`,
  inText: (name: string) => `A text of the campaign ${quoted(name)}`,
  inCredits: 'Credits by month',
  inTemplate: (name: string) => `Template ${quoted(name)}`,
  inOptOut: (msisdn: string) => `Opt-out of ${msisdn}`,
  inMappings: 'Choices for files with the same columns, which are then asked again',
  removeNumber: 'Remove the number',
  eraseAbout:
    'This removes the person’s rows, texts and ids for good. In the results the person stays as an erased person, so that the totals are true. Files you saved, and backups, keep what is in them.',
  eraseInTeam: (name: string) =>
    `Tagline removes nothing from the team’s file ${quoted(name)}: a number in that file stays there, and comes back from it to the opt-outs here, as a number alone.`,
  neverText: 'Never text this number',
  neverTextHelp:
    'Only the number stays, so that Tagline knows not to text it. Without it, a list that holds the number brings the person back.',
});
