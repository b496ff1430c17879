import { useState, useSyncExternalStore } from 'react';
import { useStores } from '../../../state/context.tsx';
import { putAnswer } from '../../../state/queries.ts';
import { useOperation } from '../../../state/query.ts';
import { useAct } from '../../../state/use-act.ts';

/** Whether the panel of the row in hand is open. Beside the list that is kept; in a narrow window it stands over the list when asked for. */
export function useRowPanel(): { readonly isOpen: boolean; toggle(): void } {
  const { queries } = useStores();
  const { act } = useAct();
  const isNarrow = useSyncExternalStore(onWidth, () => narrow().matches);
  const kept = useOperation('settings.read', {}).data?.rowPanel ?? true;
  const [isOver, setIsOver] = useState(false);

  async function keep(rowPanel: boolean): Promise<void> {
    const saved = await act('settings.save', { settings: { rowPanel } });
    if (saved) putAnswer(queries, 'settings.read', {}, saved);
  }

  return isNarrow
    ? { isOpen: isOver, toggle: () => setIsOver(!isOver) }
    : { isOpen: kept, toggle: () => void keep(!kept) };
}

/** As in `row-panel.css`. */
function narrow(): MediaQueryList {
  return matchMedia('(width < 1060px)');
}

function onWidth(changed: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
