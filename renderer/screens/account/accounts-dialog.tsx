import { Plug } from 'lucide-react';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useFrom } from '../../state/context.tsx';

/** Accounts. */
export function AccountsDialog() {
  const close = useFrom('app', (state) => state.close);
  return (
    <Dialog title="Accounts" onClose={close}>
      <EmptyState icon={Plug} title="Accounts" />
    </Dialog>
  );
}
