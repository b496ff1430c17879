import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectDir } from '../../electron/tools/paths.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 640 },
  { width: 1920, height: 1080 },
] as const;
const themes = ['light', 'dark'] as const;
const colours = ['none', 'active'] as const;

/** Where the pictures go, a folder for each size and theme, and for forced colours in the first size. */
export const pictures = join(projectDir, 'test-results/screenshots');

/** Takes what is on show in every size and theme, and in forced colours. */
export type Camera = (screen: string) => Promise<void>;

/** A camera before a page; it leaves the page in the first size and in light colours. */
export function cameraOf(page: Page): Camera {
  return async (screen) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const colorScheme of themes) {
        for (const forcedColors of size === sizes[0] ? colours : (['none'] as const)) {
          await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
          const forced = forcedColors === 'active' ? '-forced' : '';
          const folder = join(pictures, `${size.width}x${size.height}-${colorScheme}${forced}`);
          mkdirSync(folder, { recursive: true });
          await page.evaluate(async () => {
            for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
          });
          await page.screenshot({ path: join(folder, `${screen}.png`) });
        }
      }
    }
    await page.setViewportSize(sizes[0]);
    await page.emulateMedia({ colorScheme: themes[0], forcedColors: 'none', reducedMotion: 'reduce' });
    console.log(screen);
  };
}
