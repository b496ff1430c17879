import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AppEvent } from '../shared/contract.ts';
import { ok, type Result } from '../shared/result.ts';
import { openAccountBook } from './accounts/account-registry.ts';
import { createBalanceReader } from './accounts/balance-reader.ts';
import { createCampaignRoom } from './campaigns/campaign-handlers.ts';
import type { Context } from './context.ts';
import { createDraftRoom } from './drafts/draft-handlers.ts';
import { createSurveyRoom } from './drafts/survey-handlers.ts';
import { createExportRoom } from './exports/export-handlers.ts';
import type { Host } from './host.ts';
import { openLog } from './log.ts';
import { createPracticeRoom } from './practice/practice-handlers.ts';
import { countryOf } from './settings/country.ts';
import { openSettings } from './settings/settings-file.ts';
import { createSettingsRoom } from './settings/settings-handlers.ts';
import { createImportRoom } from './sheets/sheet-handlers.ts';
import { lockFolder } from './store/folder-lock.ts';
import { openDatabase } from './store/open-database.ts';
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
  const databasePath = join(host.dataDir, 'tagline.db');
  const database = openDatabase(databasePath);
  if (!database.ok) {
    lock.value.release();
    return database;
  }

  const listeners = new Set<(event: AppEvent) => void>();
  const emit = (event: AppEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const now = (): number => Date.now();
  const log = openLog(host.dataDir, now);
  const country = countryOf(host.locale);
  const settings = openSettings(host.dataDir, country, () => log.write('settings set aside'));

  const practiceRoom = createPracticeRoom(host.dataDir, (status) => emit({ type: 'practice', status }));
  const accounts = openAccountBook(settings, host.vault, practiceRoom.door);
  const context: Context = {
    host,
    database: database.value,
    databasePath,
    settings,
    accounts,
    log,
    emit,
    now,
  };

  const readBalance = createBalanceReader(accounts, emit, now);
  const settingsRoom = createSettingsRoom(context, country, readBalance);
  const draftRoom = createDraftRoom(context);
  const surveyRoom = createSurveyRoom(context);
  const importRoom = createImportRoom(context);
  const campaignRoom = createCampaignRoom(context, draftRoom.drafts, readBalance);

  const exportRoom = createExportRoom({ ...campaignRoom.exporters, ...importRoom.exporters });

  const handlers: Handlers = {
    ...settingsRoom.handlers,
    ...draftRoom.handlers,
    ...surveyRoom.handlers,
    ...importRoom.handlers,
    ...campaignRoom.handlers,
    ...exportRoom.handlers,
    ...practiceRoom.handlers,
  };

  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    listeners.clear();
    await campaignRoom.close();
    await surveyRoom.close();
    await importRoom.close();
    await practiceRoom.close();
    database.value.close();
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
    running: campaignRoom.running,
    close() {
      closing ??= close();
      return closing;
    },
  });
}
