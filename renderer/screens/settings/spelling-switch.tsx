import { settings as words } from '../../../shared/texts/en/settings.ts';
import { Switch } from '../../components/fields/switch.tsx';
import { useOperation } from '../../state/query.ts';

interface SpellingSwitchProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** Allows the spelling to be checked, and says whom that asks; a browser has a setting of its own. */
export function SpellingSwitch({ isSelected, onChange }: SpellingSwitchProps) {
  const { data: info } = useOperation('app.info', {});
  if (info?.host !== 'electron') return null;
  const help = info.platform === 'darwin' ? words.spellingOnMac : words.spellingHelp;
  return (
    <Switch isSelected={isSelected} onChange={onChange} help={help}>
      {words.spelling}
    </Switch>
  );
}
