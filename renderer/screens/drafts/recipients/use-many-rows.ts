import type { Audience, AudienceRow } from '../../../../shared/audience/audience.ts';
import type { FinalRow } from '../../../../shared/draft/final-row.ts';
import { count } from '../../../../shared/format/format-count.ts';
import { cellsAsTable, cellsAsText } from '../../../../shared/sheet/copied-cells.ts';
import type { GridColumn } from '../../../components/grid/column.ts';
import { cellsOf, MOST_COPIED } from '../../../components/grid/grid-clipboard.ts';
import type { ListOnShow } from '../../../components/grid/use-list.ts';
import type { RowChoice } from '../../../components/grid/use-row-menu.tsx';
import { type Selection, useSelection } from '../../../components/grid/use-selection.ts';
import { useStores } from '../../../state/context.tsx';
import { valueOrNotice } from '../../../state/notices.ts';
import { useAct } from '../../../state/use-act.ts';

/** Several rows of the people that are selected, and what can be done with all of them. */
export interface ManyRows {
  readonly selection: Selection;
  readonly isBusy: boolean;
  readonly choices: readonly RowChoice[];
  copy(): Promise<void>;
}

interface ShownRows {
  readonly columns: readonly GridColumn<FinalRow>[];
  finalRow(row: AudienceRow): FinalRow;
}

/** Lets rows be selected, and offers what can be done with all that are. */
export function useManyRows(
  audience: Audience,
  list: Pick<ListOnShow<AudienceRow>, 'viewId' | 'count'>,
  { columns, finalRow }: ShownRows,
): ManyRows {
  const { wire, notices } = useStores();
  const { act, isBusy } = useAct();
  const { viewId } = list;
  const selection = useSelection(viewId, list.count);

  async function exclude(excluded: boolean): Promise<void> {
    if (viewId === null) return;
    const { spans } = selection;
    await act('audience.excludeRows', { audienceId: audience.id, viewId, spans, excluded });
  }

  /** Reads the selected rows a page at a time, since not all of them need be here. */
  async function copy(): Promise<void> {
    if (viewId === null) return;
    if (selection.count > MOST_COPIED) {
      notices.getState().sayError({
        kind: 'bad-input',
        message: `At most ${count(MOST_COPIED)} rows can be copied at once.`,
        fix: 'Select fewer of them.',
      });
      return;
    }
    const cells: string[][] = [];
    for (const { from, to } of selection.spans) {
      for (let at = from; at < to; at += PAGE) {
        const page = { viewId, from: at, count: Math.min(PAGE, to - at) };
        const rows = valueOrNotice(notices, await wire.call('draft.page', page));
        if (rows === null) return;
        cells.push(...cellsOf(rows.map(finalRow), columns));
      }
    }
    const blob = (type: string, text: string): Blob => new Blob([text], { type });
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': blob('text/plain', cellsAsText(cells)),
        'text/html': blob('text/html', cellsAsTable(cells)),
      }),
    ]);
  }

  return {
    selection,
    isBusy,
    copy,
    choices: [
      { text: 'Copy rows', run: () => void copy() },
      { text: 'Leave all out', run: () => void exclude(true) },
      { text: 'Take all back in', run: () => void exclude(false) },
    ],
  };
}

const PAGE = 500;
