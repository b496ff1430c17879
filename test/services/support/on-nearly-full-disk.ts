import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { realClock } from '../../../electron/campaigns/worker/run/clock.ts';
import { TeamFileSync } from '../../../electron/campaigns/worker/run/team-file-sync.ts';
import { writeTexts } from '../../../electron/campaigns/worker/start/write-review-texts.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { value } from './app.ts';
import { addAudience } from './audience.ts';
import { fillDisk } from './fill-disk.ts';
import { fictionalNumber } from './people.ts';
import { plainOptions } from './sending.ts';

// Run by disk-full.test.ts on a disk of its own at `drive`, whose pages have 4,096 bytes.

const [drive = '', folder = ''] = process.argv.slice(2);
const [path, filler] = [join(drive, 'team.csv'), join(drive, 'filler')];
const line = (n: number) => `+${fictionalNumber(n)};1970-01-01\n`;
const text = () => readFileSync(path, 'utf8');
for (const free of [1, 2, line(1).length - 1, line(1).length + 2]) {
  const database = value(openDatabase(join(mkdtempSync(join(folder, 'computer-')), 'tagline.db')));
  const sync = new TeamFileSync({ database, clock: realClock, changed: () => undefined, restMs: 0 });
  const before = line(1).padEnd(4096 - free, '\n');
  writeFileSync(path, before);
  value(await sync.use(path, ['US'], { column: 0, heading: '' }));
  fillDisk(filler, 0);
  for (const n of [2, 3])
    database.prepare("INSERT INTO opt_out VALUES (?, '', 'test', 0)").run(Number(fictionalNumber(n)));
  assert.equal(await sync.read(), null);
  assert.ok(text() === before, `a torn line: ${text().trim()}`);
  assert.match(spoken(sync.state?.writeFault ?? undefined) ?? '', /ENOSPC/);
  rmSync(filler);
  assert.equal(await sync.read(), null);
  assert.ok(text() === `${before}${line(2)}${line(3)}`, text().trim());
  assert.equal(sync.state?.writeFault, null);
  await sync.close();
  database.close();
}

const database = value(openDatabase(join(folder, 'tagline.db')));
const rows = Array.from({ length: 200 }, (_, n) => ({
  cells: [`Guest ${n}`],
  msisdn: Number(fictionalNumber(n)),
}));
fillDisk(filler, 4096);
await assert.rejects(
  writeTexts(
    database,
    {
      campaignId: 1 as CampaignId,
      audienceId: addAudience(database, ['Name'], rows),
      message: 'Hi {Name}',
      options: plainOptions,
      includeRecent: true,
      lettering: { encoded: true },
      quiet: null,
      restOf: null,
      recentDays: 0,
    },
    { path: join(drive, 'review.html'), now: Date.now() },
  ),
  /ENOSPC/,
);
database.close();
