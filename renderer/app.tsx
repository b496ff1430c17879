import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { I18nProvider } from 'react-aria-components';
import { windowTitle } from '../shared/campaign/progress/window-title.ts';
import type { FolderStatus } from '../shared/folder/folder.ts';
import { currentLanguage, currentTag } from '../shared/language/current-language.ts';
import { common, components } from '../shared/texts/en/common.ts';
import { shell } from '../shared/texts/en/shell.ts';
import { ConfirmDialog } from './components/overlays/confirm-dialog.tsx';
import { useFocusToMain } from './components/overlays/use-focus-to-main.ts';
import { FaultBoundary } from './components/status/load-later.tsx';
import { Notices } from './components/status/notices.tsx';
import { notThere } from './shell/campaign-area.tsx';
import { FileDrop, usePaste } from './shell/input/drop-and-paste.tsx';
import { useCommandKeys, useShellCommands } from './shell/input/use-shell-commands.ts';
import { PlacesArea } from './shell/places-area.tsx';
import { useLanguage, useTheme } from './shell/theme-and-language.ts';
import { Toolbar } from './shell/toolbar.tsx';
import { LeaveQuestion, UnsavedBanner } from './shell/unsaved.tsx';
import { useSidebar } from './shell/use-sidebar.ts';
import { NoScreens, OnceIdle, WithScreens } from './shell/with-screens.tsx';
import { useFrom } from './state/context.tsx';
import { topOverlay } from './state/overlays/overlay-stack.ts';
import { useOperation } from './state/use-operation.ts';
import { usePracticeOrLive } from './state/use-practice-or-live.ts';
import { useReload } from './state/use-reload.ts';
import { useStartedCampaign } from './state/use-started-campaign.ts';
import './shell/shell.css';

export function App() {
  // A locale that arrives later would rebuild the whole window, even under an open menu.
  const systemLocale = useOperation('app.info', {}).data?.locale ?? navigator.language;
  // A person who uses English because their own language is missing still types numbers as at home.
  const locale = currentLanguage() === 'en' ? systemLocale : currentTag();
  const reload = useReload();
  return (
    <I18nProvider locale={locale}>
      <FaultBoundary instead={notThere(() => void reload())}>{everything}</FaultBoundary>
    </I18nProvider>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="window" data-mode={usePracticeOrLive().kind}>
      {children}
    </div>
  );
}

function WindowNotices() {
  const notices = useFrom('notices', (state) => state.notices);
  const dismiss = useFrom('notices', (state) => state.dismiss);
  const act = useFrom('notices', (state) => state.act);
  return <Notices notices={notices} onDismiss={dismiss} onAct={act} />;
}

function useTitle(): void {
  const campaign = useStartedCampaign();
  const draft = useFrom('draft', (state) => state.draft?.name ?? '');
  const title = windowTitle(campaign ?? draft);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Hooks that run on every screen and render nothing. */
function Everywhere() {
  useTheme();
  useLanguage();
  usePaste();
  useShellCommands();
  useCommandKeys();
  useTitle();
  return null;
}

/** Moves the focus into the window's main part if the focused element disappears. */
function WindowMain() {
  const box = useRef<HTMLDivElement>(null);
  useFocusToMain(
    box,
    useFrom('app', ({ overlays }) => topOverlay(overlays) !== null),
  );
  return (
    <div ref={box} className="window-main">
      <PlacesArea />
      <FolderBannerIfAny />
      <UnsavedBanner />
      <WindowNotices />
    </div>
  );
}

function asksSomething(status: FolderStatus): boolean {
  const { isFileWaiting, wasTakenBack, hold, unread, opened, unfinished, judgedAgain } = status;
  const isWhole = [opened, unfinished, judgedAgain].every(({ length }) => length === 0) && unread === null;
  return isFileWaiting || wasTakenBack || hold !== null || !isWhole;
}

/** Loads the banner's code only if there is something to report about the data folder. */
function FolderBannerIfAny() {
  const { data: status } = useOperation('folder.status', {});
  if (!status || !asksSomething(status)) return null;
  return (
    <WithScreens failed={(tryAgain) => <NoScreens tone="warning" onAgain={tryAgain} />}>
      {({ FolderBanner }) => <FolderBanner status={status} />}
    </WithScreens>
  );
}

/** Its place is there before its contents are loaded, so that the work does not move. */
function SidebarIfOpen() {
  if (!useSidebar().isOpen) return null;
  return <WithScreens waiting={<div className="sidebar" />}>{({ Sidebar }) => <Sidebar />}</WithScreens>;
}

/** The same elements each time, so that a change redraws only the parts that show it. */
const everything = (
  <>
    <Frame>
      <Toolbar />
      <div className="window-body">
        <SidebarIfOpen />
        <WindowMain />
      </div>
    </Frame>
    <Overlays />
    <LeaveQuestion />
    <FileDrop />
    <Everywhere />
    <OnceIdle>{({ LaterCommands }) => <LaterCommands />}</OnceIdle>
  </>
);

/** The overlay on top. Those below it wait. */
function Overlays() {
  const top = useFrom('app', ({ overlays }) => topOverlay(overlays));
  const close = useFrom('app', (state) => state.close);
  const leave = useFrom('app', (state) => state.leave);
  if (top === null) return null;
  const { kind, ...given } = top.overlay;
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
        const onClose = () => leave(top.id);
        return <Overlay key={`${kind} ${JSON.stringify(given)}`} {...given} {...{ onClose }} />;
      }}
    </WithScreens>
  );
}
