import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { CampaignId } from '../shared/brand.ts';
import type { Wire } from '../shared/contract.ts';
import { App } from './app.tsx';
import { composerLater } from './shell/campaign-area.tsx';
import { loadScreensWhenIdle } from './shell/with-screens.tsx';
import { StoresProvider } from './state/context.tsx';
import { followEvents } from './state/events.ts';
import { startWindow } from './state/navigate.ts';
import { createStores, type Stores } from './state/stores.ts';
import { takeExternalFiles } from './state/take-external-files.ts';
import { showWindowFaults } from './window-faults.ts';

/** How long the window waits for its first content, in ms: one render with it is faster than two. */
const drawnAfterMs = 100;

/** True if the window starts with a draft that has a message or a list. */
function isBegun({ draft }: Stores): boolean {
  const first = draft.getState().draft;
  return first !== null && (first.audienceId !== null || first.message !== '');
}

/** Shows the campaign that was in view before, or another; calls `keep` with each campaign shown. */
export async function showWindow(
  wire: Wire,
  wasInView: CampaignId | null,
  keep: (campaignId: CampaignId) => void,
): Promise<void> {
  const stores = createStores(wire);
  followEvents(stores);
  showWindowFaults(stores);
  stores.app.subscribe(({ visits }) => {
    const { campaignId } = visits.now;
    if (campaignId !== null) keep(campaignId);
  });
  const started = startWindow(stores, wasInView);
  void started.then(() => {
    // Loads what a person will use next.
    requestIdleCallback(() => void composerLater.load());
    loadScreensWhenIdle();
    return takeExternalFiles(stores);
  });
  document.addEventListener('visibilitychange', () => {
    const { isUnsaved, flush } = stores.draft.getState();
    if (document.visibilityState === 'hidden' && isUnsaved()) void flush();
  });
  window.addEventListener('beforeunload', (event) => {
    const { isUnsaved, flush } = stores.draft.getState();
    if (!isUnsaved()) return;
    // A browser asks the person itself; Electron stays open, and sends an event that the person wants to close it.
    event.preventDefault();
    void flush();
  });
  const drawn = started.then(() => (isBegun(stores) ? composerLater.load() : undefined));
  await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, drawnAfterMs))]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  createRoot(root).render(
    <StrictMode>
      <StoresProvider stores={stores}>
        <App />
      </StoresProvider>
    </StrictMode>,
  );
}
