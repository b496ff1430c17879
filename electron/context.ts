import type { DatabaseSync } from 'node:sqlite';
import type { AppEvent } from '../shared/app-event.ts';
import type { AccountRegistry } from './accounts/account-registry.ts';
import type { OpenedFolder } from './folder/open-folder.ts';
import type { Network } from './gateway/connect.ts';
import type { ConnectionBudget } from './gateway/connection-budget.ts';
import type { Host } from './host.ts';
import type { Log } from './log.ts';
import type { SettingsFile } from './settings/settings-file.ts';
import type { RecentFiles } from './sheets/recent-files.ts';
import type { Unfinished } from './unfinished.ts';

export interface Context {
  readonly host: Host;
  readonly database: DatabaseSync;
  /** For worker threads, which open connections of their own. */
  readonly databasePath: string;
  readonly folder: OpenedFolder;
  /** A file of a data folder could not be opened, and the previous folder is back. */
  readonly wasTakenBack: boolean;
  readonly settings: SettingsFile;
  readonly recent: RecentFiles;
  readonly accounts: AccountRegistry;
  readonly log: Log;
  /** Main's view of the connections that everything shares, and their counters. */
  readonly budget: ConnectionBudget;
  readonly unfinished: Unfinished;
  readonly network: Required<Pick<Network, 'paths' | 'trust'>>;
  emit(event: AppEvent): void;
  /** Milliseconds since the epoch. */
  now(): number;
}
