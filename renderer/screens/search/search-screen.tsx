import { Search } from 'lucide-react';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useFrom } from '../../state/context.tsx';

/** Search a number. */
export function SearchScreen(_props: { readonly number: string }) {
  const close = useFrom('app', (state) => state.close);
  return (
    <Dialog title="Search a number" onClose={close}>
      <EmptyState icon={Search} title="Search a number" />
    </Dialog>
  );
}
