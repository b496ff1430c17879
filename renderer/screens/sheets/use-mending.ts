import { useEffect, useState } from 'react';
import type { Audience } from '../../../shared/audience/audience.ts';
import { mendable } from '../../../shared/audience/mending.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { type ColumnRole, mayAddOther, roleOf } from '../../../shared/sheet/column-role.ts';
import type { MappingChoices } from '../../../shared/sheet/mapping-choices.ts';
import type { SheetPreview } from '../../../shared/sheet/sheet.ts';
import { useOperation } from '../../state/query.ts';

/** Whether a sheet makes an audience of its own or corrects one: `target`, null for an audience of its own. */
export type MendingChoice = ReturnType<typeof useMending>;

/** Offers the audiences whose rejected rows the sheet holds, the newest first of all; its numbers are then read as theirs. */
export function useMending(preview: SheetPreview | null, choose: (choice: MappingChoices) => void) {
  const { data: audiences } = useOperation('audience.list', {});
  const [chosen, setChosen] = useState<AudienceId | null | undefined>(undefined);
  const names = preview?.columns.map(({ name }) => name) ?? [];
  const targets = mendable(audiences ?? [], names);
  const target = (chosen === undefined ? targets[0] : targets.find(({ id }) => id === chosen)) ?? null;
  const mapping = preview?.mapping;

  useEffect(() => {
    if (target === null || mapping === undefined) return;
    const wanted = rolesOf(target).filter(({ name }) => names.includes(name));
    const isSet = wanted.every(
      ({ name, role }) =>
        roleOf(mapping, names.indexOf(name)) === role || (role === 'other' && !mayAddOther(mapping)),
    );
    if (mapping.country === target.country && isSet) return;
    choose({ country: target.country, roles: wanted });
  });

  return { targets, target, choose: setChosen };
}

/** What the audience reads its numbers from; other columns are asked in the order in which they are named. */
function rolesOf({ numberColumn, otherColumns }: Audience): { name: string; role: ColumnRole }[] {
  return [
    { name: numberColumn, role: 'number' },
    ...otherColumns.map((name) => ({ name, role: 'other' as const })),
  ];
}
