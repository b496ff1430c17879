import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules of axe whose verdict depends on colours. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** What axe objects to in what is on show. */
export function objections(page: Page): Promise<string[]> {
  return found(axe(page));
}

/** What axe objects to in what is on show, in light and in dark colours; leaves the light ones. */
export async function objectionsInBothColours(page: Page): Promise<string[]> {
  await paint(page, 'dark');
  const dark = await found(axe(page).withRules(ofColours));
  await paint(page, 'light');
  return [...dark.map((one) => `dark: ${one}`), ...(await objections(page))];
}

/** Has the window in these colours, once they are on show and nothing of it is half way from the others. */
async function paint(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(
    (wanted) =>
      matchMedia(`(prefers-color-scheme: ${wanted})`).matches &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
    colorScheme,
  );
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
}

function axe(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page })
      // The widget library's announcer keeps a reference to what is gone.
      .exclude('[data-live-announcer]')
      // Otherwise every look opens a page of its own to put frames together, of which the window has none.
      .setLegacyMode()
  );
}

async function found(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
