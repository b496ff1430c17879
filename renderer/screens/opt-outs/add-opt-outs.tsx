import { FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SheetId } from '../../../shared/brand.ts';
import type { OptOutsAdded } from '../../../shared/opt-out/opt-out.ts';
import type { AppError } from '../../../shared/result.ts';
import type { SheetState } from '../../../shared/sheet/sheet.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { optOuts } from '../../../shared/texts/en/opt-outs.ts';
import { Button } from '../../components/buttons/button.tsx';
import { useBusy } from '../../components/buttons/use-busy.ts';
import { chooseFile } from '../../components/fields/choose-file.ts';
import { TextField } from '../../components/fields/text-field.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { useLeave } from '../../components/overlays/use-leave.tsx';
import { Banner, ErrorBanner } from '../../components/status/banner.tsx';
import { Progress } from '../../components/status/progress.tsx';
import { useFrom, useStores } from '../../state/context.tsx';

const longestSource = 200;

/** Pasted, typed, or from a spreadsheet or text file. */
export function AddOptOuts({ onClose }: { readonly onClose: () => void }) {
  const { wire, ...stores } = useStores();
  const audienceId = useFrom('draft', (state) => state.draft?.audienceId ?? null);
  const [text, setText] = useState('');
  /** The text that holds nothing but unread lines. */
  const [leftText, setLeftText] = useState('');
  const [note, setNote] = useState('');
  const [source, setSource] = useState(optOuts.byHand);
  const { isBusy: working, during } = useBusy();
  const [error, setError] = useState<AppError | null>(null);
  const [done, setDone] = useState<OptOutsAdded | null>(null);
  const [sheetId, setSheetId] = useState<SheetId | null>(null);
  const { isBusy: receiving, during: taking } = useBusy();
  const open = useRef(true);
  const sheet = useFrom('sheets', (state) => (sheetId === null ? undefined : state.sheets[sheetId]));
  const nothing = sheet === undefined ? text.trim() === '' : sheet.stage !== 'ready';

  const unsaved = text.trim() !== '' && text !== leftText;
  const { leave, question } = useLeave(unsaved ? optOuts.unsaved : null);

  async function add(): Promise<void> {
    const result =
      sheet === undefined
        ? await wire.call('optOut.add', { audienceId, text, note, source })
        : await wire.call('optOut.addSheet', { audienceId, sheetId: sheet.id, note, source });
    setError(result.ok ? null : result.error);
    if (!result.ok) return;
    setDone(result.value);
    const lines = [...(sheet === undefined || text === '' ? [] : [text]), ...result.value.unread];
    const next = lines.join('\n');
    setText(next);
    if (sheet === undefined || !unsaved) setLeftText(next);
    void drop();
  }

  async function take(file: File): Promise<void> {
    await drop();
    setDone(null);
    setError(null);
    setSource(file.name.slice(0, longestSource));
    const { receive, discard } = stores.sheets.getState();
    const received = await receive(file, file.name);
    // Once the dialog is closed, nothing else would discard the sheet.
    if (received !== null && !open.current) return discard(received);
    setSheetId(received);
  }

  async function drop(): Promise<void> {
    if (sheetId === null) return;
    setSheetId(null);
    setSource(optOuts.byHand);
    await stores.sheets.getState().discard(sheetId);
  }

  function close(): void {
    open.current = false;
    void drop();
    onClose();
  }

  return (
    <Dialog
      title={optOuts.addNumbers}
      about={optOuts.addAbout}
      onClose={() => leave(close)}
      footer={
        <>
          <div className="grow">
            <Button
              icon={FolderOpen}
              isPending={receiving}
              onPress={() => chooseFile((file) => void taking(() => take(file)))}
            >
              {optOuts.fromFile}
            </Button>
          </div>
          <Button onPress={() => leave(close)}>{common.close}</Button>
          <Button
            look="primary"
            isDisabled={nothing || receiving}
            isPending={working}
            onPress={() => void during(add)}
          >
            {common.add}
          </Button>
        </>
      }
    >
      {error && <ErrorBanner error={error} />}
      {done && <Added done={done} />}
      {sheet === undefined ? (
        <TextField
          label={optOuts.numbers}
          rows={8}
          value={text}
          // Unread lines come back into this field, over anything written in the meantime.
          isReadOnly={working}
          onChange={(typed) => {
            setText(typed);
            setDone(null);
          }}
          autoFocus
          help={optOuts.numbersHelp}
        />
      ) : (
        <SheetLine sheet={sheet} onDrop={() => void drop()} />
      )}
      <TextField
        label={optOuts.columns.note}
        value={note}
        onChange={setNote}
        placeholder={optOuts.noteHint}
      />
      <TextField label={optOuts.columns.source} value={source} onChange={setSource} />
      {question}
    </Dialog>
  );
}

function SheetLine({ sheet, onDrop }: { readonly sheet: SheetState; readonly onDrop: () => void }) {
  return (
    <div className="line">
      <div className="grow">
        {sheet.stage === 'failed' && sheet.error && <ErrorBanner error={sheet.error} />}
        {sheet.stage === 'ready' && optOuts.file(sheet.name, sheet.rows)}
        {(sheet.stage === 'receiving' || sheet.stage === 'reading') && (
          <Progress label={optOuts.reading(sheet.name)} value={sheet.progress} />
        )}
      </div>
      <Button onPress={onDrop}>{optOuts.takeOut}</Button>
    </div>
  );
}

function Added({ done }: { readonly done: OptOutsAdded }) {
  const { added, already, unread, unreadLines } = done;
  return (
    <Banner tone={unreadLines > 0 ? 'warning' : 'success'} live title={optOuts.added(added, already)}>
      {unreadLines > 0 && optOuts.unread(unreadLines, unread.length)}
    </Banner>
  );
}
