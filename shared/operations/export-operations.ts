import type { ExportRequest } from '../export/export-request.ts';

/** Operations that read a file to save. */
export interface ExportOperations {
  /** Opens a file to save; read it with `export.read` until `done`. */
  'export.open': { in: ExportRequest; out: { exportId: string; name: string; type: string } };
  'export.read': { in: { exportId: string }; out: { bytes: Uint8Array; done: boolean } };
}
