import { Megaphone } from 'lucide-react';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useFrom } from '../../state/context.tsx';

/** Campaigns. */
export function CampaignsDrawer() {
  const close = useFrom('app', (state) => state.close);
  return (
    <Dialog title="Campaigns" onClose={close}>
      <EmptyState icon={Megaphone} title="Campaigns" />
    </Dialog>
  );
}
