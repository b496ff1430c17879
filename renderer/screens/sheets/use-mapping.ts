import { useState } from 'react';
import type { AudienceCounts } from '../../../shared/audience/audience.ts';
import type { AppError } from '../../../shared/result.ts';
import {
  applyChoices,
  forAnotherSheet,
  type MappingChoices,
  withChoices,
} from '../../../shared/sheet/mapping-choices.ts';
import type { SheetPreview, SheetState } from '../../../shared/sheet/sheet.ts';
import { useOperation } from '../../state/query.ts';

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

/** Follows a sheet: its mapping is guessed, then read again for each choice and each time the file is read anew. */
export function useMapping({ id: sheetId, stage, detection }: SheetState): MappingView {
  const worksheet = detection?.worksheet;
  const [choices, setChoices] = useState<{ readonly chosen: MappingChoices; readonly of: typeof worksheet }>({
    chosen: {},
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
    counts: isStale || counts.isPrevious ? null : counts.data,
    lastCounts: counts.data,
    error: preview.error ?? (isStale ? null : counts.error),
    choose: (choice) => setChoices({ chosen: withChoices(chosen, choice), of: worksheet }),
  };
}

/** What is on show with what was chosen since in place of what was guessed. */
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
