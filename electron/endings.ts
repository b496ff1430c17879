import type { Context } from './context.ts';
import type { App } from './host.ts';

interface Parts {
  beginNothing(): void;
  closeParts(): Promise<void>;
  closeSending(ms: number): void;
}

/** The two ways in which an app ends: in its own time, and within one turn. */
export function endingsOf(
  { database, log }: Pick<Context, 'database' | 'log'>,
  { beginNothing, closeParts, closeSending }: Parts,
): Pick<App, 'close' | 'closeAtOnce'> {
  let closing: Promise<void> | null = null;
  function end(how: string): void {
    if (database.isOpen) database.close();
    log.write(how);
  }
  async function close(): Promise<void> {
    beginNothing();
    await closeParts();
    end('closed');
  }
  return {
    close() {
      closing ??= close();
      return closing;
    },
    closeAtOnce(ms) {
      closing ??= Promise.resolve();
      beginNothing();
      closeSending(ms);
      end('closed at once');
    },
  };
}
