import { expect, type Page } from '@playwright/test';

export async function closeDialog(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  // Before the dialog has the focus, the key is for what is behind it.
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Goes from a place back to the campaign. */
export async function leavePlace(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main', { name })).toBeHidden();
}
