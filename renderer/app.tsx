import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components';
import { currentLanguage, currentTag } from '../shared/language/language.ts';
import { languageOf } from '../shared/language/languages.ts';
import { common, components } from '../shared/texts/en/common.ts';
import { shell } from '../shared/texts/en/shell.ts';
import { ConfirmDialog } from './components/overlays/confirm-dialog.tsx';
import { Notices } from './components/status/notices.tsx';
import { FileDrop, usePaste } from './shell/input/drop-and-paste.tsx';
import { useCommandKeys, useShellCommands } from './shell/input/use-shell-commands.ts';
import { MainArea } from './shell/main-area.tsx';
import { Toolbar } from './shell/toolbar.tsx';
import { LeaveQuestion, UnsavedBanner } from './shell/unsaved.tsx';
import { NoScreens, OnceIdle, WithScreens } from './shell/with-screens.tsx';
import { useFrom, useStores } from './state/context.tsx';
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

/** For which language a page was loaded anew; one that comes in another again is taken as it is. */
const loadedFor = 'language-loaded-for';

/**
 * Loads the window anew when another language is set than its page was written in, in whichever window, also while this
 * one was still loading: all of it is then written in that one.
 */
function useLanguage(): void {
  const stores = useStores();
  const chosen = useOperation('settings.read', {}).data?.language;
  const systemTags = useOperation('app.info', {}).data?.systemTags;
  useEffect(() => {
    if (chosen === undefined || systemTags === undefined) return;
    const language = languageOf(chosen, systemTags);
    if (language === document.documentElement.lang) return sessionStorage.removeItem(loadedFor);
    if (language === sessionStorage.getItem(loadedFor)) return;
    sessionStorage.setItem(loadedFor, language);
    void stores.draft
      .getState()
      .flush()
      .then(() => location.reload());
  }, [chosen, systemTags, stores]);
}

/** What a person has to know of the data folder, and to say of it, where that is anything; its words come when there is. */
function FolderBanner() {
  const { data: status } = useOperation('folder.status', {});
  if (!status || (!status.isFileWaiting && status.hold === null && status.notice === null)) return null;
  return (
    <WithScreens failed={(tryAgain) => <NoScreens tone="warning" onAgain={tryAgain} />}>
      {({ FolderSays }) => <FolderSays status={status} />}
    </WithScreens>
  );
}

const wide = matchMedia('(width >= 1600px)');

/** The campaigns at the left of what is worked on, where the window has room for them. */
function CampaignsSide() {
  const isWide = useSyncExternalStore(subscribe, () => wide.matches);
  const campaigns = useOperation('campaign.list', isWide ? {} : null).data;
  // While there is but the empty one, it has the whole window.
  if (!isWide || campaigns === null || campaigns.length < 2) return null;
  return <WithScreens>{({ CampaignsDrawer }) => <CampaignsDrawer />}</WithScreens>;
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
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
    <FileDrop />
    <Everywhere />
    <OnceIdle>{({ LaterCommands }) => <LaterCommands />}</OnceIdle>
  </>
);

/** Whatever stands over the workbench, at most one thing. */
function Overlays() {
  const overlay = useFrom('app', (state) => state.overlay);
  const close = useFrom('app', (state) => state.close);
  const open = useFrom('app', (state) => state.open);
  if (!overlay) return null;
  const { kind, ...given } = overlay;
  const after = overlay.kind === 'duplicates' ? overlay.after : null;
  return (
    <WithScreens
      failed={(tryAgain) => (
        <ConfirmDialog
          title={shell.noScreens}
          act={components.tryAgain}
          keep={common.close}
          look="primary"
          onAct={tryAgain}
          onClose={close}
        >
          {shell.noScreensFix}
        </ConfirmDialog>
      )}
    >
      {({ overlays }) => {
        const Overlay: ComponentType<object> = overlays[kind] as ComponentType<object>;
        const onClose = after === null ? close : () => open(after);
        return <Overlay key={`${kind} ${JSON.stringify(given)}`} {...given} {...{ onClose }} />;
      }}
    </WithScreens>
  );
}
