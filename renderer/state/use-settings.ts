import type { Settings } from '../../shared/settings/settings.ts';
import { useStores } from './context.tsx';
import { putAnswer } from './query-client.ts';
import { useAct } from './use-act.ts';
import { useOperation } from './use-operation.ts';

type Patch = Partial<Omit<Settings, 'retention'>>;

/** Null until known. */
export function useSettings() {
  const { queries } = useStores();
  const { act } = useAct();
  const { data: settings, error } = useOperation('settings.read', {});
  return {
    settings,
    error,
    async change(patch: Patch): Promise<void> {
      const saved = await act('settings.save', { settings: patch });
      if (saved) putAnswer(queries, 'settings.read', {}, saved);
    },
    /** Shows the change at once, for settings that are pressed again and again. */
    async changeAtOnce(patch: Patch): Promise<void> {
      if (settings) putAnswer(queries, 'settings.read', {}, { ...settings, ...patch });
      await act('settings.save', { settings: patch });
    },
  };
}
