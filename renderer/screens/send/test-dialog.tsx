import { Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { RecipientRow } from '../../../shared/audience/audience.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import type { AppError } from '../../../shared/result.ts';
import { ModeWord } from '../../components/badge.tsx';
import { ErrorBanner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { PhoneBubble } from '../../components/phone-bubble.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useFrom, useStores, useWire } from '../../state/context.tsx';
import { useMode } from '../../state/mode.ts';
import './test-dialog.css';

/** Sends the text of one row, or the bare message, to a phone at hand. */
export function TestDialog({ n }: { readonly n: number | null }) {
  const stores = useStores();
  const close = useFrom('app', (state) => state.close);
  const draft = useFrom('draft', (state) => state.draft);
  const mode = useMode();
  const [number, setNumber] = useState('');
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const row = useRow(draft?.audienceId ?? null, draft?.message ?? '', n);
  if (!draft) return null;
  const campaignId = draft.id;

  async function send(): Promise<void> {
    setWorking(true);
    await stores.draft.getState().flush();
    const result = await stores.wire.call('campaign.test', { campaignId, number, n: row?.n ?? n });
    setWorking(false);
    setError(result.ok ? null : result.error);
    if (!result.ok) return;
    stores.notices.getState().say({
      tone: 'success',
      text: mode.kind === 'practice' ? 'The test is in the practice inbox.' : 'The test is on its way.',
      action: {
        text: 'Show it',
        run: () => {
          stores.campaigns.getState().put(result.value);
          stores.app.getState().show(result.value.id);
        },
      },
    });
    close();
    await stores.campaigns.getState().load();
  }

  return (
    <Dialog
      title="Send a test"
      about={
        row ? `The text of row ${row.row}, to a phone of your own.` : 'This text, to a phone of your own.'
      }
      size="small"
      onClose={close}
      footer={
        <div className="test-foot" data-mode={mode.kind}>
          <ModeWord kind={mode.kind} />
          <span className="grow quiet">
            {mode.kind === 'practice' ? 'Nothing leaves this computer.' : `Through ${mode.accountName}.`}
          </span>
          <Button
            look="mode"
            icon={Smartphone}
            isPending={working}
            isDisabled={number.trim() === ''}
            onPress={() => void send()}
          >
            Send test
          </Button>
        </div>
      }
    >
      {error && <ErrorBanner error={error} />}
      <TextField
        label="Phone number"
        value={number}
        onChange={setNumber}
        type="tel"
        autoComplete="off"
        autoFocus
        help="With country code, or in the national form of your default country."
      />
      <PhoneBubble sender={draft.sender} to={number.trim() || null} text={row?.text ?? draft.message} />
    </Dialog>
  );
}

/** The row whose text is sent: the one asked for, or the first recipient; null where there is none. */
function useRow(audienceId: AudienceId | null, message: string, n: number | null): RecipientRow | null {
  const wire = useWire();
  const [row, setRow] = useState<RecipientRow | null>(null);
  useEffect(() => {
    let gone = false;
    async function read(): Promise<void> {
      if (audienceId === null) return;
      const filter = n === null ? 'recipients' : 'all';
      const view = await wire.call('audience.view', { audienceId, message, filter, search: '' });
      if (!view.ok) return;
      const from = n ?? 0;
      const page = await wire.call('audience.page', { viewId: view.value.viewId, from, count: 1 });
      if (!gone && page.ok) setRow(page.value[0] ?? null);
    }
    void read();
    return () => {
      gone = true;
    };
  }, [wire, audienceId, message, n]);
  return row;
}
