import { sheets } from '../../../shared/texts/en/sheets.ts';
import { Select } from '../../components/fields/select.tsx';
import type { CorrectingChoice } from './use-correcting.ts';

const ownAudience = 'own';

/** The column with the row in the file identifies corrected rows. */
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
