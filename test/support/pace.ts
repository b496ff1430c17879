import assert from 'node:assert/strict';
import { processorMs } from './growth.ts';

/** What `referenceTask` takes of the processor in ms at the quiet desk where the bounds of the tests were chosen. */
const REFERENCE_MS = 18;
/** Two kinds of work are not slower alike: memory, caches and what is collected differ from machine to machine. */
const MARGIN = 2;
const RUNS = 3;

/** Fails where `ms` of the processor are more than `most` comes to at the pace that this machine has now. */
export function assertPaced(what: string, ms: number, most: number): void {
  if (ms <= most) return;
  const slower = slowness();
  const pace = `this machine is ${slower.toFixed(1)} times slower than where that was chosen`;
  assert.ok(ms <= most * MARGIN * slower, `${what}: ${ms.toFixed(0)} ms where ${most} are allowed; ${pace}`);
}

/** The same of work that can be done again: the quickest of some runs counts, since nothing makes work quicker than it is. */
export function takesAtMost(what: string, most: number, work: () => unknown): void {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && least > most; run += 1) least = Math.min(least, processorMs(work));
  assertPaced(what, least, most);
}

/** How many times longer than at that desk the same work takes here and now; never less than once. */
function slowness(): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) least = Math.min(least, processorMs(referenceTask));
  return Math.max(1, least / REFERENCE_MS);
}

/** A little of all that is measured: objects, JSON, a text gone through letter by letter and by an expression. */
function referenceTask(): number {
  const rows = Array.from({ length: 20_000 }, (_, n) => ({ name: `Person ${n}`, msisdn: `4670${n}` }));
  const text = JSON.stringify(rows);
  let quotes = 0;
  for (let at = 0; at < text.length; at += 1) if (text[at] === '"') quotes += 1;
  const names = new Set((JSON.parse(text) as typeof rows).map(({ name }) => name.toUpperCase()));
  return quotes + names.size + text.replaceAll(/\d+/g, '').length;
}
