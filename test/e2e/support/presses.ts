import type { Page } from '@playwright/test';

/** Counts what is pressed from now on: buttons of the mouse, and keys but those that write; gives how often that was. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counting = window as unknown as { presses: number };
    counting.presses = 0;
    function count(): void {
      counting.presses += 1;
    }
    window.addEventListener('pointerdown', count, true);
    window.addEventListener('keydown', ({ key }) => key.length > 1 && count(), true);
  });
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses);
}

/** What Tab stops at, from what has the focus around to where it has been; that has the focus again in the end. */
export async function tabStops(page: Page): Promise<string[]> {
  const began = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  const seen = await page.evaluateHandle(() => new Set<Element>([document.body]));
  const stops: string[] = [];
  for (let turns = 0; turns < 2; ) {
    await page.keyboard.press('Tab');
    const name = await seen.evaluate((known) => {
      const element = document.activeElement as HTMLElement;
      if (known.has(element)) return null;
      known.add(element);
      return element.getAttribute('aria-label') ?? (element.innerText || element.tagName).slice(0, 20);
    });
    if (name === null) turns += 1;
    else stops.push(name);
  }
  await began.evaluate((element) => element.focus());
  return stops;
}
