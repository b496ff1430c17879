import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { hasEnded } from '../../../../shared/campaign/progress/phase.ts';
import type { ResultRow } from '../../../../shared/campaign/results/result.ts';
import type { GridColumn } from '../../../components/grid/column.ts';
import { copySpans, MOST_COPIED, tooManyCopied } from '../../../components/grid/grid-clipboard.ts';
import type { ListOnShow } from '../../../components/grid/use-list.ts';
import { useSelection } from '../../../components/grid/use-selection.ts';
import { useStores } from '../../../state/context.tsx';
import { valueOrNotice } from '../../../state/notices.ts';
import { manyResultsChoices } from './result-choices.ts';

/** Lets several results be selected and copied, in these columns, as what a grid takes; exported and sent to anew by what is given for that. */
export function useManyResults(
  { phase }: CampaignState,
  { viewId, count: rows }: ListOnShow<ResultRow>,
  columns: readonly GridColumn<ResultRow>[],
  acts: { readonly send: () => void; readonly export: () => void },
) {
  const { wire, notices } = useStores();
  const selection = useSelection(viewId, rows);

  async function copy(withHeads: boolean): Promise<void> {
    if (viewId === null) return;
    if (selection.count > MOST_COPIED) {
      notices.getState().sayError(tooManyCopied());
      return;
    }
    await copySpans(selection.spans, columns, {
      withHeads,
      read: async (from, count) =>
        valueOrNotice(notices, await wire.call('result.page', { viewId, from, count })),
    });
  }

  return {
    selection,
    copy: () => void copy(false),
    choices: manyResultsChoices({ ...acts, copy: (withHeads) => void copy(withHeads) }, hasEnded(phase)),
  };
}
