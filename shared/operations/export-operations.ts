import { gives, writes } from './declaration.ts';
import { exportRequest } from './export-request.ts';
import * as z from './zod.ts';

export const exportOperations = {
  /** Opens a file to save; call `export.read` until `done`. */
  'export.open': {
    ...writes({}, gives<{ exportId: string; name: string; type: string }>),
    in: exportRequest,
  },
  'export.read': writes({ exportId: z.string().max(64) }, gives<{ bytes: Uint8Array; done: boolean }>),
};
