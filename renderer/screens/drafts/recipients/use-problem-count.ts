import { useEffect, useState } from 'react';
import type { AudienceId } from '../../../../shared/brand.ts';
import { useFrom, useWire } from '../../../state/context.tsx';

const COUNT_AFTER_MS = 400;

/** How many rows need a look before sending; null until it was counted once. */
export function useProblemCount(audienceId: AudienceId, message: string): number | null {
  const wire = useWire();
  const revision = useFrom('audiences', (state) => state.revision);
  const [count, setCount] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed rows change the count.
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const filter = 'problems';
      const result = await wire.call('audience.view', { audienceId, message, filter, search: '' });
      if (current && result.ok) setCount(result.value.count);
    }, COUNT_AFTER_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wire, audienceId, message, revision]);
  return count;
}
