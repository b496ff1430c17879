import type { Page } from '@playwright/test';
import type { Operation, Wire } from '../../../shared/contract.ts';
import type { AppError, Result, Superseded } from '../../../shared/result.ts';
import type { DoubleProcess } from '../../electron-double/start.ts';
import { until } from '../../support/until.ts';

/** Answers of one operation that wait until they are let go. */
export interface HeldAnswers {
  /** Waits until main has answered and the window waits for it. */
  asked(): Promise<void>;
  /** Lets the answers in, and waits until the window has drawn what follows from them. */
  letGo(): Promise<void>;
}

/** What a test makes of main's answers on their way to the window. */
export interface Answers {
  /**
   * Keeps back what main answers to an operation from now on, or only the first `most` answers. With `reload` the page
   * is loaded anew, so that its very first answers are among them.
   */
  hold(
    operation: Operation,
    options?: { readonly most?: number; readonly reload?: boolean },
  ): Promise<HeldAnswers>;
  /** Answers every call of an operation, or the first `most`, before it reaches main; gives the way to end that. */
  replace(
    operation: Operation,
    answer: Result<never, AppError | Superseded>,
    most?: number,
  ): Promise<() => Promise<void>>;
}

const all = Number.MAX_SAFE_INTEGER;

/** The answers of the loopback host, which the page itself holds back. */
export function answersOfLoopback(page: Page): Answers {
  return {
    async hold(operation, { most = all, reload = false } = {}) {
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
          await page.evaluate(() => (window as unknown as Holding).held.letGo());
          await drawn(page);
        },
      };
    },
    async replace(operation, answer, most = all) {
      await page.evaluate(replaceAnswers, { name: operation, text: JSON.stringify(answer), times: most });
      return () => page.evaluate(() => (window as unknown as Replacing).replacing.end());
    },
  };
}

/** The answers of main on the double of Electron, which the double holds back. */
export function answersOfDouble(page: Page, double: DoubleProcess): Answers {
  let last = 0;
  const told = (id: number, what: 'altered' | 'held' | 'let-go') =>
    until(() => double.news.some((one) => one.news === 'answers' && one.id === id && one.are === what), {
      what: `answers that are ${what}`,
    });

  async function alter(operation: Operation, most: number, instead?: unknown): Promise<number> {
    last += 1;
    const id = last;
    double.act({ act: 'answers', id, operation, most, instead });
    await told(id, 'altered');
    return id;
  }
  async function letGo(id: number): Promise<void> {
    double.act({ act: 'let-go', id });
    await told(id, 'let-go');
  }
  return {
    async hold(operation, { most = all, reload = false } = {}) {
      const id = await alter(operation, most);
      if (reload) await page.reload();
      return {
        async asked() {
          await told(id, 'held');
        },
        async letGo() {
          await letGo(id);
          // What is answered later comes later.
          await page.evaluate(() => (window as unknown as { tagline: Wire }).tagline.call('app.info', {}));
          await drawn(page);
        },
      };
    },
    async replace(operation, answer, most = all) {
      const id = await alter(operation, most, answer);
      return () => letGo(id);
    },
  };
}

/** Waits until the window has drawn what it has heard. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
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

function replaceAnswers({
  name,
  text,
  times,
}: { readonly [of in 'name' | 'text']: string } & { readonly times: number }) {
  const quick = window.fetch.bind(window);
  let left = times;
  Object.assign(window, { replacing: { end: () => (left = 0) } });
  window.fetch = async (...request) => {
    if (!String(request[0]).endsWith(`/call/${name}`) || left === 0) return quick(...request);
    left -= 1;
    return new Response(text);
  };
}

interface Replacing {
  readonly replacing: { end(): void };
}

interface Holding {
  readonly held: { readonly count: number; letGo(): void };
}
