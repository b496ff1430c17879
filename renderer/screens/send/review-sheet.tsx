import { Send } from 'lucide-react';
import type { CampaignId } from '../../../shared/brand.ts';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useFrom } from '../../state/context.tsx';
/** Review. */
export function ReviewSheet(_props: { readonly campaignId: CampaignId }) {
  const close = useFrom('app', (state) => state.close);
  return (
    <Dialog title="Review" onClose={close}>
      <EmptyState icon={Send} title="Review" />
    </Dialog>
  );
}
