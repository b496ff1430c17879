import { useCallback, useEffect, useState } from 'react';
import type { AudienceRow } from '../../../../shared/audience/audience.ts';
import type { AudienceId } from '../../../../shared/brand.ts';
import type { View } from '../../../../shared/contract.ts';
import { useStores, useWire } from '../../../state/context.tsx';

const mostRows = 20;

/** The rows that share one number, seen one number at a time. */
export interface Duplicates {
  /** Rows that gave way to another one; null while that is being found out. */
  readonly count: number | null;
  /** None while they are being read. */
  readonly rows: readonly AudienceRow[];
  choose(row: AudienceRow): Promise<void>;
}

/** Finds the duplicate at a position and all rows that share its number. */
export function useDuplicates(audienceId: AudienceId, at: number): Duplicates {
  const stores = useStores();
  const wire = useWire();
  const [view, setView] = useState<View | null>(null);
  const [found, setFound] = useState<{ readonly at: number; readonly rows: readonly AudienceRow[] } | null>(
    null,
  );

  useEffect(() => {
    let gone = false;
    void wire
      .call('draft.view', { audienceId, message: '', filter: 'duplicates', search: '' })
      .then((result) => {
        if (!gone && result.ok) setView(result.value);
      });
    return () => {
      gone = true;
    };
  }, [wire, audienceId]);

  const readRows = useCallback(
    async (msisdn: string) => {
      const same = await wire.call('draft.view', {
        audienceId,
        message: '',
        filter: 'all',
        search: msisdn,
      });
      if (!same.ok) return [];
      const page = await wire.call('draft.page', { viewId: same.value.viewId, from: 0, count: mostRows });
      return page.ok ? page.value.filter((row) => row.msisdn === msisdn) : [];
    },
    [wire, audienceId],
  );

  useEffect(() => {
    let gone = false;
    async function read(): Promise<void> {
      if (!view || view.count === 0) return;
      const page = await wire.call('draft.page', { viewId: view.viewId, from: at, count: 1 });
      const msisdn = page.ok ? page.value[0]?.msisdn : null;
      const rows = msisdn ? await readRows(msisdn) : [];
      if (!gone) setFound({ at, rows });
    }
    void read();
    return () => {
      gone = true;
    };
  }, [wire, view, at, readRows]);

  return {
    count: view?.count ?? null,
    // Those of another number must not be chosen from while this one's are on their way.
    rows: found?.at === at ? found.rows : [],
    choose: async (row) => {
      const result = await stores.audiences.getState().choose(audienceId, row.n);
      if (!result.ok || row.msisdn === null) return;
      const rows = await readRows(row.msisdn);
      setFound((now) => (now?.at === at ? { at, rows } : now));
    },
  };
}
