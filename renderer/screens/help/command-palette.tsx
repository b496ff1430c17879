import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type CommandId, commandName, commands } from '../../../shared/commands/commands.ts';
import { findCommands } from '../../../shared/commands/find-commands.ts';
import { isKey } from '../../../shared/commands/keys.ts';
import { help } from '../../../shared/texts/en/help.ts';
import { isMac, Keys } from '../../components/buttons/keys.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import type { OverlayProps } from '../../state/app.ts';
import { applyingCommands } from '../../state/commands.ts';
import { useFrom, useStores } from '../../state/context.tsx';
import './command-palette.css';

/** Lists commands that apply behind it, and runs the chosen one after it has closed. */
export function CommandPalette({ onClose }: OverlayProps<'commands'>) {
  const stores = useStores();
  const offers = useFrom('commands', (state) => state.offers);
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const listId = useId();
  const chosen = useRef<CommandId>(null);
  const offered = applyingCommands(offers, false).filter((id) => id !== 'commands.find');
  const found = findCommands(offered, search);
  const active = Math.min(at, found.length - 1);

  // An open dialog covers what is behind it, and returns the focus a moment after it closes.
  useEffect(() => {
    const { commands: known } = stores;
    return () => {
      const id = chosen.current;
      if (id !== null) requestAnimationFrame(() => known.getState().run(id));
    };
  }, [stores]);

  function choose(id: CommandId): void {
    chosen.current = id;
    onClose();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    // The key that opened it also closes it.
    if (isKey(commands['commands.find'].key, event, isMac)) {
      event.preventDefault();
      onClose();
    }
    if (found.length === 0) return;
    const id = found[active];
    if (event.key === 'ArrowDown') setAt((active + 1) % found.length);
    else if (event.key === 'ArrowUp') setAt((active + found.length - 1) % found.length);
    else if (event.key === 'Enter' && id !== undefined) choose(id);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog title={commandName('commands.find')} size="small" onClose={onClose}>
      <input
        className="field-input palette-search"
        role="combobox"
        aria-label={help.find}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        placeholder={help.find}
        autoFocus
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={commandName('commands.find')} className="palette-list">
        {found.map((id, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above hears the keys.
          <div
            key={id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className="palette-option"
            ref={(element) => {
              if (index === active) element?.scrollIntoView({ block: 'nearest' });
            }}
            onClick={() => choose(id)}
          >
            <span className="grow">{commandName(id)}</span>
            {commands[id].key && <Keys of={commands[id].key} />}
          </div>
        ))}
      </div>
      <p className="quiet" role="status">
        {found.length === 0 && help.noneFound}
      </p>
    </Dialog>
  );
}
