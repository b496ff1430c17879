import { memo, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Audience } from '../../shared/audience/audience.ts';
import type { AudienceId } from '../../shared/brand.ts';
import type { Draft } from '../../shared/draft/draft.ts';
import { ThreeSteps } from '../screens/drafts/recipients/three-steps.tsx';
import { notThere, waiting } from './not-there.tsx';
import { loadComposer, WithComposer } from './with-composer.tsx';
import './workbench.css';

interface WorkbenchProps {
  readonly draft: Draft;
  readonly audiences: readonly Audience[];
}

/** A draft: how to begin while it is empty, and what it is written in from then on. */
export const Workbench = memo(function Workbench({ draft, audiences }: WorkbenchProps) {
  const audience = audiences.find(({ id }) => id === draft.audienceId) ?? null;
  useFocusAfterImport(audience?.id ?? null);
  const [begun, setBegun] = useState(false);
  // What was begun stays on show, also while its message is being written anew.
  if (!begun && (audience !== null || draft.message !== '')) setBegun(true);

  async function write(): Promise<void> {
    await loadComposer();
    flushSync(() => setBegun(true));
    document.getElementById('message-text')?.focus();
  }

  if (!begun) {
    return (
      <main className="workbench-start">
        <ThreeSteps onWrite={() => void write()} />
      </main>
    );
  }
  return (
    <WithComposer waiting={waiting} failed={notThere}>
      {({ Composer }) => <Composer draft={draft} audience={audience} />}
    </WithComposer>
  );
});

const CLOSED_AFTER_MS = 80;

/** Hands the focus to the message when people were just chosen and nothing else has it, since writing comes next. */
function useFocusAfterImport(audienceId: AudienceId | null): void {
  const before = useRef(audienceId);
  useEffect(() => {
    const chosen = audienceId !== null && before.current !== audienceId;
    before.current = audienceId;
    if (!chosen) return;
    // The dialog they were chosen in first gives the focus back to a button that is gone.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('message-text')?.focus();
    }, CLOSED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [audienceId]);
}
