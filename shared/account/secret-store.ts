type Environment = Readonly<Record<string, string | undefined>>;

const switchName = '--password-store=';

const desktops = ['Unity', 'Deepin', 'GNOME', 'X-Cinnamon', 'Pantheon', 'XFCE', 'UKUI', 'LXQt', 'COSMIC'];

/**
 * Where Chromium keeps the key of what it seals on Linux, as it names it. It goes by the names of the desktop, not by
 * what answers, so a job that is not told them asks another store than the window did.
 */
export function secretStore(env: Environment, args: readonly string[]): string {
  const named = args.findLast((arg) => arg.startsWith(switchName))?.slice(switchName.length);
  if (named !== undefined && named !== '') return named;
  const { XDG_CURRENT_DESKTOP = '', DESKTOP_SESSION = '', KDE_FULL_SESSION, KDE_SESSION_VERSION } = env;
  const isKnown = (name: string): boolean => name === 'KDE' || desktops.includes(name);
  const desktop = XDG_CURRENT_DESKTOP.split(':').find(isKnown);
  if (desktop === 'KDE') {
    return KDE_SESSION_VERSION === '5' || KDE_SESSION_VERSION === '6'
      ? `kwallet${KDE_SESSION_VERSION}`
      : 'kwallet';
  }
  if (desktop !== undefined) return 'gnome-libsecret';
  if (/^kde/.test(DESKTOP_SESSION)) return 'kwallet';
  if (/^(?:deepin|gnome|mate|ukui)$|xfce/.test(DESKTOP_SESSION)) return 'gnome-libsecret';
  return KDE_FULL_SESSION === undefined ? 'gnome-libsecret' : 'kwallet';
}

/** What people call it. */
export function storeName(store: string): string {
  return store.startsWith('kwallet') ? 'KWallet' : 'Secret Service';
}

/** Whether D-Bus, over which every keychain answers on Linux, can be found. */
export function hasSessionBus(env: Environment, isThere: (path: string) => boolean): boolean {
  const { DBUS_SESSION_BUS_ADDRESS = '', XDG_RUNTIME_DIR = '' } = env;
  return DBUS_SESSION_BUS_ADDRESS !== '' || (XDG_RUNTIME_DIR !== '' && isThere(`${XDG_RUNTIME_DIR}/bus`));
}
