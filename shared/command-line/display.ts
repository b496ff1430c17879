/** What Chromium takes to do without a display; null if it has one, or was told how to show windows. */
export function headlessArgument(
  platform: string,
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
  isThere: (path: string) => boolean,
): string | null {
  if (platform !== 'linux' || args.some((arg) => arg.startsWith('--ozone-platform'))) return null;
  const { DISPLAY, WAYLAND_DISPLAY, WAYLAND_SOCKET, XDG_RUNTIME_DIR = '' } = env;
  if ([DISPLAY, WAYLAND_DISPLAY, WAYLAND_SOCKET].some((named) => named !== undefined && named !== ''))
    return null;
  // Where Chromium looks by itself.
  return isThere(`${XDG_RUNTIME_DIR}/wayland-0`) ? null : '--ozone-platform=headless';
}
