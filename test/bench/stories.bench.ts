/**
 * New people's work from an empty folder, step by step, as often as they press something: a bakery that practises and then
 * sends, a clinic with two languages and several appointments of a person, a charity with a quarter of a million people, and
 * the walks of `support/walks.ts`. Of each step: presses, what Tab stops at and the controls in view at its end, and how long
 * the window worked. Something other than what a step is to show is a wrong turn, and fails the bench.
 * Run it alone with `node test/bench/stories.bench.ts`, or only some stories by a word of their names after it.
 */
import { startPractice } from '../../electron/practice/worker/gateway.ts';
import { dayAfter, dayAt } from '../../shared/format/sending-day.ts';
import { guestList } from '../e2e/support/campaign.ts';
import { chooseFile, excelCsv } from '../e2e/support/import.ts';
import { contacts, ownNumber } from './support/contacts.ts';
import { button, canConfirm, expect, finished, goal, pressesOf, story } from './support/story.ts';
import { salon, sportsClub, townHall } from './support/walks.ts';

await story('A bakery, 40 people', async (page, walk) => {
  const service = await startPractice({ token: 'a-live-token' });
  const practised = [
    await walk('chooses a file', async () => {
      await chooseFile(page, guestList(40));
      await page.getByText('Sweden: 40 of 40').click();
      await canConfirm(page, 'Add these 40 people');
    }),
    await walk('uses it and writes', async () => {
      await button(page, 'Add these 40 people').click();
      await page.getByRole('textbox', { name: 'Message' }).fill('Hej {Namn}, fika på fredag?');
      await expect(page.getByRole('gridcell', { name: 'Hej Guest 2, fika på fredag?' })).toBeVisible();
    }),
    await walk('reviews', async () => {
      await button(page, 'Review and send').click();
      await canConfirm(page, 'Demo: send to 40 people');
    }),
    await walk('practises', async () => {
      await button(page, 'Demo: send to 40 people').click();
      await button(page, /^Continue with/).click();
      await finished(page);
    }),
  ];
  const live = [
    await walk('sends for real: the account', async () => {
      await button(page, 'Send for real…').click();
      await expect(
        page.getByRole('form', { name: 'New account' }).getByRole('textbox', { name: 'Name' }),
      ).toBeFocused();
    }),
    await walk('fills it in', async () => {
      await page.keyboard.insertText('Northside');
      for (const text of [service.url, 'a-live-token']) {
        await page.keyboard.press('Tab');
        await page.keyboard.insertText(text);
      }
      await page.keyboard.press('Enter');
      await expect(page.getByText('This goes to 40 real phones.')).toBeVisible();
    }),
    await walk('types the count and sends', async () => {
      await page.getByRole('textbox', { name: 'Number of people' }).click();
      await page.keyboard.insertText('40');
      await button(page, 'Send to 40 people').click();
      await expect.poll(() => service.ledger.texts).toBeGreaterThan(0);
    }),
  ];
  await service.close();
  goal('presses from a file to the end of its first practice', pressesOf(practised), 6);
  goal('presses from there to a live sending, with a new account', pressesOf(live), 8);
});

await story('A clinic, 400 appointments of 362 people', async (page, walk) => {
  const day = dayAfter(dayAt(Date.now()), 1);
  const appointments = Array.from({ length: 400 }, (_, at) => [
    `Patient ${at % 362}`,
    `+45 20 00 ${String(1000 + (at % 362)).replace(/(..)(..)/, '$1 $2')}`,
    `${day} ${String(8 + Math.floor(at / 50)).padStart(2, '0')}:30`,
    at % 362 < 300 ? 'dansk' : 'engelsk',
  ]);
  await walk('chooses a file', async () => {
    await chooseFile(page, excelCsv('aftaler.csv', [['Navn', 'Mobil', 'Aftale', 'Sprog'], ...appointments]));
    await canConfirm(page, /^Add these/);
  });
  await walk('joins the rows of one person', async () => {
    await button(page, 'Change').click();
    await button(page, 'Same number twice').click();
    await page.getByRole('option', { name: 'Join their rows' }).click();
    await button(page, 'Add these 362 people').click();
  });
  const message = page.getByRole('textbox', { name: 'Message' });
  const composer = await walk('writes in Danish', async () => {
    await message.fill('Hej {Navn}, din aftale: {Aftale}.');
    await expect(page.getByRole('gridcell', { name: /^Hej Patient 2, din aftale/ })).toBeVisible();
  });
  goal('tab stops in the composer, with four columns', composer['tab stops'], 24);
  await walk('writes in English for those who read it', async () => {
    await button(page, 'Versions').click();
    await page.getByText('engelsk', { exact: true }).click();
    await button(page, 'Add a version').click();
    await expect(message).toBeFocused();
    await page.keyboard.insertText('Dear {Navn}, your appointment: {Aftale}.');
    await expect(page.getByRole('gridcell', { name: /^Dear Patient 300/ })).toBeVisible();
  });
  await walk('reviews for later', async () => {
    await button(page, 'Review and send').click();
    await button(page, /^When:/).click();
    await page.getByRole('menuitem', { name: 'Later…' }).click();
    await page.getByText(/, without a look$/).click();
    await canConfirm(page, /^Schedule for/);
  });
  await walk('schedules', async () => {
    await button(page, /^Schedule for/).click();
    await expect(page.getByText('Scheduled', { exact: true }).first()).toBeVisible();
  });
});

await story('A charity, 250,000 people', async (page, walk, { timed }) => {
  const path = await contacts(250_000, 'window', ownNumber);
  await walk('chooses a file', async () => {
    const chooser = page.waitForEvent('filechooser');
    await button(page, 'Choose a file').click();
    await (await chooser).setFiles(path);
    await expect(button(page, /^Add these \d/)).toBeEnabled();
  });
  await walk('uses it and writes', async () => {
    await button(page, /^Add these/).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('Hi {First name}, thank you!');
    await expect(page.locator('.footer-words')).toHaveAttribute('aria-busy', 'false');
  });
  await walk('looks for one of them', async () => {
    await page.getByRole('searchbox', { name: 'Search rows' }).fill('Andersson-123456');
    await expect(page.getByRole('grid', { name: 'Recipients' })).toContainText('Andersson-123456');
  });
  await walk('reviews', async () => {
    await button(page, 'Review and send').click();
    await canConfirm(page, /^Demo: send to/);
  });
  await walk('chooses a time', async () => {
    await button(page, /^When:/).click();
    await page.getByRole('menuitem', { name: 'Later…' }).click();
    await page.getByText(/, without a look$/).click();
    await canConfirm(page, /^Schedule for/);
  });
  let changedMs = 0;
  await walk('changes only the time', async () => {
    const time = page.getByLabel('Start at');
    const chosen = await time.inputValue();
    const ready = `[...document.querySelectorAll('button')].some((one) => /^Schedule for .*:30/.test(one.textContent) && !one.disabled)`;
    changedMs = Math.round(await timed(() => time.fill(chosen.replace(/..$/, '30')), ready, 'begin'));
  });
  goal('ms until a changed time can be confirmed', changedMs, 300);
  await walk('sends it now after all, the first few alone', async () => {
    await button(page, /^When:/).click();
    await page.getByRole('menuitem', { name: 'Now' }).click();
    await button(page, /^Demo: send to/).click();
    await canConfirm(page, /^Continue with/);
  });
  await walk('continues', async () => {
    await button(page, /^Continue with/).click();
    await finished(page);
  });
  await walk('looks up who got it', async () => {
    await page.getByRole('searchbox').fill('Andersson-123456');
    await expect(page.getByRole('grid', { name: 'Results' }).getByRole('row')).toHaveCount(2);
  });
});

await story('A sports club, 23 parents', sportsClub);
await story('A town hall, 5,920 households', townHall);
await story('A salon, two evenings', salon);
