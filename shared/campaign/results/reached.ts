// Who was reached is on record by ranges of positions, since nearly everybody of a request shares what became of it.

/**
 * What the record says of somebody: the service accepted their text; a request held them and nobody knows whether it was
 * taken; or that, and a person has ruled in the ended campaign that they count as not sent.
 */
export type Reach = 'accepted' | 'perhaps' | 'not-counted';

export interface Reached {
  readonly state: Reach;
  readonly at: number;
}

/** Positions `[from, to)` of a campaign that share what became of them. */
export interface ReachedRange extends Reached {
  readonly from: number;
  readonly to: number;
}

/** What becomes of what was on record of the positions `[from, to)`; null is nothing. */
export interface ReachedChange {
  readonly from: number;
  readonly to: number;
  readonly change: (before: Reached | null) => Reached | null;
}

/** A request is about to leave: from here on it may have reached them. */
export const onItsWay =
  (at: number): ReachedChange['change'] =>
  (before) =>
    before ?? { state: 'perhaps', at };

/** The service gave them an id. */
export const accepted =
  (at: number): ReachedChange['change'] =>
  () => ({ state: 'accepted', at });

/** Nobody knows whether the request was taken. */
export const inDoubt =
  (at: number): ReachedChange['change'] =>
  (before) =>
    before?.state === 'accepted' ? before : { state: 'perhaps', at };

/** The request reached nobody; once perhaps reached by an earlier one, always perhaps reached. */
export const notReached =
  (wasInDoubt: boolean): ReachedChange['change'] =>
  (before) =>
    wasInDoubt || before?.state === 'accepted' ? before : null;

/** A person has ruled on a request in doubt; whether a campaign to the rest may go to them follows from it. */
export const ruled =
  (state: 'perhaps' | 'not-counted'): ReachedChange['change'] =>
  (before) =>
    before === null || before.state === 'accepted' ? before : { ...before, state };

/** True where somebody on record is left out of a campaign to the rest. */
export function keepsFromRest({ state }: Pick<Reached, 'state'>): boolean {
  return state !== 'not-counted';
}

/** The ranges after some changes; both are in order and none overlaps another of its kind. */
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
