import { formatTexts } from '../format/texts/de.ts';
import type { Areas } from '../language/language.ts';
import { accounts } from './de/accounts.ts';
import { advice } from './de/advice.ts';
import { audiences } from './de/audiences.ts';
import { campaignList } from './de/campaign-list.ts';
import { campaignNews } from './de/campaign-news.ts';
import { campaignView } from './de/campaign-view.ts';
import { campaigns } from './de/campaigns.ts';
import { columns } from './de/columns.ts';
import { commands } from './de/commands.ts';
import { common } from './de/common.ts';
import { components } from './de/components.ts';
import { compose } from './de/compose.ts';
import { conditions } from './de/conditions.ts';
import { creditsByMonth } from './de/credits-by-month.ts';
import { decisions } from './de/decisions.ts';

import { delivery } from './de/delivery.ts';
import { desktop } from './de/desktop.ts';
import { drafts } from './de/drafts.ts';
import { encodings } from './de/encodings.ts';
import { exported } from './de/exported.ts';
import { exportedResults } from './de/exported-results.ts';
import { folder } from './de/folder.ts';
import { givenFiles } from './de/given-files.ts';
import { help } from './de/help.ts';
import { helpPages } from './de/help-pages.ts';
import { history } from './de/history.ts';
import { listHistory } from './de/list-history.ts';
import { optOuts } from './de/opt-outs.ts';
import { paste } from './de/paste.ts';
import { person } from './de/person.ts';
import { planning } from './de/planning.ts';
import { practice } from './de/practice.ts';
import { recipients } from './de/recipients.ts';
import { results } from './de/results.ts';
import { review } from './de/review.ts';
import { accounts as saidAccounts } from './de/said/accounts.ts';
import { app as saidApp } from './de/said/app.ts';
import { audiences as saidAudiences } from './de/said/audiences.ts';
import { balances as saidBalances } from './de/said/balances.ts';
import { campaigns as saidCampaigns } from './de/said/campaigns.ts';
import { drafts as saidDrafts } from './de/said/drafts.ts';
import { evidence as saidEvidence } from './de/said/evidence.ts';
import { fileKinds as saidFileKinds } from './de/said/file-kinds.ts';
import { folder as saidFolder } from './de/said/folder.ts';
import { mapping as saidMapping } from './de/said/mapping.ts';

import { messages as saidMessages } from './de/said/messages.ts';
import { network as saidNetwork } from './de/said/network.ts';
import { numbers as saidNumbers } from './de/said/numbers.ts';
import { optOuts as saidOptOuts } from './de/said/opt-outs.ts';
import { pauses as saidPauses } from './de/said/pauses.ts';
import { people as saidPeople } from './de/said/people.ts';
import { refusals as saidRefusals } from './de/said/refusals.ts';
import { reviews as saidReviews } from './de/said/reviews.ts';
import { savedFiles as saidSavedFiles } from './de/said/saved-files.ts';
import { sheets as saidSheets } from './de/said/sheets.ts';
import { starts as saidStarts } from './de/said/starts.ts';
import { storage as saidStorage } from './de/said/storage.ts';
import { templates as saidTemplates } from './de/said/templates.ts';
import { sending } from './de/sending.ts';
import { settings } from './de/settings.ts';
import { sheets } from './de/sheets.ts';
import { shell } from './de/shell.ts';
import { templates } from './de/templates.ts';
import { unnamed } from './de/unnamed.ts';
import { updates } from './de/updates.ts';
import { versions } from './de/versions.ts';

/** The texts in German, by the names that their areas have in English. */
export const areas: Areas = {
  accounts,
  audiences,
  campaignList,
  campaignNews,
  campaigns,
  campaignView,
  columns,
  commands,
  common,
  components,
  compose,
  creditsByMonth,
  decisions,
  delivery,
  drafts,
  desktop,
  exported,
  exportedResults,
  folder,
  format: formatTexts,
  help,
  helpPages,
  history,
  listHistory,
  optOuts,
  paste,
  person,
  planning,
  practice,
  recipients,
  results,
  review,
  'said/balances': saidBalances,
  'said/campaigns': saidCampaigns,
  'said/evidence': saidEvidence,
  'said/accounts': saidAccounts,
  'said/app': saidApp,
  'said/folder': saidFolder,
  'said/network': saidNetwork,
  'said/optOuts': saidOptOuts,
  'said/pauses': saidPauses,
  'said/people': saidPeople,
  'said/refusals': saidRefusals,
  'said/reviews': saidReviews,
  'said/savedFiles': saidSavedFiles,
  'said/starts': saidStarts,
  sending,
  'said/audiences': saidAudiences,
  'said/drafts': saidDrafts,
  'said/messages': saidMessages,
  'said/numbers': saidNumbers,
  'said/storage': saidStorage,
  'said/templates': saidTemplates,
  settings,
  shell,
  templates,
  updates,
  conditions,
  encodings,
  givenFiles,
  sheets,
  unnamed,
  advice,
  versions,
  'said/fileKinds': saidFileKinds,
  'said/mapping': saidMapping,
  'said/sheets': saidSheets,
};

// A bundle of its own speaks by itself.
export { speak } from '../language/language.ts';
