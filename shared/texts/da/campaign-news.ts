import { counted } from '../../format/counted.ts';
import { peopleWords } from '../../format/format-count.ts';
import { isolated } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { campaignNews as english } from '../en/campaign-news.ts';

export const campaignNews: Translation<typeof english> = {
  scheduled: (campaigns) =>
    `${counted(campaigns, { one: 'kampagne er', other: 'kampagner er' })} planlagt. Lad Tagline være åben.`,
  more: (campaigns) => `${campaigns} mere`,
  finished: (name) => `${isolated(name)} er færdig`,
  accepted: (people) => `${peopleWords(people)} modtaget af tjenesten.`,
  paused: (name) => `${isolated(name)} er på pause`,
  refused: 'Tjenesten afviste en forespørgsel.',
  didNotStart: (name) => `${isolated(name)} startede ikke`,
  rehearsalOf: (campaign) => `Generalprøve på ${campaign}`,
  testOf: (campaign) => `Prøve på ${campaign}`,
  testOfEncoding: (encoding) => `Prøve på tegnkodningen ${encoding}`,
  restOf: (campaign) => `Resten af ${campaign}`,
  removedAccount: 'Fjernet konto',
  number: 'Nummer',
};
