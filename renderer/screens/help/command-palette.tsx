import { Dot } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import {
  type CommandId,
  commandName,
  commands,
  groupOf,
  inGroups,
} from '../../../shared/commands/commands.ts';
import { isKey } from '../../../shared/commands/shortcuts.ts';
import { findNamed } from '../../../shared/format/find-named.ts';
import { commands as commandTexts } from '../../../shared/texts/en/commands.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { help } from '../../../shared/texts/en/help.ts';
import { settings as words } from '../../../shared/texts/en/settings.ts';
import { isMac, Shortcut } from '../../components/buttons/shortcut.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import type { Findable } from '../../components/overlays/offers.ts';
import { chooseAccount } from '../../state/choose-account.ts';
import { applyingCommands } from '../../state/commands-store.ts';
import { useFrom, useStores } from '../../state/context.tsx';
import { putListInDraft, showCampaign } from '../../state/navigate.ts';
import type { OverlayProps } from '../../state/overlays/overlay-stack.ts';
import { useOperation, useWholeList } from '../../state/use-operation.ts';
import { usePracticeOrLive } from '../../state/use-practice-or-live.ts';
import { useSettings } from '../../state/use-settings.ts';
import { useStartedCampaign } from '../../state/use-started-campaign.ts';
import { paletteIcons } from './palette-icons.ts';
import './command-palette.css';

/** A data folder may hold thousands of campaigns. */
const most = 50;

type Option = Findable & { readonly command?: CommandId };

/**
 * Lists the commands of the screen behind it, finds what has a name, and runs the choice once the palette is closed.
 */
export function CommandPalette({ onClose }: OverlayProps<'commands'>) {
  const { commands: registered } = useStores();
  const offers = useFrom('commands', (state) => state.offers);
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const listId = useId();
  const chosen = useRef<Option>(null);
  const named = useEverythingNamed();
  const applying = applyingCommands(offers, false).filter((id) => id !== 'commands.find');
  const offered: readonly Option[] = inGroups(applying).map((id) => ({
    group: '',
    name: commandName(id),
    command: id,
    run: () => registered.getState().run(id),
  }));
  const isSearch = search.trim() !== '';
  // A name may be followed by its kind, so that “theme” finds all themes.
  const all: readonly Option[] = isSearch ? [...offered, ...named] : offered;
  const matches = findNamed(all, search, ({ name, group }) => [name, group].join(' ')).slice(0, most);
  const active = Math.min(at, matches.length - 1);

  // An open dialog covers what is behind it, and returns the focus a moment after it closes.
  useEffect(
    () => () => {
      const option = chosen.current;
      if (option !== null) requestAnimationFrame(() => option.run());
    },
    [],
  );

  function choose(option: Option): void {
    chosen.current = option;
    onClose();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    // The key that opened the palette also closes it.
    if (isKey(commands['commands.find'].key, event, isMac)) {
      event.preventDefault();
      onClose();
    }
    const option = matches[active];
    if (option === undefined) return;
    if (event.key === 'ArrowDown') setAt((active + 1) % matches.length);
    else if (event.key === 'ArrowUp') setAt((active + matches.length - 1) % matches.length);
    else if (event.key === 'Enter') choose(option);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog title={commandName('commands.find')} shape="palette" onClose={onClose}>
      <input
        className="palette-search"
        role="combobox"
        aria-label={help.find}
        aria-expanded={matches.length > 0}
        aria-controls={listId}
        aria-activedescendant={matches.length > 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        placeholder={help.findAnything}
        autoFocus
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={commandName('commands.find')} className="palette-list">
        {sectionsOf(matches, isSearch).map(({ title, options }) => (
          <PaletteSection key={title} title={title}>
            {options.map(([option, index]) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys.
              <div
                key={index}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className="palette-option"
                ref={(element) => {
                  if (index === active) element?.scrollIntoView({ block: 'nearest' });
                }}
                onClick={() => choose(option)}
              >
                <OptionIcon {...option} />
                <bdi className="grow ellipsis">{option.name}</bdi>
                <PaletteAbout {...option} />
              </div>
            ))}
          </PaletteSection>
        ))}
      </div>
      <p className="quiet" role="status">
        {matches.length === 0 && help.noneFound}
      </p>
    </Dialog>
  );
}

interface Section {
  /** Empty for what was searched, which is in the order in which it fits. */
  readonly title: string;
  readonly options: readonly (readonly [Option, place: number])[];
}

function sectionsOf(options: readonly Option[], isSearch: boolean): readonly Section[] {
  const placed = options.map((option, place) => [option, place] as const);
  if (isSearch) return [{ title: '', options: placed }];
  const titles = new Map<string, (readonly [Option, number])[]>();
  for (const [option, place] of placed) {
    const group = option.command === undefined ? 'here' : groupOf(option.command);
    const title = group === 'here' ? commandTexts.here : commandTexts.menus[group];
    titles.set(title, [...(titles.get(title) ?? []), [option, place]]);
  }
  return [...titles].map(([title, of]) => ({ title, options: of }));
}

function PaletteSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  if (title === '') return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a list of options.
    <div role="group" aria-label={title}>
      <div className="palette-title" aria-hidden>
        {title}
      </div>
      {children}
    </div>
  );
}

function OptionIcon({ command }: Option) {
  const Icon = command === undefined ? Dot : paletteIcons[command];
  return <Icon size={15} aria-hidden className="faint" />;
}

/** Shows the key of a command, or the kind of a named thing. */
function PaletteAbout({ command, group }: Option) {
  const key = command === undefined ? null : commands[command].key;
  if (key !== null) return <Shortcut of={key} />;
  return group !== '' && <span className="faint">{group}</span>;
}

const themes = ['system', 'light', 'dark'] as const;

/** What the palette finds besides commands: what the screen offers, campaigns, lists, accounts and themes. */
function useEverythingNamed(): readonly Findable[] {
  const stores = useStores();
  const { change } = useSettings();
  const before = usePracticeOrLive().account;
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
          : stores.app.getState().visit({ kind: 'accounts' }),
    })),
    ...themes.map((theme) => ({
      group: words.theme,
      name: words.themes[theme],
      run: () => change({ theme }),
    })),
  ];
}
