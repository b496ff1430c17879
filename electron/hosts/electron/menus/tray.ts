import { join } from 'node:path';
import { app, Menu, type MenuItemConstructorOptions, nativeImage, screen, Tray } from 'electron';
import type { CampaignId } from '../../../../shared/brand.ts';
import {
  type ScheduledCampaign,
  scheduledWords,
} from '../../../../shared/campaign/progress/scheduled-words.ts';
import { desktop } from '../../../../shared/texts/en/desktop.ts';
import { menuLabel } from './menu-template.ts';

/** Hints at scheduled campaigns outside the window: a tray icon, on macOS a dock menu. */
export function createScheduleHint(
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
      // Every window is asked to close first, which asks the person.
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
  // Windows takes the pixels as they are, and stretches too few.
  const size = process.platform === 'win32' ? Math.round(16 * screen.getPrimaryDisplay().scaleFactor) : 22;
  const tray = new Tray(
    nativeImage.createFromPath(join(__dirname, 'icon.png')).resize({ width: size, height: size }),
  );
  tray.on('click', open);
  return tray;
}
