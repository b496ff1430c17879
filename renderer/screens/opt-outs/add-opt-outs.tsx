import { FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SheetId } from '../../../shared/brand.ts';
import { plural } from '../../../shared/format/format-count.ts';
import { quoted } from '../../../shared/format/quoted.ts';
import type { OptOutsAdded } from '../../../shared/opt-out/opt-out.ts';
import type { AppError } from '../../../shared/result.ts';
import type { SheetState } from '../../../shared/sheet/sheet.ts';
import { Banner, ErrorBanner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { chooseFile } from '../../components/choose-file.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Progress } from '../../components/progress.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useLeave } from '../../components/use-leave.tsx';
import { useFrom, useStores } from '../../state/context.tsx';

interface AddOptOutsProps {
  readonly onClose: () => void;
}

const byHand = 'added by hand';
const longestSource = 200;

/** Adds numbers that were pasted, typed, or are in a spreadsheet or text file. */
export function AddOptOuts({ onClose }: AddOptOutsProps) {
  const { wire, ...stores } = useStores();
  const audienceId = useFrom('draft', (state) => state.draft?.audienceId ?? null);
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [source, setSource] = useState(byHand);
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const [done, setDone] = useState<OptOutsAdded | null>(null);
  const [sheetId, setSheetId] = useState<SheetId | null>(null);
  const [receiving, setReceiving] = useState(false);
  const open = useRef(true);
  const sheet = useFrom('sheets', (state) => (sheetId === null ? undefined : state.sheets[sheetId]));
  const nothing = sheet === undefined ? text.trim() === '' : sheet.stage !== 'ready';

  const unsaved = text.trim() !== '' && done === null;
  const { leave, question } = useLeave(unsaved ? 'The numbers you wrote are not added yet.' : null);

  async function add(): Promise<void> {
    setWorking(true);
    const result =
      sheet === undefined
        ? await wire.call('optOut.add', { audienceId, text, note, source })
        : await wire.call('optOut.addSheet', { audienceId, sheetId: sheet.id, note, source });
    setWorking(false);
    setError(result.ok ? null : result.error);
    if (!result.ok) return;
    setDone(result.value);
    setText(result.value.unread.join('\n'));
    void drop();
  }

  async function take(file: File): Promise<void> {
    setReceiving(true);
    await drop();
    setDone(null);
    setError(null);
    setSource(file.name.slice(0, longestSource));
    const { receive, discard } = stores.sheets.getState();
    const received = await receive(file, file.name);
    setReceiving(false);
    // Closed meanwhile, nobody would ever discard it.
    if (received !== null && !open.current) return discard(received);
    setSheetId(received);
  }

  async function drop(): Promise<void> {
    if (sheetId === null) return;
    setSheetId(null);
    await stores.sheets.getState().discard(sheetId);
  }

  function close(): void {
    open.current = false;
    void drop();
    onClose();
  }

  return (
    <Dialog
      title="Add numbers"
      about="They are never texted again, in any campaign."
      size="medium"
      onClose={() => leave(close)}
      footer={
        <>
          <div className="grow">
            <Button
              icon={FolderOpen}
              isPending={receiving}
              onPress={() => chooseFile((file) => void take(file))}
            >
              From a file
            </Button>
          </div>
          <Button onPress={() => leave(close)}>Close</Button>
          <Button
            look="primary"
            isDisabled={nothing || receiving}
            isPending={working}
            onPress={() => void add()}
          >
            Add
          </Button>
        </>
      }
    >
      {error && <ErrorBanner error={error} />}
      {done && <Added done={done} />}
      {sheet === undefined ? (
        <TextField
          label="Numbers"
          rows={8}
          value={text}
          // What is left of the numbers comes back into this field, over anything written meanwhile.
          isReadOnly={working}
          onChange={(typed) => {
            setText(typed);
            setDone(null);
          }}
          autoFocus
          help="One per line or cell, written in any way. Paste a column from a spreadsheet."
        />
      ) : (
        <SheetLine sheet={sheet} onDrop={() => void drop()} />
      )}
      <TextField label="Note" value={note} onChange={setNote} placeholder="For example: replied STOP" />
      <TextField label="Source" value={source} onChange={setSource} />
      {question}
    </Dialog>
  );
}

/** The file whose numbers are to be added. */
function SheetLine({ sheet, onDrop }: { readonly sheet: SheetState; readonly onDrop: () => void }) {
  return (
    <div className="line">
      <div className="grow">
        {sheet.stage === 'failed' && sheet.error && <ErrorBanner error={sheet.error} />}
        {sheet.stage === 'ready' && `${quoted(sheet.name)}, ${plural(sheet.rows, 'row', 'rows')}`}
        {(sheet.stage === 'receiving' || sheet.stage === 'reading') && (
          <Progress label={`Reading ${quoted(sheet.name)}`} value={sheet.progress} />
        )}
      </div>
      <Button onPress={onDrop}>Take out</Button>
    </div>
  );
}

function Added({ done }: { readonly done: OptOutsAdded }) {
  const { added, already, unread } = done;
  const said = `${plural(added, 'number was', 'numbers were')} added`;
  return (
    <Banner
      tone={unread.length > 0 ? 'warning' : 'success'}
      live
      title={already > 0 ? `${said}; ${plural(already, 'was', 'were')} on the list already.` : `${said}.`}
    >
      {unread.length > 0 &&
        `${plural(unread.length, 'line holds', 'lines hold')} no phone number and ${unread.length === 1 ? 'is' : 'are'} left below.`}
    </Banner>
  );
}
