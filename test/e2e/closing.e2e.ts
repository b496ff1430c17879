import { statSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { startDouble } from '../electron-double/start.ts';
import { soon, until } from '../support/until.ts';
import { type AppUnderTest, computerOf, expect, test } from './support/app.ts';
import { loadAgain, review, send, writeToGuests } from './support/campaign.ts';
import { only } from './support/only.ts';
import { writeFirst } from './support/start.ts';

only('outside the page');

async function ends({ double }: AppUnderTest): Promise<void> {
  expect(await soon(double.ended, { what: 'the end of the app' })).toBe(0);
  expect(double.questions).toEqual([]);
}

test('what is unsaved as the page is left or the window closes is saved first, and a file where a person says', async ({
  app,
  page,
  shared,
}) => {
  await test.step('a page that is loaded again stays, saves it, and closes no window', async () => {
    const message = await writeFirst(page);
    const saves = await app.answers.hold('draft.save');
    await message.fill('Typed last');
    await message.press('End');
    const devtools = await page.context().newCDPSession(page);
    const stays = page.waitForEvent('dialog');
    await devtools.send('Page.reload');
    expect((await stays).type()).toBe('beforeunload');
    await saves.asked();
    await expect(message).toHaveValue('Typed last');
    await saves.letGo();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(app.double.news.filter(({ news }) => news === 'window-gone')).toEqual([]);
    await loadAgain(page);
    await expect(message).toHaveValue('Typed last');
  });

  await test.step('a second start shows the window of the first, and ends', async () => {
    const second = startDouble(app.dataDir, computerOf(shared, app.dataDir));
    expect(await soon(second.ended, { what: 'the end of the second start' })).toBe(0);
    expect(second.news).toEqual([]);
    expect(app.double.child.exitCode).toBeNull();
  });

  await test.step('a window that closes', async () => {
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('Typed as it closed');
    app.double.act({ act: 'close' });
    await ends(app);
    page = await app.restart('stop');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Typed as it closed');
  });

  await test.step('a file counts as saved once the person has said where, and not where they cancel', async () => {
    const { double } = app;
    const path = test.info().outputPath('backup.tagline');
    await page.getByRole('button', { name: 'Settings' }).click();
    const backUp = page.getByRole('main', { name: 'Settings' }).getByRole('button', { name: 'Back up' });
    const notice = page.getByText(/^Saved “/);
    for (const chosen of [null, path]) {
      const asked = double.questions.length;
      const answer = Promise.withResolvers<string | null>();
      double.answer = () => answer.promise;
      await backUp.click();
      await until(() => double.questions.length > asked, { what: 'the question' });
      await expect(backUp).toHaveAttribute('data-pending');
      await expect(notice).toBeHidden();
      answer.resolve(chosen);
      await expect(backUp).not.toHaveAttribute('data-pending');
      await expect(notice).toBeVisible({ visible: chosen !== null });
    }
    expect(statSync(path).size).toBeGreaterThan(0);
    double.answer = () => 1;
  });
});

test('what is unsaved as the app quits is saved first', { tag: '@full' }, async ({ app, page }) => {
  await (await writeFirst(page)).fill('Typed as it quit');
  app.double.act({ act: 'quit' });
  await ends(app);
  const again = await app.restart('stop');
  await expect(again.getByRole('textbox', { name: 'Message' })).toHaveValue('Typed as it quit');
});

test('closing while sending asks once, however often it is tried, and closes where the person says so; no shutdown is asked about', {
  tag: '@full',
}, async ({ app, page }) => {
  await writeToGuests(app, 9);
  await review(page, { 'Send to a few first': '0', 'People per batch': '1', 'People per minute': '2' });
  await send(page, 9);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page).toHaveTitle(/^\d+% · guests/i);
  const { double } = app;
  const pressed = Promise.withResolvers<number>();
  double.answer = () => pressed.promise;
  for (let times = 0; times < 3; times += 1) double.act({ act: 'close' });
  await until(() => double.questions.length > 0, { what: 'the question' });
  await page.evaluate(() => document.title);
  expect(double.questions).toHaveLength(1);
  const [question] = double.questions;
  expect(question).toMatchObject({ options: { message: 'A campaign is being sent.' } });
  pressed.resolve(0);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  double.answer = () => 1;
  await until(
    () => {
      if (double.questions.length === 1) double.act({ act: 'close' });
      return double.questions.length === 2;
    },
    { what: 'the question' },
  );
  expect(await soon(double.ended, { what: 'the end of the app' })).toBe(0);
  const again = await app.restart('stop');
  await expect(again.getByRole('button', { name: 'Resume' })).toBeVisible();
  await again.getByRole('button', { name: 'Resume' }).click();
  await expect(again.getByRole('button', { name: 'Pause' })).toBeVisible();
  app.double.act({ act: 'power', event: 'shutdown' });
  expect(await soon(app.double.ended, { what: 'the end of the app' })).toBe(0);
  expect(app.double.questions).toEqual([]);
});

test('a start that is only to show that it works opens, paints, has a call answered, and ends', {
  tag: '@full',
}, async ({ shared }) => {
  const dataDir = test.info().outputPath('data');
  const smoke = startDouble(dataDir, computerOf(shared, dataDir), '--smoke');
  expect(await soon(smoke.ended, { what: 'the end of the start' })).toBe(0);
  const settings = ['menu-item', 'theme', 'proxy', 'colour'];
  const seen = smoke.news.map(({ news }) => news).filter((news) => !settings.includes(news));
  expect(seen.slice(0, 3)).toEqual(['menu', 'window', 'window-gone']);
  expect(smoke.questions).toEqual([]);
});

for (const [what, breaks, questions] of [
  ['a page that crashes', (_app, page) => void crash(page), 0],
  [
    'a page that does not answer, and that a person has loaded again,',
    ({ double }) => double.act({ act: 'hang' }),
    1,
  ],
] as const satisfies readonly (readonly [string, (app: AppUnderTest, page: Page) => void, number])[]) {
  // Fault (app): the page crashes or does not answer -> sending goes on; the page is loaded again with what was
  // saved; after three crashes in a minute, or while it does not answer, only when a person says so
  test(`${what} comes back with what was written, and says so`, {
    tag: '@full',
  }, async ({ app, page, shared }) => {
    const { chromium: endpoint } = computerOf(shared, app.dataDir);
    await (await writeFirst(page)).fill('Written before the crash');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const crashed = page.waitForEvent('crash');
    breaks(app, page);
    await crashed;
    expect(app.double.questions).toHaveLength(questions);

    // Playwright gives a page up that has crashed, so that others have to look: one that came too early sees it as little.
    const again = await until(
      async () => {
        const another = await chromium.connectOverCDP(endpoint);
        const pages = another.contexts().flatMap((context) => context.pages());
        const back = pages.find((one) => one.url() === page.url());
        if (back === undefined) await another.close();
        return back;
      },
      { what: 'the page' },
    );
    await expect(again.getByRole('textbox', { name: 'Message' })).toHaveValue('Written before the crash');
    await expect(again.getByText('The window crashed and was loaded again.')).toBeVisible();
    await again.context().browser()?.close();
  });
}

async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
}
