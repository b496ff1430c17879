import type { Context } from './context.ts';
import type { App } from './host.ts';
import { inTime } from './threads/in-time.ts';

interface Parts {
  beginNothing(): void;
  stop(): Promise<void>;
  readonly sending: Pick<App, 'close' | 'closeAtOnce'>;
  closeRest(): Promise<boolean>;
}

/** In ms; only the answer to a request on its way may take longer. */
const stoppingMs = 1_000;
const closingMs = 4_500;

/** The two ways in which an app ends: with time to finish, and within one turn. */
export function endingsOf(
  { database, log }: Pick<Context, 'database' | 'log'>,
  { beginNothing, stop, sending, closeRest }: Parts,
): Pick<App, 'close' | 'closeAtOnce'> {
  let closing: Promise<boolean> | null = null;
  function end(how: string): void {
    if (database.isOpen) database.close();
    log.write(how);
  }
  async function close(): Promise<boolean> {
    beginNothing();
    const hasStopped = await inTime(
      stop().then(() => true),
      stoppingMs,
    );
    const hasEndedSending = await sending.close();
    const hasEnded = await inTime(closeRest(), closingMs);
    end('closed');
    return hasStopped === true && hasEndedSending && hasEnded === true;
  }
  return {
    close() {
      closing ??= close();
      return closing;
    },
    closeAtOnce(ms) {
      closing ??= Promise.resolve(true);
      beginNothing();
      sending.closeAtOnce(ms);
      end('closed at once');
    },
  };
}
