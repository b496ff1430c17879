import { powerMonitor, powerSaveBlocker } from 'electron';
import type { Desktop } from '../../../host.ts';

/** Keeps the computer awake on request of `awake-and-notices.ts`, and reports sleep. */
export function createPower(): Pick<Desktop, 'stayAwake' | 'onPower'> {
  let blocker: number | null = null;
  return {
    stayAwake(on) {
      if (on && blocker === null) blocker = powerSaveBlocker.start('prevent-app-suspension');
      if (!on && blocker !== null) {
        powerSaveBlocker.stop(blocker);
        blocker = null;
      }
    },
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
