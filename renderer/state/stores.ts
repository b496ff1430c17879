import type { Wire } from '../../shared/contract.ts';
import { appStore } from './app.ts';
import { commandsStore } from './commands.ts';
import { draftStore } from './draft.ts';
import { longWire } from './long-work.ts';
import { noticesStore } from './notices.ts';
import { createQueries } from './queries.ts';
import { sheetsStore } from './sheets.ts';

export type Stores = ReturnType<typeof createStores>;

export function createStores(ofMain: Wire) {
  const notices = noticesStore();
  const wire = longWire(ofMain, notices);
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
