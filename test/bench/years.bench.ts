/**
 * Five years of use: ten million receipts of 500 campaigns, and 200 lists of a thousand. What a person waits for in the
 * window, beside the same with a folder that holds one of those campaigns and one list; the two take turns.
 * Run it alone with `node test/bench/years.bench.ts [receipts] [rounds]`.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../electron/store/open-database.ts';
import { value } from '../services/support/app.ts';
import { addAudience } from '../services/support/audience.ts';
import { openBenchWindow } from './support/bench-window.ts';
import { fillCampaigns, filledNumber } from './support/fill-campaigns.ts';
import { held, median } from './support/goal.ts';

const receipts = Number(process.argv[2] ?? 10_000_000);
const rounds = Number(process.argv[3] ?? 5);
const most = 1.5;
const years = { campaigns: 500, people: Math.ceil(receipts / 500), lists: 200, listed: 1000 };
const little = { ...years, campaigns: 1, lists: 1 };
const folder = mkdtempSync(join(tmpdir(), 'years-bench-'));

/** Makes a data folder that holds so much; gives its path. */
function fill(name: string, { campaigns, people, lists, listed }: typeof years): string {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  const database = value(openDatabase(join(dataDir, 'tagline.db')));
  fillCampaigns(database, { campaigns, people });
  const rows = Array.from({ length: listed }, (_, at) => ({ cells: [`Person ${at}`] }));
  for (let list = 0; list < lists; list++) addAudience(database, ['Name'], rows);
  // What the window shows first.
  database.exec(
    `INSERT INTO campaign (name, phase, account_id, message, sender, label, options, created_at, updated_at, people, parts)
     SELECT 'Next', 'draft', '', '', '', '', options, 5000, 5000, 0, 0 FROM campaign LIMIT 1;
     PRAGMA wal_checkpoint(TRUNCATE)`,
  );
  database.close();
  return dataDir;
}

/** What was waited for, in ms. */
interface Waited {
  readonly start: number;
  readonly list: number;
  readonly open: number;
  readonly search: number;
}

async function use(dataDir: string): Promise<Waited> {
  const window = await openBenchWindow(dataDir);
  const { page, timed, startMs: start } = window;
  try {
    const list = await timed(
      () => page.getByRole('button', { name: 'Campaigns', exact: true }).click(),
      `document.querySelector('[role="dialog"] .campaign-item:nth-child(2)')?.textContent.includes('Campaign')`,
    );
    const campaigns = page.getByRole('dialog', { name: 'Campaigns' });
    const open = await timed(
      () =>
        campaigns
          .getByText(/^Campaign [0-9]/)
          .first()
          .click(),
      `document.querySelector('[role="dialog"]') === null && document.querySelectorAll('.grid-row').length > 5`,
    );
    await page.getByRole('button', { name: 'Search for a number', exact: true }).click();
    const box = page.getByRole('main', { name: 'Search for a number' }).getByRole('searchbox');
    await box.focus();
    const search = await timed(
      () => page.keyboard.insertText(filledNumber(7)),
      `[...document.querySelectorAll('[role="dialog"]')].some((one) => one.textContent.includes('Person 7'))`,
    );
    return { start, list, open, search };
  } finally {
    await window.close();
  }
}

const all: Record<'years' | 'little', Waited[]> = { years: [], little: [] };
try {
  const filled = { years: fill('years', years), little: fill('little', little) };
  for (let round = 0; round < rounds; round++) {
    for (const which of ['little', 'years'] as const) all[which].push(await use(filled[which]));
  }
  const row = (what: string, name: keyof Waited) => {
    const [long, short] = [all.years, all.little].map((each) => median(each.map((one) => one[name])));
    return { what, ms: Math.round(long!), little: Math.round(short!), goal: held(long! / short!, most) };
  };
  console.table([
    row(`start with ${receipts} receipts until it can be typed in`, 'start'),
    row('list campaigns until the first are shown', 'list'),
    row('open a campaign until its people are shown', 'open'),
    row('search a number until its texts are shown', 'search'),
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
