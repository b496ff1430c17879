/** Somebody's work in the window, step by step, and what each step takes. */
import { expect as expectSoon, type Page } from '@playwright/test';
import { countPresses, tabStops } from '../../e2e/support/presses.ts';
import { loopbackClient } from '../../support/loopback-client.ts';
import { type BenchWindow, openBenchWindow } from './bench-window.ts';

// An office in Sweden with a computer that speaks American English: the country of its numbers is to be right by itself.
process.env.TZ = 'Europe/Stockholm';

export const expect = expectSoon.configure({ timeout: 120_000 });

interface Step {
  readonly step: string;
  readonly presses: number;
  readonly 'tab stops': number;
  readonly controls: number;
  readonly seconds: number;
}

/** Does one step and gives what it took. */
export type Walk = (step: string, work: () => Promise<unknown>) => Promise<Step>;

/** Buttons and fields of what lies on top, as far as they are in view. */
function controlsIn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const top = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
    return [...top.querySelectorAll('button, a[href], input, textarea, select')].filter((one) => {
      const { top: y, width, height } = one.getBoundingClientRect();
      return width > 1 && height > 1 && y < innerHeight && one.checkVisibility({ visibilityProperty: true });
    }).length;
  });
}

export async function story(
  name: string,
  work: (page: Page, walk: Walk, window: BenchWindow) => Promise<void>,
): Promise<void> {
  const asked = process.argv.slice(2);
  if (asked.length > 0 && !asked.some((word) => name.includes(word))) return;
  const window = await openBenchWindow();
  const { page, host, close } = window;
  // At some hour it is night for everybody.
  await loopbackClient(host.address, host.secret).call('settings.save', {
    settings: { quietFrom: 0, quietTo: 0 },
  });
  const steps: Step[] = [];
  let now = '';
  try {
    const presses = await countPresses(page);
    await work(
      page,
      async (step, act) => {
        now = step;
        const [before, began] = [await presses(), performance.now()];
        await act();
        const seconds = Math.round((performance.now() - began) / 100) / 10;
        const pressed = (await presses()) - before;
        const stops = (await tabStops(page)).length;
        const taken = {
          step,
          presses: pressed,
          'tab stops': stops,
          controls: await controlsIn(page),
          seconds,
        };
        steps.push(taken);
        return taken;
      },
      window,
    );
  } catch (error) {
    console.error(`Wrong turn where somebody ${now}: ${String(error)}`);
    process.exitCode = 1;
  } finally {
    await close();
    console.log(`\n${name}: ${pressesOf(steps)} presses`);
    console.table(steps);
  }
}

export function pressesOf(steps: readonly Step[]): number {
  return steps.reduce((sum, { presses }) => sum + presses, 0);
}

/** Says what was to be no more than so much. */
export function goal(what: string, figure: number, most: number): void {
  console.log(`${what}: ${figure}, at most ${most}: ${figure <= most ? 'met' : 'MISSED'}`);
  if (figure > most) process.exitCode = 1;
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const finished = (page: Page) =>
  expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
export const canConfirm = (page: Page, name: string | RegExp) => expect(button(page, name)).toBeEnabled();
