import { fail } from '../../shared/result.ts';

/** The answer to a call whose place a newer one took. */
export const superseded = fail({
  kind: 'busy',
  message: 'A newer request took the place of this one.',
  fix: 'Nothing to do: the newer one answers.',
} as const);
