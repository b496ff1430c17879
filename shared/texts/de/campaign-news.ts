import { counted } from '../../format/counted.ts';
import { peopleWords } from '../../format/format-count.ts';
import { isolated } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { campaignNews as english } from '../en/campaign-news.ts';

export const campaignNews: Translation<typeof english> = {
  scheduled: (campaigns) =>
    `${counted(campaigns, { one: 'Kampagne ist', other: 'Kampagnen sind' })} geplant. Lassen Sie Tagline geöffnet.`,
  more: (campaigns) => `${campaigns} weitere`,
  finished: (name) => `${isolated(name)} ist beendet`,
  accepted: (people) => `${peopleWords(people)} vom Dienst angenommen.`,
  paused: (name) => `${isolated(name)} ist angehalten`,
  refused: 'Der Dienst hat eine Anfrage abgelehnt.',
  didNotStart: (name) => `${isolated(name)} ist nicht gestartet`,
  rehearsalOf: (campaign) => `Probelauf von ${campaign}`,
  testOf: (campaign) => `Test von ${campaign}`,
  testOfEncoding: (encoding) => `Test der Zeichencodierung ${encoding}`,
  restOf: (campaign) => `Rest von ${campaign}`,
  removedAccount: 'Entferntes Konto',
  number: 'Nummer',
};
