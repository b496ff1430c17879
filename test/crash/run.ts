/** `npm run crash -- --runs 500`: kills campaigns again and again and counts broken promises. */
import { parseArgs } from 'node:util';
import { openCrashHarness } from './harness.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    people: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
});
const runs = Number(values.runs);
const harness = await openCrashHarness(Number(values.people));
const sums = { people: 0, accepted: 0, treatedAsSent: 0, twiceOnPurpose: 0, kills: 0, wrongs: 0 };
const since = performance.now();
for (let at = 0; at < runs; at++) {
  const result = await harness.run(Number(values.seed) + at);
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
await harness.close();
console.log(
  `${runs} campaigns of ${values.people} people, killed ${sums.kills} times: ${sums.accepted} accepted, ` +
    `${sums.treatedAsSent} treated as sent, ${sums.twiceOnPurpose} twice after "send again"; ` +
    `${sums.wrongs} broken promises.`,
);
process.exitCode = sums.wrongs === 0 ? 0 : 1;
