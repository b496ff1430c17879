import type { ExportRequest, Wire } from '../../shared/contract.ts';
import { type AppError, appError, fail, ok, type Result } from '../../shared/result.ts';
import { shell } from '../../shared/texts/en/shell.ts';

/** What was handed out, and what came of it: a person can cancel the question where it goes, and a browser tells nobody. */
export interface SavedExport {
  readonly name: string;
  readonly outcome: 'saved' | 'cancelled' | 'unknown';
}

/**
 * Reads an export from main piece by piece and hands it out as a download. Electron asks where it goes, and it is not
 * saved before it answers; a browser tells nobody.
 */
export async function saveExport(wire: Wire, request: ExportRequest): Promise<Result<SavedExport>> {
  const opened = await wire.call('export.open', request);
  if (!opened.ok) return opened;
  const { exportId, name, type } = opened.value;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let done = false; !done; ) {
    const piece = await wire.call('export.read', { exportId });
    if (!piece.ok) return piece;
    pieces.push(new Uint8Array(piece.value.bytes));
    done = piece.value.done;
  }
  const address = URL.createObjectURL(new Blob(pieces, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  const told = window.tagline === undefined ? 'unknown' : outcomeOf(wire, address);
  link.click();
  // The download has its own hold on the bytes once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  const outcome = await told;
  if (outcome === 'failed') return fail(notWritten(name));
  return ok({ name, outcome });
}

/** What becomes of the file that is handed out under this address. */
function outcomeOf(wire: Wire, address: string): Promise<'saved' | 'cancelled' | 'failed'> {
  return new Promise((resolve) => {
    const stop = wire.subscribe((event) => {
      if (event.type !== 'download' || !address.endsWith(`/${event.blob}`)) return;
      stop();
      resolve(event.outcome);
    });
  });
}

function notWritten(name: string): AppError {
  return appError('storage', shell.files.unwritten(name), shell.files.unwrittenFix);
}
