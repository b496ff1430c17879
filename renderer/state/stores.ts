import type { Wire } from '../../shared/contract.ts';
import { appStore } from './app-store.ts';
import { commandsStore } from './commands-store.ts';
import { draftStore } from './draft-store.ts';
import { longWire } from './long-work.ts';
import { noticesStore } from './notices-store.ts';
import { createQueryClient } from './query-client.ts';
import { sheetsStore } from './sheets-store.ts';

export type Stores = ReturnType<typeof createStores>;

export function createStores(ofMain: Wire) {
  const notices = noticesStore();
  const wire = longWire(ofMain, notices);
  const queries = createQueryClient(wire);
  const app = appStore();
  return {
    wire,
    queries,
    notices,
    app,
    commands: commandsStore(app),
    draft: draftStore(wire, queries, notices),
    sheets: sheetsStore(wire, notices),
  };
}
