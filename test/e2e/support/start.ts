import { expect, type Locator, type Page } from '@playwright/test';

/** What the window shows while its draft is empty. */
export function threeSteps(page: Page): Locator {
  return page.getByRole('region', { name: 'A campaign in three steps' });
}

/** Begins with the message, before there are people; gives its field. */
export async function writeFirst(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Write the message first' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  return message;
}
