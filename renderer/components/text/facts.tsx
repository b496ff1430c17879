import type { ReactNode } from 'react';
import './facts.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly about?: ReactNode;
  readonly tone?: 'danger' | 'warning' | undefined;
}

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value, about, tone }) => (
        <div key={name} className="fact" data-tone={tone}>
          <dt className="fact-name">{name}</dt>
          <dd className="fact-value number">{value}</dd>
          {about && <dd className="fact-about number">{about}</dd>}
        </div>
      ))}
    </dl>
  );
}
