import { useState } from 'react';
import { type ProxySetting, parseProxyAddress } from '../../../shared/network/proxy.ts';
import { Segments } from '../../components/segments.tsx';
import { TextField } from '../../components/text-field.tsx';

const ways = [
  { key: 'system', text: 'Follow the system' },
  { key: 'none', text: 'None' },
  { key: 'address', text: 'This address' },
] as const;

interface NetworkFieldsProps {
  readonly proxy: ProxySetting;
  onChange(proxy: ProxySetting): void;
}

/** By which proxy services are reached; an address counts once it can be one. */
export function NetworkFields({ proxy, onChange }: NetworkFieldsProps) {
  const kept = proxy === 'system' || proxy === 'none' ? null : proxy;
  const [typed, setTyped] = useState(kept ?? '');
  const [entering, setEntering] = useState(kept !== null);
  const [error, setError] = useState<string | null>(null);

  function choose(way: (typeof ways)[number]['key']): void {
    setEntering(way === 'address');
    setError(null);
    if (way !== 'address') onChange(way);
  }

  function enter(): void {
    const read = parseProxyAddress(typed);
    setError(read.ok || typed.trim() === '' ? null : `${read.error.message} ${read.error.fix ?? ''}`);
    if (!read.ok) return;
    setTyped(read.value);
    if (read.value !== proxy) onChange(read.value);
  }

  return (
    <div className="stack">
      <Segments
        label="Proxy"
        choices={ways}
        value={entering ? 'address' : proxy === 'none' ? 'none' : 'system'}
        onChange={choose}
      />
      {entering && (
        <TextField
          label="Proxy address"
          placeholder="proxy.example.com:8080"
          value={typed}
          onChange={setTyped}
          onBlur={enter}
          onKeyDown={({ key }) => key === 'Enter' && enter()}
          error={error}
          help="An HTTP proxy without a password. It hears only which service is asked: what is sent is encrypted for that alone."
        />
      )}
    </div>
  );
}
