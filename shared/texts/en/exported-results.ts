import { isolated } from '../../format/quoted.ts';
import { texts } from '../../language/language.ts';

/** The results of a campaign as files: the heads of their columns, and its summary on a page. */
export const exportedResults = texts('exportedResults', {
  worksheet: 'Results',
  columns: {
    row: 'Row',
    number: 'Number',
    state: 'State',
    text: 'Text',
    parts: 'Parts',
    request: 'Request',
    id: 'Id',
    returned: 'Returned text',
    reason: 'Reason',
    time: 'Time',
    texted: 'Texted',
  },
  textedAs: { no: 'no', perhaps: 'perhaps', yes: 'yes' },
  unnamed: 'campaign',
  account: 'Account',
  practiceAccount: (name: string) => `${isolated(name)} (practice: nothing left the computer)`,
  started: 'Started',
  ended: 'Ended',
  people: 'People',
  parts: 'Parts',
  credits: 'Credits consumed',
  creditsNotTold: 'not told by the service',
  creditsPerPart: 'Credits per part',
  notKnown: 'not known',
  different: 'Texts returned differently',
  requests: 'Requests',
  happened: 'What happened',
  rehearsalFor: (account: string) => `Rehearsal for ${isolated(account)}`,
  nothingSent: (account: string) => `Nothing was sent through ${isolated(account)}.`,
  compared: (predicted: string, basis: string, seen: string, how: string) =>
    `predicted ${predicted}${basis === '' ? '' : ` (${basis})`}; seen ${seen} ${how}`,
});
