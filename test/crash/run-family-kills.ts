import { type FamilyKills, type Kill, killsAt, openFamilyKills, type Tried } from './family-kills.ts';

/** Which of the points or operations are tried: every `of`th from `part` on, so many at once. */
export interface FamilyKillRuns {
  readonly part: number;
  readonly of: number;
  readonly atOnce: number;
}

/** Kills a family of campaigns at each of its points, says what came of it, and answers how many kills broke a promise. */
export async function runFamilyKills({ part, of, atOnce }: FamilyKillRuns): Promise<number> {
  const since = performance.now();
  const families = await Promise.all(Array.from({ length: atOnce }, openFamilyKills));
  const points = Math.max(...families.map((family) => family.points.length));
  for (const wrong of families[0]!.wrongs) console.error(`without a kill: ${wrong}`);
  const all = killsAt(points);
  const kills = all.filter((_, at) => at % of === part);
  console.log(`${points} points, ${all.length} kills before and after each, ${kills.length} of them here`);
  const waiting = [...kills];
  const tried: Tried[] = [];
  await Promise.all(families.map(work));
  for (const family of families) await family.close();

  const missed = tried.filter(({ point }) => point === null);
  const broken = tried.filter(({ wrongs }) => wrongs.length > 0);
  for (const [kind, kills] of byKind(tried)) console.log(`${kills} kills: ${kind}`);
  console.log(
    `${tried.length} of ${kills.length} kills tried at ${points} points, ${missed.length} came after the end of the app; ` +
      `${broken.length} broke a promise.`,
  );
  return broken.length + families[0]!.wrongs.length;

  async function work(family: FamilyKills): Promise<void> {
    for (let kill = waiting.shift(); kill !== undefined; kill = waiting.shift()) {
      const one = await family.run(kill).catch((error: unknown) => failed(kill, error));
      tried.push(one);
      const { at, side, isCopied, point, wrongs } = one;
      const how = `${side} ${point ?? at}${isCopied ? ', folder copied' : ''}`;
      for (const wrong of wrongs) console.error(`${how}: ${wrong}`);
      if (tried.length % 20 === 0)
        console.log(`${tried.length} kills, ${Math.round((performance.now() - since) / 1000)} s`);
    }
  }
}

/** An app that does not come up again, or does not do what it is asked, has broken its promise too. */
function failed(kill: Kill, error: unknown): Tried {
  return { ...kill, point: '', wrongs: [`stuck: ${String(error)}`] };
}

/** How many kills showed each kind of wrong: what is before the first colon. */
function byKind(tried: readonly Tried[]): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const { wrongs } of tried)
    for (const kind of new Set(wrongs.map((wrong) => wrong.split(':')[0]!)))
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return kinds;
}
