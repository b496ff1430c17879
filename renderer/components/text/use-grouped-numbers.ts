import { useEffect, useSyncExternalStore } from 'react';
import { personShown } from '../../../shared/person/person-words.ts';
import { openLater } from '../status/load-later.tsx';

/** Loaded with the first shown number, so that a window without people does not load it. */
const groupings = openLater(() => import('../../../shared/number/grouped-number.ts'));

/** Groups digits as people write them, once the groupings are loaded; gives words for an erased person. */
export function useGroupedNumbers(): (msisdn: string) => string {
  const group = useSyncExternalStore(groupings.subscribe, groupings.standing);
  // If the groupings cannot be loaded now, the next shown number tries again.
  useEffect(() => void groupings.load(), []);
  return (msisdn) => {
    const isNumber = /^\d+$/.test(msisdn);
    return isNumber && group.is === 'there' ? group.loaded.groupedNumber(msisdn) : personShown(msisdn);
  };
}
