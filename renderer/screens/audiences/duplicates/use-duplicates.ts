import { useEffect, useState } from 'react';
import type { AudienceRow } from '../../../../shared/audience/audience.ts';
import type { Repeated, RepeatedNumber } from '../../../../shared/audience/repeated.ts';
import type { AudienceId } from '../../../../shared/brand.ts';
import type { AppError } from '../../../../shared/result.ts';
import { useOperation } from '../../../state/query.ts';
import { useAct } from '../../../state/use-act.ts';

/** The numbers that stand on several rows, seen one at a time. */
export interface Duplicates {
  /** How many there are, and how many of them wait for a choice; null until that is known. */
  readonly sums: Pick<Repeated, 'count' | 'open' | 'nextOpen'> | null;
  /** The index of the one asked for. */
  readonly at: number;
  /** Null while it is being read. */
  readonly shown: RepeatedNumber | null;
  /** True while what is on show is being read anew. */
  readonly isBusy: boolean;
  readonly error: AppError | null;
  show(at: number): void;
  choose(row: AudienceRow): void;
  /** Chooses, for all that wait for it, the row that gets the text so far. */
  keepAll(): void;
}

/** Asks for one number after the other; begins with the first that waits for a choice. */
export function useDuplicates(audienceId: AudienceId): Duplicates {
  const { isBusy, act } = useAct();
  const [wanted, setWanted] = useState<number | null>(null);
  const at = wanted ?? 0;
  const { data, isPrevious, error } = useOperation('audience.repeated', { audienceId, at }, { keep: true });
  useEffect(() => {
    if (data === null) return;
    if (wanted === null) setWanted(data.shown?.isOpen === false ? (data.nextOpen ?? 0) : 0);
    else if (data.count > 0 && wanted >= data.count) setWanted(data.count - 1);
  }, [data, wanted]);
  // Rows of another number must not be chosen from while this one's are on their way.
  const shown = data?.shown?.at === at ? data.shown : null;
  return {
    sums: data,
    at,
    shown,
    isBusy: isBusy || isPrevious,
    error,
    show: setWanted,
    choose: ({ n }) => void act('audience.choose', { audienceId, n }),
    keepAll: () => void act('audience.keepAll', { audienceId }),
  };
}
