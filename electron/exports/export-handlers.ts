import { randomUUID } from 'node:crypto';
import type { ExportRequest } from '../../shared/contract.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { HandlersOf } from '../wire/dispatch.ts';

/** A file to save, made piece by piece so that it is never whole in memory. */
export interface ExportFile {
  /** Suggested file name. */
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  readonly pieces: Iterator<Uint8Array> | AsyncIterator<Uint8Array>;
}

/** Makes the file for one kind of request. */
export type Exporters = {
  readonly [What in ExportRequest['what']]: (
    request: Extract<ExportRequest, { what: What }>,
  ) => Result<ExportFile> | Promise<Result<ExportFile>>;
};

const open = 8;

/** Hands files to the window piece by piece; of more than eight open ones the oldest is dropped. */
export function createExportHandlers(exporters: Exporters): { handlers: HandlersOf<'export'> } {
  const files = new Map<string, ExportFile>();

  function make<What extends ExportRequest['what']>(
    request: Extract<ExportRequest, { what: What }>,
  ): Result<ExportFile> | Promise<Result<ExportFile>> {
    const exporter: Exporters[What] = exporters[request.what as What];
    return exporter(request);
  }

  async function drop(exportId: string): Promise<void> {
    const file = files.get(exportId);
    files.delete(exportId);
    await file?.pieces.return?.();
  }

  return {
    handlers: {
      async 'export.open'(request) {
        const file = await make(request);
        if (!file.ok) return file;
        const [oldest] = files.keys();
        if (files.size >= open && oldest !== undefined) await drop(oldest);
        const exportId = randomUUID();
        files.set(exportId, file.value);
        return ok({ exportId, name: file.value.name, type: file.value.type });
      },
      async 'export.read'({ exportId }) {
        const file = files.get(exportId);
        if (file === undefined) {
          return fail({
            kind: 'not-found',
            message: 'This file is no longer being made.',
            fix: 'Start the export again.',
          });
        }
        const piece = await file.pieces.next();
        if (piece.done !== true) return ok({ bytes: piece.value, done: false });
        files.delete(exportId);
        return ok({ bytes: new Uint8Array(0), done: true });
      },
    },
  };
}
