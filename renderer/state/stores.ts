import type { Wire } from '../../shared/contract.ts';
import { appStore } from './app.ts';
import { commandsStore } from './commands.ts';
import { draftStore } from './draft.ts';
import { noticesStore } from './notices.ts';
import { createQueries } from './queries.ts';
import { sheetsStore } from './sheets.ts';

/** Everything the window knows, and the wire it knows it from; made once and handed down by context. */
export type Stores = ReturnType<typeof createStores>;

/** Makes all stores over one wire. */
export function createStores(wire: Wire) {
  const notices = noticesStore();
  const queries = createQueries(wire);
  return {
    wire,
    /** What was asked of main and is on show. */
    queries,
    notices,
    app: appStore(),
    commands: commandsStore(),
    draft: draftStore(wire, queries, notices),
    sheets: sheetsStore(wire, notices),
  };
}
