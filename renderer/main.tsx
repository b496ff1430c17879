import './lock-page.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/index.css';
import type { CampaignId } from '../shared/brand.ts';
import { App } from './app.tsx';
import { loadScreensWhenIdle } from './shell/with-screens.tsx';
import { StoresProvider } from './state/context.tsx';
import { followEvents } from './state/events.ts';
import { takeGiven } from './state/given-files.ts';
import { startWindow } from './state/navigate.ts';
import { createStores } from './state/stores.ts';
import { openWire } from './wire.ts';

const stores = createStores(openWire(window));
followEvents(stores);

// A window that is loaded again, in the middle of anything, comes back to what it showed.
const inView = 'campaign in view';
const before = Number(sessionStorage.getItem(inView));
stores.app.subscribe(({ campaignId }) => {
  if (campaignId !== null) sessionStorage.setItem(inView, String(campaignId));
});
void startWindow(stores, before > 0 ? (before as CampaignId) : null).then(() => {
  loadScreensWhenIdle(stores.wire);
  return takeGiven(stores);
});
document.addEventListener('visibilitychange', () => {
  const { isUnsaved, flush } = stores.draft.getState();
  if (document.visibilityState === 'hidden' && isUnsaved()) void flush();
});
window.addEventListener('beforeunload', (event) => {
  const { isUnsaved, flush } = stores.draft.getState();
  if (!isUnsaved()) return;
  // A browser asks the person by itself; Electron only stays, and tells the window where it was to close.
  event.preventDefault();
  void flush();
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <StoresProvider stores={stores}>
      <App />
    </StoresProvider>
  </StrictMode>,
);
