import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import type { Msisdn } from '../../../shared/brand.ts';
import type { OptOutsAdded } from '../../../shared/opt-out/opt-out.ts';
import type { AppError } from '../../../shared/result.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { optOuts } from '../../../shared/texts/en/opt-outs.ts';
import { Button } from '../../components/buttons/button.tsx';
import { useBusy } from '../../components/buttons/use-busy.ts';
import { TextField } from '../../components/fields/text-field.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { useLeave } from '../../components/overlays/use-leave.tsx';
import { Banner, ErrorBanner } from '../../components/status/banner.tsx';
import { useGroupedNumbers } from '../../components/text/use-grouped-numbers.ts';
import { useFrom, useStores } from '../../state/context.tsx';
import { chooseImport } from '../../state/navigate.ts';
import { useOperation } from '../../state/use-operation.ts';

/** Numbers are pasted or typed here; a file has its own screen. */
export function AddOptOuts({ onClose }: { readonly onClose: () => void }) {
  const stores = useStores();
  const { wire } = stores;
  const audienceId = useFrom('draft', (state) => state.draft?.audienceId ?? null);
  const [text, setText] = useState('');
  /** The text with only the lines that could not be read. */
  const [leftText, setLeftText] = useState('');
  const [note, setNote] = useState('');
  const [source, setSource] = useState(optOuts.byHand);
  const { isBusy: working, during } = useBusy();
  const [error, setError] = useState<AppError | null>(null);
  const [done, setDone] = useState<OptOutsAdded | null>(null);
  const { leave, question } = useLeave(text.trim() !== '' && text !== leftText ? optOuts.unsaved : null);

  async function add(): Promise<void> {
    const result = await wire.call('optOut.add', { audienceId, text, note, source });
    setError(result.ok ? null : result.error);
    if (!result.ok) return;
    setDone(result.value);
    const left = result.value.unread.join('\n');
    setText(left);
    setLeftText(left);
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
              onPress={() => leave(() => chooseImport(stores, 'opt-outs'))}
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
      {done !== null && done.open.length > 0 && (
        <OpenLines
          open={done.open}
          onChoose={async (line, msisdn) => {
            const chosen = await wire.call('optOut.add', { text: `+${msisdn}`, note, source });
            setError(chosen.ok ? null : chosen.error);
            if (!chosen.ok) return;
            setDone({
              ...done,
              added: done.added + chosen.value.added,
              already: done.already + chosen.value.already,
              open: done.open.filter((one) => one !== line),
            });
          }}
        />
      )}
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

type OpenLine = OptOutsAdded['open'][number];

interface OpenLinesProps {
  readonly open: readonly OpenLine[];
  readonly onChoose: (line: OpenLine, msisdn: string) => Promise<void>;
}

/** The digits are numbers of different people in different countries: a person chooses who is meant. */
function OpenLines({ open, onChoose }: OpenLinesProps) {
  const { isBusy, during } = useBusy();
  return (
    <Banner tone="warning" live title={optOuts.open(open.length)}>
      {open.map((one) => (
        <div key={one.line}>
          <p>{optOuts.openLine(one.line)}</p>
          <div className="line">
            {one.numbers.map((msisdn) => (
              <Button
                key={msisdn}
                isDisabled={isBusy}
                onPress={() => void during(() => onChoose(one, msisdn))}
              >
                <Whose msisdn={msisdn} />
              </Button>
            ))}
          </div>
        </div>
      ))}
    </Banner>
  );
}

function Whose({ msisdn }: { readonly msisdn: string }) {
  const grouped = useGroupedNumbers();
  const { data } = useOperation('person.held', { msisdn: msisdn as Msisdn });
  return <>{optOuts.whose(grouped(msisdn), data?.names ?? [])}</>;
}
