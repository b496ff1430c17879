import { counted } from '../../format/counted.ts';
import { peopleWords } from '../../format/format-count.ts';
import { isolated } from '../../format/quoted.ts';
import { texts } from '../../language/language.ts';

/** What the desktop tells of campaigns outside the window, and what campaigns are called that Tagline makes. */
export const campaignNews = texts('campaignNews', {
  scheduled: (campaigns: number) =>
    `${counted(campaigns, { one: 'campaign is', other: 'campaigns are' })} scheduled. Keep Tagline open.`,
  more: (campaigns: number) => `${campaigns} more`,
  finished: (name: string) => `${isolated(name)} is finished`,
  accepted: (people: number) => `${peopleWords(people)} accepted by the service.`,
  paused: (name: string) => `${isolated(name)} is paused`,
  refused: 'The service refused a request.',
  didNotStart: (name: string) => `${isolated(name)} did not start`,
  rehearsalOf: (campaign: string) => `Rehearsal of ${campaign}`,
  testOf: (campaign: string) => `Test of ${campaign}`,
  testOfEncoding: (encoding: string) => `Test of the encoding ${encoding}`,
  restOf: (campaign: string) => `Rest of ${campaign}`,
  removedAccount: 'Removed account',
  number: 'Number',
});
