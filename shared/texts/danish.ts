import { formatTexts } from '../format/texts/da.ts';
import type { Areas } from '../language/language.ts';
import * as accounts from './da/accounts.ts';
import * as audiences from './da/audiences.ts';
import * as campaigns from './da/campaigns.ts';
import * as commands from './da/commands.ts';
import * as common from './da/common.ts';
import * as compose from './da/compose.ts';
import * as desktop from './da/desktop.ts';
import * as help from './da/help.ts';
import * as message from './da/message.ts';
import * as names from './da/names.ts';
import * as optOuts from './da/opt-outs.ts';
import * as person from './da/person.ts';
import * as practice from './da/practice.ts';
import * as recipients from './da/recipients.ts';
import * as results from './da/results.ts';
import * as review from './da/review.ts';
import * as saidAccounts from './da/said/accounts.ts';
import * as saidAudiences from './da/said/audiences.ts';
import * as saidCampaigns from './da/said/campaigns.ts';
import * as saidDrafts from './da/said/drafts.ts';
import * as saidEvidence from './da/said/evidence.ts';
import * as saidFolder from './da/said/folder.ts';
import * as saidMessages from './da/said/messages.ts';
import * as saidSheets from './da/said/sheets.ts';
import * as sending from './da/sending.ts';
import * as settings from './da/settings.ts';
import * as sheets from './da/sheets.ts';
import * as shell from './da/shell.ts';

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

/** The texts in Danish, by the names that their areas have in English. */
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
