/** Places `[from, to)` in the shown list. */
export interface RowSpan {
  readonly from: number;
  readonly to: number;
}

/** Ordered spans with gaps between them, so that a million chosen rows may take one span. */
export type RowSpans = readonly RowSpan[];

export const MOST_SPANS = 10_000;

export function isInSpans(spans: RowSpans, index: number): boolean {
  return spans.some(({ from, to }) => index >= from && index < to);
}

export function countSpans(spans: RowSpans): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}

export function withSpan(spans: RowSpans, { from, to }: RowSpan): RowSpans {
  if (to <= from) return spans;
  const apart = spans.filter((one) => one.to < from || one.from > to);
  const touching = spans.filter((one) => one.to >= from && one.from <= to);
  const joined = {
    from: Math.min(from, ...touching.map((one) => one.from)),
    to: Math.max(to, ...touching.map((one) => one.to)),
  };
  return [...apart, joined].sort((left, right) => left.from - right.from);
}

export function toggledSpan(spans: RowSpans, index: number): RowSpans {
  if (!isInSpans(spans, index)) return withSpan(spans, { from: index, to: index + 1 });
  return spans.flatMap((one) =>
    index < one.from || index >= one.to
      ? [one]
      : [
          { from: one.from, to: index },
          { from: index + 1, to: one.to },
        ].filter(({ from, to }) => from < to),
  );
}

/** The values at the chosen places, or the places themselves if `values` is null. Drops places past the end. */
export function valuesInSpans(
  spans: RowSpans,
  values: Uint32Array | null,
  count: number,
): Uint32Array<ArrayBuffer> {
  const inside = spans.map(({ from, to }) => ({ from: Math.min(from, count), to: Math.min(to, count) }));
  const all = new Uint32Array(countSpans(inside));
  let end = 0;
  for (const { from, to } of inside) {
    for (let at = from; at < to; at += 1) all[end++] = values === null ? at : values[at]!;
  }
  return all;
}
