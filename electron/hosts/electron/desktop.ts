import { app, type BrowserWindow, Notification, powerMonitor, powerSaveBlocker } from 'electron';
import type { CampaignId } from '../../../shared/brand.ts';
import type { UpdateCheck } from '../../../shared/update/update.ts';
import type { Desktop } from '../../host.ts';
import { showBadge } from './badge.ts';
import type { AppMenu } from './menus/menu.ts';
import { createScheduleHint } from './schedule-hint.ts';
import { zoomPage } from './window/zoom.ts';

/** What of the app the desktop reaches. */
export interface DesktopDeps {
  window(): BrowserWindow | null;
  readonly menu: AppMenu;
  /** Brings the window to the front with this campaign in view. */
  show(campaignId: CampaignId): void;
  /** Brings the window to the front. */
  open(): void;
  /** Shows the folder of the log. */
  openLogs(): void;
  /** Looks for a newer version. */
  lookForUpdate(): Promise<UpdateCheck>;
}

/** The desktop of the person's computer. */
export interface OwnDesktop extends Desktop {
  /** Writes what stays on show in the language that is spoken by now. */
  speakAnew(): void;
}

/** Makes the desktop of the person's computer. */
export function createDesktop(deps: DesktopDeps): OwnDesktop {
  const { window, menu, show, open, openLogs, lookForUpdate } = deps;
  let blocker: number | null = null;
  const hint = createScheduleHint({ open, show });
  let decisions = 0;
  let scheduled: Parameters<Desktop['scheduled']>[0] = [];
  // What was there before the window is shown at it too.
  app.on('browser-window-created', (_, made) => {
    made.once('show', () => decisions > 0 && showBadge(decisions, made));
  });
  // One that nothing holds is collected as garbage, and its click with it.
  const shown = new Set<Notification>();
  return {
    stayAwake(on) {
      if (on && blocker === null) blocker = powerSaveBlocker.start('prevent-app-suspension');
      if (!on && blocker !== null) {
        powerSaveBlocker.stop(blocker);
        blocker = null;
      }
    },
    notify(title, body, campaignId) {
      if (!Notification.isSupported()) return;
      const notification = new Notification({ title, body });
      shown.add(notification);
      notification.on('click', () => {
        shown.delete(notification);
        show(campaignId);
      });
      notification.on('close', () => shown.delete(notification));
      notification.on('failed', () => shown.delete(notification));
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
    speakAnew() {
      menu.speakAnew();
      hint(scheduled);
      if (decisions > 0) showBadge(decisions, window());
    },
    recentFiles(paths) {
      menu.offer(paths);
      app.clearRecentDocuments();
      // Each goes to the top.
      for (const path of paths.toReversed()) app.addRecentDocument(path);
    },
    badge(count) {
      decisions = count;
      showBadge(decisions, window());
    },
    allowCommands: menu.allow,
    openLogs,
    lookForUpdate,
    zoom: (zoom) => zoomPage(window(), zoom),
    onPower(listener) {
      const sleep = (): void => listener('sleep');
      const wake = (): void => listener('wake');
      powerMonitor.on('suspend', sleep);
      powerMonitor.on('resume', wake);
      return () => {
        powerMonitor.off('suspend', sleep);
        powerMonitor.off('resume', wake);
      };
    },
  };
}
