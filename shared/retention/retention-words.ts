import { settings } from '../texts/en/settings.ts';
import type { RetentionPlan } from './retention.ts';

export function planWords({ campaigns, lists, inbox, log }: RetentionPlan): string | null {
  const nothing = campaigns + lists + inbox + log === 0;
  return nothing ? null : settings.going(campaigns, lists, inbox, log);
}
