import * as accounts from './accounts.ts';
import * as audiences from './audiences.ts';
import * as campaigns from './campaigns.ts';
import * as drafts from './drafts.ts';
import * as evidence from './evidence.ts';
import * as folder from './folder.ts';
import * as messages from './messages.ts';
import * as sheets from './sheets.ts';

/** All areas that main says, by name. */
export const said = {
  ...accounts,
  ...audiences,
  ...campaigns,
  ...drafts,
  ...evidence,
  ...folder,
  ...messages,
  ...sheets,
};
