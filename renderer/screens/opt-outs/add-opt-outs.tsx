import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import type { Operations } from '../../../shared/contract.ts';
import { plural } from '../../../shared/format-count.ts';
import type { AppError } from '../../../shared/result.ts';
import { Banner, ErrorBanner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useWire } from '../../state/context.tsx';

interface AddOptOutsProps {
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

const byHand = 'added by hand';

/** Adds numbers that were pasted, typed, or are in a text file. */
export function AddOptOuts({ onClose, onAdded }: AddOptOutsProps) {
  const wire = useWire();
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [source, setSource] = useState(byHand);
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const [done, setDone] = useState<Operations['optOut.add']['out'] | null>(null);

  async function add(): Promise<void> {
    setWorking(true);
    const result = await wire.call('optOut.add', { text, note, source });
    setWorking(false);
    setError(result.ok ? null : result.error);
    if (!result.ok) return;
    onAdded();
    setDone(result.value);
    setText(result.value.unread.join('\n'));
  }

  async function take(files: FileList | null): Promise<void> {
    const file = files?.[0];
    if (!file) return;
    setText(await file.text());
    setSource(file.name);
    setDone(null);
  }

  return (
    <Dialog
      title="Add numbers"
      about="They are never texted again, in any campaign."
      size="medium"
      onClose={onClose}
      footer={
        <>
          <div className="grow">
            <FileTrigger acceptedFileTypes={['.csv', '.txt', '.tsv']} onSelect={(files) => void take(files)}>
              <Button icon={FolderOpen}>From a text file</Button>
            </FileTrigger>
          </div>
          <Button onPress={onClose}>Close</Button>
          <Button
            look="primary"
            isDisabled={text.trim() === ''}
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
      <TextField
        label="Numbers"
        rows={8}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setDone(null);
        }}
        autoFocus
        help="One per line or cell, written in any way. Paste a column from a spreadsheet."
      />
      <TextField label="Note" value={note} onChange={setNote} placeholder="For example: replied STOP" />
      <TextField label="Source" value={source} onChange={setSource} />
    </Dialog>
  );
}

function Added({ done }: { readonly done: Operations['optOut.add']['out'] }) {
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
