import {
  type CSSProperties,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import { rowOffsets } from '../../../shared/format/row-offsets.ts';
import { components } from '../../../shared/texts/en/common.ts';
import { Button } from '../buttons/button.tsx';
import type { RowAction } from '../overlays/row-action.ts';
import { ErrorBanner } from '../status/banner.tsx';
import {
  type GridCell,
  type GridColumn,
  leastWidth,
  placesOf,
  tracksOf,
  useFittingColumns,
} from './column.ts';
import { gridClipboard } from './grid-clipboard.ts';
import { GridHeader, type GridSort } from './grid-header.tsx';
import { cellAfterKey, selectByKey } from './grid-keys.ts';
import { GridRow } from './grid-row.tsx';
import { RowBelow } from './row-below.tsx';
import { useRowHeight } from './row-height.ts';
import { useCellEditor } from './use-cell-editor.tsx';
import { type ChangeableLayout, useColumnLayout } from './use-column-layout.ts';
import { type ShownList, useAfterChange } from './use-list.ts';
import { useRowMenu } from './use-row-menu.tsx';
import { useDrawnRows, useSameTop, useScaledScroll } from './use-scaled-scroll.ts';
import type { Selection } from './use-selection.ts';
import { useUnfolded } from './use-unfolded.ts';
import './grid.css';

/** In px, as in `grid.css`. */
const HEADER = 32;

interface VirtualGridProps<Row> {
  readonly label: string;
  readonly columns: readonly GridColumn<Row>[];
  /** `rowAt` is called only for visible rows. A new list is shown from the top. */
  readonly list: Pick<
    ShownList<Row>,
    'key' | 'viewId' | 'count' | 'error' | 'isPrevious' | 'rowAt' | 'look' | 'retry'
  >;
  readonly active: GridCell;
  onActive(place: GridCell): void;
  /** The grid shows the old text until `rowAt` returns the new one. */
  onEdit?(row: Row, column: string, text: string): void;
  /** True if both are the same row, before and after a change; needed if cells can be edited. */
  isSame?(one: Row, other: Row): boolean;
  /** Called for Enter on a cell that cannot be edited. */
  onOpen?(index: number, row: Row): void;
  /** Absent if the columns cannot be rearranged. */
  readonly layout?: ChangeableLayout;
  readonly sort?: GridSort | null;
  onSort?(key: string): void;
  /** Absent if only one row can be selected. */
  readonly selection?: Selection;
  /** What an unfolded row has under it; null if it has nothing. One column must have `unfolds`. */
  below?(row: Row): ReactNode;
  /** Called to copy selected rows if not all of them are loaded. */
  onCopyMany?(): void;
  actions?(row: Row): readonly RowAction[];
  readonly manyActions?: readonly RowAction[];
  /** The row's tone: `danger`, `warning` or `muted`. */
  tone?(row: Row): string | undefined;
  /** Shown instead of rows when there are none. */
  readonly empty: ReactNode;
}

/** The grid keeps the focus itself, and names its active cell to screen readers. */
export function VirtualGrid<Row>(props: VirtualGridProps<Row>) {
  const { label, list, onActive, onOpen, tone, empty } = props;
  const { selection, sort = null, onSort } = props;
  const { count, rowAt, look, isPrevious } = list;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const laidOut = useColumnLayout(props.columns, props.layout);
  const { columns, pins } = useFittingColumns(box, laidOut.columns);
  const active = { ...props.active, column: Math.min(props.active.column, columns.length - 1) };
  const places = useMemo(() => placesOf(columns), [columns]);
  const { height, lines } = useRowHeight(box, places, tracksOf(columns), list.key);
  const unfolded = useUnfolded(props);
  const offsets = rowOffsets(count, height, unfolded.heights);
  const scroll = useScaledScroll(box, offsets.total, HEADER);

  const { offset, view } = scroll;
  const isHere = (index: number): boolean => rowAt(index) !== undefined;
  const { from, to } = useDrawnRows({ offset, view, offsets, count, isHere });
  useEffect(() => look(from, to, active.index), [look, from, to, active.index]);

  useSameTop(scroll, offsets);
  // Other rows start at the top, and those of a place that comes back into view where they were.
  useAfterChange(list.key, scroll.toTop);

  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  // The active row stays in the page when it is scrolled away; otherwise its name and editor would be lost.
  if (active.index < count && (active.index < from || active.index >= to)) indexes.push(active.index);

  function go(place: GridCell): void {
    // The wanted list may have another row in this place.
    if (isPrevious) return;
    onActive(place);
    const top = offsets.topOf(place.index);
    scroll.reveal(top, top + height);
    requestAnimationFrame(() => revealSideways(box.current, cellAt(place)));
  }

  const editor = useCellEditor({
    ...props,
    columns,
    go,
    focus: () => box.current?.focus({ preventScroll: true }),
  });

  function edit(place: GridCell): void {
    const row = rowAt(place.index);
    if (row === undefined || isPrevious || editor.begin(place, row)) return;
    onOpen?.(place.index, row);
  }

  function cellAt({ index, column }: GridCell): HTMLElement | null {
    return document.getElementById(`${id}-${index}-${column}`);
  }

  const rowMenu = useRowMenu<Row>({
    ...props,
    columns,
    active,
    rowAt: (index) => (isPrevious ? undefined : rowAt(index)),
    cellAt,
    sort,
    onEdit: edit,
    unfolded,
    columnActions: laidOut.actionsFor,
  });

  function pick(place: GridCell, event: MouseEvent): void {
    if (event.shiftKey) selection?.extend(place.index, active.index);
    else if (event.ctrlKey || event.metaKey) selection?.toggle(place.index, active.index);
    else selection?.clear();
    go(place);
  }

  const clipboard = gridClipboard({ ...props, columns, active, cellAt });

  function onKeyDown(event: KeyboardEvent): void {
    if (selection && selectByKey(event, selection, active.index)) return;
    if (laidOut.changeByKey(event, columns[active.column], cellAt(active)?.offsetWidth ?? 0)) return;
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      if (columns[active.column]?.unfolds && unfolded.canAt(active.index)) unfolded.toggle(active.index);
      else edit(active);
      return;
    }
    const page = offsets.pageFrom(active.index, scroll.view);
    const place = cellAfterKey(event, active, { rows: count, columns: columns.length, page });
    if (!place) return;
    event.preventDefault();
    if (event.shiftKey) selection?.extend(place.index, active.index);
    else if (place.index !== active.index) selection?.clear();
    go(place);
  }

  return (
    <div className="grid-frame grow">
      <GridError list={list} />
      <div
        ref={box}
        role="grid"
        aria-label={label}
        aria-rowcount={count + 1}
        aria-colcount={columns.length}
        {...busyAs(list)}
        aria-activedescendant={count > 0 ? `${id}-${active.index}-${active.column}` : undefined}
        tabIndex={0}
        className="grid"
        data-lines={columns.some(({ wraps }) => wraps) || undefined}
        style={gridStyle(columns, lines)}
        onScroll={scroll.onScroll}
        onKeyDown={onKeyDown}
        aria-multiselectable={selection ? true : undefined}
        {...clipboard}
        onContextMenu={(event) => {
          const place = rowMenu.open(event, active);
          if (place === null) return;
          if (selection?.has(place.index) === false) selection.clear();
          go(place);
        }}
      >
        <GridHeader {...{ columns, places, pins, sort, onSort }} onResize={laidOut.resize} />
        {count === 0 ? (
          <NoRows list={list} empty={empty} />
        ) : (
          <div role="rowgroup" className="grid-space" style={{ height: scroll.height }}>
            {indexes.map((index) => {
              const row = rowAt(index);
              const top = scroll.top + offsets.topOf(index) - scroll.offset;
              return (
                <Fragment key={index}>
                  <GridRow
                    id={id}
                    index={index}
                    top={top}
                    height={height}
                    row={row}
                    columns={columns}
                    places={places}
                    pins={pins}
                    tone={row === undefined ? undefined : tone?.(row)}
                    activeColumn={index === active.index ? active.column : null}
                    isSelected={selection?.count ? selection.has(index) : index === active.index}
                    editor={editor.shownAt(index)}
                    isUnfolded={unfolded.canAt(index) ? unfolded.heights.has(index) : null}
                    onPick={pick}
                    onEdit={edit}
                    onUnfold={unfolded.toggle}
                  />
                  {unfolded.heights.has(index) && row !== undefined && (
                    <RowBelow
                      id={`${id}-${index}-below`}
                      top={top + height}
                      height={unfolded.heights.get(index)!}
                      onMeasured={(measured) => unfolded.measured(index, measured)}
                    >
                      {props.below?.(row)}
                    </RowBelow>
                  )}
                </Fragment>
              );
            })}
          </div>
        )}
      </div>
      {rowMenu.menu}
    </div>
  );
}

/** No style rule uses aria-busy: each key press in the message sets it, and each time would cost a style pass. */
function busyAs<Row>({ isPrevious, key, error }: VirtualGridProps<Row>['list']) {
  const isBusy = isPrevious || (key === null && error === null);
  return { 'aria-busy': isBusy, 'data-busy': isBusy || undefined };
}

function gridStyle<Row>(columns: readonly GridColumn<Row>[], rowLines: number): CSSProperties {
  const lengths = {
    '--columns': tracksOf(columns),
    '--least': leastWidth(columns),
    '--row-lines': rowLines,
  };
  return lengths as CSSProperties;
}

function GridError<Row>({ list: { error, retry } }: Pick<VirtualGridProps<Row>, 'list'>) {
  if (error === null) return null;
  return (
    <div className="grid-error">
      <ErrorBanner error={error} actions={<Button onPress={retry}>{components.tryAgain}</Button>} />
    </div>
  );
}

function NoRows<Row>({ list, empty }: Pick<VirtualGridProps<Row>, 'list' | 'empty'>) {
  const reading = list.error === null && <p className="quiet">{components.reading}</p>;
  return (
    <div role="row" className="grid-empty">
      <div role="gridcell" className="grid-empty-words">
        {list.key === null ? reading : empty}
      </div>
    </div>
  );
}

/** Scrolls a cell into view beside the pinned ones. */
function revealSideways(box: HTMLElement | null, cell: HTMLElement | null): void {
  if (!box || !cell || cell.dataset.pinned) return;
  const pinned = [...(cell.parentElement?.children ?? [])]
    .filter((one): one is HTMLElement => one instanceof HTMLElement && one.dataset.pinned !== undefined)
    .reduce((sum, one) => sum + one.offsetWidth, 0);
  const leftEdge = cell.offsetLeft;
  const right = leftEdge + cell.offsetWidth;
  if (leftEdge < box.scrollLeft + pinned) box.scrollLeft = leftEdge - pinned;
  else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth;
}
