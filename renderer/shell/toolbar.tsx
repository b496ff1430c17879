import { Ban, Inbox, PanelLeft, Search, Settings, Users } from 'lucide-react';
import { Toolbar as AriaToolbar } from 'react-aria-components';
import { commandName } from '../../shared/commands/commands.ts';
import { shell } from '../../shared/texts/en/shell.ts';
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
        label={commandName('campaign.list')}
        hint={keyHint('campaign.list')}
        onPress={() => open({ kind: 'campaigns' })}
      />
      <CampaignName />
      <AccountMenu />
      <BalanceChip />
      <AriaToolbar aria-label={shell.goTo} className="toolbar-places">
        <IconButton
          icon={Users}
          label={commandName('audiences.open')}
          onPress={() => open({ kind: 'audiences' })}
        />
        <IconButton
          icon={Ban}
          label={commandName('opt-outs.open')}
          onPress={() => open({ kind: 'opt-outs' })}
        />
        <IconButton icon={Inbox} label={commandName('inbox.open')} onPress={() => open({ kind: 'inbox' })} />
        <IconButton
          icon={Search}
          label={commandName('number.search')}
          hint={keyHint('number.search')}
          onPress={() => open({ kind: 'search' })}
        />
        <IconButton
          icon={Settings}
          label={commandName('settings.open')}
          hint={keyHint('settings.open')}
          onPress={() => open({ kind: 'settings' })}
        />
      </AriaToolbar>
    </header>
  );
}
