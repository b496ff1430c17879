import type { Account } from '../../shared/account/account.ts';
import type { Stores } from './stores.ts';

/** Chooses the open draft's account; replaces a sender or label that is the former account's default. */
export function chooseAccount(
  { draft: store }: Pick<Stores, 'draft'>,
  { id, sender, label }: Account,
  before: Account | null,
): void {
  const { draft, change } = store.getState();
  change({
    accountId: id,
    ...(draft?.sender === (before?.sender ?? '') && { sender }),
    ...(draft?.label === (before?.label ?? '') && { label }),
  });
}
