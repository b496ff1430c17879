import { useEffect, useState } from 'react';
import type { Audience } from '../../../shared/audience/audience.ts';
import { correctable } from '../../../shared/audience/correctable.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { type MappingChoices, mayAddOther, roleOf } from '../../../shared/sheet/mapping/mapping-choices.ts';
import type { SheetPreview } from '../../../shared/sheet/sheet.ts';
import type { ColumnRole } from '../../../shared/sheet/sheet-schema.ts';
import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Select } from '../../components/fields/select.tsx';
import { useWholeList } from '../../state/use-operation.ts';

/** `target` is null for a list of its own. */
export type CorrectingChoice = ReturnType<typeof useCorrecting>;

/** The lists whose rejected rows are in this sheet, newest first; the sheet's numbers are then read like theirs. */
export function useCorrecting(preview: SheetPreview | null, choose: (choice: MappingChoices) => void) {
  const { data: audiences } = useWholeList('audience.list');
  const [chosen, setChosen] = useState<AudienceId | null | undefined>(undefined);
  const names = preview?.columns.map(({ name }) => name) ?? [];
  const targets = correctable(audiences ?? [], names);
  const target = (chosen === undefined ? targets[0] : targets.find(({ id }) => id === chosen)) ?? null;
  const mapping = preview?.mapping;

  useEffect(() => {
    if (target === null || mapping === undefined) return;
    const wanted = rolesOf(target).filter(({ column }) => names.includes(column));
    const isSet = wanted.every(
      ({ column, role }) =>
        roleOf(mapping, names.indexOf(column)) === role || (role === 'other' && !mayAddOther(mapping)),
    );
    if (mapping.country === target.country && isSet) return;
    choose({ country: target.country, roles: wanted });
  });

  return { targets, target, choose: setChosen };
}

/** The roles come from the audience; other columns keep their order. */
function rolesOf({ numberColumn, otherColumns }: Audience): { column: string; role: ColumnRole }[] {
  return [
    { column: numberColumn, role: 'number' },
    ...otherColumns.map((column) => ({ column, role: 'other' as const })),
  ];
}

const ownAudience = 'own';

/** A column with the row number of the file identifies corrected rows. */
export function CorrectingSelect({ targets, target, choose }: CorrectingChoice) {
  return (
    <Select
      label={sheets.corrected}
      value={target === null ? ownAudience : String(target.id)}
      choices={[
        ...targets.map(({ id, name }) => ({
          key: String(id),
          text: sheets.putThemBack(name),
          about: sheets.putThemBackAbout,
        })),
        { key: ownAudience, text: sheets.makeOwn },
      ]}
      onChange={(key) => choose(targets.find(({ id }) => String(id) === key)?.id ?? null)}
    />
  );
}
