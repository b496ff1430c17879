import type { AudienceId } from '../../../../shared/brand.ts';
import { type ColumnLayout, noLayout } from '../../../../shared/column-layout.ts';
import type { ChangeableLayout } from '../../../components/grid/use-column-layout.ts';
import { useFrom, useStores } from '../../../state/context.tsx';
import { putAnswer } from '../../../state/query-client.ts';
import { useAct } from '../../../state/use-act.ts';
import { useOperation } from '../../../state/use-operation.ts';

export function useListColumns(audienceId: AudienceId): ChangeableLayout {
  const { queries } = useStores();
  const { act } = useAct();
  const open = useFrom('app', (state) => state.open);
  const { data } = useOperation('audience.columns', { audienceId });

  async function keep(layout: ColumnLayout): Promise<void> {
    // Shown at once, because the next key press builds on this layout.
    putAnswer(queries, 'audience.columns', { audienceId }, layout);
    await act('audience.setColumnLayout', { audienceId, layout });
  }

  return {
    layout: data ?? noLayout,
    change: (next) => void keep(next),
    choose: () => open({ kind: 'columns', audienceId }),
  };
}
