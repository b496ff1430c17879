import { app, type BrowserWindow, Notification, nativeImage } from 'electron';
import type { CampaignId } from '../../../shared/brand.ts';
import { desktop } from '../../../shared/texts/en/desktop.ts';
import type { Desktop } from '../../host.ts';
import { badgeDot } from './badge-dot.ts';
import type { AppMenu } from './menus/menu.ts';
import { listRecent } from './menus/recent-list.ts';
import { createScheduleHint } from './menus/tray.ts';
import { createPower } from './system/power.ts';
import { mayShowToasts } from './system/windows-identity.ts';

interface DesktopDeps extends Pick<Desktop, 'openLogs' | 'lookForUpdate'> {
  window(): BrowserWindow | null;
  readonly menu: AppMenu;
  show(campaignId: CampaignId): void;
  open(): void;
  /** Called if the system showed no notification. */
  notNotified(title: string, body: string): void;
}

/** The newest notifications, whose clicks are handled. */
const mostShown = 20;

/** As in Electron's own menu items. */
const zoomSteps = { in: 0.5, out: -0.5 };

/** `translate` rewrites the visible texts in the current language. */
export function createDesktop(deps: DesktopDeps): Desktop & { translate(): void } {
  const { window, menu, show, open, notNotified, openLogs, lookForUpdate } = deps;
  const hint = createScheduleHint(open, show);
  let decisions = 0;
  let scheduled: Parameters<Desktop['scheduled']>[0] = [];
  // A new window's icon needs the badge too.
  app.on('browser-window-created', (_, made) => {
    made.once('show', () => decisions > 0 && showBadge(decisions, made));
  });
  // An unreferenced notification is garbage collected, and its click is lost. A closed one may be in the Action Center.
  const shown = new Set<Notification>();
  return {
    ...createPower(),
    notify(title, body, campaignId) {
      if (!mayShowToasts() || !Notification.isSupported()) return notNotified(title, body);
      const notification = new Notification({ title, body });
      shown.add(notification);
      for (const old of [...shown].slice(0, -mostShown)) shown.delete(old);
      notification.on('click', () => {
        shown.delete(notification);
        show(campaignId);
      });
      // On macOS this happens without a signature, or if a person does not allow notifications.
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

/** Windows shows no number on an icon, so it gets a dot instead. */
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
