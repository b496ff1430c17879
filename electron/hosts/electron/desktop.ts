import { basename, join } from 'node:path';
import {
  app,
  type BrowserWindow,
  type JumpListItem,
  Menu,
  type MenuItemConstructorOptions,
  Notification,
  nativeImage,
  Tray,
} from 'electron';
import type { CampaignId } from '../../../shared/brand.ts';
import { type ScheduledCampaign, scheduledWords } from '../../../shared/campaign/progress/scheduled-words.ts';
import { desktop } from '../../../shared/texts/en/desktop.ts';
import type { Desktop } from '../../host.ts';
import { badgeDot } from './badge-dot.ts';
import type { AppMenu } from './menus/menu.ts';
import { menuLabel } from './menus/menu-template.ts';
import { createPower } from './power.ts';

interface DesktopDeps extends Pick<Desktop, 'openLogs' | 'lookForUpdate'> {
  window(): BrowserWindow | null;
  readonly menu: AppMenu;
  show(campaignId: CampaignId): void;
  open(): void;
  /** The system showed no notification. */
  notNotified(title: string, body: string): void;
}

/** As in Electron's own menu items. */
const zoomSteps = { in: 0.5, out: -0.5 };

/** `translate` rewrites what is visible in the current language. */
export function createDesktop(deps: DesktopDeps): Desktop & { translate(): void } {
  const { window, menu, show, open, notNotified, openLogs, lookForUpdate } = deps;
  const hint = createScheduleHint(open, show);
  let decisions = 0;
  let scheduled: Parameters<Desktop['scheduled']>[0] = [];
  // A new window's icon needs the badge too.
  app.on('browser-window-created', (_, made) => {
    made.once('show', () => decisions > 0 && showBadge(decisions, made));
  });
  // An unreferenced notification is garbage collected, and its click is lost.
  const shown = new Set<Notification>();
  return {
    ...createPower(),
    notify(title, body, campaignId) {
      if (!Notification.isSupported()) return notNotified(title, body);
      const notification = new Notification({ title, body });
      shown.add(notification);
      notification.on('click', () => {
        shown.delete(notification);
        show(campaignId);
      });
      notification.on('close', () => shown.delete(notification));
      // On macOS, without a signature or where a person does not allow it.
      notification.on('failed', () => {
        shown.delete(notification);
        notNotified(title, body);
      });
      notification.show();
    },
    progress(progress) {
      if (progress === null) window()?.setProgressBar(-1);
      else window()?.setProgressBar(progress.fraction, { mode: progress.mode });
    },
    scheduled(now) {
      scheduled = now;
      hint(now);
    },
    translate() {
      menu.translate();
      hint(scheduled);
      if (decisions > 0) showBadge(decisions, window());
    },
    recentFiles(paths) {
      menu.offer(paths);
      listRecent(paths);
    },
    badge(count) {
      decisions = count;
      showBadge(decisions, window());
    },
    allowCommands: menu.allow,
    openLogs,
    lookForUpdate,
    zoom(zoom) {
      const page = window()?.webContents;
      if (page !== undefined) page.zoomLevel = zoom === 'reset' ? 0 : page.zoomLevel + zoomSteps[zoom];
    },
  };
}

/** Windows shows no number at an icon and gets a dot instead. */
function showBadge(decisions: number, window: BrowserWindow | null): void {
  if (process.platform !== 'win32') {
    app.setBadgeCount(decisions);
    return;
  }
  const size = 32;
  const dot =
    decisions === 0 ? null : nativeImage.createFromBitmap(badgeDot(size), { width: size, height: size });
  window?.setOverlayIcon(dot, decisions === 0 ? '' : desktop.waits);
}

/** Hints at scheduled campaigns outside the window: a tray icon, on macOS a dock menu. */
function createScheduleHint(
  open: () => void,
  show: (campaignId: CampaignId) => void,
): (scheduled: readonly ScheduledCampaign[]) => void {
  let tray: Tray | null = null;

  function menuOf(scheduled: readonly ScheduledCampaign[], isWhole: boolean): Menu {
    const { lines, more } = scheduledWords(scheduled);
    const campaigns: MenuItemConstructorOptions[] = lines.map(({ id, text }) => ({
      label: menuLabel(text),
      click: () => show(id),
    }));
    if (more !== null) campaigns.push({ label: more, enabled: false });
    // The dock has its own items to open and quit.
    if (!isWhole) return Menu.buildFromTemplate(campaigns);
    return Menu.buildFromTemplate([
      { label: desktop.open, click: open },
      { type: 'separator' },
      ...campaigns,
      { type: 'separator' },
      // Every window is asked to close first, and that asks the person.
      { label: desktop.quit, click: () => app.quit() },
    ]);
  }

  return (scheduled) => {
    if (process.platform === 'darwin') {
      app.dock?.setMenu(menuOf(scheduled, false));
      return;
    }
    if (scheduled.length === 0) {
      tray?.destroy();
      tray = null;
      return;
    }
    tray ??= createTray(open);
    tray.setToolTip(scheduledWords(scheduled).hint);
    tray.setContextMenu(menuOf(scheduled, true));
  };
}

function createTray(open: () => void): Tray {
  const size = process.platform === 'win32' ? 16 : 22;
  const tray = new Tray(
    nativeImage.createFromPath(join(__dirname, 'icon.png')).resize({ width: size, height: size }),
  );
  tray.on('click', open);
  return tray;
}

/** Makes the system's list of the app hold exactly these files, latest first. */
function listRecent(paths: readonly string[]): void {
  // On Windows, clearing the recent documents clears those of every program.
  if (process.platform === 'win32') {
    listInJumpList(paths);
    return;
  }
  app.clearRecentDocuments();
  // Each goes to the top.
  for (const path of paths.toReversed()) app.addRecentDocument(path);
}

function listInJumpList(paths: readonly string[]): void {
  // Windows refuses the whole list if it offers again what a person removed from it.
  const removed = app.getJumpListSettings().removedItems.map(({ args }) => args);
  const items = paths.map(taskOf).filter(({ args }) => !removed.includes(args));
  app.setJumpList(items.length === 0 ? null : [{ type: 'custom', name: desktop.recentFiles, items }]);
}

function taskOf(path: string): JumpListItem {
  return {
    type: 'task',
    title: basename(path),
    description: path,
    program: process.execPath,
    // No path on Windows has a quote in it.
    args: `"${path}"`,
    iconPath: process.execPath,
    iconIndex: 0,
  };
}
