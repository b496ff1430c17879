import { Inbox } from 'lucide-react';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useFrom } from '../../state/context.tsx';

/** Practice inbox. */
export function InboxScreen() {
  const close = useFrom('app', (state) => state.close);
  return (
    <Dialog title="Practice inbox" onClose={close}>
      <EmptyState icon={Inbox} title="Practice inbox" />
    </Dialog>
  );
}
