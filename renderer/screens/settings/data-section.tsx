import { useState } from 'react';
import { settings as words } from '../../../shared/texts/en/settings.ts';
import { Button } from '../../components/buttons/button.tsx';
import { chooseFile } from '../../components/fields/choose-file.ts';
import { ConfirmDialog } from '../../components/overlays/confirm-dialog.tsx';
import { useFrom, useStores } from '../../state/context.tsx';
import { openFolderFile } from '../../state/open-folder-file.ts';
import { useOperation } from '../../state/query.ts';
import { useExport } from '../../state/use-export.ts';
import { EraseEverything } from './erase-everything.tsx';

type Asked = { readonly what: 'move' | 'erase' } | { readonly what: 'open'; readonly file: File };

/** Where the data is, and the ways to keep it and to take it elsewhere. */
export function DataSection() {
  const { wire } = useStores();
  const { data: status } = useOperation('folder.status', {});
  const sayError = useFrom('notices', (state) => state.sayError);
  const { saving, save } = useExport();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opening, setOpening] = useState(false);

  async function open(file: File): Promise<void> {
    setOpening(true);
    const opened = await openFolderFile(wire, file);
    setOpening(false);
    setAsked(null);
    if (!opened.ok) sayError(opened.error);
  }

  async function move(): Promise<void> {
    await save({ what: 'folder', as: 'moved' });
    setAsked(null);
  }

  return (
    <>
      <p className="faint selectable">{status?.path}</p>
      <div className="line">
        <Button isPending={saving} onPress={() => void save({ what: 'folder', as: 'backup' })}>
          {words.backUp}
        </Button>
        <Button isDisabled={saving} onPress={() => setAsked({ what: 'move' })}>
          {words.moveAway}
        </Button>
        <Button
          isDisabled={saving || opening}
          onPress={() => chooseFile((file) => setAsked({ what: 'open', file }), '.tagline')}
        >
          {words.openFile}
        </Button>
        <Button isDisabled={saving || opening} onPress={() => setAsked({ what: 'erase' })}>
          {words.erase}
        </Button>
      </div>
      {asked?.what === 'move' && (
        <ConfirmDialog
          title={words.askMove}
          act={words.move}
          look="primary"
          isPending={saving}
          onClose={() => setAsked(null)}
          onAct={() => void move()}
        >
          {words.moveAbout}
        </ConfirmDialog>
      )}
      {asked?.what === 'erase' && <EraseEverything status={status} onClose={() => setAsked(null)} />}
      {asked?.what === 'open' && (
        <ConfirmDialog
          title={words.askOpen(asked.file.name)}
          act={words.open}
          look="primary"
          isPending={opening}
          onClose={() => setAsked(null)}
          onAct={() => void open(asked.file)}
        >
          {words.openAbout}
        </ConfirmDialog>
      )}
    </>
  );
}
