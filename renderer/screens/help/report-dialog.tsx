import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useFrom } from '../../state/context.tsx';
import { useOperation } from '../../state/query.ts';
import './keys-dialog.css';

/** What to send to whoever helps, and where the log lies; nothing leaves by itself. */
export function ReportDialog() {
  const close = useFrom('app', (state) => state.close);
  const { data: info } = useOperation('app.info', {});
  const { data: folder } = useOperation('folder.status', {});
  const facts = `Tagline ${info?.version ?? ''}, ${info?.platform ?? ''}, ${info?.locale ?? ''}`;
  return (
    <Dialog
      title="Report a problem"
      onClose={close}
      footer={
        <>
          <span className="grow" />
          <Button onPress={() => void navigator.clipboard.writeText(facts)}>Copy the version</Button>
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
