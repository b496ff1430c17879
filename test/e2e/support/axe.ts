import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isFull } from '../../support/full.ts';

// Compiled once for a page, where the builder would compile the readable one, twice as long, twice for every look.
const ofBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const axe = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe whose verdict depends on colours. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** What axe objects to in what is on show. */
export function objections(page: Page): Promise<string[]> {
  return found(page);
}

/**
 * What axe objects to in what is on show, and in `npm run soak -- --full` in dark and the system's own colours too;
 * leaves the light ones.
 */
export async function objectionsInBothColours(page: Page): Promise<string[]> {
  if (!isFull) {
    await paint(page, 'light');
    return objections(page);
  }
  const forced: string[] = [];
  for (const scheme of ['dark', 'light'] as const) {
    await paint(page, scheme, 'active');
    forced.push(...(await faintTexts(page)).map((one) => `forced ${scheme}: ${one}`));
  }
  await paint(page, 'dark');
  const dark = await found(page, ofColours);
  await paint(page, 'light');
  return [...forced, ...dark.map((one) => `dark: ${one}`), ...(await objections(page))];
}

/** Has the window in these colours, once they are on show and nothing of it is half way from the others. */
async function paint(
  page: Page,
  colorScheme: 'dark' | 'light',
  forcedColors: 'active' | 'none' = 'none',
): Promise<void> {
  await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
  await page.waitForFunction(
    (wanted) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches,
    colorScheme,
  );
  await still(page);
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
}

/**
 * Waits until nothing in view fades, and no list is dimmed because it is being read again: its words are faint for a
 * moment. A place that is kept out of view stays as it was left.
 */
async function still(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('.grid[data-busy]')].some((grid) => grid.checkVisibility()) &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
    undefined,
    { timeout: 30_000 },
  );
}

/** Texts in sight that are hard to tell from what is behind them, by the colours as they are computed. */
function faintTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 4.5;
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const known = new Map<string, Uint8ClampedArray>();
    const read = (colour: string): Uint8ClampedArray => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const { data } = canvas.getImageData(0, 0, 1, 1);
      known.set(colour, data);
      return data;
    };
    const channels = (colour: string): Uint8ClampedArray => known.get(colour) ?? read(colour);
    const luminance = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = [...channels(colour)].map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const behind = (element: Element | null): string => {
      if (element === null) return 'Canvas';
      const colour = getComputedStyle(element).backgroundColor;
      return channels(colour)[3] === 255 ? colour : behind(element.parentElement);
    };
    const isOff = '[aria-disabled=true], :disabled, [data-disabled], [inert], .only-read-aloud';
    const faint: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      if (element === null || text.textContent?.trim() === '' || element.closest(isOff)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const [one, other] = [luminance(getComputedStyle(element).color), luminance(behind(element))];
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      if (contrast < least) faint.push(`“${text.textContent}” ${contrast.toFixed(1)}`);
    }
    return faint;
  });
}

/** What axe objects to, by some of its rules or by all. */
async function found(page: Page, rules?: string[]): Promise<string[]> {
  await still(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const builder = new AxeBuilder({ page, axeSource: 'void 0' })
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) })
    // The widget library's announcer keeps a reference to what is gone.
    .exclude('[data-live-announcer]')
    // Otherwise every look opens a page of its own to put frames together, of which the window has none.
    .setLegacyMode();
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
