import { useEffect, useState } from 'react';
import type { Audience } from '../../../shared/audience/audience.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import type { MappingChoices } from '../../../shared/sheet/mapping-choices.ts';
import { mendable } from '../../../shared/sheet/mending.ts';
import type { SheetPreview } from '../../../shared/sheet/sheet.ts';
import { useFrom } from '../../state/context.tsx';

/** Whether a sheet makes an audience of its own or mends one. */
export interface MendingChoice {
  /** The audiences it can mend, newest first. */
  readonly targets: readonly Audience[];
  /** The one it is to mend; null for an audience of its own. */
  readonly target: Audience | null;
  choose(target: AudienceId | null): void;
}

/** Offers the audiences whose rejected rows the sheet holds, the newest first of all; its numbers are then read as theirs. */
export function useMending(
  preview: SheetPreview | null,
  choose: (choice: MappingChoices) => void,
): MendingChoice {
  const audiences = useFrom('audiences', (state) => state.audiences);
  const [chosen, setChosen] = useState<AudienceId | null | undefined>(undefined);
  const names = preview?.columns.map(({ name }) => name) ?? [];
  const targets = mendable(audiences, names);
  const target = (chosen === undefined ? targets[0] : targets.find(({ id }) => id === chosen)) ?? null;
  const mapping = preview?.mapping;

  useEffect(() => {
    if (target === null || mapping === undefined) return;
    const numberColumn = names.indexOf(target.numberColumn);
    if (mapping.country === target.country && mapping.numberColumn === numberColumn) return;
    choose({ country: target.country, roles: [{ name: target.numberColumn, role: 'number' }] });
  });

  return { targets, target, choose: setChosen };
}
