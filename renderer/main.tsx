import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/index.css';
import { App } from './app.tsx';
import { StoresProvider } from './state/context.tsx';
import { followEvents } from './state/events.ts';
import { startWindow } from './state/navigate.ts';
import { createStores } from './state/stores.ts';
import { openWire } from './wire.ts';

const stores = createStores(openWire(window));
followEvents(stores);
void startWindow(stores);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void stores.draft.getState().flush();
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
