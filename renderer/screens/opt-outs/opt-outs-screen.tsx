import { Ban } from 'lucide-react';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useFrom } from '../../state/context.tsx';

/** Opt-outs. */
export function OptOutsScreen() {
  const close = useFrom('app', (state) => state.close);
  return (
    <Dialog title="Opt-outs" onClose={close}>
      <EmptyState icon={Ban} title="Opt-outs" />
    </Dialog>
  );
}
