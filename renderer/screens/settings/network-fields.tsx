import { useState } from 'react';
import { spoken } from '../../../shared/language/spoken.ts';
import { type ProxySetting, parseProxyAddress } from '../../../shared/network/proxy.ts';
import { settings as words } from '../../../shared/texts/en/settings.ts';
import { Segments } from '../../components/fields/segments.tsx';
import { TextField } from '../../components/fields/text-field.tsx';

const ways = (['system', 'none', 'address'] as const).map((key) => ({ key, text: words.proxyWays[key] }));

interface NetworkFieldsProps {
  readonly proxy: ProxySetting;
  onChange(proxy: ProxySetting): void;
}

/** An address takes effect once it is valid. */
export function NetworkFields({ proxy, onChange }: NetworkFieldsProps) {
  const kept = proxy === 'system' || proxy === 'none' ? null : proxy;
  const [typed, setTyped] = useState(kept ?? '');
  const [entering, setEntering] = useState(kept !== null);
  const [error, setError] = useState<string | null>(null);

  function choose(way: (typeof ways)[number]['key']): void {
    setEntering(way === 'address');
    setError(null);
    if (way !== 'address') onChange(way);
    else if (typed.trim() !== '') enter();
  }

  function enter(): void {
    const read = parseProxyAddress(typed);
    setError(
      read.ok || typed.trim() === '' ? null : `${spoken(read.error.message)} ${spoken(read.error.fix) ?? ''}`,
    );
    if (!read.ok) return;
    setTyped(read.value);
    if (read.value !== proxy) onChange(read.value);
  }

  return (
    <div className="stack">
      <Segments
        label={words.proxy}
        choices={ways}
        value={entering ? 'address' : proxy === 'none' ? 'none' : 'system'}
        onChange={choose}
      />
      {entering && (
        <TextField
          label={words.proxyAddress}
          placeholder="proxy.example.com:8080"
          value={typed}
          onChange={setTyped}
          onBlur={enter}
          onKeyDown={({ key }) => key === 'Enter' && enter()}
          error={error}
          help={words.proxyHelp}
        />
      )}
    </div>
  );
}
