import { useEffect, useSyncExternalStore } from 'react';
import { personShown } from '../../../shared/person/person-words.ts';
import { openLater } from '../status/later.tsx';

/** The groupings of all countries, from the first time that a number is shown: a window without people loads none. */
const groupings = openLater(() => import('../../../shared/number/grouped-number.ts'));

/**
 * How numbers are shown to people: grouped as people write them, and words for somebody who was erased. It draws again once
 * the groupings are there; until then a number stands behind its plus as it is.
 */
export function useGroupedNumbers(): (msisdn: string) => string {
  const group = useSyncExternalStore(groupings.subscribe, groupings.standing);
  // Where they cannot be had now, they are tried again with the next number that is shown.
  useEffect(() => void groupings.load(), []);
  return (msisdn) => {
    if (!/^\d+$/.test(msisdn)) return personShown(msisdn);
    return group.is === 'there' ? group.loaded.groupedNumber(msisdn) : `+${msisdn}`;
  };
}
