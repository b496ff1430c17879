import { assertNever } from '../assert-never.ts';
import type { AppError } from '../result.ts';

export function saveRetry({ kind }: AppError): 'automatic' | 'after-change' | 'never' {
  switch (kind) {
    case 'storage':
    case 'unreachable':
    case 'not-ready':
    case 'elsewhere':
    case 'stopped':
    case 'internal':
      return 'automatic';
    case 'closing':
    case 'bad-input':
    case 'no-token':
    case 'refused':
    case 'wrong-address':
      return 'after-change';
    case 'not-found':
    case 'conflict':
      return 'never';
    default:
      return assertNever(kind);
  }
}
