import { counted } from '../../format/counted.ts';
import { count, peopleWords } from '../../format/format-count.ts';
import { isolated } from '../../format/quoted.ts';
import { texts } from '../../language/language.ts';
import { pluralForm } from '../../language/plurals.ts';

/** The screen of a started campaign. */
export const campaignView = texts('campaignView', {
  name: 'Campaign',
  results: 'Results',
  timeline: 'Timeline',
  details: 'Details',
  preparing: 'Freezing the message, the people and the plan',
  progress: 'Progress',
  byState: 'People by state',
  perhaps: 'Of these perhaps texted',
  head: {
    through: '{people} through {account}',
    throughAnd: '{people} through {account}; {requests}',
    onTheWay: (requests: number, numbers: string) =>
      `${pluralForm(requests, { one: 'request', other: 'requests' })} ${numbers} ${pluralForm(requests, { one: 'is', other: 'are' })} on the way`,
    pausing: (requests: number, numbers: string, people: number) =>
      `pausing when ${pluralForm(requests, { one: 'request', other: 'requests' })} ${numbers} ${pluralForm(requests, { one: 'is', other: 'are' })} answered (${peopleWords(people)} on the way)`,
    pause: 'Pause',
    resume: 'Resume',
    cancel: 'Cancel campaign',
    askCancel: 'Cancel this campaign?',
    keep: 'Keep it',
  },
  facts: {
    accepted: 'Accepted by the service',
    ofPeople: (people: number, settled: string) => `of ${count(people)}, ${settled} settled`,
    credit: 'Credit consumed',
    noneToldYet: 'The service told none yet',
    noneTold: 'The service told none',
    ofAbout: (credits: string) => `of about ${credits}`,
    perPart: (credits: string) => `${credits} per part`,
    cancelled: 'Cancelled',
    finished: 'Finished',
    perMinute: (people: number) => `${count(people)} people a minute`,
    differ: (texts: number) => counted(texts, { one: 'differs', other: 'differ' }),
    noneDiffers: 'None differs',
    fromShown: 'from what was shown',
    noneYet: 'None yet',
    noneCameBack: 'None came back',
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
    message: 'Message',
    account: 'Account',
    noCanary: 'None',
    started: 'Started',
    notYet: 'Not yet',
  },
  rehearsal: {
    label: 'Rehearsal',
    lost: (texts: number) => `${counted(texts, { one: 'text', other: 'texts' })} lost letters`,
    differs: 'The rehearsal did not come out as predicted',
    asPredicted: 'The rehearsal came out as predicted',
    going: (account: string) => `Rehearsing what goes through ${isolated(account)}`,
    onlyPhones: 'Only practice phones on this computer got these texts.',
    nothingSent:
      'Nothing was sent through {account}, and no connection to it was made: only practice phones on this computer got these texts.',
    phones: 'See the phones',
    toDraft: 'Back to the draft',
    predicted: 'Predicted for {account}',
    seen: 'Seen in the rehearsal',
  },
  requests: {
    credits: 'Credits',
    observed: 'What was observed',
    none: 'No requests yet.',
    unicode: 'Unicode.',
    attempts: (attempts: number) => `${attempts} attempts.`,
    decided: (verdict: string) => `You decided: ${verdict}.`,
  },
});
