import {
  ArrowLeft,
  ArrowRight,
  Check,
  ChevronDown,
  type LucideIcon,
  Megaphone,
  PanelLeft,
  Plug,
} from 'lucide-react';
import { Button as AriaButton, Toolbar as AriaToolbar, Input, TextField } from 'react-aria-components';
import { type CommandId, commandName } from '../../shared/commands/commands.ts';
import { hasMessage } from '../../shared/draft/draft-versions.ts';
import { saveRetry } from '../../shared/draft/save-retry.ts';
import { spoken } from '../../shared/language/spoken.ts';
import { common, components } from '../../shared/texts/en/common.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { Button } from '../components/buttons/button.tsx';
import { IconButton } from '../components/buttons/icon-button.tsx';
import { keyHint } from '../components/buttons/shortcut.tsx';
import { Menu, MenuItem, MenuSeparator } from '../components/overlays/menu.tsx';
import { ModeWord } from '../components/status/badge.tsx';
import { chooseAccount } from '../state/choose-account.ts';
import { useFrom, useStores } from '../state/context.tsx';
import { useOperation } from '../state/use-operation.ts';
import { usePracticeOrLive } from '../state/use-practice-or-live.ts';
import { useStartedCampaign } from '../state/use-started-campaign.ts';
import { PlaceButtons, placeName } from './places.tsx';
import { useSidebar } from './use-sidebar.ts';
import { OnceIdle } from './with-screens.tsx';
import './toolbar.css';

export function Toolbar() {
  const { isOpen } = useSidebar();
  return (
    <header className="toolbar line" data-pane>
      <Ways />
      <InView />
      <AccountMenu />
      {/* Not needed at first. */}
      <OnceIdle>{({ BalanceChip }) => <BalanceChip />}</OnceIdle>
      {!isOpen && <PlaceButtons isSidebar={false} />}
    </header>
  );
}

/** Back, forward, and the sidebar or, without room for one, the campaigns. */
function Ways() {
  const { commands } = useStores();
  const hasPast = useFrom('app', ({ visits }) => visits.past.length > 0);
  const hasNext = useFrom('app', ({ visits }) => visits.next.length > 0);
  const { isWide, isOpen } = useSidebar();
  const way = (icon: LucideIcon, command: CommandId, isEnabled: boolean) => (
    <IconButton
      icon={icon}
      label={commandName(command)}
      hint={keyHint(command)}
      isDisabled={!isEnabled}
      onPress={() => commands.getState().run(command)}
    />
  );
  return (
    <AriaToolbar aria-label={shell.ways} className="toolbar-ways line">
      {isWide && way(PanelLeft, 'view.sidebar', true)}
      {!isOpen && (
        <Button
          look="plain"
          size="small"
          icon={Megaphone}
          onPress={() => commands.getState().run('campaigns.open')}
        >
          {commandName('campaigns.open')}
        </Button>
      )}
      {way(ArrowLeft, 'view.back', hasPast)}
      {way(ArrowRight, 'view.forward', hasNext)}
    </AriaToolbar>
  );
}

/** What is in view: a place, or the campaign. */
function InView() {
  const kind = useFrom('app', ({ visits }) => visits.now.place?.place.kind ?? null);
  if (kind === null) return <CampaignName />;
  return (
    <div className="line grow">
      <h1 className="campaign-name-fixed ellipsis">{placeName(kind)}</h1>
      <SaveTrouble />
    </div>
  );
}

/** Chooses a draft's account. */
function AccountMenu() {
  const mode = usePracticeOrLive();
  const campaign = useStartedCampaign();
  const { data: accounts } = useOperation('account.list', {});
  const stores = useStores();
  const hasDraft = useFrom('draft', ({ draft }) => draft !== null);
  const visit = useFrom('app', (state) => state.visit);

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
      <MenuItem icon={Plug} onAction={() => visit({ kind: 'accounts' })}>
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
