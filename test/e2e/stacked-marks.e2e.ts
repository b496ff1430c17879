import type { Page } from '@playwright/test';
import { accountAt } from '../services/support/account.ts';
import { expect, test } from './support/app.ts';
import { loadAgain } from './support/campaign.ts';
import { chooseFile } from './support/import.ts';

/** What the page's thread takes of the processor for `act`, in seconds; what other programs take does not count. */
async function processorSeconds(page: Page, act: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<number> => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const before = await read();
  await act();
  const took = (await read()) - before;
  await devtools.detach();
  return took;
}

const messages: Readonly<Record<string, string>> = {
  'marks on no letter': '\u0301'.repeat(20_000),
  'marks out of order': `a${'\u0301\u0323'.repeat(10_000)}`,
  'decomposed letters': 'a\u0301'.repeat(25_000),
  'tags of no column': '{a}'.repeat(16_000),
  'tags of a column': '{Name}'.repeat(8000),
  'several blanks': 'a  '.repeat(16_000),
  'links that cannot be opened': 'bit.ly/ '.repeat(6000),
};
/** How a text begins in the phone if it is not shown as it was typed. */
const shownAs: Readonly<Record<string, string>> = {
  // A letter and its marks become one character.
  'marks out of order': '\u1ea1',
  'decomposed letters': '\u00e1\u00e1',
  'tags of a column': 'AnnaAnna',
};
/** A fifth of what the tags took without bounds, and several times what a quiet machine needs. */
const MOST_SECONDS = 5;

test('no message holds up the window, whatever letters, marks and tags it repeats', { tag: '@full' }, async ({
  app,
  page,
}) => {
  // Without an encoding, so that letters are marked.
  await app.call('account.save', { account: accountAt('http://127.0.0.1:1', { name: 'Northside' }) });
  await page.reload();
  await chooseFile(page, { name: 'people.csv', bytes: Buffer.from('Name;Mobile\r\nAnna;+46701740605\r\n') });
  await page.getByRole('button', { name: 'Add this person' }).click();
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Northside' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Hi');
  const cell = page.getByRole('grid', { name: 'Recipients' }).getByRole('gridcell', { name: '+46' });
  for (const [name, text] of Object.entries(messages)) {
    await cell.click();
    const phone = page.getByRole('figure', { name: 'Final message' });
    const typed = await processorSeconds(page, async () => {
      await message.fill(text);
      await expect(phone).toContainText(shownAs[name] ?? text.slice(0, 3));
    });
    expect.soft(typed, name).toBeLessThan(MOST_SECONDS);
    const opened = await processorSeconds(page, async () => {
      await loadAgain(page);
      await expect(message).not.toHaveValue('');
    });
    expect.soft(opened, `${name}, opened again`).toBeLessThan(MOST_SECONDS);
  }
  await message.fill('{a}'.repeat(30));
  const problems = page.getByRole('list', { name: 'Problems' }).getByText('There is no column');
  await expect(problems).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(problems).toHaveCount(30);
});
