import { Ban, Inbox, type LucideIcon, PanelLeft, Search, Settings, Users } from 'lucide-react';
import { Toolbar as AriaToolbar, TooltipTrigger } from 'react-aria-components';
import { type CommandId, commandName } from '../../shared/commands/commands.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { Button } from '../components/buttons/button.tsx';
import { Hint } from '../components/buttons/hint.tsx';
import { keyHint } from '../components/buttons/key-hint.ts';
import type { Overlay } from '../state/app.ts';
import { useFrom } from '../state/context.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CampaignName } from './campaign-name.tsx';
import { WithScreens } from './with-screens.tsx';
import './toolbar.css';

/** The bar at the top of the window: which campaign, through which account, and the way to everything else. */
export function Toolbar() {
  return (
    <header className="toolbar line">
      <div className="toolbar-campaigns">
        <Place icon={PanelLeft} command="campaigns.open" leadsTo="campaigns" />
      </div>
      <CampaignName />
      <AccountMenu />
      <Balance />
      <AriaToolbar aria-label={shell.goTo} className="toolbar-places">
        <Place icon={Users} command="audiences.open" leadsTo="audiences" />
        <Place icon={Ban} command="opt-outs.open" leadsTo="opt-outs" />
        <Place icon={Inbox} command="inbox.open" leadsTo="inbox" />
        <Place icon={Search} command="number.search" leadsTo="search" />
        <Place icon={Settings} command="settings.open" leadsTo="settings" />
      </AriaToolbar>
    </header>
  );
}

interface PlaceProps {
  readonly icon: LucideIcon;
  /** What is called by the same name. */
  readonly command: CommandId;
  readonly leadsTo: Extract<
    Overlay['kind'],
    'campaigns' | 'audiences' | 'opt-outs' | 'inbox' | 'search' | 'settings'
  >;
}

/** The way to a place by its name; in a narrow window the name shows as a hint only. */
function Place({ icon, command, leadsTo }: PlaceProps) {
  const open = useFrom('app', (state) => state.open);
  return (
    <TooltipTrigger delay={500} closeDelay={60}>
      <Button look="plain" size="small" icon={icon} onPress={() => open({ kind: leadsTo })}>
        {commandName(command)}
      </Button>
      <Hint>{keyHint(command)}</Hint>
    </TooltipTrigger>
  );
}

/** The balance is no part of the first look: it comes with the other screens. */
function Balance() {
  return (
    <WithScreens isUrgent={false} waiting={null} failed={() => null}>
      {(screens) => <screens.BalanceChip />}
    </WithScreens>
  );
}
