import type { BrowserContext } from '@playwright/test';

/** Milliseconds that `TAGLINE_SLOW_MS` lets answers be late at most; 0 for a wire that is as quick as it is. */
export const slowMs = Number(process.env.TAGLINE_SLOW_MS ?? 0);

/** Makes every answer of main late by a random time up to `most` milliseconds, so that answers also overtake one another. */
export async function slowWire(context: BrowserContext, most: number): Promise<void> {
  await context.addInitScript((upTo) => {
    const quick = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const answer = await quick(...request);
      const late = String(request[0]).includes('/call/') ? Math.random() * upTo : 0;
      await new Promise((resolve) => setTimeout(resolve, late));
      return answer;
    };
  }, most);
}
