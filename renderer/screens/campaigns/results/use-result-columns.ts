import { type ColumnLayout, noLayout } from '../../../../shared/audience/column-layout.ts';
import type { KeptLayout } from '../../../components/grid/use-column-layout.ts';
import { useStores } from '../../../state/context.tsx';
import { putAnswer } from '../../../state/queries.ts';
import { useOperation } from '../../../state/query.ts';
import { useAct } from '../../../state/use-act.ts';

/** How a person has the columns of the results, of all campaigns alike; `choose` shows all of them. */
export function useResultColumns(choose: () => void): KeptLayout {
  const { queries } = useStores();
  const { act } = useAct();
  const { data: settings } = useOperation('settings.read', {});

  async function keep(resultColumns: ColumnLayout): Promise<void> {
    // On show at once: the next press of a key goes on from it.
    if (settings) putAnswer(queries, 'settings.read', {}, { ...settings, resultColumns });
    await act('settings.save', { settings: { resultColumns } });
  }

  return {
    layout: settings?.resultColumns ?? noLayout,
    change: (layout) => void keep(layout),
    choose,
  };
}
