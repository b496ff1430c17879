import type { Audience, AudienceRow } from '../../../../shared/audience/audience.ts';
import type { FinalRow } from '../../../../shared/draft/final-row.ts';
import { useFrom } from '../../../state/context.tsx';
import { useAct } from '../../../state/use-act.ts';
import { type RowActs, rowActions } from './row-actions.ts';

export function useRowActions(audience: Audience, onChanged: (row: AudienceRow) => void) {
  const open = useFrom('app', (state) => state.open);
  const visit = useFrom('app', (state) => state.visit);
  const { act } = useAct();

  async function change(operation: 'audience.exclude' | 'audience.choose', n: number, excluded: boolean) {
    const done = await act(operation, { audienceId: audience.id, n, excluded });
    if (done) onChanged(done.row);
  }

  const acts: RowActs = {
    exclude: (n, excluded) => void change('audience.exclude', n, excluded),
    choose: (n) => void change('audience.choose', n, false),
    test: (n) => open({ kind: 'test', n }),
    history: (msisdn) => visit({ kind: 'search', msisdn }),
  };
  return (row: FinalRow) => rowActions(row, acts);
}
