import { useEffect } from 'react';
import type { CommandId } from '../../../shared/commands/commands.ts';
import { commandOfKey } from '../../../shared/commands/keys.ts';
import { isMac } from '../../components/buttons/keys.tsx';
import { isField } from '../../components/overlays/is-field.ts';
import { useIsCovered } from '../../components/overlays/open-dialogs.ts';
import { applyingCommands, isUndo } from '../../state/commands.ts';
import { useFrom, useStores } from '../../state/context.tsx';
import { useOperation } from '../../state/query.ts';

/** Runs commands by their keys, and tells main which of them apply, for the menus of the system. */
export function useCommandKeys(): void {
  const { commands } = useStores();
  useTellMain();
  useEffect(() => {
    // Before any button or field hears of it, which may take the key for its own.
    function press(event: KeyboardEvent): void {
      const id = event.isComposing ? null : commandOfKey(event, isMac);
      if (id === null || (isUndo(id) && isField(event.target))) return;
      // A key that is held down would do it again and again; only what was done is taken back step by step.
      if (!(event.repeat && !isUndo(id)) && !commands.getState().run(id)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [commands]);
}

/** One message for whatever changes together, and none where it comes to the same. */
function useTellMain(): void {
  const { wire } = useStores();
  const hasMenus = useOperation('app.info', {}).data?.host === 'electron';
  const covered = useIsCovered();
  const applying = useFrom('commands', ({ offers }) => applyingCommands(offers, covered).join(' '));
  useEffect(() => {
    if (!hasMenus) return;
    const next = setTimeout(
      () => void wire.call('app.commands', { applying: applying.split(' ').filter(Boolean) as CommandId[] }),
    );
    return () => clearTimeout(next);
  }, [wire, hasMenus, applying]);
}
