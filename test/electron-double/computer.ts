import type Electron from 'electron';

/** What the computer of the app has, and lets it do. */
export interface Computer {
  /**
   * A locked one is asked once by each process, as Electron does, and opened only before the next. Of `none` nothing
   * answers, as on Linux without a session bus; `other` is another store, which knows no key of the usual one.
   */
  readonly keychain: 'open' | 'locked' | 'none' | 'other';
  /** What Electron makes of the desktop's name on Linux, whatever answers there. */
  readonly desktopBackend: ReturnType<Electron.SafeStorage['getSelectedStorageBackend']>;
  /** Pixels of the screen for each of a window. */
  readonly scale: number;
  /** macOS shows no notification of an app without a signature. */
  readonly notifies: boolean;
  /** Wayland paints no window that is not on show. */
  readonly paintsHidden: boolean;
  /** Whether Squirrel on macOS finds that what it fetched is signed as the app is. */
  readonly updatesAreSigned: boolean;
  /** What Electron itself was started with. */
  readonly switches: readonly string[];
}

/** One on which everything works. */
export const usualComputer: Computer = {
  keychain: 'open',
  desktopBackend: 'gnome_libsecret',
  scale: 1,
  notifies: true,
  paintsHidden: true,
  updatesAreSigned: true,
  switches: [],
};
