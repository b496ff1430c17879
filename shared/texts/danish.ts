import { formatTexts } from '../format/texts/da.ts';
import type { Areas } from '../language/language.ts';
import { accounts } from './da/accounts.ts';
import { advice } from './da/advice.ts';
import { audiences } from './da/audiences.ts';
import { campaignList } from './da/campaign-list.ts';
import { campaignNews } from './da/campaign-news.ts';
import { campaignView } from './da/campaign-view.ts';
import { campaigns } from './da/campaigns.ts';
import { columns } from './da/columns.ts';
import { commands } from './da/commands.ts';
import { common } from './da/common.ts';
import { components } from './da/components.ts';
import { compose } from './da/compose.ts';
import { conditions } from './da/conditions.ts';
import { creditsByMonth } from './da/credits-by-month.ts';
import { decisions } from './da/decisions.ts';

import { delivery } from './da/delivery.ts';
import { desktop } from './da/desktop.ts';
import { drafts } from './da/drafts.ts';
import { encodings } from './da/encodings.ts';
import { exported } from './da/exported.ts';
import { exportedResults } from './da/exported-results.ts';
import { folder } from './da/folder.ts';
import { givenFiles } from './da/given-files.ts';
import { help } from './da/help.ts';
import { helpPages } from './da/help-pages.ts';
import { history } from './da/history.ts';
import { listHistory } from './da/list-history.ts';
import { optOuts } from './da/opt-outs.ts';
import { paste } from './da/paste.ts';
import { person } from './da/person.ts';
import { planning } from './da/planning.ts';
import { practice } from './da/practice.ts';
import { recipients } from './da/recipients.ts';
import { results } from './da/results.ts';
import { review } from './da/review.ts';
import { accounts as saidAccounts } from './da/said/accounts.ts';
import { app as saidApp } from './da/said/app.ts';
import { audiences as saidAudiences } from './da/said/audiences.ts';
import { balances as saidBalances } from './da/said/balances.ts';
import { campaigns as saidCampaigns } from './da/said/campaigns.ts';
import { drafts as saidDrafts } from './da/said/drafts.ts';
import { evidence as saidEvidence } from './da/said/evidence.ts';
import { fileKinds as saidFileKinds } from './da/said/file-kinds.ts';
import { folder as saidFolder } from './da/said/folder.ts';
import { mapping as saidMapping } from './da/said/mapping.ts';

import { messages as saidMessages } from './da/said/messages.ts';
import { network as saidNetwork } from './da/said/network.ts';
import { numbers as saidNumbers } from './da/said/numbers.ts';
import { optOuts as saidOptOuts } from './da/said/opt-outs.ts';
import { pauses as saidPauses } from './da/said/pauses.ts';
import { people as saidPeople } from './da/said/people.ts';
import { refusals as saidRefusals } from './da/said/refusals.ts';
import { reviews as saidReviews } from './da/said/reviews.ts';
import { savedFiles as saidSavedFiles } from './da/said/saved-files.ts';
import { sheets as saidSheets } from './da/said/sheets.ts';
import { starts as saidStarts } from './da/said/starts.ts';
import { storage as saidStorage } from './da/said/storage.ts';
import { templates as saidTemplates } from './da/said/templates.ts';
import { sending } from './da/sending.ts';
import { settings } from './da/settings.ts';
import { sheets } from './da/sheets.ts';
import { shell } from './da/shell.ts';
import { templates } from './da/templates.ts';
import { unnamed } from './da/unnamed.ts';
import { updates } from './da/updates.ts';
import { versions } from './da/versions.ts';

/** The texts in Danish, by the names that their areas have in English. */
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
