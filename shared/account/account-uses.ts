import { accounts } from '../texts/en/accounts.ts';

/** Campaigns of an account that have not ended. */
export interface AccountUses {
  /** Being prepared or sent now. */
  readonly sending: number;
  readonly paused: number;
  readonly scheduled: number;
}

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
