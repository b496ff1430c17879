import { realClock } from '../../../electron/campaigns/worker/run/clock.ts';
import { TeamFileSync } from '../../../electron/campaigns/worker/run/team-file-sync.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import { value } from '../support/app.ts';
import { fictionalNumber } from '../support/people.ts';

/** A computer of the team: opts out its own people, one after the other, until the file has them all. */
const [folder = '', path = '', first = '0', count = '0'] = process.argv.slice(2);
const database = value(openDatabase(`${folder}/tagline.db`));
const sync = new TeamFileSync({ database, clock: realClock, changed: () => undefined, restMs: 20 });
value(await sync.use(path, ['US'], { column: 0, heading: '' }));
const add = database.prepare("INSERT OR IGNORE INTO opt_out VALUES (?, '', 'test', 0)");
for (let n = Number(first); n < Number(first) + Number(count); n++) {
  add.run(Number(fictionalNumber(n)));
  while (sync.state?.unwritten !== 0 || sync.fault !== null) await sync.read();
}
await sync.close();
database.close();
