import { useEffect } from 'react';
import { helpQuestions, type Zoom } from '../../../shared/commands/commands.ts';
import { isField } from '../../components/overlays/is-field.ts';
import { useFrom, useStores } from '../../state/context.tsx';
import { chooseImport, newCampaign } from '../../state/navigate.ts';
import { useOperation } from '../../state/query.ts';
import { useCommand } from '../../state/use-command.ts';

/** Offers what can be done wherever the window is. */
export function useShellCommands(): void {
  const stores = useStores();
  const open = useFrom('app', (state) => state.open);
  const isElectron = useOperation('app.info', {}).data?.host === 'electron';
  useCommand('campaign.new', () => void newCampaign(stores));
  useCommand('campaigns.open', () => open({ kind: 'campaigns' }));
  useCommand('import.file', () => chooseImport(stores));
  useCommand('import.paste', () => open({ kind: 'paste' }));
  useCommand('settings.open', () => open({ kind: 'settings' }));
  useCommand('edit.undo', () => undoInField('undo'));
  useCommand('edit.redo', () => undoInField('redo'));
  useCommand('audiences.open', () => open({ kind: 'audiences' }));
  useCommand('opt-outs.open', () => open({ kind: 'opt-outs' }));
  useCommand('inbox.open', () => open({ kind: 'inbox' }));
  useCommand('number.search', () => open({ kind: 'search' }));
  useCommand('credits.open', () => open({ kind: 'credits' }));
  useCommand('commands.find', () => open({ kind: 'commands' }));
  useCommand('help.open', () => open({ kind: 'help' }));
  useQuestions();
  useCommand('help.keys', () => open({ kind: 'keys' }));
  useCommand('help.report', () => open({ kind: 'report' }));
  useCommand('help.logs', () => void stores.wire.call('app.openLogs', {}), isElectron);
  useZoom(isElectron);
  useCommand('help.licences', () => open({ kind: 'licences' }));
  useCommand('help.about', () => open({ kind: 'about' }));
  useCommand('accounts.open', () => open({ kind: 'accounts' }));
}

/** Each question of the help leads to its page. */
function useQuestions(): void {
  const { app, commands } = useStores();
  useEffect(() => {
    const takeBack = helpQuestions.map((question) =>
      commands.getState().offer(question, () => app.getState().open({ kind: 'help', question })),
    );
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

/** Undoes or redoes in the field that has the focus, as the system's own menu does; false where none has. */
function undoInField(way: 'undo' | 'redo'): boolean {
  const field = document.activeElement;
  if (!isField(field)) return false;
  const inputType = way === 'undo' ? 'historyUndo' : 'historyRedo';
  // A field with a history of its own answers by preventing it.
  const asked = new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true });
  if (field?.dispatchEvent(asked)) document.execCommand(way);
  return true;
}
