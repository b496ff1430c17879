import { formatTexts } from '../format/texts/de.ts';
import type { Areas } from '../language/language.ts';
import * as accounts from './de/accounts.ts';
import * as audiences from './de/audiences.ts';
import * as campaigns from './de/campaigns.ts';
import * as commands from './de/commands.ts';
import * as common from './de/common.ts';
import * as compose from './de/compose.ts';
import * as desktop from './de/desktop.ts';
import * as help from './de/help.ts';
import * as message from './de/message.ts';
import * as names from './de/names.ts';
import * as optOuts from './de/opt-outs.ts';
import * as person from './de/person.ts';
import * as practice from './de/practice.ts';
import * as recipients from './de/recipients.ts';
import * as results from './de/results.ts';
import * as review from './de/review.ts';
import * as saidAccounts from './de/said/accounts.ts';
import * as saidAudiences from './de/said/audiences.ts';
import * as saidCampaigns from './de/said/campaigns.ts';
import * as saidDrafts from './de/said/drafts.ts';
import * as saidEvidence from './de/said/evidence.ts';
import * as saidFolder from './de/said/folder.ts';
import * as saidMessages from './de/said/messages.ts';
import * as saidSheets from './de/said/sheets.ts';
import * as sending from './de/sending.ts';
import * as settings from './de/settings.ts';
import * as sheets from './de/sheets.ts';
import * as shell from './de/shell.ts';

const said = {
  ...saidAccounts,
  ...saidAudiences,
  ...saidCampaigns,
  ...saidDrafts,
  ...saidEvidence,
  ...saidFolder,
  ...saidMessages,
  ...saidSheets,
};

/** The texts in German, by the names that their areas have in English. */
export const areas: Areas = {
  format: formatTexts,
  ...accounts,
  ...audiences,
  ...campaigns,
  ...commands,
  ...common,
  ...compose,
  ...desktop,
  ...help,
  ...message,
  ...names,
  ...optOuts,
  ...person,
  ...practice,
  ...recipients,
  ...results,
  ...review,
  ...sending,
  ...settings,
  ...sheets,
  ...shell,
  ...Object.fromEntries(Object.entries(said).map(([name, area]) => [`said/${name}`, area])),
};

// A bundle of its own speaks by itself.
export { speak } from '../language/language.ts';
