import type { DatabaseSync } from 'node:sqlite';
import type { AccountUses } from '../../shared/account/account-uses.ts';
import type { AccountId } from '../../shared/brand.ts';
import { isMoving } from '../../shared/campaign/progress/phase.ts';
import { phaseIn } from '../store/phase-in.ts';

const uses = `
  SELECT count(*) FILTER (WHERE ${phaseIn(isMoving)}) AS sending,
    count(*) FILTER (WHERE phase = 'paused') AS paused,
    count(*) FILTER (WHERE phase = 'scheduled') AS scheduled
  FROM campaign WHERE account_id = ?`;

/** Counts the campaigns that an account is still to send. */
export function accountUses(database: DatabaseSync, accountId: AccountId): AccountUses {
  const row = database.prepare(uses).get(accountId);
  return {
    sending: Number(row?.sending),
    paused: Number(row?.paused),
    scheduled: Number(row?.scheduled),
  };
}
