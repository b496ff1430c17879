import { type ReactNode, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { currentLanguage, currentTag } from '../shared/language/language.ts';
import { Notices } from './components/status/notices.tsx';
import { CampaignsSide } from './shell/campaigns-side.tsx';
import { FolderBanner } from './shell/folder-banner.tsx';
import { DropOverlay } from './shell/input/drop-overlay.tsx';
import { useCommandKeys } from './shell/input/use-command-keys.ts';
import { useFileDrop } from './shell/input/use-file-drop.ts';
import { usePaste } from './shell/input/use-paste.ts';
import { useShellCommands } from './shell/input/use-shell-commands.ts';
import { MainArea } from './shell/main-area.tsx';
import { Overlays } from './shell/overlays.tsx';
import { Toolbar } from './shell/toolbar.tsx';
import { LeaveQuestion, UnsavedBanner } from './shell/unsaved.tsx';
import { useLanguage } from './shell/use-language.ts';
import { WithScreens } from './shell/with-screens.tsx';
import { useFrom } from './state/context.tsx';
import { useMode } from './state/mode.ts';
import { useOperation } from './state/query.ts';
import './shell/shell.css';

/** The window: toolbar, the campaign in view, and whatever stands over them. */
export function App() {
  // A locale that comes only later would build the whole window anew, under an open menu too.
  const systemLocale = useOperation('app.info', {}).data?.locale ?? navigator.language;
  // English is also spoken to people whose own language is not there, and who type numbers as they do at home.
  const locale = currentLanguage() === 'en' ? systemLocale : currentTag();
  return <I18nProvider locale={locale}>{everything}</I18nProvider>;
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="window" data-mode={useMode().kind}>
      {children}
    </div>
  );
}

function WindowNotices() {
  const notices = useFrom('notices', (state) => state.notices);
  const dismiss = useFrom('notices', (state) => state.dismiss);
  return <Notices notices={notices} onDismiss={dismiss} />;
}

function Drop() {
  return useFileDrop() && <DropOverlay />;
}

/** What goes on wherever the window is and draws nothing. */
function Everywhere() {
  useTheme();
  useLanguage();
  usePaste();
  useShellCommands();
  useCommandKeys();
  return null;
}

function useTheme(): void {
  const theme = useOperation('settings.read', {}).data?.theme ?? 'system';
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
}

/** The same elements each time: a part is drawn again when what it shows changes, and not with the parts around it. */
const everything = (
  <>
    <Frame>
      <Toolbar />
      <FolderBanner />
      <UnsavedBanner />
      <div className="window-body">
        <CampaignsSide />
        <div className="window-main">
          <MainArea />
          <WindowNotices />
        </div>
      </div>
    </Frame>
    <Overlays />
    <LeaveQuestion />
    <Drop />
    <Everywhere />
    <WithScreens isUrgent={false} waiting={null} failed={() => null}>
      {(screens) => <screens.LaterCommands />}
    </WithScreens>
  </>
);
