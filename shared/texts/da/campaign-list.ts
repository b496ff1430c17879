import { counted } from '../../format/counted.ts';
import { count, peopleWords } from '../../format/format-count.ts';
import { isolated, quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { campaignList as english } from '../en/campaign-list.ts';

export const campaignList: Translation<typeof english> = {
  title: 'Kampagner',
  search: 'Søg i kampagner',
  searchLooksAt: 'Der søges i navne og beskeder.',
  which: 'Hvilke kampagner',
  filters: { all: 'Alle', drafts: 'Kladder', live: 'Rigtige', practice: 'Øvelse' },
  tests: (ended) => `Prøve-sms’er og generalprøver (${count(ended)})`,
  noneHere: 'Ingen af disse endnu',
  elsewhere: (campaigns) => `${counted(campaigns, { one: 'kampagne', other: 'kampagner' })} vises ikke her.`,
  foundElsewhere: (campaigns) =>
    `${counted(campaigns, { one: 'kampagne, der passer,', other: 'kampagner, der passer,' })} vises ikke her.`,
  listAll: 'Vis dem alle',
  clearSearch: 'Ryd søgningen',
  none: 'Ingen kampagner endnu',
  whatItIs: 'En kampagne er én besked til én liste. Den bliver her sammen med alt, hvad der blev af den.',
  noMessage: 'Ingen besked endnu',
  accepted: (accepted, people) => `${count(accepted)} af ${peopleWords(people)}`,
  more: (name) => `Mere for ${isolated(name)}`,
  delete: 'Slet',
  askDelete: (name) => `Slet ${quoted(name)}?`,
  deleteDraft: 'Denne kladde slettes for altid. Dens liste bliver.',
  deleteEnded:
    'Dens personer, tekster og id’er slettes for altid, også fra databasefilen. Af dem, den nåede eller måske nåede, gemmer Tagline nummeret og tidspunktet, så ingen får en sms to gange.',
  deleteOld: 'Slet gamle kampagner',
  deleteOldAbout:
    'Kampagner, der sluttede for længere tid siden, slettes med deres personer, tekster og id’er, også fra databasefilen. Det kan ikke fortrydes, og det, folk fik af dem, kan ikke længere findes. Deres numre og tidspunkter gemmes, så ingen får en sms to gange.',
  deleteMany: (campaigns) => `Slet ${counted(campaigns, { one: 'kampagne', other: 'kampagner' })}`,
  deleted: (campaigns) => `${counted(campaigns, { one: 'kampagne', other: 'kampagner' })} blev slettet.`,
  olderThan: 'Ældre end, i dage',
  sayDays: 'Angiv antallet af dage.',
  counting: 'Tæller…',
  noneByNow: 'Ingen kampagne er slut nu.',
  noneBefore: (days) =>
    `Ingen kampagne sluttede for mere end ${counted(days, { one: 'dag', other: 'dage' })} siden.`,
  someByNow: (campaigns) => `${count(campaigns)} af dine kampagner er slut nu.`,
  someBefore: (campaigns, days) =>
    `${count(campaigns)} af dine kampagner sluttede for mere end ${counted(days, { one: 'dag', other: 'dage' })} siden.`,
};
