import { useEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { currentLanguage, currentTag } from '../shared/language/language.ts';
import { Notices } from './components/notices.tsx';
import { DropOverlay } from './shell/drop-overlay.tsx';
import { FolderBanner } from './shell/folder-banner.tsx';
import { MainArea } from './shell/main-area.tsx';
import { Overlays } from './shell/overlays.tsx';
import { Toolbar } from './shell/toolbar.tsx';
import { LeaveQuestion, UnsavedBanner } from './shell/unsaved.tsx';
import { useCommandKeys } from './shell/use-command-keys.ts';
import { useFileDrop } from './shell/use-file-drop.ts';
import { useLanguage } from './shell/use-language.ts';
import { usePaste } from './shell/use-paste.ts';
import { useShellCommands } from './shell/use-shell-commands.ts';
import { useFrom } from './state/context.tsx';
import { useMode } from './state/mode.ts';
import { useOperation } from './state/query.ts';
import './shell/shell.css';

/** The window: toolbar, the campaign in view, and whatever stands over them. */
export function App() {
  const notices = useFrom('notices', (state) => state.notices);
  const dismiss = useFrom('notices', (state) => state.dismiss);
  // A locale that comes only later would build the whole window anew, under an open menu too.
  const systemLocale = useOperation('app.info', {}).data?.locale ?? navigator.language;
  // English is also spoken to people whose own language is not there, and who type numbers as they do at home.
  const locale = currentLanguage() === 'en' ? systemLocale : currentTag();
  const mode = useMode();
  useTheme();
  useLanguage();
  usePaste();
  useShellCommands();
  useCommandKeys();
  const dropping = useFileDrop();
  return (
    <I18nProvider locale={locale}>
      <div className="window" data-mode={mode.kind}>
        <Toolbar />
        <FolderBanner />
        <UnsavedBanner />
        <MainArea />
      </div>
      <Overlays />
      <LeaveQuestion />
      {dropping && <DropOverlay />}
      <Notices notices={notices} onDismiss={dismiss} />
    </I18nProvider>
  );
}

function useTheme(): void {
  const theme = useOperation('settings.read', {}).data?.theme ?? 'system';
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
}
