import type { ExportRequest, Wire } from '../../shared/contract.ts';
import { appError, fail, ok } from '../../shared/result.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { useBusy } from '../components/buttons/use-busy.ts';
import { useStores } from './context.tsx';
import { valueOrNotice } from './notices-store.ts';

/** Saves one export at a time. Shows that it is saved, or is ready if the outcome is unknown, or why it failed. */
export function useExport() {
  const { wire, notices } = useStores();
  const { isBusy: saving, during } = useBusy();

  async function save(request: ExportRequest): Promise<void> {
    const saved = valueOrNotice(notices, await saveExport(wire, request));
    const { say } = notices.getState();
    if (saved?.outcome === 'saved') say({ tone: 'success', text: shell.files.saved(saved.name) });
    // The browser asks where to save the file, and reports the outcome itself.
    if (saved?.outcome === 'unknown') say({ tone: 'neutral', text: shell.files.ready(saved.name) });
  }

  return { saving, save: (request: ExportRequest) => during(() => save(request)) };
}

/** Electron asks where to save the file and answers with the outcome; a browser does not. */
async function saveExport(wire: Wire, request: ExportRequest) {
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
  const outcomeKnown = window.tagline === undefined ? 'unknown' : outcomeOf(wire, address);
  link.click();
  // A started download holds the bytes itself.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  const outcome = await outcomeKnown;
  if (outcome === 'failed')
    return fail(appError('storage', shell.files.unwritten(name), shell.files.unwrittenFix));
  return ok({ name, outcome });
}

function outcomeOf(wire: Wire, address: string): Promise<'saved' | 'cancelled' | 'failed'> {
  return new Promise((resolve) => {
    const stop = wire.subscribe((event) => {
      if (event.type !== 'download' || !address.endsWith(`/${event.blob}`)) return;
      stop();
      resolve(event.outcome);
    });
  });
}
