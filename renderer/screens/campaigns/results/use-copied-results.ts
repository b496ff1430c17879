import type { ResultRow } from '../../../../shared/campaign/result.ts';
import { components as words } from '../../../../shared/texts/en/components.ts';
import { copySpans, MOST_COPIED, tooManyCopied } from '../../../components/grid/grid-clipboard.ts';
import type { ListOnShow } from '../../../components/grid/use-list.ts';
import { useSelection } from '../../../components/grid/use-selection.ts';
import { useStores } from '../../../state/context.tsx';
import { valueOrNotice } from '../../../state/notices.ts';
import { resultColumns } from './result-columns.tsx';

/** Lets several results be selected and copied, as what a grid takes. */
export function useCopiedResults({ viewId, count: rows }: ListOnShow<ResultRow>) {
  const { wire, notices } = useStores();
  const selection = useSelection(viewId, rows);

  async function copy(): Promise<void> {
    if (viewId === null) return;
    if (selection.count > MOST_COPIED) notices.getState().sayError(tooManyCopied());
    else {
      await copySpans(selection.spans, resultColumns, async (from, count) =>
        valueOrNotice(notices, await wire.call('result.page', { viewId, from, count })),
      );
    }
  }

  const run = (): void => void copy();
  return { selection, onCopyMany: run, manyChoices: [{ text: words.copyRows, run }] };
}
