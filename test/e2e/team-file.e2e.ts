import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { nameTeamFile } from '../support/name-team-file.ts';
import type { AppUnderTest } from './support/app.ts';
import { expect, test } from './support/app.ts';
import { objectionsInBothColours } from './support/axe.ts';
import { guestNumber, review, send, writeToGuests } from './support/campaign.ts';
import { leavePlace } from './support/close-dialog.ts';
import { only } from './support/only.ts';

/** As if it had been chosen: no page can say where a file is. */
function useFile({ dataDir }: AppUnderTest, path: string): void {
  const database = new DatabaseSync(join(dataDir, 'tagline.db'));
  nameTeamFile(database, path, 'SE');
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
  const settings = page.getByRole('main', { name: 'Settings' });
  await expect(settings.getByText('The team’s opt-out file is not there.')).toBeVisible();
  await expect(settings.getByText('1 opt-out made here is not in it yet.')).toBeVisible();
  expect(await objectionsInBothColours(page)).toEqual([]);
  await leavePlace(page, 'Settings');

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

test.describe('in the app', () => {
  only('outside the page');

  test('naming the file asks for its column, and uses nothing before one is chosen', async ({
    app,
    page,
  }) => {
    const path = test.info().outputPath('team.csv');
    const away = test.info().outputPath('away');
    writeFileSync(path, 'Agent phone;Name;Phone\n+12125550170;Ann;+12125550101\n');
    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('main', { name: 'Settings' });
    const chooser = page.waitForEvent('filechooser');
    await settings.getByRole('button', { name: 'Choose a file', exact: true }).click();
    await (await chooser).setFiles(path);
    const question = page.getByRole('alertdialog', { name: 'Use “team.csv” with your team?' });
    await expect(question.getByRole('button', { name: 'Use it' })).toBeDisabled();
    await question.getByRole('button', { name: /Column with the numbers/ }).click();
    await expect(page.getByRole('option')).toHaveText([/Agent phone\+12125550170/, /Phone\+12125550101/]);
    await page.getByRole('option').nth(1).click();
    await expect(question.getByText(/^1 number is in it/)).toBeVisible();
    expect(await objectionsInBothColours(page)).toEqual([]);
    await question.getByRole('button', { name: 'Use it' }).click();
    await expect(settings.getByText(/^“team.csv”, column “Phone”, 1 number, read /)).toBeVisible();
    const { rows } = await app.call('optOut.list', { search: '', from: 0, count: 10 });
    expect(rows.map(({ msisdn }) => msisdn)).toEqual(['12125550101']);

    writeFileSync(away, 'Name;Phone\nAnn;+12125550101\n');
    renameSync(away, path);
    await app.call('optOut.add', { text: '+12125550104', note: '', source: 'typed' });
    await expect(settings.getByText(/“Phone” is no longer in its place/)).toBeVisible();
  });
});
