import { Send } from 'lucide-react';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useFrom } from '../../state/context.tsx';

/** Send a test. */
export function TestDialog(_props: { readonly n: number | null }) {
  const close = useFrom('app', (state) => state.close);
  return (
    <Dialog title="Send a test" onClose={close}>
      <EmptyState icon={Send} title="Send a test" />
    </Dialog>
  );
}
