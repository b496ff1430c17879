import type { ExportRequest, Wire } from '../../../shared/contract.ts';
import { until } from '../../support/until.ts';
import { value } from './app.ts';

/** Reads an export to its end: the name that it is saved under, and all its bytes. */
export async function exported(
  wire: Wire,
  request: ExportRequest,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const { exportId, name } = value(await wire.call('export.open', request));
  const pieces: Uint8Array[] = [];
  await until(
    async () => {
      const { bytes, done } = value(await wire.call('export.read', { exportId }));
      pieces.push(bytes);
      return done;
    },
    { what: `the end of ${name}`, seen: () => `${pieces.length} pieces` },
  );
  return { name, bytes: Buffer.concat(pieces) };
}
