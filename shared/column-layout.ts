import { declared } from './declared.ts';

/** How a person arranged the columns of a list, by their keys. */
export interface ColumnLayout {
  /** Missing keys follow in the columns' own order. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** In px, only of columns that were resized. */
  readonly widths: Readonly<Record<string, number>>;
}

export const noLayout: ColumnLayout = { order: [], hidden: [], widths: {} };

/** In px; a key press resizes by `step`. */
export const columnWidths = { least: 40, most: 1200, step: 24 } as const;

export const columnLayout = declared<ColumnLayout>(({ z }) => {
  const key = z.string().max(20);
  const keys = z.array(key).max(2000);
  const width = z.number().min(columnWidths.least).max(columnWidths.most);
  return z.object({ order: keys, hidden: keys, widths: z.record(key, width) });
}, noLayout);

interface Keyed {
  readonly key: string;
}

/** Includes hidden columns. */
export function inOrder<Column extends Keyed>(columns: readonly Column[], { order }: ColumnLayout): Column[] {
  const place = new Map(order.map((key, at) => [key, at]));
  const last = order.length;
  return columns.toSorted((one, other) => (place.get(one.key) ?? last) - (place.get(other.key) ?? last));
}

/** In order; the first column if all are hidden. */
export function shownColumns<Column extends Keyed>(
  columns: readonly Column[],
  layout: ColumnLayout,
): Column[] {
  const ordered = inOrder(columns, layout);
  const shown = ordered.filter(({ key }) => !layout.hidden.includes(key));
  return shown.length > 0 ? shown : ordered.slice(0, 1);
}

export function withWidth(layout: ColumnLayout, key: string, width: number): ColumnLayout {
  const { least, most } = columnWidths;
  const within = Math.round(Math.min(Math.max(width, least), most));
  return { ...layout, widths: { ...layout.widths, [key]: within } };
}

export function withShown(layout: ColumnLayout, key: string, isShown: boolean): ColumnLayout {
  const others = layout.hidden.filter((one) => one !== key);
  return { ...layout, hidden: isShown ? others : [...others, key] };
}

/** Moves the column past the next shown one to the left (-1) or right (1); unchanged if there is none. */
export function withMoved(
  layout: ColumnLayout,
  columns: readonly Keyed[],
  key: string,
  step: -1 | 1,
): ColumnLayout {
  const keys = inOrder(columns, layout).map((column) => column.key);
  const shown = shownColumns(columns, layout).map((column) => column.key);
  const beside = shown[shown.indexOf(key) + step];
  if (!shown.includes(key) || beside === undefined) return layout;
  const rest = keys.filter((one) => one !== key);
  const to = rest.indexOf(beside) + (step === 1 ? 1 : 0);
  return { ...layout, order: [...rest.slice(0, to), key, ...rest.slice(to)] };
}

/** The left offsets, in px, of the leading pinned columns that take at most 40 % of the width. */
export function pinnedAt(
  columns: readonly { readonly width: number; readonly pinned?: boolean }[],
  available: number,
): number[] {
  const places: number[] = [];
  let leftEdge = 0;
  for (const { width, pinned } of columns) {
    if (pinned !== true || leftEdge + width > available * 0.4) break;
    places.push(leftEdge);
    leftEdge += width;
  }
  return places;
}
