import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Audience } from '../../shared/audience/audience.ts';
import type { Draft } from '../../shared/draft/draft.ts';
import { ThreeSteps } from '../screens/drafts/recipients/three-steps.tsx';
import { notThere, waiting } from './not-there.tsx';
import { useFocusAfterImport } from './use-focus-after-import.ts';
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
