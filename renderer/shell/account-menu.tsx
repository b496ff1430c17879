import { Check, ChevronDown, Plug } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import type { Account } from '../../shared/account/account.ts';
import type { DraftPatch } from '../../shared/draft/draft.ts';
import { common, components } from '../../shared/texts/en/common.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { Menu, MenuItem, MenuSeparator } from '../components/overlays/menu.tsx';
import { ModeWord } from '../components/status/badge.tsx';
import { useFrom, useStores } from '../state/context.tsx';
import { useMode, useStartedCampaign } from '../state/mode.ts';
import { useOperation } from '../state/query.ts';
import './account-menu.css';

/** Says PRACTICE or LIVE and through which account; a draft's account is chosen here. */
export function AccountMenu() {
  const mode = useMode();
  const campaign = useStartedCampaign();
  const { data: accounts } = useOperation('account.list', {});
  const { draft: store } = useStores();
  const hasDraft = useFrom('draft', ({ draft }) => draft !== null);
  const change = useFrom('draft', (state) => state.change);
  const open = useFrom('app', (state) => state.open);

  /** A sender or label that only came from the former account's defaults gives way to the new account's. */
  function newDefaults({ sender, label }: Account): DraftPatch {
    const before = mode.account;
    const { draft } = store.getState();
    return {
      ...(draft?.sender === (before?.sender ?? '') && { sender }),
      ...(draft?.label === (before?.label ?? '') && { label }),
    };
  }

  // Before there is a campaign in view nobody knows its account, and none can be chosen for it.
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
            onAction={() => change({ accountId: account.id, ...newDefaults(account) })}
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
