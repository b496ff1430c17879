import { useCallback, useEffect, useRef, useState } from 'react';
import type { AudienceCounts } from '../../../shared/audience/audience.ts';
import type { SheetId } from '../../../shared/brand.ts';
import type { AppError } from '../../../shared/result.ts';
import {
  applyChoices,
  forAnotherSheet,
  type MappingChoices,
  withChoices,
} from '../../../shared/sheet/mapping-choices.ts';
import type { SheetPreview } from '../../../shared/sheet/sheet.ts';
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
  /** Puts a choice in place of what was guessed or chosen before. */
  choose(choice: MappingChoices): void;
}

/**
 * Follows a sheet that is ready: asks for the guess, then again for each choice and each reading of the file, with
 * another encoding or worksheet; the newest answer wins.
 */
export function useMapping(
  sheetId: SheetId,
  reading: number,
  ready: boolean,
  worksheet: string | undefined,
): MappingView {
  const wire = useWire();
  const turn = useRef(0);
  const chosen = useRef<MappingChoices>({});
  const chosenIn = useRef(worksheet);
  const [preview, setPreview] = useState<SheetPreview | null>(null);
  const [counts, setCounts] = useState<AudienceCounts | null>(null);
  const [lastCounts, setLastCounts] = useState<AudienceCounts | null>(null);
  const [error, setError] = useState<AppError | null>(null);

  const ask = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    setCounts(null);
    const input = { sheetId, chosen: chosen.current, from: 0, count: previewRows };
    const shown = await wire.call('sheet.preview', input);
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
    } else if (counted.error.kind !== 'superseded') setError(counted.error);
  }, [wire, sheetId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading asks again.
  useEffect(() => {
    if (!ready) return;
    if (worksheet !== chosenIn.current) chosen.current = forAnotherSheet(chosen.current);
    chosenIn.current = worksheet;
    void ask();
    return () => {
      turn.current += 1;
      // What was counted is not what the file read anew will hold.
      setCounts(null);
    };
  }, [ask, reading, ready]);

  const choose = useCallback(
    (choice: MappingChoices) => {
      if (preview === null) return;
      chosen.current = withChoices(chosen.current, choice);
      const names = preview.columns.map(({ name }) => name);
      setPreview({ ...preview, mapping: applyChoices(preview.mapping, names, choice) });
      void ask();
    },
    [ask, preview],
  );

  return { preview, counts, lastCounts, error, choose };
}
