import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import type { OpenLine, OptOutsAdded, OptOutsOfFile } from '../../../shared/opt-out/opt-out.ts';
import type { AppError } from '../../../shared/result.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { optOuts } from '../../../shared/texts/en/opt-outs.ts';
import { Button } from '../../components/buttons/button.tsx';
import { useBusy } from '../../components/buttons/use-busy.ts';
import { TextField } from '../../components/fields/text-field.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { useLeave } from '../../components/overlays/use-leave.tsx';
import { Banner, ErrorBanner } from '../../components/status/banner.tsx';
import { useFrom, useStores } from '../../state/context.tsx';
import { chooseImport } from '../../state/navigate.ts';
import { OpenLines } from './open-lines.tsx';

interface AddOptOutsProps {
  /** What a file left to confirm. */
  readonly ofFile?: OptOutsOfFile | undefined;
  readonly onClose: () => void;
}

/** Numbers are pasted or typed here; a file has its own screen. */
export function AddOptOuts({ ofFile, onClose }: AddOptOutsProps) {
  const stores = useStores();
  const { wire } = stores;
  const audienceId = useFrom('draft', (state) => state.draft?.audienceId ?? null);
  const [text, setText] = useState('');
  /** The text with only the lines that could not be read. */
  const [leftText, setLeftText] = useState('');
  const [note, setNote] = useState(ofFile?.note ?? '');
  const [source, setSource] = useState(ofFile?.source ?? optOuts.byHand);
  const { isBusy: working, during } = useBusy();
  const [error, setError] = useState<AppError | null>(null);
  const [done, setDone] = useState<OptOutsAdded | null>(ofFile?.added ?? null);
  const [open, setOpen] = useState<readonly OpenLine[]>(ofFile?.added.open ?? []);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const isOpen = open.some(({ numbers }) => !numbers.some((one) => confirmed.has(one)));
  const isUnsaved = text.trim() !== '' && text !== leftText;
  const { leave, question } = useLeave(isUnsaved ? optOuts.unsaved : isOpen ? optOuts.unconfirmed : null);

  async function add(): Promise<void> {
    const result = await wire.call('optOut.add', { audienceId, text, note, source });
    setError(result.ok ? null : result.error);
    if (!result.ok) return;
    setDone(result.value);
    setOpen([...open, ...result.value.open]);
    const unreadLines = result.value.unread.join('\n');
    setText(unreadLines);
    setLeftText(unreadLines);
  }

  async function confirm(numbers: readonly string[]): Promise<void> {
    const typed = numbers.map((one) => `+${one}`).join('\n');
    const result = await wire.call('optOut.add', { text: typed, note, source });
    setError(result.ok ? null : result.error);
    if (!result.ok) return;
    setConfirmed(new Set([...confirmed, ...numbers]));
    const { added, already } = result.value;
    if (done !== null) setDone({ ...done, added: done.added + added, already: done.already + already });
  }

  return (
    <Dialog
      title={optOuts.addNumbers}
      about={optOuts.addAbout}
      onClose={() => leave(onClose)}
      footer={
        <>
          <div className="grow">
            <Button
              icon={FolderOpen}
              isDisabled={working}
              onPress={() =>
                leave(() => {
                  onClose();
                  chooseImport(stores, 'opt-outs');
                })
              }
            >
              {optOuts.fromFile}
            </Button>
          </div>
          <Button onPress={() => leave(onClose)}>{common.close}</Button>
          <Button
            look="primary"
            isDisabled={text.trim() === ''}
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
      {open.length > 0 && <OpenLines open={open} confirmed={confirmed} onConfirm={confirm} />}
      <TextField
        label={optOuts.numbers}
        rows={8}
        value={text}
        // Unread lines come back into this field, replacing anything written meanwhile.
        isReadOnly={working}
        onChange={(typed) => {
          setText(typed);
          setDone(null);
        }}
        autoFocus
        help={optOuts.numbersHelp}
      />
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

function Added({ done }: { readonly done: OptOutsAdded }) {
  const { added, already, unread, unreadLines } = done;
  return (
    <Banner tone={unreadLines > 0 ? 'warning' : 'success'} live title={optOuts.added(added, already)}>
      {unreadLines > 0 && optOuts.unread(unreadLines, unread.length)}
    </Banner>
  );
}
