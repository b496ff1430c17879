import type { Audience, AudienceRow } from '../../../../shared/audience/audience.ts';
import type { FinalRow } from '../../../../shared/draft/final-row.ts';
import { components as words } from '../../../../shared/texts/en/components.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import type { GridColumn } from '../../../components/grid/column.ts';
import { copySpans, MOST_COPIED, tooManyCopied } from '../../../components/grid/grid-clipboard.ts';
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

  async function copy(): Promise<void> {
    if (viewId === null) return;
    if (selection.count > MOST_COPIED) {
      notices.getState().sayError(tooManyCopied());
      return;
    }
    await copySpans(selection.spans, columns, async (from, count) => {
      const rows = valueOrNotice(notices, await wire.call('draft.page', { viewId, from, count }));
      return rows === null ? null : rows.map(finalRow);
    });
  }

  return {
    selection,
    isBusy,
    copy,
    choices: [
      { text: words.copyRows, run: () => void copy() },
      { text: recipients.leaveAllOut, run: () => void exclude(true) },
      { text: recipients.takeAllIn, run: () => void exclude(false) },
    ],
  };
}
