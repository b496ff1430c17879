import { useMemo } from 'react';
import type { AccountId } from '../../shared/brand.ts';
import { type Lettering, letteringOf } from '../../shared/message/lettering.ts';
import { useOperation } from './query.ts';

/** The lettering of texts through an account; until the accounts are read, as of one that asks for no encoding. */
export function useLettering(accountId: AccountId): Lettering {
  const { data: accounts } = useOperation('account.list', {});
  const unicodeEncoding = accounts?.find(({ id }) => id === accountId)?.unicodeEncoding ?? '';
  return useMemo(() => letteringOf({ unicodeEncoding }), [unicodeEncoding]);
}
