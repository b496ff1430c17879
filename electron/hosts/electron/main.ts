import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { app, type BrowserWindow, dialog, nativeTheme, session, shell } from 'electron';
import type { AppEvent } from '../../../shared/app-event.ts';
import { languageOf } from '../../../shared/language/chosen-language.ts';
import { type AppError, ok } from '../../../shared/result.ts';
import { desktop } from '../../../shared/texts/en/desktop.ts';
import { loadLanguage } from '../../../shared/texts/load-language.ts';
import { createApp } from '../../app.ts';
import { answerCommands } from '../../command-line/open-app.ts';
import { commandIn, withoutDashes } from '../../command-line/options.ts';
import { makeDataFolder } from '../../store/data-folder.ts';
import { hasNoSpace, storageError } from '../../store/storage-fault.ts';
import { loadOperations } from '../../wire/dispatch.ts';
import { commandLineFiles, passedFiles } from '../command-line-files.ts';
import { defaultDataDir } from '../data-dir.ts';
import { endProcess } from '../end-process.ts';
import { followLanguage, followSettings } from '../follow-settings.ts';
import { bugWords, startWords } from '../start-words.ts';
import { askBeforeClosing, whenHeldOpen } from './ask-before-closing.ts';
import { eventChannel } from './channels.ts';
import { runCommandProcess } from './command-process.ts';
import { openCrashNotes } from './crash-notes.ts';
import { createDesktop } from './desktop.ts';
import { electronHost, takeProfile } from './electron-host.ts';
import { connectWire } from './ipc-wire.ts';
import { lockPages, lockSession } from './lockdown.ts';
import { showFaults } from './main-faults.ts';
import { setMenu } from './menus/menu.ts';
import { offerTextMenu } from './menus/text-menu.ts';
import { openWindow } from './open-window.ts';
import { lookAfterPage } from './page-health.ts';
import { askWhereToSave } from './save-downloads.ts';
import { declareWindowScheme, serveWindow } from './serve-window.ts';
import { smokeStart } from './smoke.ts';
import { openClosingWindow } from './still-closing-window.ts';
import { runAgainHeadless } from './system/headless.ts';
import { endAtOnce, endWithSystem } from './system/system-end.ts';
import { takeIdentity } from './system/windows-identity.ts';
import { openUpdates } from './updates.ts';
import { hideOnClose } from './window/hide-on-close.ts';

const given = withoutDashes(process.argv.slice(1));
const { values, positionals } = parseArgs({
  args: [...given],
  options: { 'data-dir': { type: 'string' }, smoke: { type: 'boolean' } },
  allowPositionals: true,
  strict: false,
});
const named = values['data-dir'];
const dataDir = typeof named === 'string' ? resolve(named) : defaultDataDir();
// In an unpackaged app, the first word is what Electron must run.
const files = commandLineFiles(app.isPackaged ? positionals : positionals.slice(1), process.cwd());
const command = commandIn(app.isPackaged ? given : given.slice(1));
const ranAgain = command === null ? null : runAgainHeadless();

// Read before `enableSandbox`, which removes the switch: processes that Chromium started without a sandbox stay so.
const hasNoSandbox = app.commandLine.hasSwitch('no-sandbox');

// Chromium's profile is beside our data, so that two data folders never share a window or a lock.
const profileDir = join(dataDir, 'window');
const folder = makeDataFolder(dataDir);
const profile = folder.ok ? makeDataFolder(profileDir) : folder;
lockPages();
if (ranAgain !== null) app.exit(ranAgain);
else if (command !== null) void runCommandProcess(command, profile.ok ? ok(profileDir) : profile);
else if (!profile.ok) void refuse(profile.error);
else start();

function start(): void {
  takeProfile(profileDir);
  takeIdentity();
  app.enableSandbox();
  declareWindowScheme();
  // A second start passes absolute paths, because only it knows the folder they are relative to.
  if (app.requestSingleInstanceLock({ files })) {
    app.on('open-file', (event, path) => {
      event.preventDefault();
      files.push(path);
      startedAgain?.();
    });
    app.on('second-instance', (_event, _words, _folder, passed) => {
      files.push(...passedFiles(passed));
      startedAgain?.();
    });
    app
      .whenReady()
      .then(run)
      .catch((bug) => endWith(bugWords(bug)));
  } else if (hasNoSpace(profileDir)) {
    // Chromium needs space for its lock, and reports only that it did not get the lock.
    void refuse(storageError({ code: 'ENOSPC' }, 'not-started'));
  } else {
    app.quit();
  }
}

/** Until the settings are open, only the system's language is known. */
async function speakAsTheSystem(): Promise<void> {
  const tags = app.getPreferredSystemLanguages();
  await loadLanguage(languageOf('system', tags), tags);
}

async function refuse(error: AppError): Promise<void> {
  // Before that, Linux only prints a message.
  await app.whenReady();
  await speakAsTheSystem();
  endWith(startWords(error));
}

function endWith(words: string): void {
  dialog.showErrorBox(desktop.cannotStart, words);
  app.exit(1);
}

/** Takes the files that came since, and shows the window; null until there is a window. */
let startedAgain: (() => void) | null = null;

async function run(): Promise<void> {
  const spelling = lockSession(session.defaultSession);
  await speakAsTheSystem();
  let window: BrowserWindow | null = null;
  const shown = Promise.withResolvers<void>();
  const tell = (event: AppEvent): void => window?.webContents.send(eventChannel, event);
  let closing: ReturnType<typeof openClosingWindow> | null = null;
  function toFront(): void {
    if (window?.isMinimized()) window.restore();
    window?.show();
    window?.focus();
    closing?.show();
  }
  const openLogs = (): void => void shell.openPath(dataDir);
  const menu = setMenu({
    platform: process.platform,
    isPackaged: app.isPackaged,
    run(command) {
      if (window?.isVisible() === false) toFront();
      tell({ type: 'command', command });
    },
    openLogs,
    openRecent(path) {
      files.push(path);
      startedAgain?.();
    },
    forgetRecent: () => void tagline.call('sheet.forgetRecent', { recentId: null }),
  });
  const ownDesktop = createDesktop({
    window: () => window,
    menu,
    show(campaignId) {
      tell({ type: 'show', campaignId });
      toFront();
    },
    open: toFront,
    notNotified: (title, body) => tell({ type: 'not-notified', title, body }),
    openLogs,
    lookForUpdate: () => updates.look(),
  });
  const started = await createApp(electronHost(dataDir, ownDesktop, shown.promise));
  if (!started.ok) return endWith(startWords(started.error));
  const tagline = started.value;
  followSettings(tagline, (settings) => {
    nativeTheme.themeSource = settings.theme;
    void spelling.allow(settings.spelling, app.getPreferredSystemLanguages());
  });
  tagline.subscribe(({ type }) => type === 'erased' && void spelling.forgetWords());
  await followLanguage(tagline, app.getPreferredSystemLanguages(), ownDesktop.translate);
  serveWindow(session.defaultSession, join(__dirname, '../renderer'), tagline.language);
  askWhereToSave(session.defaultSession, tell);
  const commands = await answerCommands(tagline, dataDir);
  const opened = openWindow(dataDir, join(__dirname, 'preload.cjs'));
  const open = opened.window;
  window = open;
  hideOnClose(open, toFront);
  // Loaded while Chromium opens the page that needs them.
  void loadOperations();
  offerTextMenu(open, (way) => tell({ type: 'command', command: `edit.${way}` }));
  const notes = openCrashNotes(dataDir, app.getVersion());
  lookAfterPage(open, notes, tell);
  app.on('child-process-gone', (_, { type, reason }) => notes.note('process gone', `${type} ${reason}`));
  const endFaults = showFaults(notes, () => window);
  void opened.shown.then(shown.resolve);
  if (hasNoSandbox) open.webContents.on('did-finish-load', () => tell({ type: 'no-sandbox' }));
  const disconnect = connectWire(values.smoke === true ? smokeStart(open, tagline) : tagline, open);
  const updates = openUpdates(tagline, () => window);
  // An agreed restart holds until the page has saved, but not for a later closing.
  let isHeld = false;
  open.on('close', () => {
    if (isHeld) updates.stay();
    isHeld = false;
  });
  const closeNow = askBeforeClosing(open, updates.standing);
  open.on('close', ({ defaultPrevented }) => defaultPrevented && updates.stay());
  whenHeldOpen(open, () => {
    isHeld = true;
    tell({ type: 'closing' });
  });
  if (values.smoke !== true) void shown.promise.then(updates.begin);
  const stopListening = endWithSystem(open, () => tagline.standing().running, closeNow);
  open.once('closed', () => {
    disconnect();
    window = null;
    menu.allow([]);
  });

  tagline.give(files.splice(0));
  startedAgain = () => {
    tagline.give(files.splice(0));
    toFront();
  };
  let closed = false;
  endAtOnce(() => (closed ? null : tagline));
  app.on('window-all-closed', () => {
    // On macOS, quitting would come before the update opens the app again.
    if (!closed) app.quit();
  });
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    // The app is closing already; only the small window was closed.
    if (closing !== null) return;
    const small = openClosingWindow();
    closing = small;
    commands.close();
    void tagline
      .close()
      .catch(() => true)
      .then((hasEnded) => {
        closed = true;
        small.close();
        endFaults();
        stopListening();
        if (!updates.install()) void endProcess(hasEnded, () => app.quit());
      });
  });
}
