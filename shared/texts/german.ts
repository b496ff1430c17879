import { formatTexts } from '../format/texts/de.ts';
import type { Areas } from '../language/language.ts';
import { accounts } from './de/accounts.ts';
import { campaignList } from './de/campaign-list.ts';
import { campaignView } from './de/campaign-view.ts';
import { campaigns } from './de/campaigns.ts';
import { commands } from './de/commands.ts';
import { common } from './de/common.ts';
import { components } from './de/components.ts';
import { decisions } from './de/decisions.ts';
import { exported } from './de/exported.ts';
import { folder } from './de/folder.ts';
import { help } from './de/help.ts';
import { history } from './de/history.ts';
import { optOuts } from './de/opt-outs.ts';
import { person } from './de/person.ts';
import { practice } from './de/practice.ts';
import { results } from './de/results.ts';
import { review } from './de/review.ts';
import { folder as saidFolder } from './de/said/folder.ts';
import { network as saidNetwork } from './de/said/network.ts';
import { optOuts as saidOptOuts } from './de/said/opt-outs.ts';
import { people as saidPeople } from './de/said/people.ts';
import { savedFiles as saidSavedFiles } from './de/said/saved-files.ts';
import { settings } from './de/settings.ts';
import { shell } from './de/shell.ts';
import { updates } from './de/updates.ts';

/** The texts in German, by the names that their areas have in English. */
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
