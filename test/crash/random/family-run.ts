import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fictionalNumber } from '../../services/support/people.ts';
import { goOn } from '../do-steps.ts';
import { firstName, randomFamily } from '../family.ts';
import { untrue, wrongsOf } from '../family-wrongs.ts';
import { people, prepareHome } from '../first-campaign.ts';
import { startApp } from '../home.ts';
import { killed } from '../killed.ts';
import { openNotebook } from '../notebook.ts';
import { openService } from '../service.ts';
import type { Step } from '../steps.ts';
import { User } from '../user.ts';
import { createRandom } from './random.ts';

/** What one family of campaigns did and showed. */
export interface FamilyRun {
  readonly kills: number;
  readonly steps: readonly Step[];
  readonly texts: number;
  readonly wrongs: readonly string[];
}

/** More kills than this would only take time. */
const mostKills = 6;

/** Points that a run meets, one of which ends it. */
const points = 160;

/** Has a family of campaigns of random steps killed at random points, and checks what everybody got. */
export async function runFamily(seed: number): Promise<FamilyRun> {
  const root = mkdtempSync(join(tmpdir(), 'tagline-family-'));
  const random = createRandom(seed);
  const some = (count: number): Set<string> =>
    new Set(Array.from({ length: count }, () => fictionalNumber(Math.floor(random() * people))));
  const manners = { refused: some(2), dropped: some(3) };
  const service = await openService(manners);
  const path = join(root, 'home');
  const home = await prepareHome(path, service.url);
  let kills = 0;
  for (let isKilled = true; isKilled && kills < mostKills; ) {
    const at = 1 + Math.floor(random() * points);
    const side = random() < 0.5 ? 'before' : 'after';
    isKilled = await killed(root, 'family-process.ts', [path, String(at), side, String(seed)]);
    if (isKilled) kills++;
  }
  const notebook = openNotebook(home.notebook);
  const app = await startApp(home);
  try {
    await goOn(app, notebook, randomFamily(seed));
    const isThere = (await new User(app, notebook).there(firstName)) !== null;
    const shown = wrongsOf(service.ledger, notebook.notes, { ...manners, mayMiss: !isThere });
    const wrongs = [...shown, ...(await untrue(app, service.ledger))];
    // What shows something wrong is kept for whoever looks into it.
    if (wrongs.length === 0) rmSync(root, { recursive: true, force: true });
    else wrongs.push(`in ${path}`);
    return { kills, steps: randomFamily(seed), texts: service.ledger.length, wrongs };
  } finally {
    await app.app.close();
    await service.close();
  }
}
