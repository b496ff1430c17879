const kept = 'secret of the host';

/** Where the secret comes from and stays; a window's own. */
interface Place {
  readonly location: Pick<Location, 'hash' | 'pathname'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Takes the host's secret out of the address, where it would be seen, copied and remembered, and keeps it for this window
 * until that is closed; '' where a page was opened without.
 */
export function takeSecret({ location, history, sessionStorage }: Place): string {
  const given = location.hash.slice(1);
  if (given === '') return sessionStorage.getItem(kept) ?? '';
  sessionStorage.setItem(kept, given);
  history.replaceState(null, '', location.pathname);
  return given;
}
