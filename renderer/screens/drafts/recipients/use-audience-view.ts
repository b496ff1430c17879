import { useCallback, useEffect, useRef, useState } from 'react';
import type { AudienceFilter } from '../../../../shared/audience/audience.ts';
import type { AudienceId } from '../../../../shared/brand.ts';
import type { View } from '../../../../shared/contract.ts';
import type { AppError } from '../../../../shared/result.ts';
import { useFrom, useWire } from '../../../state/context.tsx';

const OPEN_AFTER_MS = 120;

/** Which rows of which audience, with the texts of which message. */
export interface ViewWanted {
  readonly audienceId: AudienceId;
  readonly message: string;
  readonly filter: AudienceFilter;
  readonly search: string;
}

/** A view that follows what is wanted; the old one stays until the new one is open. */
export interface AudienceView {
  readonly view: View | null;
  /** Changes when the positions of `view` mean other rows. */
  readonly shape: string;
  readonly error: AppError | null;
  reopen(): void;
}

/** Opens views as the message, the filter, the search or the rows change. */
export function useAudienceView({ audienceId, message, filter, search }: ViewWanted): AudienceView {
  const wire = useWire();
  const revision = useFrom('audiences', (state) => state.revision);
  const [opened, setOpened] = useState<{ view: View; shape: string } | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [again, setAgain] = useState(0);
  const first = useRef(true);
  // With every row on show an edited row keeps its place; in a filter it would vanish from under the hand that mends it.
  const rows = filter === 'all' ? revision : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `rows` and `again` ask for a new view of the same things.
  useEffect(() => {
    let current = true;
    const open = async () => {
      const result = await wire.call('draft.view', { audienceId, message, filter, search });
      if (!current) return;
      if (result.ok) setOpened({ view: result.value, shape: `${audienceId} ${filter} ${search}` });
      if (result.ok) setError(null);
      else if (result.error.kind !== 'superseded') setError(result.error);
    };
    const timer = setTimeout(() => void open(), first.current ? 0 : OPEN_AFTER_MS);
    first.current = false;
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wire, audienceId, message, filter, search, rows, again]);

  const reopen = useCallback(() => setAgain((count) => count + 1), []);
  return { view: opened?.view ?? null, shape: opened?.shape ?? '', error, reopen };
}
