import { Smartphone } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { commandName } from '../../../../shared/commands/commands.ts';
import type { Draft } from '../../../../shared/draft/draft.ts';
import type { AppError } from '../../../../shared/result.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { shell } from '../../../../shared/texts/en/shell.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { useBusy } from '../../../components/buttons/use-busy.ts';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { ModeWord } from '../../../components/status/badge.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { PhonePreview } from '../../../components/text/phone-preview.tsx';
import { useFrom, useStores } from '../../../state/context.tsx';
import { showCampaign } from '../../../state/navigate.ts';
import type { OverlayProps } from '../../../state/overlays/overlay-stack.ts';
import { useLettering } from '../../../state/use-lettering.ts';
import { useOperation } from '../../../state/use-operation.ts';
import { usePracticeOrLive } from '../../../state/use-practice-or-live.ts';

/** Sends the text of one row, or of the first recipient. */
export function TestDialog({ n, onClose }: OverlayProps<'test'>) {
  const stores = useStores();
  const draft = useFrom('draft', (state) => state.draft);
  const mode = usePracticeOrLive();
  const [number, setNumber] = useState('');
  const { isBusy: working, during } = useBusy();
  const [error, setError] = useState<AppError | null>(null);
  const { text: shown, error: noText, refetch } = useTestText(draft, n);
  if (!draft) return null;
  const campaignId = draft.id;

  async function send(): Promise<void> {
    if (shown === null) return;
    const result = await stores.wire.call('campaign.test', { campaignId, number, shown });
    if (!result.ok && result.error.kind === 'conflict') refetch();
    setError(result.ok ? null : result.error);
    if (!result.ok) return;
    stores.notices.getState().say({
      tone: 'success',
      text: mode.kind === 'practice' ? words.test.inInbox : words.test.onItsWay,
      action: {
        text: common.showIt,
        run: () => void showCampaign(stores, result.value.id),
      },
    });
    onClose();
  }

  return (
    <Dialog
      title={commandName('draft.test')}
      about={shown?.row ? words.test.ofRow(shown.row) : words.test.ofText}
      size="small"
      onClose={onClose}
      footer={
        <div className="line grow" data-mode={mode.kind}>
          <ModeWord kind={mode.kind} />
          <span className="grow quiet">
            {mode.kind === 'practice' ? shell.footer.staysHere : shell.footer.through(mode.accountName)}
          </span>
          <Button
            look="mode"
            icon={Smartphone}
            isPending={working}
            isDisabled={number.trim() === '' || shown === null}
            onPress={() => void during(send)}
          >
            {words.test.send}
          </Button>
        </div>
      }
    >
      {(noText ?? error) && <ErrorBanner error={(noText ?? error)!} />}
      <TextField
        label={words.test.number}
        value={number}
        onChange={setNumber}
        type="tel"
        autoComplete="off"
        autoFocus
        help={words.test.numberHelp}
      />
      {shown && (
        <TestPreview sender={draft.sender} to={number.trim() || null} text={shown.text} draft={draft} />
      )}
    </Dialog>
  );
}

interface TestPreviewProps extends Omit<ComponentProps<typeof PhonePreview>, 'lettering'> {
  readonly draft: Draft;
}

function TestPreview({ draft, ...preview }: TestPreviewProps) {
  return <PhonePreview {...preview} lettering={useLettering(draft)} />;
}

/** What main would send of the saved draft; null while unknown or unsaved. */
function useTestText(draft: Draft | null, n: number | null) {
  const isSaved = useFrom('draft', (state) => state.saving === 'saved');
  const unsaved = useFrom('draft', (state) => state.error);
  const flush = useFrom('draft', (state) => state.flush);
  useEffect(() => void flush(), [flush]);
  const input = draft !== null && isSaved ? { campaignId: draft.id, n } : null;
  const { data, isPrevious, error, refetch } = useOperation('campaign.testText', input);
  return { text: isPrevious ? null : data, error: unsaved ?? error, refetch };
}
