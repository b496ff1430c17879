import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AppUnderTest } from './support/app.ts';
import { expect, test } from './support/app.ts';
import { objectionsInBothColours } from './support/axe.ts';
import { guestNumber, review, send, writeToGuests } from './support/campaign.ts';

/** As if it had been chosen: no page can say where a file is. */
function useFile({ dataDir }: AppUnderTest, path: string): void {
  const database = new DatabaseSync(join(dataDir, 'tagline.db'));
  database.prepare("INSERT INTO team_file (only_row, path, country) VALUES (1, ?, 'SE')").run(path);
  database.close();
}

// Fault (window): the team's opt-out file is away -> settings and campaign say so; it goes on by itself
test('the settings and a campaign say that the file of the team is away, and it goes on once it is back', {
  tag: '@full',
}, async ({ app, page }) => {
  const path = test.info().outputPath('team.csv');
  writeFileSync(path, '');
  useFile(app, `${path}.away`);
  await writeToGuests(app, 6);
  await app.call('optOut.add', { text: '+12125550104', note: 'by phone', source: 'typed' });

  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByText('The team’s opt-out file is not there.')).toBeVisible();
  await expect(settings.getByText('1 opt-out made here is not in it yet.')).toBeVisible();
  expect(await objectionsInBothColours(page)).toEqual([]);
  await settings.getByRole('button', { name: 'Done' }).click();

  await review(page, { 'Send to a few first': '0' });
  await send(page, 6);
  const waits = page.getByText('Sending waits until Tagline knows everybody who opted out.');
  await expect(waits.first()).toBeVisible();
  writeFileSync(path, `+${guestNumber(3)}\n`);
  renameSync(path, `${path}.away`);
  await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
  await expect(waits).toHaveCount(0);
  const { count } = await app.call('optOut.list', { search: guestNumber(3), from: 0, count: 1 });
  expect(count).toBe(1);
  const [campaign] = (await app.call('campaign.list', { before: null })).rows;
  const { counts } = await app.call('campaign.get', { campaignId: campaign!.id });
  expect(counts).toMatchObject({ accepted: 5, skipped: 1 });
  await expect.poll(() => readFileSync(`${path}.away`, 'utf8')).toContain('+12125550104;');

  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(settings.getByText(/^“team.csv.away”, \d numbers?, read /)).toBeVisible();
  await settings.getByRole('button', { name: 'Stop using it' }).click();
  await expect(settings.getByText(/^“team.csv.away”/)).toBeHidden();
});
