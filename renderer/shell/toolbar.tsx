import {
  Ban,
  Check,
  ChevronDown,
  Inbox,
  type LucideIcon,
  PanelLeft,
  Plug,
  Search,
  Settings,
  Users,
} from 'lucide-react';
import {
  Button as AriaButton,
  Toolbar as AriaToolbar,
  Input,
  TextField,
  TooltipTrigger,
} from 'react-aria-components';
import { commandName } from '../../shared/commands/commands.ts';
import { hasMessage } from '../../shared/draft/draft-versions.ts';
import { saveRetry } from '../../shared/draft/save-retry.ts';
import { spoken } from '../../shared/language/spoken.ts';
import { common, components } from '../../shared/texts/en/common.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { Button } from '../components/buttons/button.tsx';
import { Hint } from '../components/buttons/hint.tsx';
import { keyHint } from '../components/buttons/shortcut.tsx';
import { Menu, MenuItem, MenuSeparator } from '../components/overlays/menu.tsx';
import { ModeWord } from '../components/status/badge.tsx';
import { chooseAccount } from '../state/choose-account.ts';
import { useFrom, useStores } from '../state/context.tsx';
import { useOperation } from '../state/use-operation.ts';
import { usePracticeOrLive } from '../state/use-practice-or-live.ts';
import { useStartedCampaign } from '../state/use-started-campaign.ts';
import { type PlaceCommand, places } from './input/use-shell-commands.ts';
import { OnceIdle } from './with-screens.tsx';
import './toolbar.css';

export function Toolbar() {
  // With a live campaign, this is only among the commands.
  const isPractice = usePracticeOrLive().kind === 'practice';
  return (
    <header className="toolbar line" data-pane>
      <div className="toolbar-campaigns">
        <Place icon={PanelLeft} command="campaigns.open" />
      </div>
      <CampaignName />
      <AccountMenu />
      {/* Not needed at first. */}
      <OnceIdle>{({ BalanceChip }) => <BalanceChip />}</OnceIdle>
      <AriaToolbar aria-label={shell.goTo} className="toolbar-places">
        <Place icon={Users} command="audiences.open" />
        <Place icon={Ban} command="opt-outs.open" />
        {isPractice && <Place icon={Inbox} command="inbox.open" />}
        <Place icon={Search} command="number.search" />
        <Place icon={Settings} command="settings.open" />
      </AriaToolbar>
    </header>
  );
}

/** In a narrow window the name shows only as a hint. */
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

/** Chooses a draft's account. */
function AccountMenu() {
  const mode = usePracticeOrLive();
  const campaign = useStartedCampaign();
  const { data: accounts } = useOperation('account.list', {});
  const stores = useStores();
  const hasDraft = useFrom('draft', ({ draft }) => draft !== null);
  const open = useFrom('app', (state) => state.open);

  // Without a campaign in view there is no account to choose for.
  if (!campaign && !hasDraft) return null;
  const trigger = (
    <AriaButton
      className="account-button line"
      aria-label={shell.accountIs(components.modes[mode.kind], mode.accountName)}
    >
      <ModeWord kind={mode.kind} />{' '}
      {mode.kind === 'live' && <bdi className="account-name ellipsis">{mode.accountName}</bdi>}
      <ChevronDown size={13} aria-hidden />
    </AriaButton>
  );
  return (
    <Menu label={common.account} trigger={trigger} placement="bottom end">
      {!campaign &&
        accounts?.map((account) => (
          <MenuItem
            key={account.id}
            text={account.name}
            onAction={() => chooseAccount(stores, account, mode.account)}
          >
            <span className="account-choice line">
              <span className="account-choice-check">
                {account.id === mode.account?.id && <Check size={14} aria-hidden />}
              </span>
              <bdi className="grow">{account.name}</bdi>
              <ModeWord kind={account.kind} />
            </span>
          </MenuItem>
        ))}
      {!campaign && <MenuSeparator />}
      <MenuItem icon={Plug} onAction={() => open({ kind: 'accounts' })}>
        {shell.accounts}
      </MenuItem>
    </Menu>
  );
}

/** A draft's name can be changed in place. */
function CampaignName() {
  const campaign = useStartedCampaign();
  const name = useFrom('draft', ({ draft }) => draft?.name ?? null);
  const change = useFrom('draft', (state) => state.change);
  if (campaign) {
    return (
      <div className="line grow">
        <h1 className="campaign-name-fixed ellipsis">
          <bdi>{campaign.name}</bdi>
        </h1>
        <SaveTrouble />
      </div>
    );
  }
  if (name === null) return <span className="grow" />;
  return (
    <div className="toolbar-name line grow">
      <h1 className="only-read-aloud">{name || commandName('campaign.new')}</h1>
      <TextField
        aria-label={shell.campaignName}
        value={name}
        onChange={(typed) => change({ name: typed })}
        className="campaign-name-field"
      >
        {/* The hidden copy gives the field the width of its text. */}
        <span className="campaign-name-copy" aria-hidden>
          {name || shell.nameCampaign}
        </span>
        <Input
          dir="auto"
          className="campaign-name-input"
          placeholder={shell.nameCampaign}
          spellCheck={false}
        />
      </TextField>
      <SaveState />
    </div>
  );
}

function SaveState() {
  const saving = useFrom('draft', (state) => state.saving);
  const failed = useFrom('draft', (state) => state.error !== null);
  const isEmpty = useFrom(
    'draft',
    ({ draft }) =>
      draft !== null &&
      draft.audienceId === null &&
      !hasMessage(draft) &&
      draft.name === '' &&
      draft.label === '',
  );
  if (failed) return <SaveTrouble />;
  // An empty draft has nothing that could be lost.
  if (isEmpty && saving === 'saved') return null;
  // Both states have a place, so that typing moves nothing.
  return (
    <span className="save-state save-state-both" data-saving={saving === 'saving' || undefined}>
      <span>{shell.saved}</span>
      <span>{shell.saving}</span>
    </span>
  );
}

/** Shown on every screen. */
function SaveTrouble() {
  const saving = useFrom('draft', (state) => state.saving);
  const error = useFrom('draft', (state) => state.error);
  const flush = useFrom('draft', (state) => state.flush);
  if (!error || saving === 'discarded') return null;
  const retry = saveRetry(error);
  // The banner below the toolbar shows the rest.
  if (retry === 'never') return <span className="save-state save-state-failed line">{shell.notSaved}</span>;
  return (
    <div className="save-state save-state-failed line">
      <span role="alert" className="save-state-words">
        {shell.notSavedFor(spoken(error.message), retry === 'automatic')}
      </span>
      <Button size="small" isPending={saving === 'saving'} onPress={() => void flush()}>
        {shell.tryNow}
      </Button>
    </div>
  );
}
