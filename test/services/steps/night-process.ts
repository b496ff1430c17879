/** One life of an app with a campaign that waits for the morning, made to be killed before one of its writes. */
import { flushCompileCache } from 'node:module';
import { countWrites, endCount } from './durable-writes.ts';
import { deeds, openLife } from './night.ts';

const [folder, at, deed, dieBefore] = process.argv.slice(2) as [string, string, keyof typeof deeds, string];
// Whoever kills it may end first.
process.once('disconnect', () => process.exit(1));
const life = openLife(folder, Number(at));
// A killed process would never leave its compiled code to the next one.
flushCompileCache();
countWrites(Number(dieBefore));
await deeds[deed](life);
process.send?.(endCount());
