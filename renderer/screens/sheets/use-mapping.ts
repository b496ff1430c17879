import { useState } from 'react';
import {
  applyChoices,
  forAnotherSheet,
  type MappingChoices,
  withChoices,
} from '../../../shared/sheet/mapping/mapping-choices.ts';
import type { SheetPreview, SheetState } from '../../../shared/sheet/sheet.ts';
import { useOperation } from '../../state/use-operation.ts';

const previewRows = 100;

/** The mapping is guessed, then read again after each choice and each reading of the file. */
export function useMapping({ id: sheetId, stage, detection }: SheetState, country?: string) {
  const worksheet = detection?.worksheet;
  const [choices, setChoices] = useState<{ readonly chosen: MappingChoices; readonly of: typeof worksheet }>({
    chosen: country === undefined ? {} : { country },
    of: worksheet,
  });
  const chosen = choices.of === worksheet ? choices.chosen : forAnotherSheet(choices.chosen);
  const input = { sheetId, chosen, from: 0, count: previewRows };
  const preview = useOperation('sheet.preview', input, {
    keep: (data, before) => withLaterChoices(data, chosen, before.chosen),
  });
  const mapping = preview.data?.mapping ?? null;
  const isCountable = mapping !== null && mapping.numberColumn !== null;
  const counts = useOperation('sheet.count', isCountable ? { sheetId, mapping } : null, { keep: true });
  const isStale = stage !== 'ready' || preview.isPrevious;

  return {
    preview: preview.data,
    chosen,
    /** Counts of the whole sheet; null until known for the current mapping. */
    counts: isStale || counts.isPrevious ? null : counts.data,
    /** Shown faintly while new counts are made. */
    lastCounts: counts.data,
    error: preview.error ?? (isStale ? null : counts.error),
    /** Replaces the guess or an earlier choice. */
    choose: (choice: MappingChoices) => setChoices({ chosen: withChoices(chosen, choice), of: worksheet }),
  };
}

/** Adds the choices made since the preview. */
function withLaterChoices(
  preview: SheetPreview,
  { roles = [], formats = [], ...rules }: MappingChoices,
  before: MappingChoices,
): SheetPreview {
  const names = preview.columns.map(({ name }) => name);
  const later = {
    ...rules,
    roles: roles.slice(before.roles?.length ?? 0),
    formats: formats.slice(before.formats?.length ?? 0),
  };
  return { ...preview, mapping: applyChoices(preview.mapping, names, later) };
}
