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
