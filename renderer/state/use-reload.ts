import { useStores } from './context.tsx';

/** Loads the window again once what was written is saved. */
export function useReload(): () => Promise<void> {
  const { draft } = useStores();
  return async () => {
    if ((await draft.getState().flush()) === null) location.reload();
  };
}
