import type { Wire } from '../../shared/contract.ts';
import type { ExportRequest } from '../../shared/export/export-request.ts';
import { ok, type Result } from '../../shared/result.ts';

/** Reads an export from main piece by piece and hands it to the browser as a download; answers its file name. */
export async function saveExport(wire: Wire, request: ExportRequest): Promise<Result<{ name: string }>> {
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
  link.click();
  // The download has its own hold on the bytes once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return ok({ name });
}
