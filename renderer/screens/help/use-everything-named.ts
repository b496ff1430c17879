import { commandName } from '../../../shared/commands/commands.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { settings as words } from '../../../shared/texts/en/settings.ts';
import type { Findable } from '../../components/overlays/offered-choices.ts';
import { chooseAccount } from '../../state/choose-account.ts';
import { useFrom, useStores } from '../../state/context.tsx';
import { useMode, useStartedCampaign } from '../../state/mode.ts';
import { putListInDraft, showCampaign } from '../../state/navigate.ts';
import { useOperation, useWholeList } from '../../state/query.ts';
import { useSettings } from '../../state/use-settings.ts';

const themes = ['system', 'light', 'dark'] as const;

/** What the palette finds besides commands: what the screen offers, campaigns, lists, accounts and themes. */
export function useEverythingNamed(): readonly Findable[] {
  const stores = useStores();
  const { change } = useSettings();
  const before = useMode().account;
  const isStarted = useStartedCampaign() !== null;
  const hasDraft = useFrom('draft', ({ draft }) => draft !== null);
  const campaigns = useWholeList('campaign.list').data ?? [];
  const lists = useWholeList('audience.list').data ?? [];
  const accounts = useOperation('account.list', {}).data ?? [];
  return [
    ...stores.commands.getState().findables(),
    ...campaigns.map(({ id, name }) => ({
      group: commandName('campaigns.open'),
      name: name || common.untitled,
      run: () => showCampaign(stores, id),
    })),
    ...lists.map(({ id, name }) => ({
      group: commandName('audiences.open'),
      name,
      run: () => putListInDraft(stores, id),
    })),
    ...accounts.map((account) => ({
      group: commandName('accounts.open'),
      name: account.name,
      run: () =>
        hasDraft && !isStarted
          ? chooseAccount(stores, account, before)
          : stores.app.getState().open({ kind: 'accounts' }),
    })),
    ...themes.map((theme) => ({
      group: words.theme,
      name: words.themes[theme],
      run: () => change({ theme }),
    })),
  ];
}
