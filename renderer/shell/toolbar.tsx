import { Ban, Inbox, type LucideIcon, PanelLeft, Search, Settings, Users } from 'lucide-react';
import { Toolbar as AriaToolbar, TooltipTrigger } from 'react-aria-components';
import { commandName } from '../../shared/commands/commands.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { Button } from '../components/buttons/button.tsx';
import { Hint } from '../components/buttons/hint.tsx';
import { keyHint } from '../components/buttons/keys.tsx';
import { useFrom } from '../state/context.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CampaignName } from './campaign-name.tsx';
import { type PlaceCommand, places } from './input/use-shell-commands.ts';
import { OnceIdle } from './with-screens.tsx';
import './toolbar.css';

/** The bar at the top of the window: which campaign, through which account, and the way to everything else. */
export function Toolbar() {
  return (
    <header className="toolbar line">
      <div className="toolbar-campaigns">
        <Place icon={PanelLeft} command="campaigns.open" />
      </div>
      <CampaignName />
      <AccountMenu />
      {/* No part of the first look. */}
      <OnceIdle>{({ BalanceChip }) => <BalanceChip />}</OnceIdle>
      <AriaToolbar aria-label={shell.goTo} className="toolbar-places">
        <Place icon={Users} command="audiences.open" />
        <Place icon={Ban} command="opt-outs.open" />
        <Place icon={Inbox} command="inbox.open" />
        <Place icon={Search} command="number.search" />
        <Place icon={Settings} command="settings.open" />
      </AriaToolbar>
    </header>
  );
}

/** The way to a place by its name; in a narrow window the name shows as a hint only. */
function Place({ icon, command }: { readonly icon: LucideIcon; readonly command: PlaceCommand }) {
  const open = useFrom('app', (state) => state.open);
  return (
    <TooltipTrigger delay={500} closeDelay={60}>
      <Button look="plain" size="small" icon={icon} onPress={() => open({ kind: places[command] })}>
        {commandName(command)}
      </Button>
      <Hint>{keyHint(command)}</Hint>
    </TooltipTrigger>
  );
}
