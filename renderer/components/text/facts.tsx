import type { CSSProperties, ReactNode } from 'react';
import './facts.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly about?: ReactNode;
  readonly tone?: 'danger' | 'warning' | undefined;
}

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <div className="facts-box">
      <dl
        className="facts"
        style={{ '--all': facts.length, '--few': Math.ceil(facts.length / 2) } as CSSProperties}
      >
        {facts.map(({ name, value, about, tone }) => (
          <div key={name} className="fact" data-tone={tone}>
            <dt className="fact-name">{name}</dt>
            <dd className="fact-value number">{value}</dd>
            {about && <dd className="fact-about number">{about}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
