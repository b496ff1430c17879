import { join } from 'node:path';
import type { AppEvent } from '../shared/app-event.ts';
import { connectionsForBalances } from '../shared/campaign/plan/connections.ts';
import { languageOf } from '../shared/language/chosen-language.ts';
import { type AppError, appError, fail, failure, ok, type Result } from '../shared/result.ts';
import { firstCountry } from '../shared/settings/first-country.ts';
import { say } from '../shared/texts/say.ts';
import { spoken } from '../shared/texts/spoken-with-texts.ts';
import { createAccountHandlers } from './accounts/account-handlers.ts';
import { openAccountRegistry } from './accounts/account-registry.ts';
import { createBalanceReader } from './accounts/balance-reader.ts';
import { createAudienceHandlers } from './audiences/audience-handlers.ts';
import { createCampaignHandlers } from './campaigns/campaign-handlers.ts';
import { clearPrepared } from './campaigns/records/recover.ts';
import type { Context } from './context.ts';
import { createDraftHandlers } from './drafts/draft-handlers.ts';
import { endingsOf } from './endings.ts';
import { eraseAll, isErasingOrdered } from './folder/erase-all.ts';
import { lockFolder } from './folder/folder-lock.ts';
import { openFolder } from './folder/open-folder.ts';
import { startInFolder } from './folder/start-in-folder.ts';
import { ConnectionBudget } from './gateway/connection-budget.ts';
import { trustIn } from './gateway/trust.ts';
import { createHandlersAcrossPlaces } from './handlers-across-places.ts';
import type { App, Host } from './host.ts';
import { openImportThread } from './import-thread.ts';
import { type Log, openLog } from './log.ts';
import { createOptOutHandlers } from './opt-outs/opt-out-handlers.ts';
import { createPracticeHandlers } from './practice/in-app/practice-handlers.ts';
import { restartAfterErasing } from './restart-after-erasing.ts';
import { networkPaths } from './settings/network-paths.ts';
import { openSettings } from './settings/settings-file.ts';
import { createSettingsHandlers } from './settings/settings-handlers.ts';
import { openRecentFiles, type RecentFiles } from './sheets/recent-files.ts';
import { createSheetHandlers } from './sheets/sheet-handlers.ts';
import { makeDataFolder } from './store/data-folder.ts';
import { openDatabase } from './store/open-database.ts';
import { isStorageFault, storageError } from './store/storage-fault.ts';
import { openSurveyThread } from './survey-thread.ts';
import { openUnfinished } from './unfinished.ts';
import { createDispatch, type Handlers } from './wire/dispatch.ts';

interface Begun {
  readonly wasErased: boolean;
  /** A file could not be opened, and what was there before is back. */
  readonly wasTakenBack: boolean;
}

interface Data extends Pick<Context, 'settings' | 'database' | 'databasePath'> {
  readonly country: string;
}

/** Fails in words for a folder that is unusable, taken, damaged or too new, a full disk, or a bug. */
export async function createApp(host: Host): Promise<Result<App>> {
  const { dataDir } = host;
  const folder = makeDataFolder(dataDir);
  if (!folder.ok) return folder;
  const lock = lockFolder(dataDir);
  if (!lock.ok) return lock;
  try {
    const opened = await openFresh(host);
    if (!opened.ok) {
      lock.value.release();
      return opened;
    }
    return ok(
      restartAfterErasing(
        opened.value,
        () => reopen(host),
        () => lock.value.release(),
      ),
    );
  } catch (error) {
    lock.value.release();
    return fail(notStarted(error, dataDir));
  }
}

async function openFresh(host: Host): Promise<Result<App>> {
  const wasErased = isErasingOrdered(host.dataDir);
  if (wasErased) {
    await eraseAll(host.dataDir);
    host.desktop.recentFiles([]);
  }
  return startInFolder(host.dataDir, async ({ wasTakenBack }) => {
    const data = await openData(host);
    if (!data.ok) return data;
    try {
      await clearPrepared(data.value.database);
      return ok(openApp(host, data.value, { wasErased, wasTakenBack }));
    } catch (error) {
      data.value.database.close();
      throw error;
    }
  });
}

/** Starts again with an empty folder. What cannot be erased now is erased at the next start. */
async function reopen(host: Host): Promise<Result<App>> {
  try {
    return await openFresh(host);
  } catch (error) {
    const { message } = isStorageFault(error)
      ? storageError(error, 'not-erased')
      : notStarted(error, host.dataDir);
    return failure('storage', message, say.storage.erasesFirst());
  }
}

function notStarted(error: unknown, dataDir: string): AppError {
  if (isStorageFault(error)) return storageError(error, 'not-started');
  try {
    openLog(dataDir, Date.now).bug('start', error);
  } catch {
    // The person gets the words even if the log fails.
  }
  return appError(
    'internal',
    say.app.notStarted(String((error as Error | null)?.name)),
    say.app.notStartedFix(dataDir),
  );
}

function openApp(host: Host, data: Data, { wasErased, wasTakenBack }: Begun): App {
  const { settings, database, country } = data;
  const listeners = new Set<(event: AppEvent) => void>();
  const emit = (event: AppEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const now = (): number => Date.now();
  const log = openLog(host.dataDir, now);
  const ending = new AbortController();
  const folder = openFolder({ database, stateDir: host.stateDir, at: now() });

  if (settings.setAside !== null) log.write('settings set aside');
  if (host.vault.setAside) log.write('tokens set aside');

  const practiceHandlers = createPracticeHandlers(host.dataDir, log, (status) =>
    emit({ type: 'practice', status }),
  );
  const accounts = openAccountRegistry(settings, host.vault, practiceHandlers.connection, (change) =>
    campaignHandlers.accountChanged(change),
  );
  const budget = new ConnectionBudget(connectionsForBalances);
  const network = {
    paths: networkPaths(() => settings.settings().proxy, host.systemPaths),
    trust: trustIn(async () => {
      const certificates = await campaignHandlers.certificates();
      if (!certificates.ok) throw new Error(spoken(certificates.error.message));
      return certificates.value;
    }),
  };
  const context: Context = {
    host,
    wasTakenBack,
    ...data,
    folder,
    recent: recentFilesOf(host, emit),
    accounts,
    log,
    budget,
    network,
    unfinished: openUnfinished({ log, emit, rest: host.rest }, ending.signal),
    emit,
    now,
  };

  const readBalance = createBalanceReader({
    ...context,
    ending: ending.signal,
    observe: () => campaignHandlers.observeReading(),
  });
  const surveyThread = openSurveyThread(data.databasePath, (bug) => log.bug('survey thread', bug));
  const draftHandlers = createDraftHandlers(context, surveyThread.ask);
  const importThread = openImportThread(database, data.databasePath, (bug) => {
    log.bug('import thread', bug);
    sheetHandlers.sheets.broken();
    audienceHandlers.endUnfinished();
  });
  const sheetHandlers = createSheetHandlers(context, importThread);
  const audienceHandlers = createAudienceHandlers(context, importThread, sheetHandlers, draftHandlers, () =>
    optOutHandlers.added(),
  );
  const optOutHandlers = createOptOutHandlers(context, importThread, sheetHandlers, () => campaignHandlers);
  const campaignHandlers = createCampaignHandlers(
    context,
    { ...draftHandlers, ...audienceHandlers, askSurveys: surveyThread.ask },
    readBalance,
    practiceHandlers,
    optOutHandlers,
  );

  const dataHandlers = createHandlersAcrossPlaces(context, importThread, {
    sheets: sheetHandlers,
    audiences: audienceHandlers,
    optOuts: optOutHandlers,
    campaigns: campaignHandlers,
    practice: practiceHandlers,
  });

  const handlers: Handlers = {
    ...createSettingsHandlers(host, settings, country, () => campaignHandlers.networkChanged()),
    ...createAccountHandlers(accounts, readBalance, database),
    ...draftHandlers.handlers,
    ...sheetHandlers.handlers,
    ...audienceHandlers.handlers,
    ...optOutHandlers.handlers,
    ...campaignHandlers.handlers,
    ...dataHandlers.handlers,
    ...practiceHandlers.handlers,
  };

  function beginNothing(): void {
    listeners.clear();
    ending.abort();
    optOutHandlers.stop();
  }
  async function closeRest(): Promise<boolean> {
    const ended = await Promise.all([surveyThread.close(), importThread.close(), practiceHandlers.close()]);
    await dataHandlers.dropCopies();
    await sheetHandlers.sheets.close();
    return !ended.includes(false);
  }
  logEnvironment(log);
  if (wasErased) log.write('everything erased');
  log.write('started', { host: host.kind, version: host.version, folder: folder.age });
  // Not before every handler is there: each may call the others.
  audienceHandlers.endUnfinished();
  optOutHandlers.begin();
  campaignHandlers.begin();
  dataHandlers.begin();
  const dispatch = createDispatch(
    handlers,
    campaignHandlers.passOn,
    (operation, bug) => log.bug(operation, bug),
    emit,
    dataHandlers.dropCopies,
  );
  return {
    call: dispatch,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...sheetHandlers.fromOutside,
    settings: () => settings.settings(),
    language: () => languageOf(settings.settings().language, host.systemTags),
    standing: campaignHandlers.standing,
    ...endingsOf(context, { beginNothing, stop: dataHandlers.stop, sending: campaignHandlers, closeRest }),
  };
}

function recentFilesOf({ dataDir, desktop }: Host, emit: Context['emit']): RecentFiles {
  return openRecentFiles({
    dataDir,
    now: Date.now,
    changed(paths) {
      desktop.recentFiles(paths);
      emit({ type: 'changed', what: 'recent' });
    },
  });
}

function logEnvironment(log: Log): void {
  if (process.env.NODE_TLS_REJECT_UNAUTHORIZED !== '0') return;
  const variable = 'NODE_TLS_REJECT_UNAUTHORIZED';
  log.write('certificates are checked although the environment says not to', { variable });
}

/** Refuses data that only a newer version can read. */
async function openData({ dataDir, locale }: Host): Promise<Result<Data>> {
  const country = firstCountry(locale);
  const settings = await openSettings(dataDir);
  if (!settings.ok) return settings;
  const databasePath = join(dataDir, 'tagline.db');
  const database = openDatabase(databasePath);
  if (!database.ok) return database;
  return ok({ settings: settings.value, database: database.value, databasePath, country });
}
