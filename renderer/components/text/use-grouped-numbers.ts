import { useEffect, useSyncExternalStore } from 'react';
import { personShown } from '../../../shared/person/person-words.ts';
import { openLater } from '../status/load-later.tsx';

/** Loaded when the first number is shown, so that a window without people loads none. */
const groupings = openLater(() => import('../../../shared/number/grouped-number.ts'));

/** Grouped as people write them, once the groupings are loaded; words for an erased person. */
export function useGroupedNumbers(): (msisdn: string) => string {
  const group = useSyncExternalStore(groupings.subscribe, groupings.standing);
  // If they cannot be loaded now, the next shown number tries again.
  useEffect(() => void groupings.load(), []);
  return (msisdn) => {
    const isNumber = /^\d+$/.test(msisdn);
    return isNumber && group.is === 'there' ? group.loaded.groupedNumber(msisdn) : personShown(msisdn);
  };
}
