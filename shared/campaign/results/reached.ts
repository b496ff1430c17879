// Stored as ranges of positions, because nearly all people of a request share their outcome.

/**
 * `accepted`: the service accepted their text. `perhaps`: a request included them and no one knows whether it
 * was accepted. `not-counted`: as `perhaps`, but a person decided in the ended campaign that they count as not
 * sent.
 */
export type Reach = 'accepted' | 'perhaps' | 'not-counted';

export interface Reached {
  readonly state: Reach;
  readonly at: number;
}

/** Positions `[from, to)` with one outcome. */
export interface ReachedRange extends Reached {
  readonly from: number;
  readonly to: number;
}

/** How the record of the positions `[from, to)` changes; null is no record. */
export interface ReachedChange {
  readonly from: number;
  readonly to: number;
  readonly change: (before: Reached | null) => Reached | null;
}

type Change = ReachedChange['change'];

/** A request is about to leave, and may reach them from now on. */
export function onItsWay(at: number): Change {
  return (before) => before ?? { state: 'perhaps', at };
}

export function accepted(at: number): Change {
  return () => ({ state: 'accepted', at });
}

export function inDoubt(at: number): Change {
  return (before) => (before?.state === 'accepted' ? before : { state: 'perhaps', at });
}

/** The request reached no one; whom an earlier one perhaps reached stays perhaps reached. */
export function notReached(wasInDoubt: boolean): Change {
  return (before) => (wasInDoubt || before?.state === 'accepted' ? before : null);
}

/** A person decided about a request in doubt, which decides whether a campaign to the rest may go to them. */
export function afterVerdict(state: 'perhaps' | 'not-counted'): Change {
  return (before) => (before === null || before.state === 'accepted' ? before : { ...before, state });
}

export function keepsFromRest({ state }: Pick<Reached, 'state'>): boolean {
  return state !== 'not-counted';
}

/** Both must be in order, and no two ranges and no two changes may overlap. */
export function changeRanges(
  ranges: readonly ReachedRange[],
  changes: readonly ReachedChange[],
): ReachedRange[] {
  const cuts = new Set<number>();
  for (const { from, to } of [...ranges, ...changes]) cuts.add(from).add(to);
  const edges = [...cuts].sort((one, other) => one - other);
  const after: { from: number; to: number; state: Reach; at: number }[] = [];
  let range = 0;
  let change = 0;
  for (let edge = 0; edge + 1 < edges.length; edge++) {
    const from = edges[edge]!;
    const to = edges[edge + 1]!;
    while (range < ranges.length && ranges[range]!.to <= from) range++;
    while (change < changes.length && changes[change]!.to <= from) change++;
    const old = ranges[range];
    const before = old !== undefined && old.from <= from ? old : null;
    const wanted = changes[change];
    const now = wanted !== undefined && wanted.from <= from ? wanted.change(before) : before;
    if (now === null) continue;
    const last = after.at(-1);
    if (last?.to === from && last.state === now.state && last.at === now.at) last.to = to;
    else after.push({ from, to, state: now.state, at: now.at });
  }
  return after;
}
