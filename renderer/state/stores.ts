import type { QueryClient } from '@tanstack/react-query';
import type { StoreApi } from 'zustand/vanilla';
import type { Wire } from '../../shared/contract.ts';
import { type AppState, appStore } from './app.ts';
import { type CommandsState, commandsStore } from './commands.ts';
import { type DraftState, draftStore } from './draft.ts';
import { type NoticesState, noticesStore } from './notices.ts';
import { createQueries } from './queries.ts';
import { type SheetsState, sheetsStore } from './sheets.ts';

/** Everything the window knows, and the wire it knows it from; made once and handed down by context. */
export interface Stores {
  readonly wire: Wire;
  /** What was asked of main and is on show. */
  readonly queries: QueryClient;
  readonly app: StoreApi<AppState>;
  readonly draft: StoreApi<DraftState>;
  readonly commands: StoreApi<CommandsState>;
  readonly sheets: StoreApi<SheetsState>;
  readonly notices: StoreApi<NoticesState>;
}

/** Makes all stores over one wire. */
export function createStores(wire: Wire): Stores {
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
