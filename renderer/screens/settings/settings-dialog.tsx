import { Settings } from 'lucide-react';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useFrom } from '../../state/context.tsx';

/** Settings. */
export function SettingsDialog() {
  const close = useFrom('app', (state) => state.close);
  return (
    <Dialog title="Settings" onClose={close}>
      <EmptyState icon={Settings} title="Settings" />
    </Dialog>
  );
}
