import { plural } from '../format/format-count.ts';
import type { RetentionPlan } from './retention.ts';

/** Says what goes at once; null where nothing does. */
export function planWords({ campaigns, lists, inbox, log }: RetentionPlan): string | null {
  const gone = [
    campaigns > 0 && `${plural(campaigns, 'campaign', 'campaigns')} with results`,
    lists > 0 && plural(lists, 'list', 'lists'),
    inbox > 0 && `${plural(inbox, 'text', 'texts')} in the practice inbox`,
    log > 0 && `${plural(log, 'line', 'lines')} of the log`,
  ].filter((words) => words !== false);
  const last = gone.pop();
  if (last === undefined) return null;
  return gone.length === 0 ? last : `${gone.join(', ')} and ${last}`;
}
