/** Walks through the window that went wrong for new people once: each step is to show what they look for. */
import type { Page } from '@playwright/test';
import { dayAfter, dayAt } from '../../../shared/format/sending-day.ts';
import { chooseFile, excelCsv } from '../../e2e/support/import.ts';
import { loopbackClient } from '../../support/loopback-client.ts';
import type { BenchWindow } from './bench-window.ts';
import { button, canConfirm, expect, finished, goal, pressesOf, type Walk } from './story.ts';

type Work = (page: Page, walk: Walk, window: BenchWindow) => Promise<void>;

const mobile = (n: number): string => `070-174 ${String(605 + n).padStart(4, '0')}`;
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

const client = ({ host }: BenchWindow) => loopbackClient(host.address, host.secret);

/** How many texts the demo has, and to how many phones. */
async function received(window: BenchWindow): Promise<readonly [phones: number, texts: number]> {
  const status = await client(window).call('practice.status', {});
  return status.ok ? [status.value.phones, status.value.texts] : [0, 0];
}

/** Reviews, sends, looks at the first few and continues. */
async function sends(page: Page, people: string): Promise<void> {
  await button(page, 'Review and send').click();
  await button(page, `Demo: send to ${people} people`).click();
  await button(page, /^Continue with/).click();
  await finished(page);
}

/** One doubtful number, one in the second column, and a child more of one parent. */
export const sportsClub: Work = async (page, walk, window) => {
  const parents = Array.from({ length: 23 }, (_, n) => [`Parent ${n + 1}`, mobile(n), '']);
  parents[4] = ['Parent 5', '08-465 004 05', mobile(4)];
  const list = excelCsv('klubb.csv', [['Namn', 'Telefon', 'Telefon 2'], ...parents]);
  const steps = [
    await walk('chooses a file', async () => {
      await chooseFile(page, list);
      await page.getByText('Sweden: 23 of 23').click();
      await canConfirm(page, 'Add these 23 people');
    }),
    await walk('writes', async () => {
      await button(page, 'Add these 23 people').click();
      await message(page).fill('Hej {Namn}, träningen börjar kl. 18 i dag.');
      await expect(
        page.getByRole('gridcell', { name: 'Hej Parent 2, träningen börjar kl. 18 i dag.' }),
      ).toBeVisible();
    }),
    await walk('sends', () => sends(page, '23')),
    await walk('sees that everybody was texted', async () => {
      await expect(page.getByRole('list', { name: 'People by state' })).toHaveText(/^Accepted 23$/);
      expect(await received(window)).toEqual([23, 23]);
    }),
  ];
  goal('presses of the club', pressesOf(steps), 6);
};

const warning = ['Koka vattnet i dag.', 'Boil your water today.', 'Keitä vesi tänään.'];
const allClear = ['Vattnet är rent.', 'The water is clean.', 'Vesi on puhdasta.'];

const languages = ['svenska', 'engelska', 'finska'] as const;

async function writesInEach(page: Page, texts: readonly string[]): Promise<void> {
  for (const [at, language] of languages.entries()) {
    await page.getByRole('tab', { name: new RegExp(language) }).click();
    await message(page).fill(texts[at]!);
  }
  for (const text of texts) await expect(page.getByRole('gridcell', { name: text }).first()).toBeVisible();
}

/** A warning in three languages, and then the all-clear to those who had it. */
export const townHall: Work = async (page, walk, window) => {
  const households = Array.from({ length: 5920 }, (_, n) => [
    `Household ${n + 1}`,
    `+46 70 1${String(740_000 + n)}`,
    languages[n % 3]!,
  ]);
  const first = [
    await walk('chooses a file', async () => {
      await chooseFile(page, excelCsv('kommun.csv', [['Namn', 'Mobil', 'Språk'], ...households]));
      await canConfirm(page, /^Add these/);
    }),
    await walk('warns in three languages', async () => {
      await button(page, /^Add these/).click();
      await message(page).fill(warning[0]!);
      await button(page, 'Versions').click();
      await button(page, 'Add one for each of the 3 values').click();
      await writesInEach(page, warning);
    }),
    await walk('sends the warning', () => sends(page, '5,920')),
  ];
  await client(window).call('optOut.add', { text: '+46701740000', note: '', source: 'said stop' });
  const second = [
    await walk('writes to those who had it', async () => {
      await page.getByRole('radio', { name: /^Accepted/ }).click();
      await button(page, /^Write to these/).click();
      await writesInEach(page, allClear);
    }),
    await walk('sends the all-clear, but not to who said stop', () => sends(page, '5,919')),
    await walk('sees how many had both', async () => {
      expect(await received(window)).toEqual([5920, 11_839]);
    }),
  ];
  goal('presses of the warning', pressesOf(first), 10);
  goal('presses of the all-clear', pressesOf(second), 8);
};

/** Tomorrow's appointments on two evenings; somebody cancels before the second. */
export const salon: Work = async (page, walk, window) => {
  const day = dayAfter(dayAt(Date.now()), 1);
  const evening = (first: number, cancelled: number) =>
    excelCsv('bokningar.csv', [
      ['Namn', 'Mobil', 'Datum', 'Status'],
      ...Array.from({ length: 12 }, (_, n) => [
        `Guest ${first + n}`,
        mobile(first + n),
        n < 8 ? day : dayAfter(day, 1),
        n === cancelled ? 'Avbokad' : 'Bokad',
      ]),
    ]);
  const text = 'Hej {Namn}, välkommen i morgon!';
  const first = [
    await walk('chooses the bookings', async () => {
      await chooseFile(page, evening(0, 3));
      await page.getByText('Sweden: 12 of 12').click();
      await canConfirm(page, /^Add these/);
    }),
    await walk('takes those of tomorrow who did not cancel', async () => {
      await button(page, 'Only some rows').click();
      const some = page.getByRole('dialog', { name: 'Only some rows' });
      await chooses(page, 'Column 1', 'Datum');
      await chooses(page, 'Test 1', 'is tomorrow');
      await some.getByRole('button', { name: 'Add a condition' }).click();
      await chooses(page, 'Column 2', 'Status');
      await chooses(page, 'Test 2', 'is not');
      await some.getByRole('combobox', { name: 'Value 2' }).fill('Avbokad');
      await page.getByRole('option', { name: 'Avbokad' }).click();
      await some.getByRole('button', { name: 'Take these rows' }).click();
      await button(page, 'Add these 7 people').click();
    }),
    await walk('writes', async () => {
      await message(page).fill(text);
      await expect(page.getByRole('gridcell', { name: 'Hej Guest 1, välkommen i morgon!' })).toBeVisible();
    }),
    await walk('sends', () => sends(page, '7')),
  ];
  const second = [
    await walk('takes the next list', async () => {
      await button(page, 'Use again').click();
      await page.getByRole('menuitem', { name: 'With another list…' }).click();
      await chooseFile(page, evening(20, 5));
      await expect(page.getByText('Last time only rows where ', { exact: false })).toBeVisible();
    }),
    await walk('does the same', async () => {
      await button(page, 'Do the same').click();
      await button(page, 'Add these 7 people').click();
      await expect(page.getByRole('gridcell', { name: 'Hej Guest 21, välkommen i morgon!' })).toBeVisible();
      await expect(page.getByText('Guest 25')).toHaveCount(0);
    }),
    await walk('sends', () => sends(page, '7')),
    await walk('sees that nobody who cancelled was texted', async () => {
      expect(await received(window)).toEqual([14, 14]);
      await expect(page.getByRole('grid', { name: 'Results' })).not.toContainText('Guest 25');
    }),
  ];
  goal('presses of the first evening', pressesOf(first), 18);
  goal('presses of the second evening', pressesOf(second), 8);
};

async function chooses(page: Page, label: string, choice: string): Promise<void> {
  await button(page, new RegExp(`${label}$`)).click();
  await page
    .getByRole('option', { name: new RegExp(`^${choice}`) })
    .first()
    .click();
}
