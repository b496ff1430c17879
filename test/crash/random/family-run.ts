import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fictionalNumber } from '../../services/support/people.ts';
import { copyOf, finishCopy } from '../copies.ts';
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
  let backup: ReturnType<typeof copyOf> | null = null;
  for (let isKilled = true; isKilled && kills < mostKills; ) {
    const at = 1 + Math.floor(random() * points);
    const side = random() < 0.5 ? 'before' : 'after';
    isKilled = await killed(root, 'family-process.ts', [path, String(at), side, String(seed)]);
    if (isKilled) kills++;
    // A backup of that moment, which is brought back at the end.
    if (isKilled && (backup === null || random() < 0.3)) backup = copyOf(path, `older-${kills}`);
  }
  const notebook = openNotebook(home.notebook);
  const app = await startApp(home);
  try {
    await goOn(app, notebook, randomFamily(seed));
    const isThere = (await new User(app, notebook).there(firstName)) !== null;
    const shown = wrongsOf(service.ledger, notebook.notes, { ...manners, mayMiss: !isThere });
    const wrongs = [...shown, ...(await untrue(app, service.ledger))];
    const texts = service.ledger.length;
    await app.app.close();
    if (backup !== null) wrongs.push(...(await finishCopy({ ...backup, stateDir: home.stateDir }, service)));
    // What shows something wrong is kept for whoever looks into it.
    if (wrongs.length === 0) rmSync(root, { recursive: true, force: true });
    else wrongs.push(`in ${path}`);
    return { kills, steps: randomFamily(seed), texts, wrongs };
  } finally {
    await app.app.close();
    await service.close();
  }
}
