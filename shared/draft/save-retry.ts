import type { AppError } from '../result.ts';

const retries: Readonly<Record<AppError['kind'], 'automatic' | 'after-change' | 'never'>> = {
  storage: 'automatic',
  unreachable: 'automatic',
  'not-ready': 'automatic',
  elsewhere: 'automatic',
  stopped: 'automatic',
  internal: 'automatic',
  closing: 'after-change',
  'bad-input': 'after-change',
  'no-token': 'after-change',
  refused: 'after-change',
  'wrong-address': 'after-change',
  'not-found': 'never',
  conflict: 'never',
};

export function saveRetry({ kind }: AppError) {
  return retries[kind];
}
