import { seen, seenInPicture, showSample } from '../screenshots/readme.ts';
import { expect, test } from './support/app.ts';
import { only } from './support/only.ts';

only('picture');

test('README’s picture shows the window as it is', async ({ app, page }) => {
  await app.call('settings.save', { settings: { home: 'US', sidebar: true } });
  await page.reload();
  await showSample(page);
  await expect
    .poll(() => seen(page), 'make it anew: npm run screenshots -- --readme, and look at it')
    .toBe(seenInPicture());
});
