import { formatTexts } from '../format/texts/da.ts';
import type { Areas } from '../language/language.ts';
import { accounts } from './da/accounts.ts';
import { campaignList } from './da/campaign-list.ts';
import { campaignView } from './da/campaign-view.ts';
import { campaigns } from './da/campaigns.ts';
import { commands } from './da/commands.ts';
import { common } from './da/common.ts';
import { components } from './da/components.ts';
import { decisions } from './da/decisions.ts';
import { exported } from './da/exported.ts';
import { folder } from './da/folder.ts';
import { help } from './da/help.ts';
import { history } from './da/history.ts';
import { optOuts } from './da/opt-outs.ts';
import { person } from './da/person.ts';
import { practice } from './da/practice.ts';
import { results } from './da/results.ts';
import { review } from './da/review.ts';
import { folder as saidFolder } from './da/said/folder.ts';
import { network as saidNetwork } from './da/said/network.ts';
import { optOuts as saidOptOuts } from './da/said/opt-outs.ts';
import { people as saidPeople } from './da/said/people.ts';
import { savedFiles as saidSavedFiles } from './da/said/saved-files.ts';
import { settings } from './da/settings.ts';
import { shell } from './da/shell.ts';
import { updates } from './da/updates.ts';

/** The texts in Danish, by the names that their areas have in English. */
export const areas: Areas = {
  accounts,
  campaignList,
  campaigns,
  campaignView,
  commands,
  common,
  components,
  decisions,
  exported,
  format: formatTexts,
  folder,
  help,
  history,
  updates,
  'said/network': saidNetwork,
  optOuts,
  person,
  practice,
  results,
  review,
  'said/folder': saidFolder,
  'said/optOuts': saidOptOuts,
  'said/people': saidPeople,
  'said/savedFiles': saidSavedFiles,
  settings,
  shell,
};

// A bundle of its own speaks by itself.
export { speak } from '../language/language.ts';
