import { History } from 'lucide-react';
import { useState } from 'react';
import type { ListStep } from '../../../../shared/audience/list-history.ts';
import { stepWords } from '../../../../shared/audience/step-words.ts';
import { commandName } from '../../../../shared/commands/commands.ts';
import { moment } from '../../../../shared/format/format-time.ts';
import { listHistory as words } from '../../../../shared/texts/en/audiences.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { EmptyState } from '../../../components/status/empty-state.tsx';
import type { OverlayProps } from '../../../state/overlays/overlay-stack.ts';
import { useAct } from '../../../state/use-act.ts';
import { useOperation } from '../../../state/use-operation.ts';
import './list-history.css';

const STEP = 100;
const MOST = 500;

/** Undoes, or redoes, all changes down to one. */
export function ListHistoryDialog({ audienceId, onClose }: OverlayProps<'list-history'>) {
  const [wanted, setWanted] = useState(STEP);
  const { data: steps, error } = useOperation(
    'audience.history',
    { audienceId, from: 0, count: wanted },
    { keep: true },
  );
  const { act, isBusy } = useAct();
  const now = Date.now();
  return (
    <Dialog title={words.title} about={words.about} onClose={onClose}>
      {error && <ErrorBanner error={error} />}
      {steps?.length === 0 && (
        <EmptyState icon={History} title={words.none}>
          {words.noneAbout}
        </EmptyState>
      )}
      {steps !== null && steps.length > 0 && (
        <ol className="list-history" aria-label={words.title}>
          {steps.map((step) => (
            <li key={step.step}>
              <time className="faint number" dateTime={new Date(step.at).toISOString()}>
                {moment(step.at, now)}
              </time>
              <span className={step.undone ? 'faint' : undefined}>
                {stepWords(step)}
                {step.undone && ` · ${words.undone}`}
              </span>
              <Button
                size="small"
                isDisabled={isBusy}
                onPress={() =>
                  void act(step.undone ? 'audience.redo' : 'audience.undo', { audienceId, to: step.step })
                }
              >
                {moveWords(step, steps)}
              </Button>
            </li>
          ))}
        </ol>
      )}
      {steps?.length === wanted && wanted < MOST && (
        <Button size="small" onPress={() => setWanted(Math.min(MOST, wanted + STEP))}>
          {common.showMore}
        </Button>
      )}
    </Dialog>
  );
}

/** Only the next change can be undone or redone alone. */
function moveWords({ step, undone }: ListStep, steps: readonly ListStep[]): string {
  const alike = steps.filter((one) => one.undone === undone);
  const next = undone ? alike.at(-1) : alike[0];
  const isNext = next?.step === step;
  if (undone) return isNext ? commandName('edit.redo') : words.redoTo;
  return isNext ? commandName('edit.undo') : words.undoTo;
}
