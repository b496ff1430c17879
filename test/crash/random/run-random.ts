import { openCampaignRuns } from './campaign-run.ts';
import { runFamily } from './family-run.ts';

/** How many campaigns to how many people each are killed at random moments. */
export interface RandomRuns {
  readonly runs: number;
  readonly people: number;
  readonly seed: number;
}

/** Kills campaigns again and again, says what came of it, and answers how many promises were broken. */
export async function runRandom({ runs, people, seed }: RandomRuns): Promise<number> {
  const campaigns = await openCampaignRuns(people);
  const sums = { people: 0, accepted: 0, treatedAsSent: 0, twiceOnPurpose: 0, kills: 0, wrongs: 0 };
  const since = performance.now();
  for (let at = 0; at < runs; at++) {
    const result = await campaigns.run(seed + at);
    sums.people += result.people;
    sums.accepted += result.accepted;
    sums.treatedAsSent += result.treatedAsSent;
    sums.twiceOnPurpose += result.twiceOnPurpose;
    sums.kills += result.kills;
    sums.wrongs += result.wrongs.length;
    for (const wrong of result.wrongs.slice(0, 5)) console.error(`run ${result.seed}: ${wrong}`);
    if ((at + 1) % 10 === 0 || at + 1 === runs) {
      console.log(`${at + 1} runs, ${sums.kills} kills, ${Math.round((performance.now() - since) / 1000)} s`);
    }
  }
  await campaigns.close();
  console.log(
    `${runs} campaigns of ${people} people, killed ${sums.kills} times: ${sums.accepted} accepted, ` +
      `${sums.treatedAsSent} treated as sent, ${sums.twiceOnPurpose} twice after "send again"; ` +
      `${sums.wrongs} broken promises.`,
  );
  return sums.wrongs + (await runFamilies(seed, runs));
}

/** As many families of campaigns: their copies, rests, tests, rehearsals and deletions are killed as well. */
async function runFamilies(seed: number, runs: number): Promise<number> {
  const kinds = new Map<string, number>();
  const since = performance.now();
  let kills = 0;
  let texts = 0;
  let broken = 0;
  for (let at = 0; at < runs; at++) {
    const result = await runFamily(seed + at);
    kills += result.kills;
    texts += result.texts;
    broken += result.wrongs.length > 0 ? 1 : 0;
    for (const { kind } of result.steps) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    for (const wrong of result.wrongs) console.error(`family ${seed + at}: ${wrong}`);
    if ((at + 1) % 10 === 0)
      console.log(`${at + 1} families, ${kills} kills, ${Math.round((performance.now() - since) / 1000)} s`);
  }
  const steps = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ');
  console.log(
    `${runs} families (${steps}), killed ${kills} times: ${texts} texts; ${broken} broke a promise.`,
  );
  return broken;
}
