import { type Language, languageNames, languages } from '../../../shared/language/languages.ts';
import type { Settings } from '../../../shared/settings/settings.ts';
import { settings as words } from '../../../shared/texts/en/settings.ts';
import { Select } from '../../components/fields/select.tsx';

interface LanguageFieldProps {
  readonly value: Settings['language'];
  onChange(language: Settings['language']): void;
}

const named = languages.map((key) => ({ key, text: languageNames[key] }));

/** The language of the app, each named in itself. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  return (
    <Select<Language | 'system'>
      label={words.language}
      choices={[{ key: 'system', text: words.languageOfSystem }, ...named]}
      value={value}
      onChange={onChange}
    />
  );
}
