import { accounts } from '../texts/en/accounts.ts';

/** How many campaigns that have not ended an account is to send. */
export interface AccountUses {
  /** Being prepared or sent at this moment. */
  readonly sending: number;
  readonly paused: number;
  readonly scheduled: number;
}

/** Says what becomes of an account's campaigns when it is removed. */
export function removalWords({ sending, paused, scheduled }: AccountUses): string {
  const { removal } = accounts;
  return [
    sending > 0 && removal.sending(sending),
    paused > 0 && removal.paused(paused),
    scheduled > 0 && removal.scheduled(scheduled),
    sending + paused > 0 && removal.copy,
    removal.token,
  ]
    .filter((words) => words !== false)
    .join(' ');
}
