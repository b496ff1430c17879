import { expect, type Page } from '@playwright/test';

export async function closeDialog(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name })).toBeHidden();
}

/** Goes from a place back to the campaign. */
export async function leavePlace(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main', { name })).toBeHidden();
}
