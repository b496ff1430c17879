import { useMemo } from 'react';
import type { Draft, SendOptions } from '../../shared/draft/draft.ts';
import { type Lettering, letteringOf } from '../../shared/message/lettering.ts';
import { useOperation } from './query.ts';

/** The lettering of a draft's texts; until the accounts are read, as through one that asks for no encoding. */
export function useLettering({ accountId, options }: Pick<Draft, 'accountId' | 'options'>): Lettering {
  const { data: accounts } = useOperation('account.list', {});
  const unicodeEncoding = accounts?.find(({ id }) => id === accountId)?.unicodeEncoding ?? '';
  const { otherLetters } = options;
  // A draft that was saved has its choices as another object.
  const chosen = JSON.stringify({ blanks: options.blanks, versions: options.versions });
  return useMemo(
    () =>
      letteringOf(
        { unicodeEncoding },
        { otherLetters, ...(JSON.parse(chosen) as Pick<SendOptions, 'blanks' | 'versions'>) },
      ),
    [unicodeEncoding, otherLetters, chosen],
  );
}
