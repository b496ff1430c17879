import { useEffect, useSyncExternalStore } from 'react';
import { personShown } from '../../../shared/person/person-words.ts';

type Grouping = (msisdn: string) => string;

/** The groupings of all countries, from the first time that a number is shown: a window without people loads none. */
const groupings = openGroupings();

function openGroupings() {
  let group: Grouping | null = null;
  let isLoading = false;
  const listeners = new Set<() => void>();

  return {
    current: () => group,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Where they cannot be had now, they are tried again with the next number that is shown. */
    load(): void {
      if (group !== null || isLoading) return;
      isLoading = true;
      import('../../../shared/number/grouped-number.ts')
        .then(
          ({ groupedNumber }) => {
            group = groupedNumber;
            for (const listener of listeners) listener();
          },
          () => undefined,
        )
        .finally(() => {
          isLoading = false;
        });
    },
  };
}

/**
 * How numbers are shown to people: grouped as people write them, and words for somebody who was erased. It draws again once
 * the groupings are there; until then a number stands behind its plus as it is.
 */
export function useGroupedNumbers(): Grouping {
  const group = useSyncExternalStore(groupings.subscribe, groupings.current);
  useEffect(groupings.load, []);
  return (msisdn) => (/^\d+$/.test(msisdn) ? (group?.(msisdn) ?? `+${msisdn}`) : personShown(msisdn));
}
