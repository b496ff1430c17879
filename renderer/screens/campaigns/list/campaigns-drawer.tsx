import { Megaphone, Plus } from 'lucide-react';
import { useState } from 'react';
import type { CampaignSummary } from '../../../../shared/campaign/campaign.ts';
import { quoted } from '../../../../shared/format/quoted.ts';
import { ErrorBanner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useFrom, useStores } from '../../../state/context.tsx';
import { newCampaign, showAsItIs, showCampaign } from '../../../state/navigate.ts';
import { useOperation } from '../../../state/query.ts';
import { useAct } from '../../../state/use-act.ts';
import { copyCampaign } from '../view/copy-campaign.ts';
import { CampaignItem } from './campaign-item.tsx';
import { DeleteOlder } from './delete-older.tsx';
import './campaigns-drawer.css';

/** All campaigns, newest first: see one, make one, copy one, delete what has ended. */
export function CampaignsDrawer() {
  const stores = useStores();
  const close = useFrom('app', (state) => state.close);
  const shown = useFrom('app', (state) => state.campaignId);
  const { data: campaigns, error, refetch } = useOperation('campaign.list', {});
  const { act } = useAct();
  const [search, setSearch] = useState('');
  const [deleting, setDeleting] = useState<CampaignSummary | null>(null);
  const [deletingOlder, setDeletingOlder] = useState(false);
  const [going, setGoing] = useState(false);
  const wanted = search.trim().toLowerCase();
  const found = (campaigns ?? []).filter(({ name, message }) =>
    `${name} ${message}`.toLowerCase().includes(wanted),
  );

  async function go(work: () => Promise<unknown>): Promise<void> {
    if (going) return;
    setGoing(true);
    await work();
    setGoing(false);
    stores.app.getState().closeOwn('campaigns');
  }

  async function remove(campaign: CampaignSummary): Promise<void> {
    setDeleting(null);
    const { id: campaignId, phase } = campaign;
    if (!(await act('campaign.remove', { campaignId, phase }))) return refetch();
    const { draft, discard } = stores.draft.getState();
    if (draft?.id === campaignId) discard();
    if (stores.app.getState().campaignId === campaignId) await showAsItIs(stores, campaignId);
  }

  return (
    <Dialog
      title="Campaigns"
      shape="drawer"
      size="small"
      onClose={close}
      footer={
        <Button look="plain" size="small" onPress={() => setDeletingOlder(true)}>
          Delete old campaigns
        </Button>
      }
    >
      <div className="campaigns-tools">
        <div className="grow">
          <SearchField label="Search campaigns" value={search} onChange={setSearch} />
        </div>
        <Button
          look="primary"
          icon={Plus}
          isPending={going}
          onPress={() => void go(() => newCampaign(stores))}
        >
          New campaign
        </Button>
      </div>
      {error && <ErrorBanner error={error} />}
      {campaigns !== null && found.length === 0 ? (
        <EmptyState icon={Megaphone} title={campaigns.length === 0 ? 'No campaigns yet' : 'Nothing found'}>
          {campaigns.length === 0
            ? 'A campaign is one message to one audience. It stays here with everything that became of it.'
            : 'Search looks at names and messages.'}
        </EmptyState>
      ) : (
        <ul className="campaigns-list stack">
          {found.map((campaign) => (
            <CampaignItem
              key={campaign.id}
              campaign={campaign}
              isShown={campaign.id === shown}
              onShow={() => void go(() => showCampaign(stores, campaign.id))}
              onCopy={(rest) => void go(() => copyCampaign(stores, campaign.id, rest))}
              onDelete={() => setDeleting(campaign)}
            />
          ))}
        </ul>
      )}
      {deleting && (
        <ConfirmDialog
          title={`Delete ${quoted(deleting.name || 'Untitled')}?`}
          act="Delete"
          onClose={() => setDeleting(null)}
          onAct={() => void remove(deleting)}
        >
          {deleting.phase === 'draft'
            ? 'This draft is deleted for good. Its audience stays.'
            : 'Its people, texts and ids are deleted for good, from the database file too.'}
        </ConfirmDialog>
      )}
      {deletingOlder && <DeleteOlder onClose={() => setDeletingOlder(false)} />}
    </Dialog>
  );
}
