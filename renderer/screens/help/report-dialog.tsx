import { useState } from 'react';
import { commands } from '../../../shared/commands/commands.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useFrom, useStores } from '../../state/context.tsx';
import { useOperation } from '../../state/query.ts';
import './keys-dialog.css';

/** What to send to whoever helps, and where the log lies; nothing leaves by itself. */
export function ReportDialog() {
  const { commands: known } = useStores();
  const close = useFrom('app', (state) => state.close);
  const canOpenFolder = useFrom('commands', ({ offers }) => offers.has('help.logs'));
  const [isCopied, setIsCopied] = useState(false);
  const { data: info } = useOperation('app.info', {});
  const { data: folder } = useOperation('folder.status', {});
  const facts = `Tagline ${info?.version ?? ''}, ${info?.platform ?? ''}, ${info?.locale ?? ''}`;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(facts).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  }

  return (
    <Dialog
      title="Report a problem"
      onClose={close}
      footer={
        <>
          <span className="grow quiet" role="status">
            {isCopied && 'Copied.'}
          </span>
          <Button onPress={() => void copy()}>Copy the version</Button>
          {canOpenFolder && (
            <Button onPress={() => known.getState().run('help.logs')}>{commands['help.logs'].name}</Button>
          )}
          <Button look="primary" onPress={close}>
            Done
          </Button>
        </>
      }
    >
      <p>Tagline sends nothing by itself. Write to whoever gave it to you, with:</p>
      <ul className="report-list">
        <li>What you did, what you expected, and what you saw.</li>
        <li>
          The version: <span className="selectable">{facts}</span>
        </li>
        <li>
          The file <code>tagline.log</code> in <bdi className="selectable">{folder?.path}</bdi>. No text,
          number or token is in it.
        </li>
      </ul>
    </Dialog>
  );
}
