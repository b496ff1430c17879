import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Verdict } from '../../../../shared/campaign/progress/chunk.ts';
import type { VerdictWords } from '../../../../shared/campaign/progress/verdict-words.ts';
import { commandName } from '../../../../shared/commands/commands.ts';
import { decisions } from '../../../../shared/texts/en/sending.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { ConfirmDialog } from '../../../components/overlays/confirm-dialog.tsx';

/** How long a verdict that asks nothing can be undone, in s. */
const UNDO_SECONDS = 10;

/**
 * Runs a begun action only when its time is over, or when the person goes on to something else. A crash
 * before that leaves the batch unconfirmed, as it was: nothing has to be taken back, and nobody is texted.
 */
function useUndoable<What>() {
  const [begun, begin] = useState<{ readonly what: What; readonly run: () => unknown } | null>(null);
  const isUndone = useRef(false);
  useEffect(() => {
    if (begun === null) return;
    isUndone.current = false;
    const timer = setTimeout(() => begin(null), UNDO_SECONDS * 1000);
    return () => {
      clearTimeout(timer);
      if (isUndone.current) return;
      // A campaign that comes back into view must not run it again.
      begin((now) => (now === begun ? null : now));
      void begun.run();
    };
  }, [begun]);
  return {
    begun: begun?.what ?? null,
    begin: (what: What, run: () => unknown) => begin({ what, run }),
    end: () => begin(null),
    undo: () => {
      isUndone.current = true;
      begin(null);
    },
  };
}

const verdicts: readonly Verdict[] = ['treat-as-sent', 'send-again'];

interface VerdictsProps {
  readonly words: (verdict: Verdict) => VerdictWords;
  readonly keep: string;
  readonly isBusy: boolean;
  /** False if the shown data is outdated, or has only just appeared under the pointer. */
  readonly ready: boolean;
  readonly onResolve: (verdict: Verdict) => Promise<unknown>;
  /** Shown before the verdicts. */
  readonly children?: ReactNode;
}

/** Asks before a verdict that cannot be undone, and lets the other verdict be undone for a while. */
export function Verdicts({ words, keep, isBusy, ready, onResolve, children }: VerdictsProps) {
  const [asking, setAsking] = useState<Verdict | null>(null);
  const undoable = useUndoable<Verdict>();

  async function resolve(verdict: Verdict): Promise<void> {
    await onResolve(verdict);
    setAsking(null);
  }

  if (undoable.begun !== null) {
    return (
      <div className="panel-undo stack">
        <p role="status">{decisions.soon(words(undoable.begun).label, UNDO_SECONDS)}</p>
        <div className="panel-actions">
          <Button autoFocus onPress={undoable.undo}>
            {commandName('edit.undo')}
          </Button>
          <Button look="plain" onPress={undoable.end}>
            {decisions.atOnce}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <>
      <div className="panel-choices">
        {verdicts.map((verdict) => {
          const { label, consequence, question } = words(verdict);
          return (
            <div key={verdict} className="panel-choice stack">
              <p>{consequence}</p>
              <Button
                isDisabled={isBusy || !ready}
                onPress={() => {
                  if (question !== null) setAsking(verdict);
                  // The verdict is for the batch that is shown now, whichever is shown when the time is over.
                  else undoable.begin(verdict, () => onResolve(verdict));
                }}
              >
                {label}
              </Button>
            </div>
          );
        })}
      </div>
      {asking !== null && (
        <ConfirmDialog
          title={words(asking).question ?? ''}
          act={words(asking).label}
          keep={keep}
          isPending={isBusy || !ready}
          onClose={() => setAsking(null)}
          onAct={() => void resolve(asking)}
        >
          <p>
            {words(asking).consequence} {decisions.verdictKept}
          </p>
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
