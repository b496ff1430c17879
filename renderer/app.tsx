import { useEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Notices } from './components/notices.tsx';
import { MainArea } from './shell/main-area.tsx';
import { Overlays } from './shell/overlays.tsx';
import { Toolbar } from './shell/toolbar.tsx';
import { usePaste } from './shell/use-paste.ts';
import { WholeWindowDrop } from './shell/whole-window-drop.tsx';
import { useFrom } from './state/context.tsx';
import { useMode } from './state/mode.ts';
import './shell/shell.css';

/** The window: toolbar, the campaign in view, and whatever stands over them. */
export function App() {
  const notices = useFrom('notices', (state) => state.notices);
  const dismiss = useFrom('notices', (state) => state.dismiss);
  const locale = useFrom('app', (state) => state.info?.locale);
  const mode = useMode();
  useTheme();
  usePaste();
  return (
    <I18nProvider {...(locale && { locale })}>
      <WholeWindowDrop>
        <div className="window" data-mode={mode.kind}>
          <Toolbar />
          <MainArea />
        </div>
      </WholeWindowDrop>
      <Overlays />
      <Notices notices={notices} onDismiss={dismiss} />
    </I18nProvider>
  );
}

function useTheme(): void {
  const theme = useFrom('app', (state) => state.settings?.theme ?? 'system');
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
}
