import { parseArgs } from 'node:util';

export type StartOptions = Exclude<ReturnType<typeof readStartOptions>, string>;

export const startHelp = `npm start -- [options] [FILE ...]
  FILE                       a list to import at once
  --host electron|loopback   Electron where it can run (the default), or this computer's browser (the default
                             with --no-open or --json)
  --data-dir DIR             keep everything in DIR instead of your own data folder
  --no-open                  open no window, only print the address (loopback host)
  --json                     print address and secret as one line of JSON (loopback host)
`;

/**
 * A string is a complaint to show with the help; empty for the help alone. `dataDir` is null for the person's own data
 * folder; without `open` only the address is printed.
 */
export function readStartOptions(args: readonly string[], defaultHost: 'electron' | 'loopback') {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: {
        host: { type: 'string' },
        'data-dir': { type: 'string' },
        open: { type: 'boolean', default: true },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const { json, open, help } = values;
    if (help) return '';
    const host = values.host ?? (json || !open ? 'loopback' : defaultHost);
    if (host !== 'electron' && host !== 'loopback') return `There is no host "${host}".`;
    return { host, json, open, dataDir: values['data-dir'] ?? null, files: positionals } as const;
  } catch (error) {
    return (error as Error).message;
  }
}
