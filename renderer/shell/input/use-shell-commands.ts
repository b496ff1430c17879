import { useEffect } from 'react';
import { type CommandId, helpQuestions, type Zoom } from '../../../shared/commands/commands.ts';
import { commandOfKey } from '../../../shared/commands/keys.ts';
import { isMac } from '../../components/buttons/keys.tsx';
import { isField } from '../../components/overlays/is-field.ts';
import { useIsCovered } from '../../components/overlays/open-dialogs.ts';
import type { OverlayKind } from '../../state/app.ts';
import { applyingCommands, isUndo } from '../../state/commands.ts';
import { useFrom, useStores } from '../../state/context.tsx';
import { chooseImport, newCampaign } from '../../state/navigate.ts';
import { useOperation } from '../../state/query.ts';
import { useCommand } from '../../state/use-command.ts';
import { usePanes } from './use-panes.ts';

/** The commands that only open an overlay. */
export const places = {
  'campaigns.open': 'campaigns',
  'import.paste': 'paste',
  'settings.open': 'settings',
  'audiences.open': 'audiences',
  'opt-outs.open': 'opt-outs',
  'inbox.open': 'inbox',
  'number.search': 'search',
  'credits.open': 'credits',
  'commands.find': 'commands',
  'help.open': 'help',
  'help.keys': 'keys',
  'help.report': 'report',
  'help.licences': 'licences',
  'help.about': 'about',
  'accounts.open': 'accounts',
} as const satisfies { readonly [Id in CommandId]?: OverlayKind };

export type PlaceCommand = keyof typeof places;

export function useShellCommands(): void {
  const stores = useStores();
  const isElectron = useOperation('app.info', {}).data?.host === 'electron';
  usePlaces();
  usePanes();
  useCommand('campaign.new', () => void newCampaign(stores));
  useCommand('import.file', () => chooseImport(stores));
  useCommand('edit.undo', () => undoInField('undo'));
  useCommand('edit.redo', () => undoInField('redo'));
  useCommand('help.logs', () => void stores.wire.call('app.openLogs', {}), isElectron);
  useZoom(isElectron);
}

function usePlaces(): void {
  const { app, commands } = useStores();
  useEffect(() => {
    const { open } = app.getState();
    const { offer } = commands.getState();
    const takeBack = [
      ...Object.entries(places).map(([id, kind]) => offer(id as PlaceCommand, () => open({ kind }))),
      ...helpQuestions.map((question) => offer(question, () => open({ kind: 'help', question }))),
    ];
    return () => {
      for (const one of takeBack) one();
    };
  }, [app, commands]);
}

/** A browser has its own. */
function useZoom(isElectron: boolean): void {
  const { wire } = useStores();
  const to = (zoom: Zoom) => () => void wire.call('app.zoom', { zoom });
  useCommand('view.reset-zoom', to('reset'), isElectron);
  useCommand('view.zoom-in', to('in'), isElectron);
  useCommand('view.zoom-out', to('out'), isElectron);
}

/** In the focused field, as the system's own menu does; false where none is focused. */
function undoInField(way: 'undo' | 'redo'): boolean {
  const field = document.activeElement;
  if (!isField(field)) return false;
  const inputType = way === 'undo' ? 'historyUndo' : 'historyRedo';
  // A field with its own history handles and prevents it.
  const asked = new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true });
  if (field?.dispatchEvent(asked)) document.execCommand(way);
  return true;
}

/** Also sends main the commands that apply, for the system's menus. */
export function useCommandKeys(): void {
  const { commands } = useStores();
  useTellMain();
  useEffect(() => {
    // Before any button or field can take the key.
    function press(event: KeyboardEvent): void {
      const id = event.isComposing ? null : commandOfKey(event, isMac);
      if (id === null || (isUndo(id) && isField(event.target))) return;
      // A held key would repeat the command; only undo and redo may repeat.
      if (!(event.repeat && !isUndo(id)) && !commands.getState().run(id)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [commands]);
}

/** One message for changes at the same time, none where nothing changed. */
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
