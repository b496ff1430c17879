import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AppEvent } from '../shared/contract.ts';
import { ok, type Result } from '../shared/result.ts';
import { createAccountHandlers } from './accounts/account-handlers.ts';
import { openAccountRegistry } from './accounts/account-registry.ts';
import { createBalanceReader } from './accounts/balance-reader.ts';
import { createAudienceHandlers } from './audiences/audience-handlers.ts';
import { createCampaignHandlers } from './campaigns/campaign-handlers.ts';
import type { Context } from './context.ts';
import { createDraftHandlers } from './drafts/draft-handlers.ts';
import { createExportHandlers } from './exports/export-handlers.ts';
import type { Host } from './host.ts';
import { openLog } from './log.ts';
import { createOptOutHandlers } from './opt-outs/opt-out-handlers.ts';
import { createPracticeHandlers } from './practice/practice-handlers.ts';
import { countryOf } from './settings/country.ts';
import { openSettings } from './settings/settings-file.ts';
import { createSettingsHandlers } from './settings/settings-handlers.ts';
import { createSheetHandlers } from './sheets/sheet-handlers.ts';
import { lockFolder } from './store/folder-lock.ts';
import { openDatabase } from './store/open-database.ts';
import { openImportThread } from './threads/import-thread.ts';
import { withChangeNews } from './wire/change-news.ts';
import { createDispatch, type Dispatch, type Handlers } from './wire/dispatch.ts';

/** A running app: the two functions of the wire, and its end. */
export interface App {
  readonly call: Dispatch;
  subscribe(listener: (event: AppEvent) => void): () => void;
  /** How many campaigns are sending right now, for a host that asks before closing. */
  running(): number;
  /** Stops between chunks, waits for what is in flight, and releases the data folder; safe to call again. */
  close(): Promise<void>;
}

/** Wires the whole app for a host; fails in words when the data folder is taken, damaged or too new. */
export async function createApp(host: Host): Promise<Result<App>> {
  mkdirSync(host.dataDir, { recursive: true, mode: 0o700 });
  if (process.platform !== 'win32') chmodSync(host.dataDir, 0o700);

  const lock = lockFolder(host.dataDir);
  if (!lock.ok) return lock;
  const country = countryOf(host.locale);
  const opened = openData(host.dataDir, country);
  if (!opened.ok) {
    lock.value.release();
    return opened;
  }
  const { settings, database, databasePath } = opened.value;

  const listeners = new Set<(event: AppEvent) => void>();
  const emit = (event: AppEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const now = (): number => Date.now();
  const log = openLog(host.dataDir, now);
  if (settings.setAside !== null) log.write('settings set aside');

  const practiceHandlers = createPracticeHandlers(host.dataDir, log, (status) =>
    emit({ type: 'practice', status }),
  );
  const accounts = openAccountRegistry(settings, host.vault, practiceHandlers.connection);
  const context: Context = {
    host,
    database,
    databasePath,
    settings,
    accounts,
    log,
    emit,
    now,
  };

  const ending = new AbortController();
  const readBalance = createBalanceReader(accounts, emit, now, ending.signal);
  const draftHandlers = createDraftHandlers(context);
  const importThread = openImportThread({
    database,
    databasePath,
    broke(bug) {
      log.bug('import thread', bug);
      sheetHandlers.sheets.broken();
    },
  });
  const sheetHandlers = createSheetHandlers(context, importThread.ask);
  const audienceHandlers = createAudienceHandlers(context, importThread, sheetHandlers);
  const optOutHandlers = createOptOutHandlers(context, importThread, sheetHandlers.sheets, () =>
    campaignHandlers.heedOptOuts(),
  );
  const campaignHandlers = createCampaignHandlers(context, draftHandlers.drafts, readBalance);

  const exportHandlers = createExportHandlers({
    ...audienceHandlers.exporters,
    ...optOutHandlers.exporters,
    ...campaignHandlers.exporters,
  });

  const handlers: Handlers = {
    ...createSettingsHandlers(host, settings, country),
    ...createAccountHandlers(accounts, readBalance),
    ...draftHandlers.handlers,
    ...sheetHandlers.handlers,
    ...audienceHandlers.handlers,
    ...optOutHandlers.handlers,
    ...campaignHandlers.handlers,
    ...exportHandlers.handlers,
    ...practiceHandlers.handlers,
  };

  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    listeners.clear();
    ending.abort();
    await campaignHandlers.close();
    await draftHandlers.close();
    await importThread.close();
    sheetHandlers.sheets.close();
    await practiceHandlers.close();
    database.close();
    lock.value.release();
    log.write('closed');
  };

  log.write('started', { host: host.kind, version: host.version });
  return ok({
    call: withChangeNews(
      createDispatch(handlers, (operation, bug) => log.bug(operation, bug)),
      emit,
    ),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    running: campaignHandlers.running,
    close() {
      closing ??= close();
      return closing;
    },
  });
}

/** Opens what is kept in the folder; what only a newer version can read is refused before anything is written. */
function openData(
  dataDir: string,
  country: string,
): Result<Pick<Context, 'settings' | 'database' | 'databasePath'>> {
  const settings = openSettings(dataDir, country);
  if (!settings.ok) return settings;
  const databasePath = join(dataDir, 'tagline.db');
  const database = openDatabase(databasePath);
  return database.ok ? ok({ settings: settings.value, database: database.value, databasePath }) : database;
}
