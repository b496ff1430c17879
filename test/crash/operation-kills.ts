import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WritingOperation } from '../../shared/contract.ts';
import { bringBack, type Fixture, fixtureManners, prepareFixture } from './fixture.ts';
import { homeIn, startApp } from './home.ts';
import type { KillOrder } from './kill-order.ts';
import { killed, pointsOf } from './killed.ts';
import { openService } from './service.ts';
import { whatIsSeen } from './what-is-seen.ts';
import { calls } from './writing-operations.ts';

/** What came of killing the app at each point of one operation. */
export interface OperationTried {
  readonly operation: WritingOperation;
  readonly points: number;
  readonly kills: number;
  /** Kills that came after the operation had answered. */
  readonly missed: number;
  readonly wrongs: readonly string[];
}

/** Kills the app in the middle of operations, each in a folder of its own that has something of everything. */
export interface OperationKills {
  run(operation: WritingOperation): Promise<OperationTried>;
  close(): Promise<void>;
}

/** Every operation that writes. */
export const writingOperations = Object.keys(calls) as readonly WritingOperation[];

/** For how long an app that has started may still be at what it had begun, on a busy machine. */
const settlesMs = 20_000;

/** Makes the folder. */
export async function openOperationKills(): Promise<OperationKills> {
  const root = mkdtempSync(join(tmpdir(), 'tagline-operations-'));
  const service = await openService(fixtureManners);
  const base = join(root, 'base');
  const fixture: Fixture = await prepareFixture(base, service.url);
  const broughtBack = join(root, 'brought-back');
  cpSync(base, broughtBack, { recursive: true });
  await bringBack(broughtBack, fixture);
  let homes = 0;

  /** `either` is what it may come to: an app that starts ends what it had begun, which takes it a moment. */
  async function tried(
    operation: WritingOperation,
    { at, side }: Pick<KillOrder, 'at' | 'side'>,
    either: readonly (readonly string[])[] = [],
  ) {
    const path = join(root, `home-${++homes}`);
    const { broughtBack: isBroughtBack, sends = false } = calls[operation];
    cpSync(isBroughtBack ? broughtBack : base, path, { recursive: true });
    service.reset();
    const words = [path, operation, JSON.stringify(fixture), String(at), side];
    const isKilled = await killed(root, 'operation-process.ts', words);
    const home = homeIn(path);
    const app = await startApp(home);
    let seen = await whatIsSeen(app, { sends });
    const since = performance.now();
    while (
      !either.some((one) => isSame(one, seen)) &&
      performance.now() - since < (either.length && settlesMs)
    )
      seen = await whatIsSeen(app, { sends });
    await app.app.close();
    const texted = service.ledger.map(([, msisdn]) => msisdn);
    const twice = texted.filter((msisdn, place) => texted.indexOf(msisdn) < place);
    const points = pointsOf(home);
    rmSync(path, { recursive: true, force: true });
    return { isKilled, seen, points, twice };
  }

  return {
    async run(operation) {
      const before = await tried(operation, { at: -1, side: 'before' });
      const after = await tried(operation, { at: 0, side: 'before' });
      const either = [before.seen, after.seen];
      const wrongs: string[] = [];
      let missed = 0;
      let kills = 0;
      for (let at = 1; at <= after.points.length; at++) {
        for (const side of ['before', 'after'] as const) {
          const { isKilled, seen, points, twice } = await tried(operation, { at, side }, either);
          kills++;
          if (!isKilled) missed++;
          const where = `${operation}, killed ${side} ${points.at(-1)}`;
          wrongs.push(...twice.map((msisdn) => `${where}: ${msisdn} was texted twice`));
          if (!either.some((one) => isSame(one, seen)))
            wrongs.push(`${where}: ${difference(before.seen, after.seen, seen)}`);
        }
      }
      return { operation, points: after.points.length, kills, missed, wrongs };
    },
    async close() {
      await service.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((line, at) => line === other[at]);
}

/** What is seen and was neither before nor is after; or what is gone. */
function difference(before: readonly string[], after: readonly string[], seen: readonly string[]): string {
  const strange = seen.filter((line) => !before.includes(line) && !after.includes(line));
  const gone = before.filter((line) => after.includes(line) && !seen.includes(line));
  const mixed =
    strange.length + gone.length === 0 ? ['some of what was before and some of what is after'] : [];
  const lines = [...strange.map((line) => `+ ${line}`), ...gone.map((line) => `- ${line}`), ...mixed];
  return lines.map((line) => line.slice(0, 300)).join('\n    ');
}
