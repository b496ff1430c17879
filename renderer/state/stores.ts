import type { Wire } from '../../shared/contract.ts';
import { appStore } from './app.ts';
import { commandsStore } from './commands.ts';
import { draftStore } from './draft.ts';
import { noticesStore } from './notices.ts';
import { createQueries } from './queries.ts';
import { sheetsStore } from './sheets.ts';

export type Stores = ReturnType<typeof createStores>;

export function createStores(wire: Wire) {
  const notices = noticesStore();
  const queries = createQueries(wire);
  return {
    wire,
    queries,
    notices,
    app: appStore(),
    commands: commandsStore(),
    draft: draftStore(wire, queries, notices),
    sheets: sheetsStore(wire, notices),
  };
}
