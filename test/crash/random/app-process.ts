/** Sends the one campaign of a folder to its end, ruling on what is unknown by chance; made to be killed. */
import { flushCompileCache } from 'node:module';
import { createGateway } from '../../../electron/gateway/client.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { accountOf } from '../../services/support/practice.ts';
import { openSendingBench } from '../../services/support/sending.ts';

const [folder, baseUrl, token] = process.argv.slice(2) as [string, string, string];
const campaign = 1 as CampaignId;
const limits = { connectMs: 300, statusMs: 150, silenceMs: 150, wholeMs: 500, balanceMs: 300 };

// Whoever kills it may end first; then it must not go on alone.
const orphaned = (): never => process.exit(1);
process.once('disconnect', orphaned);

// A killed process would never leave its compiled code to the next one, which then starts twice as slowly.
flushCompileCache();

// From here on it may be killed: also while it settles what an earlier run left behind.
process.send?.('ready');

const bench = openSendingBench(folder, {
  account: accountOf({ url: baseUrl, token }),
  retry: { retries: 2, firstMs: 5, longestMs: 10 },
  connect: (to) => createGateway(to, { limits }),
});
const unknown = bench.database.prepare("SELECT chunk FROM chunk WHERE campaign_id = 1 AND state = 'unknown'");

while (bench.phase(campaign) !== 'finished') {
  if (bench.phase(campaign) === 'draft') await bench.start(campaign);
  else {
    for (const { chunk } of unknown.all()) {
      const verdict = Math.random() < 0.5 ? 'treat-as-sent' : 'send-again';
      await bench.engine.resolve(campaign, Number(chunk), verdict);
    }
    await bench.resume(campaign);
  }
  await bench.reached(campaign, 'draft', 'paused', 'finished');
}
await bench.engine.close();
bench.database.close();
process.off('disconnect', orphaned);
process.disconnect?.();
