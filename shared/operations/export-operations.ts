import * as z from 'zod';
import { type Declarations, gives } from './declaration.ts';
import { exportRequest } from './export-request.ts';

/** Operations that read a file to save. */
export const exportOperations = {
  /** Opens a file to save; read it with `export.read` until `done`. */
  'export.open': {
    in: exportRequest,
    out: gives<{ exportId: string; name: string; type: string }>,
    writes: true,
  },
  'export.read': {
    in: z.object({ exportId: z.string().max(64) }),
    out: gives<{ bytes: Uint8Array; done: boolean }>,
    writes: true,
  },
} as const satisfies Declarations;
