import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOf, finishCopy } from './copies.ts';
import { goOn } from './do-steps.ts';
import { wholeFamily } from './family.ts';
import { untrue, wrongsOf } from './family-wrongs.ts';
import { manners, prepareHome } from './first-campaign.ts';
import { type Home, homeIn, startApp } from './home.ts';
import type { KillOrder } from './kill-order.ts';
import { killed, pointsOf } from './killed.ts';
import { openNotebook } from './notebook.ts';
import { openService, type Service } from './service.ts';

/** A kill: at the point with this number, or a copy that is made of the folder as it is then. */
export interface Kill {
  readonly at: number;
  readonly side: KillOrder['side'];
  readonly isCopied: boolean;
}

/** What came of one. */
export interface Tried extends Kill {
  /** What was at that point, and the step of the person; null where the app came to its end before. */
  readonly point: string | null;
  readonly wrongs: readonly string[];
}

/** Kills a small family of campaigns at the points of its run. */
export interface FamilyKills {
  /** Every point of a run that nobody cuts off, in order. */
  readonly points: readonly string[];
  /** What that run shows to be wrong. */
  readonly wrongs: readonly string[];
  run(kill: Kill): Promise<Tried>;
  close(): Promise<void>;
}

/** Makes a home with a draft in it, and finds every point by a run that nobody cuts off. */
export async function openFamilyKills(): Promise<FamilyKills> {
  const root = mkdtempSync(join(tmpdir(), 'tagline-every-'));
  const service = await openService(manners);
  const base = join(root, 'base');
  await prepareHome(base, service.url);
  let homes = 0;

  function freshHome(): { path: string; home: Home } {
    const path = join(root, `home-${++homes}`);
    cpSync(base, path, { recursive: true });
    service.reset();
    return { path, home: homeIn(path) };
  }

  const whole = freshHome();
  await killed(root, 'family-process.ts', [whole.path, '0', 'before', 'whole']);
  const points = pointsOf(whole.home);
  const wrongs = wrongsOf(service.ledger, openNotebook(whole.home.notebook).notes, manners);

  return {
    points,
    wrongs,
    async run(kill) {
      const { path, home } = freshHome();
      const isKilled = await killed(root, 'family-process.ts', [path, String(kill.at), kill.side, 'whole']);
      const step = stepAt(home);
      const copies = kill.isCopied ? [copyOf(path, 'elsewhere'), copyOf(path, 'older')] : [];
      const found = await finish(home, service);
      for (const { dataDir, ...copy } of copies) {
        const stateDir = copy.stateDir ?? home.stateDir;
        found.push(...(await finishCopy({ dataDir, stateDir, notebook: copy.notebook }, service)));
      }
      const point = isKilled ? `${pointsOf(home).at(kill.at - 1) ?? ''} (${step})` : null;
      // A home that shows something wrong is kept for whoever looks into it.
      if (found.length === 0) rmSync(path, { recursive: true, force: true });
      return { ...kill, point, wrongs: found };
    },
    async close() {
      await service.close();
      for (const name of ['base', 'compiled']) rmSync(join(root, name), { recursive: true, force: true });
    },
  };
}

/** Before and after each point, alone and with a copy made of the folder. */
export function killsAt(points: number): Kill[] {
  return [false, true].flatMap((isCopied) =>
    Array.from({ length: points }, (_, at) => at + 1).flatMap((at) =>
      (['before', 'after'] as const).map((side) => ({ at, side, isCopied })),
    ),
  );
}

/** The step that comes after the last one that is done. */
function stepAt({ notebook }: Home): string {
  const done = openNotebook(notebook).notes.findLast((note) => 'step' in note);
  return `after “${done !== undefined && 'step' in done ? done.step : 'nothing'}”`;
}

/** The app after a crash, and all that is still to be done. */
async function finish(home: Home, service: Service): Promise<string[]> {
  const notebook = openNotebook(home.notebook);
  const app = await startApp(home);
  try {
    await goOn(app, notebook, wholeFamily);
    const lies = await untrue(app, service.ledger);
    return [...wrongsOf(service.ledger, notebook.notes, manners), ...lies];
  } finally {
    await app.app.close();
  }
}
