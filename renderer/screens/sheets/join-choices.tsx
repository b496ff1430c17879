import { languageName } from '../../../shared/format/display-names.ts';
import { messageLanguages } from '../../../shared/language/message-language.ts';
import type { NamedJoin } from '../../../shared/sheet/mapping-choices.ts';
import { JOIN_WAYS } from '../../../shared/sheet/sheet.ts';
import { audiences } from '../../../shared/texts/en/audiences.ts';
import { Select } from '../../components/fields/select.tsx';

const texts = audiences.duplicates;

interface JoinChoicesProps {
  readonly join: NamedJoin;
  /** The columns that tags show. */
  readonly tags: readonly string[];
  readonly onChange: (join: NamedJoin) => void;
}

/** How the values of each column become one where rows are joined. */
export function JoinChoices({ join, tags, onChange }: JoinChoicesProps) {
  const { language, ways } = join;
  return (
    <>
      <Select
        label={texts.joinLanguage}
        value={language}
        choices={messageLanguages.map((key) => ({ key, text: languageName(key, 'language') }))}
        onChange={(language) => onChange({ ...join, language })}
      />
      {tags.map((name) => (
        <Select
          key={name}
          label={texts.way(name)}
          value={ways.find((one) => one.name === name)?.way ?? 'and'}
          choices={JOIN_WAYS.map((way) => ({ key: way, text: texts.ways[way] }))}
          onChange={(way) =>
            onChange({ ...join, ways: [...ways.filter((one) => one.name !== name), { name, way }] })
          }
        />
      ))}
    </>
  );
}
