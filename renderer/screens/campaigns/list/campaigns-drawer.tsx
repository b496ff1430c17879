import { Plus } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { CampaignSummary } from '../../../../shared/campaign/progress/campaign.ts';
import { findCampaigns } from '../../../../shared/campaign/progress/campaign-filter.ts';
import { commandName } from '../../../../shared/commands/commands.ts';
import { campaignList as words } from '../../../../shared/texts/en/campaigns.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { SearchField } from '../../../components/fields/search-field.tsx';
import { ConfirmDialog } from '../../../components/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { useFrom, useStores } from '../../../state/context.tsx';
import { newCampaign, showAsItIs, showCampaign } from '../../../state/navigate.ts';
import { useOperation } from '../../../state/query.ts';
import { useAct } from '../../../state/use-act.ts';
import { useCommand } from '../../../state/use-command.ts';
import { copyCampaign } from '../view/copy-campaign.ts';
import { CampaignChips } from './campaign-chips.tsx';
import { CampaignItems } from './campaign-items.tsx';
import { DeleteOlder } from './delete-older.tsx';
import { NoCampaigns } from './no-campaigns.tsx';
import './campaigns-drawer.css';

/** All campaigns, newest first: see one, make one, copy one, delete what has ended. */
export function CampaignsDrawer({ isBeside = false }: { readonly isBeside?: boolean }) {
  const stores = useStores();
  const open = useFrom('app', (state) => state.open);
  const shown = useFrom('app', (state) => state.campaignId);
  const { data: campaigns, error, refetch } = useOperation('campaign.list', {});
  const { act } = useAct();
  const [search, setSearch] = useState('');
  const [deleting, setDeleting] = useState<CampaignSummary | null>(null);
  const [deletingOlder, setDeletingOlder] = useState(false);
  const [going, setGoing] = useState(false);
  const isEmpty = campaigns?.length === 0;
  const choice = useFrom('app', (state) => state.campaignChoice);
  const found = useMemo(
    () => campaigns && findCampaigns(campaigns, choice, search),
    [campaigns, choice, search],
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
    <CampaignsFrame
      isBeside={isBeside}
      footer={
        <>
          <Button look="plain" size="small" onPress={() => open({ kind: 'credits' })}>
            {commandName('credits.open')}
          </Button>
          <Button look="plain" size="small" onPress={() => setDeletingOlder(true)}>
            {words.deleteOld}
          </Button>
        </>
      }
    >
      <div className="campaigns-tools">
        <div className="grow">
          <SearchField label={words.search} value={search} onChange={setSearch} />
        </div>
        <Button
          look={isBeside ? 'normal' : 'primary'}
          icon={Plus}
          isPending={going}
          onPress={() => void go(() => newCampaign(stores))}
        >
          {commandName('campaign.new')}
        </Button>
      </div>
      {error && <ErrorBanner error={error} />}
      {found && !isEmpty && <CampaignChips found={found} />}
      {found?.shown.length === 0 && (
        <NoCampaigns
          isEmpty={isEmpty}
          search={search}
          elsewhere={found.elsewhere}
          onClear={() => setSearch('')}
        />
      )}
      {found && found.shown.length > 0 && (
        <CampaignItems
          // What is found anew is shown from its beginning.
          key={`${choice.filter} ${choice.tests} ${search}`}
          campaigns={found.shown}
          shown={shown}
          onShow={({ id }) => void go(() => showCampaign(stores, id))}
          onCopy={({ id }, rest) => void go(() => copyCampaign(stores, id, rest))}
          onDelete={setDeleting}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title={words.askDelete(deleting.name || common.untitled)}
          act={common.delete}
          onClose={() => setDeleting(null)}
          onAct={() => void remove(deleting)}
        >
          {deleting.phase === 'draft' ? words.deleteDraft : words.deleteEnded}
        </ConfirmDialog>
      )}
      {deletingOlder && <DeleteOlder onClose={() => setDeletingOlder(false)} />}
    </CampaignsFrame>
  );
}

interface CampaignsFrameProps {
  /** Whether they stay beside what is worked on, and not over it. */
  readonly isBeside: boolean;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** What the campaigns are listed in: a drawer over the window, or a side of it where there is room. */
function CampaignsFrame({ isBeside, footer, children }: CampaignsFrameProps) {
  const close = useFrom('app', (state) => state.close);
  if (isBeside) return <Beside footer={footer}>{children}</Beside>;
  return (
    <Dialog title={commandName('campaigns.open')} shape="drawer" size="small" onClose={close} footer={footer}>
      {children}
    </Dialog>
  );
}

function Beside({ footer, children }: Omit<CampaignsFrameProps, 'isBeside'>) {
  const box = useRef<HTMLElement>(null);
  // They are on show already: the command leads into them.
  useCommand('campaigns.open', () => box.current?.querySelector('input')?.focus());
  return (
    <aside ref={box} className="campaigns-side" aria-label={commandName('campaigns.open')}>
      <div className="dialog-body stack">{children}</div>
      <div className="dialog-foot line">{footer}</div>
    </aside>
  );
}
