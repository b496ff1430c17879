import { type BrowserWindow, Notification, powerMonitor, powerSaveBlocker } from 'electron';
import type { Desktop } from '../../host.ts';
import type { AppMenu } from './menu.ts';

/** The desktop of the person's computer; `window` answers the open window, if there is one. */
export function createDesktop(window: () => BrowserWindow | null, menu: AppMenu): Desktop {
  let blocker: number | null = null;
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
    notify(title, body) {
      if (!Notification.isSupported()) return;
      const notification = new Notification({ title, body });
      shown.add(notification);
      notification.on('click', () => {
        shown.delete(notification);
        window()?.show();
      });
      notification.on('close', () => shown.delete(notification));
      notification.on('failed', () => shown.delete(notification));
      notification.show();
    },
    progress(fraction) {
      window()?.setProgressBar(fraction ?? -1);
    },
    allowCommands: menu.allow,
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
