import { accounts } from './accounts.ts';
import { app } from './app.ts';
import { audiences } from './audiences.ts';
import { balances } from './balances.ts';
import { campaigns } from './campaigns.ts';
import { drafts } from './drafts.ts';
import { evidence } from './evidence.ts';
import { fileKinds } from './file-kinds.ts';
import { folder } from './folder.ts';
import { mapping } from './mapping.ts';
import { messages } from './messages.ts';
import { network } from './network.ts';
import { numbers } from './numbers.ts';
import { optOuts } from './opt-outs.ts';
import { pauses } from './pauses.ts';
import { people } from './people.ts';
import { refusals } from './refusals.ts';
import { reviews } from './reviews.ts';
import { savedFiles } from './saved-files.ts';
import { sheets } from './sheets.ts';
import { starts } from './starts.ts';
import { storage } from './storage.ts';
import { templates } from './templates.ts';

/** All areas that main says, by name. */
export const said = {
  app,
  audiences,
  accounts,
  balances,
  campaigns,
  drafts,
  evidence,
  folder,
  messages,
  network,
  numbers,
  optOuts,
  pauses,
  people,
  refusals,
  reviews,
  savedFiles,
  starts,
  storage,
  templates,
  fileKinds,
  mapping,
  sheets,
};
