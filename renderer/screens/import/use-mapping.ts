import { useCallback, useEffect, useRef, useState } from 'react';
import type { SheetId } from '../../../shared/brand.ts';
import type { AppError } from '../../../shared/result.ts';
import type { AudienceCounts, Mapping, SheetPreview } from '../../../shared/sheet/sheet.ts';
import { useWire } from '../../state/context.tsx';

/** Rows the mapping screen shows. */
const previewRows = 100;

/** The sheet as the present mapping reads it. */
export interface MappingView {
  readonly preview: SheetPreview | null;
  /** Counts over the whole sheet; null until they are there for the present mapping. */
  readonly counts: AudienceCounts | null;
  /** The last counts there were, to show faintly while new ones are being made. */
  readonly lastCounts: AudienceCounts | null;
  readonly error: AppError | null;
  change(patch: Partial<Mapping>): void;
}

/** Follows a sheet that is ready: asks for the guess, then again for each change; the newest answer wins. */
export function useMapping(sheetId: SheetId, reading: number): MappingView {
  const wire = useWire();
  const turn = useRef(0);
  const [preview, setPreview] = useState<SheetPreview | null>(null);
  const [counts, setCounts] = useState<AudienceCounts | null>(null);
  const [lastCounts, setLastCounts] = useState<AudienceCounts | null>(null);
  const [error, setError] = useState<AppError | null>(null);

  const ask = useCallback(
    async (mapping: Mapping | null) => {
      turn.current += 1;
      const mine = turn.current;
      setCounts(null);
      const shown = await wire.call('sheet.preview', { sheetId, mapping, from: 0, count: previewRows });
      if (mine !== turn.current) return;
      setError(shown.ok ? null : shown.error);
      if (!shown.ok) return;
      setPreview(shown.value);
      if (shown.value.mapping.numberColumn === null) return setLastCounts(null);
      const counted = await wire.call('sheet.count', { sheetId, mapping: shown.value.mapping });
      if (mine !== turn.current) return;
      if (counted.ok) {
        setCounts(counted.value);
        setLastCounts(counted.value);
      } else if (counted.error.kind !== 'busy') setError(counted.error);
    },
    [wire, sheetId],
  );

  // A sheet read anew, with another encoding or worksheet, is guessed anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading asks again.
  useEffect(() => {
    void ask(null);
    return () => {
      turn.current += 1;
    };
  }, [ask, reading]);

  const change = useCallback(
    (patch: Partial<Mapping>) => {
      if (preview === null) return;
      const mapping = { ...preview.mapping, ...patch };
      setPreview({ ...preview, mapping });
      void ask(mapping);
    },
    [ask, preview],
  );

  return { preview, counts, lastCounts, error, change };
}
