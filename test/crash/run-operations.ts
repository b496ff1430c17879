import { openOperationKills, writingOperations } from './operation-kills.ts';
import type { FamilyKillRuns } from './run-family-kills.ts';

/** Kills the app in the middle of every operation that writes, says what came of it, and answers how many broke a promise. */
export async function runOperations({ part, of, atOnce }: FamilyKillRuns): Promise<number> {
  const waiting = writingOperations.filter((_, at) => at % of === part);
  const sums = { operations: 0, points: 0, kills: 0, missed: 0, broken: 0 };
  console.log(`${writingOperations.length} operations that write, ${waiting.length} of them here`);
  await Promise.all(Array.from({ length: atOnce }, work));
  const { operations, points, kills, missed, broken } = sums;
  console.log(
    `${operations} operations, ${kills} kills tried at ${points} points, ${missed} came after the answer; ` +
      `${broken} operations broke a promise.`,
  );
  return broken;

  async function work(): Promise<void> {
    const fixture = await openOperationKills();
    for (let operation = waiting.shift(); operation !== undefined; operation = waiting.shift()) {
      const { points, kills, missed, wrongs } = await fixture.run(operation);
      sums.operations++;
      sums.points += points;
      sums.kills += kills;
      sums.missed += missed;
      if (wrongs.length > 0) sums.broken++;
      console.log(`${operation}: ${points} points, ${kills} kills, ${wrongs.length} wrong`);
      for (const wrong of wrongs) console.error(`  ${wrong}`);
    }
    await fixture.close();
  }
}
