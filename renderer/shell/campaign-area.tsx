import { memo, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Audience } from '../../shared/audience/audience.ts';
import type { AudienceId } from '../../shared/brand.ts';
import type { Draft } from '../../shared/draft/draft.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { openLater, WithLater } from '../components/status/load-later.tsx';
import { afterPaint } from '../components/timing/after-paint.ts';
import { ThreeSteps } from '../screens/drafts/recipients/three-steps.tsx';
import { useFrom } from '../state/context.tsx';
import { topOverlay } from '../state/overlays/overlay-stack.ts';
import { useWholeList } from '../state/use-operation.ts';
import { useReload } from '../state/use-reload.ts';
import { useStartedCampaign } from '../state/use-started-campaign.ts';
import { NoScreens, WithScreens } from './with-screens.tsx';
import './campaign-area.css';

/** An empty draft does not need the composer yet. */
export const composerLater = openLater(() => import('./draft-area.tsx'));

interface WorkbenchProps {
  readonly draft: Draft;
  readonly audiences: readonly Audience[];
}

const Workbench = memo(function Workbench({ draft, audiences }: WorkbenchProps) {
  const audience = audiences.find(({ id }) => id === draft.audienceId) ?? null;
  useFocusAfterImport(audience?.id ?? null);
  const reload = useReload();
  const [begun, setBegun] = useState(false);
  // The composer stays, even if its message becomes empty again.
  if (!begun && (audience !== null || draft.message !== '')) setBegun(true);

  async function write(): Promise<void> {
    await composerLater.load();
    flushSync(() => setBegun(true));
    document.getElementById('message-text')?.focus();
  }

  if (!begun) {
    return (
      <main tabIndex={-1} className="workbench-start">
        <ThreeSteps onWrite={() => void write()} />
      </main>
    );
  }
  return (
    <WithLater later={composerLater} waiting={waiting} failed={notThere} onAgain={() => void reload()}>
      {({ DraftArea }) => <DraftArea draft={draft} audience={audience} />}
    </WithLater>
  );
});

/** Focuses the message after people were chosen, if nothing has the focus: writing comes next. */
function useFocusAfterImport(audienceId: AudienceId | null): void {
  const before = useRef(audienceId);
  const isCovered = useFrom('app', ({ overlays }) => topOverlay(overlays) !== null);
  useEffect(() => {
    if (isCovered) return;
    const chosen = audienceId !== null && before.current !== audienceId;
    before.current = audienceId;
    if (!chosen) return;
    // The dialog first returns the focus, perhaps to a button that is gone.
    return afterPaint(() => {
      if (document.activeElement?.matches('body, main')) document.getElementById('message-text')?.focus();
    });
  }, [audienceId, isCovered]);
}

/** Shows the workbench for a draft, or progress and results. */
export function CampaignArea() {
  const campaign = useStartedCampaign();
  const { data: audiences } = useWholeList('audience.list');
  const draft = useFrom('draft', (state) => state.draft);
  if (campaign) {
    return (
      <WithScreens key={campaign.id} waiting={waiting} failed={notThere}>
        {({ CampaignScreen }) => <CampaignScreen campaign={campaign} />}
      </WithScreens>
    );
  }
  if (draft && audiences) return <Workbench key={draft.id} draft={draft} audiences={audiences} />;
  return waiting;
}

export const waiting = (
  <main tabIndex={-1} className="main-waiting" aria-busy="true" aria-label={shell.loading} />
);

export function notThere(tryAgain: () => void) {
  return (
    <main className="main-waiting">
      <NoScreens tone="danger" live onAgain={tryAgain} />
    </main>
  );
}
