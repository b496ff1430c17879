/**
 * What a person waits for in the window with a CSV of a million people, beside papaparse, which streams the same file in a worker
 * of the same Chromium: until counts and mapping are shown, until the texts are, until one key's totals are right, until a
 * number's row is found; and the longest task of the window's thread meanwhile.
 * Run it alone with `node test/bench/window.bench.ts [rows] [rounds]`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type BenchWindow,
  barePasses,
  type LongestTask,
  openBenchWindow,
  type Passes,
  passesOf,
} from './support/bench-window.ts';
import { contacts, ownNumber } from './support/contacts.ts';
import { held, heldTime, median } from './support/goal.ts';

const rows = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 3);
const mostMs = 50;
const grid = 'document.querySelector(\'[role="grid"][aria-label="Recipients"]\')';
const totals = "document.querySelector('.footer-words')";
const papaparse = readFileSync(createRequire(import.meta.url).resolve('papaparse/papaparse.min.js'), 'utf8');

/** The times of one round, in ms, and the longest tasks. */
interface Round {
  readonly papaparse: number;
  readonly chosen: number;
  readonly used: number;
  readonly key: number;
  readonly passes: Passes;
  readonly barePasses: Passes;
  readonly search: number;
  readonly importing: LongestTask;
  readonly typing: LongestTask;
  readonly searching: LongestTask;
  readonly scrolling: LongestTask;
  readonly sending: LongestTask;
}

async function parseInWorker({ browser }: BenchWindow, path: string): Promise<number> {
  const page = await (await browser.newContext()).newPage();
  await page.setContent('<input type="file">');
  await page.locator('input').setInputFiles(path);
  const ms = await page.evaluate(
    (library) =>
      new Promise<number>((resolve) => {
        const work = `onmessage = ({ data }) => {
          let cells = 0;
          Papa.parse(data, {
            chunk: ({ data }) => { for (const row of data) cells += row.length; },
            complete: () => postMessage(cells),
          });
        };`;
        const worker = new Worker(URL.createObjectURL(new Blob([library, '\n', work])));
        const began = performance.now();
        worker.onmessage = () => resolve(performance.now() - began);
        worker.postMessage(document.querySelector('input')!.files![0]);
      }),
    papaparse,
  );
  await page.context().close();
  return ms;
}

async function oneRound(path: string): Promise<Round> {
  const window = await openBenchWindow();
  const { page, timed, until, longestTask } = window;
  try {
    // Before and after, since a machine is not as busy all the time.
    const before = await parseInWorker(window, path);
    await page.getByRole('button', { name: 'Write the message first' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('Hi {First name} {Last name} of {City}');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    const files = await chooser;
    await longestTask();
    const use = `[...document.querySelectorAll('[role="dialog"] button')].find((b) => /^Add these [0-9]/.test(b.textContent) && !b.disabled)`;
    const chosen = await timed(() => files.setFiles(path), use, 'begin');
    const first = `${grid}?.textContent.includes('Hi Anna 0 Andersson-0 of')`;
    const used = await timed(() => page.getByRole('button', { name: /^Add these/ }).click(), first);
    const importing = await longestTask();
    await until(`${totals}?.getAttribute('aria-busy') === 'false'`);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('textbox', { name: 'Message' }).click();
    await page.keyboard.press('ControlOrMeta+End');
    // The totals are busy at once, and right when they are no longer; the visible text says which message they are of.
    const right = `${grid}?.textContent.includes('Hi Anna 0 Andersson-0 of Göteborgx') && ${totals}?.getAttribute('aria-busy') === 'false'`;
    const keys: number[] = [];
    for (let at = 0; at < 7; at++) {
      const more = right.replace('Göteborgx', `Göteborg${'x'.repeat(at + 1)}`);
      keys.push(await timed(() => page.keyboard.type('x'), more));
    }
    const typing = await longestTask();
    await page.waitForTimeout(3000);
    const passes = await passesOf(page, () => page.keyboard.type('y'));
    const wanted = Math.floor(rows * 0.7);
    const found = `${grid}?.querySelectorAll('.grid-row').length === 1 && ${grid}.textContent.includes('Andersson-${wanted}')`;
    const box = page.getByRole('searchbox', { name: 'Search rows' });
    await box.focus();
    const search = await timed(() => page.keyboard.insertText(ownNumber(wanted)), found).catch(
      () => Number.NaN,
    );
    await box.fill('');
    await until(first);
    const searching = await longestTask();
    const place = await page.locator('[role="grid"]').boundingBox();
    await page.mouse.move(place!.x + 200, place!.y + 200);
    for (let at = 0; at < 40; at++) {
      await page.mouse.wheel(0, 2000);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    const scrolling = await longestTask();
    await page.getByRole('button', { name: 'Review and send' }).click();
    await page.getByRole('heading', { name: /^(The first|Some of the) texts$/ }).waitFor();
    await page.getByRole('button', { name: /How it is sent/ }).click();
    await page.getByRole('textbox', { name: 'Send to a few first' }).fill('0');
    await page.getByRole('textbox', { name: 'People per batch' }).fill('10000');
    await page.getByRole('textbox', { name: 'People per batch' }).blur();
    await page.getByRole('button', { name: /^Demo: send to/ }).click();
    await page.getByText('Finished', { exact: true }).first().waitFor();
    const sending = await longestTask();
    const after = await parseInWorker(window, path);
    return {
      papaparse: (before + after) / 2,
      chosen,
      used,
      key: median(keys),
      search,
      importing,
      typing,
      passes,
      barePasses: await barePasses(window.browser),
      searching,
      scrolling,
      sending,
    };
  } finally {
    await window.close();
  }
}

const path = await contacts(rows, 'window', ownNumber);
const all: Round[] = [];
for (let round = 0; round < rounds; round++) all.push(await oneRound(path));
type Name<Of> = { [Key in keyof Round]: Round[Key] extends Of ? Key : never }[keyof Round];
const of = (name: Name<number>): number => median(all.map((one) => one[name]));
const ratio = (what: string, name: Name<number>, most: number) => ({
  what,
  ms: Math.round(of(name)),
  goal: held(of(name) / of('papaparse'), most),
});
// By the clock a task is as long as other programs make it, so the processor's time is held.
const task = (what: string, name: Name<LongestTask>) => {
  const longest = (by: keyof LongestTask): number => Math.max(...all.map((one) => one[name][by]));
  const goal = `of the processor ${heldTime(longest('processor'), mostMs)}`;
  return { what: `longest task while ${what}`, ms: Math.round(longest('clock')), goal };
};
// As many layouts as a bare text area takes with its text and a total beside it.
const layouts = Math.max(...all.map(({ passes }) => passes.layouts));
const bareLayouts = Math.max(...all.map((one) => one.barePasses.layouts));
const styles = Math.max(...all.map(({ passes }) => passes.styles));
const passesGoal = layouts <= bareLayouts && styles <= 2 ? 'met' : 'MISSED';
console.table([
  { what: `papaparse in a worker, ${rows} rows`, ms: Math.round(of('papaparse')), goal: '' },
  ratio('a file chosen until counts and mapping are shown', 'chosen', 3),
  ratio('"use these people" until their texts are shown', 'used', 2.5),
  ratio('one key until totals are right', 'key', 0.3),
  {
    what: 'layouts and style passes for one key',
    ms: 0,
    goal: `${layouts} and ${styles}, at most ${bareLayouts} and 2: ${passesGoal}`,
  },
  ratio('a number searched until its row is shown', 'search', 0.5),
  task('importing', 'importing'),
  task('typing', 'typing'),
  task('searching', 'searching'),
  task('scrolling', 'scrolling'),
  task('sending', 'sending'),
]);
