import type { BrowserContext, Page } from '@playwright/test';
import type { Operation } from '../../../shared/contract.ts';
import { type AppError, fail } from '../../../shared/result.ts';

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

/** Answers of one operation that wait until they are let go. */
export interface HeldAnswers {
  /** Waits until the window has asked. */
  asked(): Promise<void>;
  /** Lets the answers in, and waits until the window has drawn what follows from them. */
  letGo(): Promise<void>;
}

/**
 * Keeps back what main answers to an operation from now on, or only the first `most` answers. With `reload` the page
 * is loaded anew, so that its very first answers are among them.
 */
export async function holdAnswers(
  page: Page,
  operation: Operation,
  { most = Number.MAX_SAFE_INTEGER, reload = false } = {},
): Promise<HeldAnswers> {
  const way = { name: operation, times: most };
  if (reload) {
    await page.addInitScript(holdBack, way);
    await page.reload();
  } else await page.evaluate(holdBack, way);
  return {
    async asked() {
      await page.waitForFunction(() => (window as unknown as Holding).held.count > 0);
    },
    async letGo() {
      await page.evaluate(async () => {
        (window as unknown as Holding).held.letGo();
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      });
    },
  };
}

/** Lets every call of an operation fail before it reaches main, as on a full disk; gives the way to end that. */
export async function failAnswers(
  page: Page,
  operation: Operation,
  error: AppError,
): Promise<() => Promise<void>> {
  const calls = `**/call/${operation}`;
  await page.route(calls, (route) => route.fulfill({ json: fail(error) }));
  return () => page.unroute(calls);
}

function holdBack({ name, times }: { readonly name: string; readonly times: number }): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const quick = window.fetch.bind(window);
  const held = { count: 0, letGo: resolve };
  Object.assign(window, { held });
  window.fetch = async (...request) => {
    const answer = await quick(...request);
    if (!String(request[0]).endsWith(`/call/${name}`) || held.count >= times) return answer;
    held.count += 1;
    await promise;
    return answer;
  };
}

interface Holding {
  readonly held: { readonly count: number; letGo(): void };
}
