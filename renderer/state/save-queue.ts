import type { Draft, DraftPatch } from '../../shared/draft/draft.ts';
import { saveRetry } from '../../shared/draft/save-retry.ts';
import { type AppError, appError, type Result } from '../../shared/result.ts';
import { shell } from '../../shared/texts/en/shell.ts';

const SAVE_AFTER_MS = 400;
const RETRY_AFTER_MS = 1000;
const RETRY_AT_MOST_MS = 30_000;
/** In ms; nothing waits for a later answer. */
const LATE_AFTER_MS = 10_000;

const late: AppError = appError('not-ready', shell.unsaved.late, shell.unsaved.lateFix);

interface SaveNews {
  onSaving(): void;
  onSaved(draft: Draft): void;
  /** `isStopped`: stopped since the save began. */
  onFailed(error: AppError, isStopped: boolean): void;
}

/** Saves one change at a time, so that an older text can never overwrite a newer one, and retries. */
export function openSaveQueue(send: (patch: DraftPatch) => Promise<Result<Draft>>, news: SaveNews) {
  let waiting: DraftPatch = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<AppError | null> = Promise.resolve(null);
  let failures = 0;
  let cleared = 0;
  let isStopped = false;
  let lateness = openLateness();

  const isEmpty = (): boolean => Object.keys(waiting).length === 0;

  async function save(): Promise<AppError | null> {
    if (isEmpty()) return null;
    const patch = waiting;
    const mine = cleared;
    waiting = {};
    isStopped = false;
    news.onSaving();
    const result = await answered(patch, mine);
    if (mine !== cleared) return null;
    if (result.ok) {
      failures = 0;
      if (!isEmpty()) return save();
      news.onSaved(result.value);
      return null;
    }
    waiting = { ...patch, ...waiting };
    news.onFailed(result.error, isStopped);
    if (!isStopped && saveRetry(result.error) === 'automatic') {
      flushAfter(Math.min(RETRY_AFTER_MS * 2 ** failures, RETRY_AT_MOST_MS));
      failures += 1;
    }
    return result.error;
  }

  /** Waits for the answer, however late: no later change may overtake this one. */
  async function answered(patch: DraftPatch, mine: number): Promise<Result<Draft>> {
    const waits = setTimeout(() => {
      if (mine === cleared) news.onFailed(late, isStopped);
      lateness.tell(late);
    }, LATE_AFTER_MS);
    const result = await send(patch);
    clearTimeout(waits);
    lateness = openLateness();
    return result;
  }

  function flush(): Promise<AppError | null> {
    clearTimeout(timer);
    last = last.then(save);
    return Promise.race([last, lateness.known]);
  }

  function flushAfter(wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), wait);
  }

  /** No more automatic retries until the next change or flush. */
  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
  }

  return {
    add(patch: DraftPatch): void {
      waiting = { ...waiting, ...patch };
      flushAfter(SAVE_AFTER_MS);
    },
    flush,
    stop,
    /** Forgets waiting changes, and the result of a save under way. */
    clear(): void {
      stop();
      cleared += 1;
      waiting = {};
    },
  };
}

/** What flushes race with, and the function that resolves it. */
function openLateness() {
  let tell: (error: AppError) => void = () => {};
  const lateError = new Promise<AppError>((resolve) => {
    tell = resolve;
  });
  return { known: lateError, tell: (error: AppError) => tell(error) };
}
