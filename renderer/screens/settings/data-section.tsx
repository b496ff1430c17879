import { useState } from 'react';
import { quoted } from '../../../shared/format/quoted.ts';
import { Button } from '../../components/button.tsx';
import { chooseFile } from '../../components/choose-file.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
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
          Back up
        </Button>
        <Button isDisabled={saving} onPress={() => setAsked({ what: 'move' })}>
          Move to another computer
        </Button>
        <Button
          isDisabled={saving || opening}
          onPress={() => chooseFile((file) => setAsked({ what: 'open', file }), '.tagline')}
        >
          Open a file
        </Button>
        <Button isDisabled={saving || opening} onPress={() => setAsked({ what: 'erase' })}>
          Erase everything
        </Button>
      </div>
      {asked?.what === 'move' && (
        <ConfirmDialog
          title="Move to another computer?"
          act="Move"
          look="primary"
          isPending={saving}
          onClose={() => setAsked(null)}
          onAct={() => void move()}
        >
          Everything but the tokens goes into one file. Open it on one other computer, where campaigns then go
          on. From here nothing more is sent.
        </ConfirmDialog>
      )}
      {asked?.what === 'erase' && <EraseEverything status={status} onClose={() => setAsked(null)} />}
      {asked?.what === 'open' && (
        <ConfirmDialog
          title={`Open ${quoted(asked.file.name)}?`}
          act="Open"
          look="primary"
          isPending={opening}
          onClose={() => setAsked(null)}
          onAct={() => void open(asked.file)}
        >
          It takes the place of what is here when Tagline starts next. What is here now is set aside in a
          folder of its own beside it, and nothing of it is deleted.
        </ConfirmDialog>
      )}
    </>
  );
}
