import type { Wire } from '../../shared/contract.ts';
import { failure, ok, type Result } from '../../shared/result.ts';
import { shell } from '../../shared/texts/en/shell.ts';

const PIECE = 1 << 20;

/** Gives main a file of a data folder piece by piece, to be opened when the app starts next. */
export async function openFolderFile(wire: Wire, file: File): Promise<Result<null>> {
  const begun = await wire.call('folder.begin', {});
  if (!begun.ok) return begun;
  for (let from = 0; from < file.size; from += PIECE) {
    let bytes: Uint8Array;
    try {
      bytes = new Uint8Array(await file.slice(from, from + PIECE).arrayBuffer());
    } catch {
      return failure('bad-input', shell.files.unreadAnyMore(file.name), shell.files.chooseAgain);
    }
    const appended = await wire.call('folder.append', { bytes });
    if (!appended.ok) return appended;
  }
  const opened = await wire.call('folder.open', {});
  return opened.ok ? ok(null) : opened;
}
