import { useStores } from './context.tsx';
import type { Stores } from './stores.ts';

/** Loads the window again once the written text is saved. */
export async function reload({ draft }: Stores): Promise<void> {
  if ((await draft.getState().flush()) === null) location.reload();
}

export function useReload(): () => Promise<void> {
  const stores = useStores();
  return () => reload(stores);
}
