import { Ban, Inbox, PanelLeft, Search, Settings, Users } from 'lucide-react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { IconButton } from '../components/icon-button.tsx';
import { keyHint } from '../components/key-hint.ts';
import { useFrom } from '../state/context.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BalanceChip } from './balance-chip.tsx';
import { CampaignName } from './campaign-name.tsx';
import './toolbar.css';

/** The bar at the top of the window: which campaign, through which account, and the way to everything else. */
export function Toolbar() {
  const open = useFrom('app', (state) => state.open);
  return (
    <header className="toolbar line">
      <IconButton
        icon={PanelLeft}
        label="Campaigns"
        hint={keyHint('campaign.list')}
        onPress={() => open({ kind: 'campaigns' })}
      />
      <CampaignName />
      <AccountMenu />
      <BalanceChip />
      <AriaToolbar aria-label="Go to" className="toolbar-places">
        <IconButton icon={Users} label="Audiences" onPress={() => open({ kind: 'audiences' })} />
        <IconButton icon={Ban} label="Opt-outs" onPress={() => open({ kind: 'opt-outs' })} />
        <IconButton icon={Inbox} label="Practice inbox" onPress={() => open({ kind: 'inbox' })} />
        <IconButton
          icon={Search}
          label="Search a number"
          hint={keyHint('number.search')}
          onPress={() => open({ kind: 'search' })}
        />
        <IconButton
          icon={Settings}
          label="Settings"
          hint={keyHint('settings.open')}
          onPress={() => open({ kind: 'settings' })}
        />
      </AriaToolbar>
    </header>
  );
}
