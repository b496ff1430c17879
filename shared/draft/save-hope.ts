import { assertNever } from '../assert-never.ts';
import type { AppError } from '../result.ts';

/** Whether a draft that could not be saved may be saved by trying again, only once it was changed, or never. */
export function saveHope({ kind }: AppError): 'again' | 'change' | 'none' {
  switch (kind) {
    case 'storage':
    case 'unreachable':
    case 'not-ready':
    case 'elsewhere':
    case 'closing':
    case 'stopped':
    case 'internal':
      return 'again';
    case 'bad-input':
    case 'no-token':
    case 'refused':
      return 'change';
    case 'not-found':
    case 'conflict':
      return 'none';
    default:
      return assertNever(kind);
  }
}
