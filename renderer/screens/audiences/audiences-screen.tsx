import { Users } from 'lucide-react';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useFrom } from '../../state/context.tsx';

/** Audiences. */
export function AudiencesScreen() {
  const close = useFrom('app', (state) => state.close);
  return (
    <Dialog title="Audiences" onClose={close}>
      <EmptyState icon={Users} title="Audiences" />
    </Dialog>
  );
}
