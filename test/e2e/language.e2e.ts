import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { objections } from './support/axe.ts';

/** What three screens are called and say in a language other than English. */
const spoken = {
  Deutsch: {
    lang: 'de',
    settings: 'Einstellungen',
    language: 'Sprache',
    chunkSize: 'Personen pro Sendung',
    steps: 'Nummernfeld',
    optOuts: 'Abmeldungen',
    nobody: 'Niemand hat sich abgemeldet',
    keys: 'Tastenkürzel',
  },
  Dansk: {
    lang: 'da',
    settings: 'Indstillinger',
    language: 'Sprog',
    chunkSize: 'Personer pr. pulje',
    steps: 'Talfelt',
    optOuts: 'Afmeldinger',
    nobody: 'Ingen har afmeldt sig',
    keys: 'Genvejstaster',
  },
} as const;

test('another language is spoken at once on every screen, numbers and what is read aloud included', {
  tag: '@full',
}, async ({ page }) => {
  await speak(page, { settings: 'Settings', language: 'Language' }, 'Deutsch');
  await readScreens(page, 'Deutsch');
  await speak(page, spoken.Deutsch, 'Dansk');
  await readScreens(page, 'Dansk');
});

/** Chooses a language in the settings, as they are called in the one that is spoken so far. */
async function speak(
  page: Page,
  now: { readonly settings: string; readonly language: string },
  next: keyof typeof spoken,
): Promise<void> {
  await page.getByRole('button', { name: now.settings }).click();
  await page.getByRole('main', { name: now.settings }).getByRole('button', { name: now.language }).click();
  await page.getByRole('option', { name: next }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', spoken[next].lang);
}

async function readScreens(page: Page, language: keyof typeof spoken): Promise<void> {
  const words = spoken[language];
  await page.getByRole('button', { name: words.settings }).click();
  const settings = page.getByRole('main', { name: words.settings });
  await expect(settings.getByLabel(words.chunkSize)).toHaveValue('1.000');
  await expect(settings.getByLabel(words.chunkSize)).toHaveAttribute('aria-roledescription', words.steps);
  expect(await objections(page), language).toEqual([]);
  await settings.getByRole('button', { name: words.keys }).click();
  const keys = page.getByRole('dialog', { name: words.keys });
  await expect(keys).toBeVisible();
  expect(await objections(page), language).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.getByRole('button', { name: words.optOuts, exact: true }).click();
  const optOuts = page.getByRole('main', { name: words.optOuts });
  await expect(optOuts.getByText(words.nobody)).toBeVisible();
  expect(await objections(page), language).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(optOuts).toBeHidden();
}
