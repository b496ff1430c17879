import { useRef } from 'react';
import { commandName } from '../../shared/commands/commands.ts';
import { CampaignsList, DeleteOldCampaigns } from '../screens/campaigns/list/campaigns-drawer.tsx';
import { useCommand } from '../state/use-command.ts';
import { PlaceButtons } from './places.tsx';
import './sidebar.css';

/** Places and campaigns beside the work. */
export function Sidebar() {
  const campaigns = useRef<HTMLElement>(null);
  useCommand('campaigns.open', () => campaigns.current?.querySelector('input')?.focus());
  return (
    <aside className="sidebar" aria-label={commandName('view.sidebar')} data-pane>
      <PlaceButtons isSidebar />
      <section ref={campaigns} className="sidebar-campaigns stack" aria-label={commandName('campaigns.open')}>
        <CampaignsList />
        <DeleteOldCampaigns />
      </section>
    </aside>
  );
}
