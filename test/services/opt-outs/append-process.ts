import { realClock } from '../../../electron/campaigns/worker/run/clock.ts';
import { TeamFileReader } from '../../../electron/campaigns/worker/run/team-file.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import { value } from '../support/app.ts';
import { fictionalNumber } from '../support/people.ts';

/** A computer of the team: opts out its own people, one after the other, until the file has them all. */
const [folder = '', path = '', first = '0', count = '0'] = process.argv.slice(2);
const database = value(openDatabase(`${folder}/tagline.db`));
const reader = new TeamFileReader({ database, clock: realClock, changed: () => undefined });
value(await reader.use(path, 'US'));
const add = database.prepare("INSERT OR IGNORE INTO opt_out VALUES (?, '', 'test', 0)");
for (let n = Number(first); n < Number(first) + Number(count); n++) {
  add.run(Number(fictionalNumber(n)));
  while (reader.state?.unwritten !== 0 || reader.fault !== null) await reader.read();
}
await reader.close();
database.close();
