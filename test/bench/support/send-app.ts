/** The same people as a campaign: frozen, sent by the app's own thread, every receipt matched and kept. */

import { dirname, join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openCampaignThread } from '../../../electron/campaigns/campaign-thread.ts';
import { openFolder } from '../../../electron/folder/open-folder.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import type { AccountId, AudienceId, CampaignId } from '../../../shared/brand.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../shared/message/compiled-message.ts';
import { directly } from '../../../shared/network/proxy.ts';
import { ok } from '../../../shared/result.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { accountOf } from '../../services/support/practice.ts';
import { sendColumns } from './send-people.ts';

const [url, token, people, chunk, connections, databasePath, message] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const audienceId = 1 as AudienceId;
const lettering = { encoded: false };
const opened = openDatabase(databasePath);
if (!opened.ok) throw new Error(spoken(opened.error.message));
const database = opened.value;

const options = {
  chunkSize: Number(chunk),
  canary: 0,
  perMinute: null,
  connections: Number(connections),
  splitUnicode: true,
  startAt: null,
};
const [sent] = compileMessage(bindMessage(message, sendColumns, {}), lettering).versions;
const stateDir = join(dirname(databasePath), 'state');
const { computer: owner } = openFolder({ database, stateDir, at: Date.now() });
const campaignId = Number(
  database
    .prepare(
      `INSERT INTO campaign (name, phase, account_id, audience_id, message, sender, label, options, created_at, updated_at)
       VALUES ('Bench', 'draft', 'bench', ?, ?, '', '', ?, 0, 0)`,
    )
    .run(audienceId, message, JSON.stringify(options)).lastInsertRowid,
) as CampaignId;

let news = 0;
function throwBug(bug: unknown): never {
  throw bug;
}
const thread = openCampaignThread({
  data: { databasePath, owner, stateDir, hold: null },
  events: {
    changed: () => void news++,
    teamFile: () => undefined,
    erasing: () => undefined,
    runBug: throwBug,
  },
  questions: { readBalance: () => ok(null), paths: () => ok(directly) },
  broke: throwBug,
});
let resident = 0;
const watching = setInterval(() => {
  resident = Math.max(resident, process.memoryUsage.rss());
}, 20);
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
// Starts the thread, as the app does before anybody sends.
await thread.ask('recover', []);
const began = performance.now();
const started = await thread.ask('start', [
  {
    campaignId,
    audienceId,
    message,
    people: Number(people),
    revision: null,
    restOf: null,
    recentDays: 0,
    includeRecent: false,
    lettering,
    chosen: null,
    canary: 0,
    instead: null,
  },
  {
    made: null,
    frozen: {
      accountId: 'bench' as AccountId,
      accountName: 'Bench',
      kind: 'practice',
      baseUrl: url,
      sendPath: '/v2/mtsms',
      message: sent!.message,
      tags: sent!.fillable.tags,
      tagColumns: [],
      sender: '',
      label: '',
      unicodeEncoding: '',
      options,
      test: false,
    },
  },
  accountOf({ url, token }),
]);
if (!started.ok) throw new Error(spoken(started.error.message));
const sending = performance.now();
const phase = database.prepare('SELECT phase, pause FROM campaign WHERE id = ?');
for (;;) {
  const row = phase.get(campaignId);
  if (row?.phase === 'finished') break;
  if (row?.phase === 'paused') throw new Error(String(row.pause));
  await new Promise((resolve) => setTimeout(resolve, 10));
}
const ended = performance.now();
delay.disable();
clearInterval(watching);
const receipts = Number(database.prepare('SELECT count(*) AS n FROM receipt').get()?.n);
if (receipts !== Number(people)) throw new Error(`There are ${receipts} receipts.`);
const copying = performance.now();
// What freezing leaves, from the same rows in the same order.
database.exec(`
  BEGIN;
  INSERT INTO recipient SELECT campaign_id + 1, position, msisdn, row, parts, tagvalues FROM recipient;
  INSERT INTO recipient_number SELECT msisdn, campaign_id, position, 0 FROM recipient
  WHERE campaign_id = ${campaignId + 1} ORDER BY msisdn;
  COMMIT;
`);
const copyMs = performance.now() - copying;
process.send?.({
  copyMs,
  freezeMs: sending - began,
  ms: ended - sending,
  lagP99Ms: delay.percentile(99) / 1e6,
  lagMaxMs: delay.max / 1e6,
  resident,
  news,
});
await thread.close();
database.close();
process.disconnect();
