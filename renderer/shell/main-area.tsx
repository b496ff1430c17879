import { memo, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Audience } from '../../shared/audience/audience.ts';
import type { AudienceId } from '../../shared/brand.ts';
import type { Draft } from '../../shared/draft/draft.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { openLater, WithLater } from '../components/status/later.tsx';
import { ThreeSteps } from '../screens/drafts/recipients/three-steps.tsx';
import { useFrom } from '../state/context.tsx';
import { useStartedCampaign } from '../state/mode.ts';
import { useOperation } from '../state/query.ts';
import { NoScreens, WithScreens } from './with-screens.tsx';
import './workbench.css';

/** What a draft is written in, which an empty one begins without. */
export const composerLater = openLater(() => import('./composer.tsx'));

interface WorkbenchProps {
  readonly draft: Draft;
  readonly audiences: readonly Audience[];
}

/** A draft: how to begin while it is empty, and what it is written in from then on. */
const Workbench = memo(function Workbench({ draft, audiences }: WorkbenchProps) {
  const audience = audiences.find(({ id }) => id === draft.audienceId) ?? null;
  useFocusAfterImport(audience?.id ?? null);
  const [begun, setBegun] = useState(false);
  // What was begun stays on show, also while its message is being written anew.
  if (!begun && (audience !== null || draft.message !== '')) setBegun(true);

  async function write(): Promise<void> {
    await composerLater.load();
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
    <WithLater later={composerLater} waiting={waiting} failed={notThere}>
      {({ Composer }) => <Composer draft={draft} audience={audience} />}
    </WithLater>
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

/** The campaign in view: the workbench while it is a draft, its progress and results once it was started. */
export function MainArea() {
  const campaign = useStartedCampaign();
  const { data: audiences } = useOperation('audience.list', {});
  const draft = useFrom('draft', (state) => state.draft);
  if (campaign) {
    return (
      <WithScreens waiting={waiting} failed={notThere}>
        {({ CampaignScreen }) => <CampaignScreen key={campaign.id} campaign={campaign} />}
      </WithScreens>
    );
  }
  if (draft && audiences) return <Workbench key={draft.id} draft={draft} audiences={audiences} />;
  return waiting;
}

/** What is in the middle of the window while that loads. */
const waiting = <main className="main-waiting" aria-busy="true" aria-label={shell.loading} />;

/** What is there when it could not be loaded. */
function notThere(tryAgain: () => void) {
  return (
    <main className="main-waiting">
      <NoScreens tone="danger" live onAgain={tryAgain} />
    </main>
  );
}
