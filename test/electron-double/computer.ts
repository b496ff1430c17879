/** What the computer of the app has, and lets it do. */
export interface Computer {
  /** A locked one is asked once by each process, as Electron does, and opened only before the next. */
  readonly keychain: 'open' | 'locked';
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
  notifies: true,
  paintsHidden: true,
  updatesAreSigned: true,
  switches: [],
};
